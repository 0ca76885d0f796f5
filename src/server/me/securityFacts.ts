import type { SecurityFacts } from '../../shared/contract/accounts';
import type { Database } from '../db/openDatabase';
import { findCredentialByPerson } from '../identity/credentials';
import { findWaitingEmail } from '../identity/emailChange';
import { readResidence } from '../identity/residence';
import { findPerson } from '../identity/peopleQueries';
import { findSecondFactor, type SecondFactorState } from '../identity/secondFactors';

/** Reads the ways in which this person can sign in: by password, by which providers. */
export async function readSecurityFacts(
  db: Database,
  personId: string,
  now: Date,
): Promise<SecurityFacts> {
  const [credential, person, newEmail, secondFactor, residence, doors] = await Promise.all([
    findCredentialByPerson(db, personId),
    findPerson(db, personId, now),
    findWaitingEmail(db, personId, now),
    findSecondFactor(db, personId),
    readResidence(db, personId, now),
    db
      .selectFrom('identities')
      .select(['issuer', 'linked_at'])
      .where('person_id', '=', personId)
      .orderBy('linked_at')
      .execute(),
  ]);
  return {
    hasPassword: credential !== undefined,
    email: credential?.email ?? person?.email ?? null,
    newEmail,
    secondFactor: secondFactor ? presentSecondFactor(secondFactor) : null,
    residence,
    doors: doors.map(({ issuer, linked_at }) => ({ issuer, linkedAt: linked_at.toISOString() })),
  };
}

const presentSecondFactor = ({ recoveryCodes, appSince, passkeys }: SecondFactorState) => ({
  recoveryCodes,
  appSince: appSince?.toISOString() ?? null,
  passkeys: passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
    ...passkey,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  })),
});
