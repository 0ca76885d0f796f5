import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';

/**
 * Checks that the portal keeps an administrator: another person has the role, given here or said by
 * a provider, and is not blocked. Administrators who leave or resign at once wait for each other
 * here. Runs in the caller's transaction, before it locks anything else.
 * @throws Problem lastAdmin
 */
export async function requireOtherAdmin(db: Database, personId: string): Promise<void> {
  const admins = db
    .selectFrom('rights')
    .select('person_id')
    .where('roles', '@>', sql<string[]>`array['admin']`);
  await db
    .selectFrom('people')
    .select('id')
    .where('id', 'in', admins)
    .orderBy('id')
    .forUpdate()
    .execute();
  // Asked anew: what was awaited may have changed it.
  const other = await db
    .selectFrom('people')
    .select('id')
    .where('id', 'in', admins)
    .where('id', '<>', personId)
    .where('blocked_at', 'is', null)
    .executeTakeFirst();
  if (!other) throw new Problem('lastAdmin');
}
