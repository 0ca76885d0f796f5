import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Updateable } from 'kysely';
import type { Database } from '../../db/openDatabase';
import type { Tables } from '../../db/tables';
import { getDocumentKey, getPartKey, getPartsFolder, PICTURE_TYPE } from '../fileKeys';
import { addEnding } from '../fileName';
import { findFile, type FileRow } from '../fileQueries';
import type { FilesSetting } from '../storageSetting';
import { deleteFolder, type Storage } from '../storage';
import { isInfected } from './virusScan';
import { recogniseFile } from './recogniseFile';
import { FileRefusedError } from './fileRefusedError';
import { renderPicture } from './renderPicture';

export interface CheckOptions extends Pick<FilesSetting, 'storage' | 'scanner' | 'workFolder'> {
  readonly db: Database;
}

type Outcome = Updateable<Tables['files']>;

/** Reads the parts one after the other, one at a time. */
async function* bytesOf(
  db: Database,
  storage: Storage,
  { id, bytes }: FileRow,
): AsyncIterable<Uint8Array> {
  const parts = await db
    .selectFrom('file_parts')
    .select(['starts_at', 'bytes', 'part'])
    .where('file_id', '=', id)
    .orderBy('starts_at')
    .execute();
  let at = 0;
  for (const part of parts) {
    const stream = part.starts_at === at && (await storage.get(getPartKey(id, part.part)));
    if (!stream) throw new FileRefusedError('damaged');
    yield* stream;
    at += part.bytes;
  }
  if (at !== bytes) throw new FileRefusedError('damaged');
}

/** SHA-256 in hexadecimal digits of what is written to `path`. */
async function assemble(source: AsyncIterable<Uint8Array>, path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(
    Readable.from(source),
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path),
  );
  return hash.digest('hex');
}

async function keepPicture(storage: Storage, file: FileRow, path: string): Promise<Outcome> {
  const { bytes, width, height } = await renderPicture(storage, file.id, await readFile(path));
  return {
    media_type: PICTURE_TYPE,
    name: addEnding(file.name, PICTURE_TYPE),
    width,
    height,
    bytes: bytes.length,
    received: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

async function keepDocument(
  storage: Storage,
  { id, name }: FileRow,
  path: string,
  mediaType: string,
): Promise<Outcome> {
  await storage.put(getDocumentKey(id), createReadStream(path));
  return { media_type: mediaType, name: addEnding(name, mediaType) };
}

/**
 * Decides what becomes of the row. @throws Error where the storage or the scanner does not work: it
 * is tried again
 */
async function judge(options: CheckOptions, file: FileRow, path: string): Promise<Outcome> {
  const { db, storage, scanner } = options;
  const sha256 = await assemble(bytesOf(db, storage, file), path);
  if (scanner && (await isInfected(scanner, path))) throw new FileRefusedError('infected');
  const mediaType = await recogniseFile(path, file.name);
  const kept = mediaType.startsWith('image/')
    ? await keepPicture(storage, file, path)
    : await keepDocument(storage, file, path, mediaType);
  return { sha256, ...kept, state: 'ready' };
}

async function decide(options: CheckOptions, file: FileRow): Promise<Outcome> {
  const path = join(options.workFolder, randomUUID());
  await mkdir(options.workFolder, { recursive: true });
  try {
    return await judge(options, file, path);
  } catch (error) {
    if (!(error instanceof FileRefusedError)) throw error;
    const faults = error.faults && JSON.stringify(error.faults);
    return { state: 'refused', refusal: error.refusal, faults };
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Looks at a file that has arrived whole: puts it together, scans it, finds out what it is, and
 * keeps or refuses it. Doing it twice, or on two hosts at once, does no harm.
 * @throws Error where the storage or the scanner does not work; the file stays as it is
 */
export async function checkFile(options: CheckOptions, id: string): Promise<void> {
  const { db, storage } = options;
  const file = await findFile(db, id);
  if (file?.state !== 'checking') return;
  const outcome = await decide(options, file);
  await db
    .updateTable('files')
    .set(outcome)
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .execute();
  await db.deleteFrom('file_parts').where('file_id', '=', id).execute();
  await deleteFolder(storage, getPartsFolder(id));
}
