import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';
import { isUniqueViolation } from '../db/uniqueViolation';
import type { Locale } from '../../shared/locales';
import { resumeVoter } from './departedVoters';
import { getSignInTime, type DoorAccount } from './doors';
import { isVerified, toVerificationColumns } from './residence';
import { getFirstLocale } from '../city/currentSettings';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly locale: Locale;
  readonly roles: string[];
  readonly verified: boolean;
  readonly pictureId: string | null;
  readonly isBlocked: boolean;
}

export function findPerson(db: Database, id: string, now: Date): Promise<Person | undefined> {
  return db
    .selectFrom('people')
    .innerJoin('rights', 'rights.person_id', 'people.id')
    .leftJoin('pictures', 'pictures.person_id', 'people.id')
    .select(['people.id', 'name', 'email', 'locale', 'rights.roles'])
    .select(isVerified(now).as('verified'))
    .select(['pictures.id as pictureId', sql<boolean>`blocked_at is not null`.as('isBlocked')])
    .where('people.id', '=', id)
    .executeTakeFirst();
}

/** Returns the path of a picture below the API base. */
export const getPicturePath = (pictureId: string): string => `/pictures/${pictureId}`;

const MOST_LETTERS = 200;

export interface SignedInPerson {
  readonly id: string;
  readonly isBlocked: boolean;
}
const ARRIVAL = ['people.id', sql<boolean>`blocked_at is not null`.as('isBlocked')] as const;

const whoHolds = ({ issuer, subject }: DoorAccount) =>
  sql<string>`(select person_id from identities where issuer = ${issuer} and subject = ${subject})`;

/**
 * Updates a known person: a name that the person chose here stays, and so does an address that was
 * confirmed here.
 */
async function updateKnown(
  db: Database,
  account: DoorAccount,
): Promise<SignedInPerson | undefined> {
  const { issuer, subject, name, email, roles, verification } = account;
  await db
    .updateTable('identities')
    .set({
      roles: [...roles],
      ...toVerificationColumns(verification),
      signed_in_at: sql<Date | null>`greatest(signed_in_at, ${getSignInTime(account)}::timestamptz)`,
    })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
  return db
    .updateTable('people')
    .set({
      name: sql<string>`case when has_own_name then name else ${name.slice(0, MOST_LETTERS)} end`,
      email: sql<string | null>`case when exists (
        select from credentials where person_id = people.id and confirmed_at is not null
      ) then email else ${email} end`,
      updated_at: new Date(),
    })
    .where('id', '=', whoHolds(account))
    .returning(ARRIVAL)
    .executeTakeFirst();
}

function insertNew(db: Database, account: DoorAccount): Promise<SignedInPerson> {
  const { issuer, subject, name, email, locale, roles, verification } = account;
  const facts = { name: name.slice(0, MOST_LETTERS), email };
  return db.transaction().execute(async (trx) => {
    const person = await trx
      .insertInto('people')
      .values({ ...facts, locale: locale ?? getFirstLocale() })
      .returning(ARRIVAL)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('identities')
      .values({
        issuer,
        subject,
        person_id: person.id,
        roles: [...roles],
        ...toVerificationColumns(verification),
        signed_in_at: getSignInTime(account),
      })
      .execute();
    await resumeVoter(trx, person.id, { issuer, subject });
    return person;
  });
}

/**
 * Finds the person behind an account at a provider, made on the first arrival. Issuer and subject
 * decide, never the e-mail. What the provider says of name, e-mail, roles and verification is taken
 * over at each arrival. A person who has left and comes back is a new one, under the former voter
 * id while a poll is open in which it has voted.
 */
export async function findOrCreatePerson(
  db: Database,
  account: DoorAccount,
): Promise<SignedInPerson> {
  const known = await updateKnown(db, account);
  if (known) return known;
  try {
    return await insertNew(db, account);
  } catch (error) {
    // The same account arrived twice at once; the other arrival has made the person.
    if (!isUniqueViolation(error)) throw error;
    return (await updateKnown(db, account))!;
  }
}
