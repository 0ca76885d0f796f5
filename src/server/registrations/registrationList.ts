import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { sql } from 'kysely';
import {
  REGISTRATIONS_PAGE_SIZE,
  type RegistrationRow,
  type RegistrationsPage,
  type RegistrationsQuery,
} from '../../shared/contract/registrations';
import { CSV_OPTIONS } from '../content/csvOptions';
import { likePattern } from '../content/escapeLike';
import type { Database } from '../db/openDatabase';

/**
 * Rows in the order of arrival, after the one with the number `after`; of people whose name holds
 * `q`, on one of the two lists or on both.
 */
async function listRows(
  db: Database,
  contentId: string,
  { q = '', list, after = 0 }: RegistrationsQuery,
): Promise<RegistrationRow[]> {
  const pattern = likePattern(q.trim());
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('people', 'people.id', 'registrations.person_id')
    .select(['registrations.id', 'person_id as personId', 'name', 'state', 'guests'])
    .select(['is_public as isPublic', 'number', 'registered_at', 'checked_in_at'])
    .where('content_id', '=', contentId)
    .where('number', '>', after)
    .$if(list !== undefined, (query) =>
      query.where('state', list === 'waiting' ? '=' : '<>', 'waiting'),
    )
    .$if(pattern !== '%%', (query) => query.where(sql`fold_text(name)`, 'like', pattern))
    .orderBy('number')
    .limit(REGISTRATIONS_PAGE_SIZE)
    .execute();
  return rows.map(({ registered_at, checked_in_at, ...row }) => ({
    ...row,
    registeredAt: registered_at.toISOString(),
    checkedInAt: checked_in_at?.toISOString() ?? null,
  }));
}

async function countStates(db: Database, contentId: string): Promise<RegistrationsPage['counts']> {
  const rows = await db
    .selectFrom('registrations')
    .select('state')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('content_id', '=', contentId)
    .groupBy('state')
    .execute();
  const counted = new Map(rows.map(({ state, count }) => [state, count]));
  const of = (state: keyof RegistrationsPage['counts']) => counted.get(state) ?? 0;
  return {
    registered: of('registered'),
    waiting: of('waiting'),
    attended: of('attended'),
    noShow: of('noShow'),
  };
}

const nextOf = (rows: readonly RegistrationRow[]): number | null =>
  rows.length < REGISTRATIONS_PAGE_SIZE ? null : (rows.at(-1)?.number ?? null);

/** Lists the people who have registered, 100 a page, and how many there are in each state. */
export async function listRegistrations(
  db: Database,
  contentId: string,
  query: RegistrationsQuery,
): Promise<RegistrationsPage> {
  const [items, counts] = await Promise.all([
    listRows(db, contentId, query),
    countStates(db, contentId),
  ]);
  return { items, next: nextOf(items), counts };
}

/** Returns what organisers need at the entrance; ids and codes stay here. */
const lineOf = (row: RegistrationRow) => ({
  number: row.number,
  name: row.name,
  state: row.state,
  guests: row.guests,
  registeredAt: row.registeredAt,
  checkedInAt: row.checkedInAt,
});

async function* linesOf(db: Database, contentId: string) {
  for (let after: number | null = 0; after !== null;) {
    const rows: RegistrationRow[] = await listRows(db, contentId, { after });
    yield* rows.map(lineOf);
    after = nextOf(rows);
  }
}

const COLUMNS = ['number', 'name', 'state', 'guests', 'registeredAt', 'checkedInAt'];

/** Streams the list as CSV, one page of it in memory at a time. */
export const createRegistrationsFile = (db: Database, contentId: string): Readable =>
  // The client may have gone: the end of one end is that of the other.
  pipeline(
    Readable.from(linesOf(db, contentId)),
    stringify({ ...CSV_OPTIONS, columns: COLUMNS }),
    () => undefined,
  );
