import { closeSync, openSync, writeFileSync } from 'node:fs';
import type { StatementState } from '../../../opinions/centring';
import {
  PUBLISHED_FILE_NAMES,
  type PublishedTable,
  writeJson,
  writeTables,
} from '../../../opinions/publishedFiles';
import type { PublishedConversation } from '../../../opinions/publishedConversation';
import {
  type ConversationToPublish,
  publishConversation,
  type WrittenStatement,
} from '../../../opinions/publishConversation';
import type { VoteRows } from '../../../opinions/voteRows';
import type { ParticipantOrder } from '../../../opinions/groupedParticipants';
import { unpackVotes } from './voteBytes';

const JSON_FILE = 'opinions.json';
export const PUBLISHED_FILES = [...Object.values(PUBLISHED_FILE_NAMES), JSON_FILE] as const;
export type PublishedName = (typeof PUBLISHED_FILES)[number];

/**
 * Order for a file of a dialog: which one is wanted, and what stands in it besides votes and map.
 */
export interface FileOrder {
  readonly name: PublishedName;
  /** Path that it is written to. */
  readonly path: string;
  readonly topic: string;
  readonly url: string;
  readonly description: string;
  /** By number. */
  readonly statements: readonly WrittenStatement[];
  /** Number of people who have written a statement. */
  readonly commenters: number;
}

export interface FileSource {
  readonly votes: VoteRows;
  readonly states: readonly StatementState[];
  readonly run: ConversationToPublish['run'];
  readonly order: ParticipantOrder;
  readonly pages: readonly Uint8Array[];
}

const ROWS_AT_ONCE = 5_000;
const BYTE_ORDER_MARK = '\uFEFF';

const toConversation = (source: FileSource, order: FileOrder): PublishedConversation =>
  publishConversation({
    ...order,
    ...source,
    views: 0,
    cast: source.pages.flatMap((page) => [...unpackVotes(page)]),
  });

/** Writes a table in parts: a text of all rows can be longer than texts may be. */
function* tableParts(whole: PublishedConversation, table: PublishedTable): Generator<string> {
  const { summary, comments } = whole;
  const write = (votes: typeof whole.votes, participants: typeof whole.participants) =>
    writeTables({ summary, comments, votes, participants })[table];
  const isLong = table === 'votes' || table === 'participants';
  const rows = isLong ? whole[table].length : 0;
  for (let from = 0; from === 0 || from < rows; from += ROWS_AT_ONCE) {
    const to = from + ROWS_AT_ONCE;
    const text = write(
      table === 'votes' ? whole.votes.slice(from, to) : [],
      table === 'participants' ? whole.participants.slice(from, to) : [],
    );
    yield from === 0 ? BYTE_ORDER_MARK + text : text.slice(text.indexOf('\n') + 1);
  }
}

const tableOf = (name: PublishedName): PublishedTable | undefined =>
  (Object.keys(PUBLISHED_FILE_NAMES) as PublishedTable[]).find(
    (table) => PUBLISHED_FILE_NAMES[table] === name,
  );

/**
 * Writes one file of a dialog in the published layout. Its memory is that of all votes as objects:
 * 20 M of them are too many.
 */
export function writePublishedFile(source: FileSource, order: FileOrder): void {
  const conversation = toConversation(source, order);
  const table = tableOf(order.name);
  const parts = table ? tableParts(conversation, table) : [writeJson(conversation, source.run.map)];
  const file = openSync(order.path, 'wx', 0o600);
  for (const part of parts) writeFileSync(file, part);
  closeSync(file);
}
