import { getReferencePrefix } from '../city/currentSettings';
import { sql, type Selectable } from 'kysely';
import type {
  FeedbackItem,
  FeedbackPage,
  FeedbackQuery,
  NewFeedback,
} from '../../shared/contract/feedback';
import { RETENTION_PERIODS } from '../../shared/retention';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';

const PAGE_SIZE = 25;
const KEPT_FOR_MONTHS = RETENTION_PERIODS.messageMonths;

interface WrittenFeedback extends Omit<NewFeedback, 'website'> {
  readonly idempotencyKey: string;
  readonly personId: string | null;
}

type Numbered = Pick<Selectable<Tables['feedback']>, 'number' | 'created_at' | 'reference_prefix'>;

/** Writes how people and staff call a message: readable over the telephone. */
export const toFeedbackReference = ({
  number,
  created_at,
  reference_prefix: prefix,
}: Numbered): string =>
  `${prefix}-MSG-${created_at.getUTCFullYear()}-${String(number).padStart(4, '0')}`;

/** Finds the reference of what was sent with this key; null when nothing was. */
export async function findFeedbackReference(
  db: Database,
  idempotencyKey: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('feedback')
    .select(['number', 'created_at', 'reference_prefix'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row ? toFeedbackReference(row) : null;
}

/** Stores a message; of two with one key the first one. Returns its reference. */
export async function storeFeedback(
  db: Database,
  { idempotencyKey, personId, text, ...facts }: WrittenFeedback,
  now: Date,
): Promise<string> {
  const row = await db
    .insertInto('feedback')
    .values({
      ...facts,
      body: text,
      idempotency_key: idempotencyKey,
      person_id: personId,
      created_at: now,
      reference_prefix: getReferencePrefix(),
    })
    // The update changes nothing; it makes the row that is there come back.
    .onConflict((conflict) =>
      conflict.column('idempotency_key').doUpdateSet({ idempotency_key: idempotencyKey }),
    )
    .returning(['number', 'created_at', 'reference_prefix'])
    .executeTakeFirstOrThrow();
  return toFeedbackReference(row);
}

/**
 * Deletes old messages: nothing is kept for longer than 12 months. @returns how many messages went
 */
export async function forgetOldFeedback(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('feedback')
    .where(
      'created_at',
      '<',
      sql<Date>`${now}::timestamptz - ${KEPT_FOR_MONTHS}::int * interval '1 month'`,
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Rights of the person who reads, and whether mail leaves here. */
interface Reader {
  readonly seesEmail: boolean;
  readonly canMail: boolean;
}

const selectFeedback = (db: Database, { state }: FeedbackQuery) =>
  db
    .selectFrom('feedback')
    .leftJoin('people', 'people.id', 'feedback.person_id')
    .$if(state === 'open', (query) => query.where('done_at', 'is', null))
    .$if(state === 'done', (query) => query.where('done_at', 'is not', null));

type FeedbackRow = Selectable<Tables['feedback']> & { readonly name: string | null };

const present =
  ({ seesEmail, canMail }: Reader) =>
  (row: FeedbackRow): FeedbackItem => {
    const { id, kind, body, page, reference, sought, locale, person_id, name, email } = row;
    const { note, answer } = row;
    return {
      id,
      kind,
      text: body,
      page,
      reference,
      sought,
      locale,
      note,
      ref: toFeedbackReference(row),
      at: row.created_at.toISOString(),
      from: person_id !== null && name !== null ? { id: person_id, name } : null,
      email: seesEmail ? email : null,
      canAnswer: canMail && email !== null && answer === null,
      answer:
        answer !== null && row.answered_at
          ? { text: answer, at: row.answered_at.toISOString() }
          : null,
      doneAt: row.done_at?.toISOString() ?? null,
    };
  };

/** Counts the messages that nobody has dealt with, and since when. */
export const countOpenFeedback = (
  db: Database,
): Promise<{ readonly count: number; readonly since: Date | null }> =>
  selectFeedback(db, { state: 'open' })
    .select((eb) => [
      sql<number>`count(*)::int`.as('count'),
      eb.fn.min<Date | null>('feedback.created_at').as('since'),
    ])
    .executeTakeFirstOrThrow();

/** Lists one page of the messages; the cursor is the last one's number. */
export async function listFeedback(
  db: Database,
  query: FeedbackQuery,
  reader: Reader,
): Promise<FeedbackPage> {
  const { state, cursor } = query;
  const [direction, beyond] = state === 'open' ? (['asc', '>'] as const) : (['desc', '<'] as const);
  const found = await selectFeedback(db, query)
    .selectAll('feedback')
    .select('people.name')
    .$if(cursor !== undefined, (list) => list.where('number', beyond, Number(cursor)))
    .orderBy('number', direction)
    .limit(PAGE_SIZE + 1)
    .execute();
  const { total } = await selectFeedback(db, query)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = found.slice(0, PAGE_SIZE);
  const next = found.length > PAGE_SIZE ? String(rows.at(-1)!.number) : null;
  return { items: rows.map(present(reader)), next, total };
}
