import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PublishedConversation } from '../publishedConversation';
import { PUBLISHED_FILE_NAMES, type PublishedTable } from '../publishedFiles';
import { parsePublishedTables } from './parsePublishedTables';

export const RECORDED_CONVERSATIONS = ['brexit-consensus', '15-per-hour-seattle'] as const;
export type RecordedName = (typeof RECORDED_CONVERSATIONS)[number];

const FOLDER = join(__dirname, 'data');

/** Lists every file that lies with the recorded conversations, by its path. */
export const listRecordedFiles = (): string[] =>
  readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(FOLDER, join(parentPath, name)))
    .toSorted();

/** Reads the tables of a recorded conversation as they were published. */
export const readRecordedFiles = (name: RecordedName): Record<PublishedTable, string> =>
  Object.fromEntries(
    Object.entries(PUBLISHED_FILE_NAMES).map(([table, file]) => [
      table,
      readFileSync(join(FOLDER, name, file), 'utf8'),
    ]),
  ) as Record<PublishedTable, string>;

/** @throws Error when the files cannot be read */
export function readRecordedConversation(name: RecordedName): PublishedConversation {
  const { conversation, faults } = parsePublishedTables(readRecordedFiles(name));
  if (!conversation) throw new Error(JSON.stringify(faults[0]));
  return conversation;
}
