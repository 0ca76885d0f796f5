import { existsSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { getDemonstrationFolder } from '../../demo/demonstrations';

/** Returns the folder of the pictures and documents that contents of a demonstration name. */
export const getFilesFolder = (name: string): string => join(getDemonstrationFolder(name), 'files');

/** Lists the files on all levels of a folder in the order of their paths, written with `/`. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .toSorted();
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
  '.csv': 'text/csv',
};

/** @throws Error for an ending that demonstrations have no type for */
export function getMediaType(file: string): string {
  const type = MEDIA_TYPES[extname(file)];
  if (!type) throw new Error(`seed file ${file}: unknown ending`);
  return type;
}
