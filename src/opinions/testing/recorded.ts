import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedConversation } from '../publishedConversation';
import { FILES, type PublishedTable } from '../publishedFiles';
import { readTables } from './readPublished';

export const RECORDED = ['brexit-consensus', '15-per-hour-seattle'] as const;
export type Recorded = (typeof RECORDED)[number];

/** Reads the tables of a recorded conversation as they were published. */
export const recordedFiles = (name: Recorded): Record<PublishedTable, string> =>
  Object.fromEntries(
    Object.entries(FILES).map(([table, file]) => [
      table,
      readFileSync(join(__dirname, 'data', name, file), 'utf8'),
    ]),
  ) as Record<PublishedTable, string>;

/** @throws Error when the files cannot be read */
export function recorded(name: Recorded): PublishedConversation {
  const { conversation, faults } = readTables(recordedFiles(name));
  if (!conversation) throw new Error(JSON.stringify(faults[0]));
  return conversation;
}
