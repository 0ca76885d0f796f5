import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';
import { announceNewVersion } from '../live/newVersion';

/**
 * Seats and meetings of one committee change one after the other, and everybody who looks at its
 * page hears of it.
 * @throws Problem notFound when it has gone since
 */
export async function lockCommittee(trx: Database, id: string): Promise<void> {
  if (!(await announceNewVersion(trx, id))) throw new Problem('notFound');
}
