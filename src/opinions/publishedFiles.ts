import { type Cell, escapeFormula, writeCsv } from './csv';
import type { OpinionMap } from './opinionMap';
import type { PublishedConversation, PublishedSummary } from './publishedConversation';

export const PUBLISHED_FILE_NAMES = {
  summary: 'summary.csv',
  comments: 'comments.csv',
  votes: 'votes.csv',
  participants: 'participants-votes.csv',
} as const;
export type PublishedTable = keyof typeof PUBLISHED_FILE_NAMES;

/** The rows of `summary.csv`, in its order. */
export const SUMMARY_ROWS = [
  ['topic', 'topic'],
  ['url', 'url'],
  ['views', 'views'],
  ['voters', 'voters'],
  ['voters-in-conv', 'votersInConversation'],
  ['commenters', 'commenters'],
  ['comments', 'comments'],
  ['groups', 'groups'],
  ['conversation-description', 'description'],
] as const satisfies readonly (readonly [string, keyof PublishedSummary])[];

const COMMENT_COLUMNS = [
  'timestamp',
  'datetime',
  'comment-id',
  'author-id',
  'agrees',
  'disagrees',
  'moderated',
  'comment-body',
  'is-meta',
] as const;
const VOTE_COLUMNS = ['timestamp', 'datetime', 'comment-id', 'voter-id', 'vote'] as const;
const PARTICIPANT_COLUMNS = [
  'participant',
  'group-id',
  'n-comments',
  'n-votes',
  'n-agree',
  'n-disagree',
] as const;

const dateTime = (timestamp: number): string => new Date(timestamp).toISOString();

/**
 * Writes the four tables as CSV, in the published layout, with `is-meta` as one column more. Texts
 * cannot be taken for formulas.
 */
export function writeTables(conversation: PublishedConversation): Record<PublishedTable, string> {
  const { summary, comments, votes, participants } = conversation;
  const numbers = comments.map(({ comment }) => comment);
  return {
    summary: writeCsv(SUMMARY_ROWS.map(([name, key]) => [name, harmlessCell(summary[key])])),
    comments: writeCsv([
      COMMENT_COLUMNS,
      ...comments.map((one) => [
        one.timestamp,
        dateTime(one.timestamp),
        one.comment,
        one.author,
        one.agrees,
        one.disagrees,
        one.moderated,
        escapeFormula(one.body),
        Number(one.isMeta),
      ]),
    ]),
    votes: writeCsv([
      VOTE_COLUMNS,
      ...votes.map(({ timestamp, comment, voter, vote }) => [
        timestamp,
        timestamp === null ? null : dateTime(timestamp),
        comment,
        voter,
        vote,
      ]),
    ]),
    participants: writeCsv([
      [...PARTICIPANT_COLUMNS, ...numbers],
      ...participants.map((one) => [
        one.voter,
        one.group,
        one.comments,
        one.votes,
        one.agrees,
        one.disagrees,
        ...one.row,
      ]),
    ]),
  };
}

const harmlessCell = (cell: Cell): Cell => (typeof cell === 'string' ? escapeFormula(cell) : cell);

/** Writes the conversation with its map as one JSON document; texts as they were written. */
export const writeJson = (conversation: PublishedConversation, map: OpinionMap): string =>
  JSON.stringify({ ...conversation, map }, null, 1);
