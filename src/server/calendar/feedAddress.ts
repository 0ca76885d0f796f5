import { randomBytes } from 'node:crypto';
import type { Database } from '../db/openDatabase';
import { hashToken } from '../content/visibility';
import type { Locale } from '../../shared/locales';

const TOKEN_BYTES = 32;
export const TOKEN_PATTERN = '^[A-Za-z0-9_-]{43}$';

/**
 * Creates a new secret; the one before is no longer valid. @returns the token, which is kept
 * nowhere
 */
export async function renewFeed(db: Database, personId: string, at: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const columns = { token_hash: hashToken(token), created_at: at };
  await db
    .insertInto('calendar_feeds')
    .values({ person_id: personId, ...columns })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(columns))
    .execute();
  return token;
}

export const withdrawFeed = (db: Database, personId: string) =>
  db.deleteFrom('calendar_feeds').where('person_id', '=', personId).execute();

/** Since when a person has an address; null where there is none. */
export async function getFeedStart(db: Database, personId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Finds the owner of an address: none where it was withdrawn, or its person was blocked. */
export async function findFeedOwner(
  db: Database,
  token: string,
): Promise<{ readonly id: string; readonly locale: Locale } | undefined> {
  return db
    .selectFrom('calendar_feeds')
    .innerJoin('people', 'people.id', 'calendar_feeds.person_id')
    .select(['people.id', 'people.locale'])
    .where('token_hash', '=', hashToken(token))
    .where('blocked_at', 'is', null)
    .executeTakeFirst();
}
