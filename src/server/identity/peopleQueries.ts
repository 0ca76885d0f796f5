import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';
import { isLocale } from '../../shared/locales';
import type { DoorAccount } from './doors';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly locale: string;
  readonly roles: string[];
  readonly verified: boolean;
  readonly isBlocked: boolean;
}

type Facts = Pick<Person, 'name' | 'email' | 'roles' | 'verified'>;

const MOST_LETTERS = 200;
const COLUMNS = [
  'id',
  'name',
  'email',
  'locale',
  'roles',
  'verified',
  sql<boolean>`blocked_at is not null`.as('isBlocked'),
] as const;

export function findPerson(db: Database, id: string): Promise<Person | undefined> {
  return db.selectFrom('people').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

const UNIQUE_VIOLATION = '23505';

function updateKnown(
  db: Database,
  { issuer, subject }: DoorAccount,
  facts: Facts,
): Promise<Person | undefined> {
  return db
    .updateTable('people')
    .set({ ...facts, updated_at: new Date() })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('identities')
        .select('person_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject),
    )
    .returning(COLUMNS)
    .executeTakeFirst();
}

function insertNew(
  db: Database,
  { issuer, subject, locale }: DoorAccount,
  facts: Facts,
): Promise<Person> {
  return db.transaction().execute(async (trx) => {
    const person = await trx
      .insertInto('people')
      .values({ ...facts, ...(isLocale(locale) ? { locale } : {}) })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    await trx.insertInto('identities').values({ issuer, subject, person_id: person.id }).execute();
    return person;
  });
}

/**
 * The person behind an account at a door, made on the first arrival. Issuer and subject decide, never the e-mail.
 * What the door says of name, e-mail, roles and verification is taken over at each arrival.
 */
export async function personOfAccount(db: Database, account: DoorAccount): Promise<Person> {
  const { name, email, verified } = account;
  const facts: Facts = {
    name: name.slice(0, MOST_LETTERS),
    email,
    roles: [...account.roles],
    verified,
  };
  const known = await updateKnown(db, account, facts);
  if (known) return known;
  try {
    return await insertNew(db, account, facts);
  } catch (error) {
    // The same account arrived twice at once; the other arrival has made the person.
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    return (await updateKnown(db, account, facts))!;
  }
}
