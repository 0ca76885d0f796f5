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
}

const COLUMNS = ['id', 'name', 'email', 'locale', 'roles', 'verified'] as const;

export function findPerson(db: Database, id: string): Promise<Person | undefined> {
  return db.selectFrom('people').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/**
 * The person behind an account at a door, made on the first arrival. Issuer and subject decide, never the e-mail.
 * What the door says of name, e-mail, roles and verification is taken over at each arrival.
 */
export function personOfAccount(db: Database, account: DoorAccount): Promise<Person> {
  const { issuer, subject, name, email, verified } = account;
  const facts = { name: name.slice(0, 200), email, roles: [...account.roles], verified };
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('identities')
      .select('person_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
    if (known) {
      return trx
        .updateTable('people')
        .set({ ...facts, updated_at: new Date() })
        .where('id', '=', known.person_id)
        .returning(COLUMNS)
        .executeTakeFirstOrThrow();
    }
    const person = await trx
      .insertInto('people')
      .values({ ...facts, ...(isLocale(account.locale) ? { locale: account.locale } : {}) })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    await trx.insertInto('identities').values({ issuer, subject, person_id: person.id }).execute();
    return person;
  });
}
