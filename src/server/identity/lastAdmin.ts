import { sql } from 'kysely';
import { getSettings } from '../city/currentSettings';
import type { Database } from '../db/openDatabase';
import type { HostContext } from '../hostContext';
import { Problem } from '../http/problem';

/**
 * Checks that the portal keeps an administrator: another person has the role, given here or said by
 * a provider, and is not blocked; where nobody signs in by password, one who comes by a provider
 * that this host knows. Administrators who leave or resign at once wait for each other
 * here. Runs in the caller's transaction, before it locks anything else.
 * @throws Problem lastAdmin
 */
export async function requireOtherAdmin(
  db: Database,
  personId: string,
  doors: HostContext['doors'],
): Promise<void> {
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
  const { passwords } = getSettings().signIn;
  const issuers = doors.map(({ issuer }) => issuer);
  const comesByProvider = sql<boolean>`exists (
    select from identities where person_id = people.id and issuer = any(${issuers}))`;
  const other = await db
    .selectFrom('people')
    .select('id')
    .where('id', 'in', admins)
    .where('id', '<>', personId)
    .where('blocked_at', 'is', null)
    .$if(!passwords, (query) => query.where(comesByProvider))
    .executeTakeFirst();
  if (!other) throw new Problem('lastAdmin');
}
