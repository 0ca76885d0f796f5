import { createCipheriv, createHash } from 'node:crypto';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import type { StatementState } from '../../../opinions/centring';
import {
  FILES,
  type PublishedTable,
  writeJson,
  writeTables,
} from '../../../opinions/publishedFiles';
import { type PublishedConversation, voterNumbers } from '../../../opinions/publishedConversation';
import {
  type CastVote,
  type ConversationToPublish,
  publishConversation,
  type WrittenStatement,
} from '../../../opinions/publishing';
import type { Random } from '../../../opinions/random';
import type { VoteRows } from '../../../opinions/voteRows';
import { unpackVotes } from './voteBytes';

export const JSON_FILE = 'opinions.json';
export const PUBLISHED_FILES = [...Object.values(FILES), JSON_FILE] as const;
export type PublishedName = (typeof PUBLISHED_FILES)[number];

/** Which file of a dialog is wanted, and what stands in it besides votes and map. */
export interface FileOrder {
  readonly name: PublishedName;
  /** Where it is written. */
  readonly path: string;
  readonly topic: string;
  readonly url: string;
  readonly description: string;
  /** By number. */
  readonly statements: readonly WrittenStatement[];
  /** How many people have written a statement. */
  readonly commenters: number;
  /** Voters are numbered by it. */
  readonly votersKey: string;
}

export interface FileSource {
  readonly votes: VoteRows;
  readonly states: readonly StatementState[];
  readonly run: ConversationToPublish['run'];
  readonly pages: readonly Uint8Array[];
}

const DAY_MS = 24 * 3_600_000;
const ROWS_AT_ONCE = 5_000;
const BYTE_ORDER_MARK = '\uFEFF';
const BYTES_PER_NUMBER = 6;

/** Random numbers that nobody can tell without the key (AES-256 in counter mode), of 48 bits each. */
function keyedRandom(key: string): Random {
  const secret = createHash('sha256').update(key).digest();
  const cipher = createCipheriv('aes-256-ctr', secret, Buffer.alloc(16));
  const zeros = Buffer.alloc(BYTES_PER_NUMBER);
  return () => cipher.update(zeros).readUIntBE(0, BYTES_PER_NUMBER) / 2 ** (8 * BYTES_PER_NUMBER);
}

/**
 * The votes with their day in the place of their moment, of one day in the order of the participants: statements stand on the portal
 * with the names of their authors and the moment, and who has written one agrees with it in that moment. Whoever replays them finds
 * participants in the order of their first votes, and the same last votes.
 */
function votesByDay(pages: readonly Uint8Array[]): CastVote[] {
  const cast: CastVote[] = [];
  for (const page of pages)
    for (const vote of unpackVotes(page))
      cast.push({ ...vote, timestamp: vote.timestamp - (vote.timestamp % DAY_MS) });
  return cast.sort((a, b) => a.timestamp - b.timestamp || a.participant - b.participant);
}

function conversationOf(source: FileSource, order: FileOrder): PublishedConversation {
  const conversation = publishConversation({
    ...{ ...order, ...source, views: 0, cast: votesByDay(source.pages) },
    numbers: voterNumbers(source.votes.participants, keyedRandom(order.votersKey)),
  });
  return {
    ...conversation,
    summary: { ...conversation.summary, commenters: order.commenters },
  };
}

/** A table in parts: a text of all rows can be longer than texts may be. */
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
  (Object.keys(FILES) as PublishedTable[]).find((table) => FILES[table] === name);

/** Writes one file of a dialog in the published layout. Its memory is that of all votes as objects: 20 M of them are too many. */
export function writePublishedFile(source: FileSource, order: FileOrder): void {
  const conversation = conversationOf(source, order);
  const table = tableOf(order.name);
  const parts = table ? tableParts(conversation, table) : [writeJson(conversation, source.run.map)];
  const file = openSync(order.path, 'wx', 0o600);
  for (const part of parts) writeFileSync(file, part);
  closeSync(file);
}
