import { sql } from 'kysely';
import type { AdminPerson } from '../../shared/contract/admin';
import type { Database } from '../db/openDatabase';
import { isGivenVerified, readResidence } from '../identity/residence';
import { presentPerson, selectPeople } from './listPeople';

async function doorsOf(db: Database, personId: string): Promise<AdminPerson['doors']> {
  const rows = await db
    .selectFrom('identities')
    .select(['issuer', 'linked_at', 'roles', 'verified'])
    .where('person_id', '=', personId)
    .orderBy('linked_at')
    .orderBy('issuer')
    .execute();
  return rows.map(({ issuer, linked_at, roles, verified }) => ({
    issuer,
    linkedAt: linked_at.toISOString(),
    roles,
    verified,
  }));
}

async function useOf(db: Database, personId: string, now: Date) {
  const { sessions, lastUsedAt } = await db
    .selectFrom('sessions')
    .select([
      sql<number>`count(*) filter (where ended_at is null and expires_at > ${now})`.as('sessions'),
      sql<Date | null>`max(last_used_at)`.as('lastUsedAt'),
    ])
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return { sessions, lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

/**
 * Returns what the administration shows of one person; undefined when there is nobody with this id.
 */
export async function findAdminPerson(
  db: Database,
  personId: string,
  seesEmail: boolean,
  now: Date,
): Promise<AdminPerson | undefined> {
  const row = await selectPeople(db, seesEmail, now)
    .select(['people.roles as givenRoles', isGivenVerified(now).as('givenVerified')])
    .select('blocked_reason')
    .select(sql<boolean>`credentials.person_id is not null`.as('hasPassword'))
    .select(
      sql<boolean>`exists (
        select from second_factors where person_id = people.id and confirmed_at is not null
      ) or exists (select from passkeys where person_id = people.id)`.as('hasSecondFactor'),
    )
    .where('people.id', '=', personId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...presentPerson(row),
    given: { roles: row.givenRoles as AdminPerson['given']['roles'], verified: row.givenVerified },
    // Where somebody lives and how old they are is for administrators, as their address is.
    residence: seesEmail ? await readResidence(db, personId, now) : null,
    hasPassword: row.hasPassword,
    hasSecondFactor: row.hasSecondFactor,
    doors: await doorsOf(db, personId),
    ...(await useOf(db, personId, now)),
    blockedReason: row.blocked_reason,
  };
}
