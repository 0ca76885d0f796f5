import { readNow } from '../../db/databaseClock';
import type { Database } from '../../db/openDatabase';
import { toAuditTrace } from '../../editing/changes';
import { lockSource, type SourceRow } from '../../editing/sourceQueries';
import type { HostContext } from '../../hostContext';
import { Problem } from '../../http/problem';
import { lockPoll } from '../openPoll';
import { isFrozen, readPollSource } from './pollSource';

/**
 * Locks a poll whose list of voters is about to be made anew: nobody opens it or casts a ballot
 * until the transaction ends.
 * @returns what the log keeps of where it happened
 * @throws Problem notFound, cancelled; paperFrozen from its opening on
 */
export async function lockUnopenedPoll(
  trx: Database,
  { databaseNow }: Pick<HostContext, 'databaseNow'>,
  row: SourceRow,
): Promise<ReturnType<typeof toAuditTrace>> {
  await lockPoll(trx, row.id);
  const traces = toAuditTrace(await lockSource(trx, row));
  const source = await readPollSource(trx, row.id);
  if (source.stored.cancellation) throw new Problem('cancelled');
  if (isFrozen(source, await readNow(trx, databaseNow))) throw new Problem('paperFrozen');
  return traces;
}
