import type { Database } from '../db/openDatabase';
import { forgetDepartedVoters } from '../identity/departedVoters';

const DAY_MS = 24 * 3_600_000;
const UNCONFIRMED_FOR_MS = 7 * DAY_MS;

/**
 * Deletes what nobody can use any more: accounts never confirmed in a week, links that are too old, counts of yesterday, under which
 * voter id a login has voted in polls that have all closed.
 */
export async function forgetOld(db: Database, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await db
    .deleteFrom('people')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('credentials')
        .select('person_id')
        .where('confirmed_at', 'is', null)
        .where('changed_at', '<', ago(UNCONFIRMED_FOR_MS)),
    )
    .execute();
  await db.deleteFrom('one_time_tokens').where('expires_at', '<', now).execute();
  await db.deleteFrom('attempts').where('last_at', '<', ago(DAY_MS)).execute();
  await forgetDepartedVoters(db, now);
}
