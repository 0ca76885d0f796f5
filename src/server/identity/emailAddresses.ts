import type { Database } from '../db/openDatabase';
import { emailKey } from './emailKey';

/** Selects people with the address that they sign in with, where it is confirmed. */
const withAddresses = (db: Database) =>
  db
    .selectFrom('people')
    .leftJoin('credentials', (join) =>
      join.onRef('credentials.person_id', '=', 'people.id').on('confirmed_at', 'is not', null),
    );

/**
 * Lists the keys of a person's addresses: the one that a provider says, and that of a confirmed
 * account.
 */
export async function listEmailKeys(db: Database, personId: string): Promise<string[]> {
  const row = await withAddresses(db)
    .select(['people.email', 'email_key'])
    .where('people.id', '=', personId)
    .executeTakeFirst();
  const keys = [row?.email ? emailKey(row.email) : null, row?.email_key ?? null];
  return [...new Set(keys.filter((key) => key !== null))];
}

/**
 * Lists the ids of the people who have one of these addresses; a provider may have brought several
 * with one.
 */
export async function listPeopleByEmailKeys(
  db: Database,
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await withAddresses(db)
    .select('people.id')
    .where((eb) =>
      eb.or([eb('email_key', 'in', keys), eb(eb.fn('lower', ['people.email']), 'in', keys)]),
    )
    .execute();
  return rows.map(({ id }) => id);
}
