import { sql, type RawBuilder } from 'kysely';
import type { CommentState, ReportReason } from '../../../shared/contract/comments';
import type { Statement } from '../../../shared/contract/statements';
import type { Localized } from '../../../shared/contract/text';
import type { Locale } from '../../../shared/locales';
import { toText } from '../../content/localize';

export interface StatementRow {
  readonly id: string;
  readonly content_id: string;
  readonly number: number;
  readonly author_id: string | null;
  readonly author: string | null;
  readonly lang: Locale;
  readonly texts: Localized | null;
  readonly state: CommentState;
  readonly is_seed: boolean;
  readonly is_meta: boolean;
  readonly agrees: number;
  readonly disagrees: number;
  readonly seen: number;
  readonly created_at: Date;
  readonly hidden_for: ReportReason | null;
  readonly vote: number | null;
  readonly reported: boolean;
}

/** Person who reads the statements of one dialog. */
export interface StatementReader {
  readonly personId: string | null;
  readonly isModerator: boolean;
  readonly locale: Locale;
  /** Their number in the dialog; null as long as they have answered nothing. */
  readonly participant: number | null;
  /** Number of statements that they have answered. */
  readonly answered: number;
  /** Tells whether they see how others answered. */
  readonly seesResults: boolean;
}

/** Behind `select`, for a query on `statements`: what a statement shows to this person. */
export const statementColumns = ({
  personId,
  participant,
}: StatementReader): RawBuilder<unknown> => sql`
  statements.id, statements.content_id, statements.number, statements.author_id, statements.lang, statements.state,
  statements.is_seed, statements.is_meta, statements.agrees, statements.disagrees, statements.seen,
  statements.created_at, statements.hidden_for,
  (select name from people where people.id = statements.author_id) as author,
  (select jsonb_object_agg(texts.lang, texts.body) from statement_texts as texts
    where texts.statement_id = statements.id) as texts,
  (select vote from statement_votes as votes
    where votes.content_id = statements.content_id and votes.participant = ${participant}::integer
      and votes.statement = statements.number
    order by votes.number desc limit 1) as vote,
  exists (select from reports where kind = 'statement' and target_id = statements.id and reporter_id = ${personId}::uuid)
    as reported`;

/**
 * Selects the statements in reach: what is held is there for its author and the moderators alone.
 */
export const isInReach = ({ personId, isModerator }: StatementReader): RawBuilder<boolean> =>
  sql`(statements.state <> 'held' or ${isModerator}::boolean or statements.author_id = ${personId}::uuid)`;

/**
 * Selects what lists hold: besides what is shown, what waits or was hidden, for its author and the
 * moderators.
 */
export const isListed = ({ personId, isModerator }: StatementReader): RawBuilder<boolean> => sql`(
  statements.state = 'shown' or (
    statements.state in ('held', 'hidden') and (${isModerator}::boolean or statements.author_id = ${personId}::uuid)))`;

const isAuthor = ({ author_id }: StatementRow, { personId }: StatementReader): boolean =>
  personId !== null && author_id === personId;

function readsWords(row: StatementRow, reader: StatementReader): boolean {
  if (row.state === 'shown') return true;
  return row.state !== 'deleted' && (reader.isModerator || isAuthor(row, reader));
}

/**
 * Presents a statement as this person may see it: without words and name where it is not shown;
 * what the staff began with has no author.
 */
export function presentStatement(row: StatementRow, reader: StatementReader): Statement {
  const words = (readsWords(row, reader) && row.texts) || {};
  const text = toText(words, reader.locale, row.lang);
  const showsAuthor = readsWords(row, reader) && !row.is_seed;
  return {
    id: row.id,
    number: row.number,
    text,
    original: text.lang === row.lang ? null : { text: words[row.lang] ?? '', lang: row.lang },
    state: row.state,
    isSeed: row.is_seed,
    isMeta: row.is_meta,
    author: (showsAuthor && row.author) || '',
    authorId: showsAuthor ? row.author_id : null,
    createdAt: row.created_at.toISOString(),
    counts: reader.seesResults
      ? { agrees: row.agrees, disagrees: row.disagrees, seen: row.seen }
      : null,
    hiddenFor: row.state === 'hidden' ? row.hidden_for : null,
    mine: reader.personId === null ? null : ownPart(row, reader),
  };
}

const ownPart = (row: StatementRow, reader: StatementReader): Statement['mine'] => ({
  isAuthor: isAuthor(row, reader),
  vote: row.vote,
  reported: row.reported,
});
