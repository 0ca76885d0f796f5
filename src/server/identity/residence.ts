import { sql, type RawBuilder } from 'kysely';
import type { Residence } from '../../shared/contract/admin';
import type { Verification } from '../../shared/residents';
import type { Database } from '../db/openDatabase';
import type { HostContext } from '../hostContext';

/** Tells on a row of `people` whether a verification of the person holds at `now`. */
export const isVerified = (now: Date | RawBuilder<Date>): RawBuilder<boolean> =>
  sql<boolean>`(select verified from residence_of(people.id, ${now}::timestamptz))`;

/** Tells on a row of `people` whether the staff's verification of the person holds at `now`. */
export const isGivenVerified = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(people.verified and (people.verified_until is null or people.verified_until > ${now}))`;

/** Columns of a person without a verification. */
const UNVERIFIED = {
  verified: false,
  verified_at: null,
  verified_until: null,
  district: null,
  born_from: null,
  born_to: null,
} as const;

/** Converts a verification to its columns, in `people` and in `identities`; null takes it away. */
export const toVerificationColumns = (verification: Verification | null) =>
  verification === null
    ? UNVERIFIED
    : {
        verified: true,
        verified_at: verification.at,
        verified_until: verification.until,
        district: verification.district,
        born_from: verification.bornFrom,
        born_to: verification.bornTo,
      };

/** Reads what is known of a person as a resident at `now`; null for who is no verified one. */
export async function readResidence(
  db: Database,
  personId: string,
  now: Date,
): Promise<Residence | null> {
  const { rows } = await sql<
    Omit<Residence, 'since' | 'until'> & { since: Date | null; until: Date | null }
  >`
    select home.district, home.born_from::text as "bornFrom", home.born_to::text as "bornTo",
      term.since, term.until
    from residence_of(${personId}::uuid, ${now}::timestamptz) as home, (
      select max(verified_at) as since,
        case when not bool_or(verified_until is null) then max(verified_until) end as until
      from verifications
      where person_id = ${personId} and (verified_until is null or verified_until > ${now})
    ) as term
    where home.verified`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const { since, until } = found;
  return { ...found, since: since?.toISOString() ?? null, until: until?.toISOString() ?? null };
}

/** Tells whether residents can vote as verified ones: a provider may say so, or somebody is one. */
export async function canVerifyResidents(
  { db, doors }: Pick<HostContext, 'db' | 'doors'>,
  now: Date,
): Promise<boolean> {
  if (doors.length > 0) return true;
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from people where blocked_at is null and ${isVerified(now)}) as found`.execute(
    db,
  );
  return rows[0]!.found;
}

/** Forgets verifications that hold no longer, with what they say. @returns how many */
export async function forgetVerifications(db: Database, now: Date): Promise<number> {
  let forgotten = 0;
  for (const table of ['people', 'identities'] as const) {
    const { numUpdatedRows } = await db
      .updateTable(table)
      .set(UNVERIFIED)
      .where('verified_until', '<=', now)
      .executeTakeFirstOrThrow();
    forgotten += Number(numUpdatedRows);
  }
  return forgotten;
}
