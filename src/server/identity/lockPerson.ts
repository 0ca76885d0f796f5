import type { Locale } from '../../shared/locales';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';

export interface LockedPerson {
  readonly voterId: string;
  readonly name: string;
  readonly email: string | null;
  readonly locale: Locale;
}

/**
 * Locks a person until the caller's transaction ends: changes of one account's logins, a departure
 * and a ballot that is being cast go one after the other. @throws Problem invalidToken when the
 * person is gone
 */
export async function lockPerson(db: Database, personId: string): Promise<LockedPerson> {
  const person = await db
    .selectFrom('people')
    .select(['voter_id as voterId', 'name', 'email', 'locale'])
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw new Problem('invalidToken');
  return person;
}
