import type { Updateable } from 'kysely';
import { readNow } from '../../db/databaseClock';
import type { Database } from '../../db/openDatabase';
import type { Tables } from '../../db/tables';
import { reviseContent, logChange, toVersionCause } from '../../editing/changes';
import { lockSource, type SourceRow } from '../../editing/sourceQueries';
import { isRepeated, type Cause } from '../../editing/writing';
import type { HostContext } from '../../hostContext';
import { Problem } from '../../http/problem';
import { lockPoll } from '../openPoll';
import { readPollSource, type PollSource } from './pollSource';

/** State that a change works with: the poll as it is under the lock, and the database’s moment. */
export interface PollTransaction {
  readonly trx: Database;
  readonly source: PollSource;
  readonly now: Date;
}

/**
 * Outcome of a change: the new columns of the content’s row, and what the log keeps besides where
 * it happened.
 */
export interface Revision {
  readonly columns: Updateable<Tables['contents']>;
  readonly reason?: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

interface Change {
  readonly row: SourceRow;
  /** The one that the change was made from. */
  readonly revision: number;
  readonly cause: Cause;
  /** True if it was saved while somebody typed. */
  readonly isAutosave?: boolean;
}

/**
 * Changes a poll in one transaction: its row is locked first, as a cast does it, so that a ballot
 * comes wholly before or after the change. The same request again changes nothing. What is no draft
 * any more leaves an entry in the log.
 * @throws Problem newerRevision, invalidRequest, and whatever `decide` throws
 */
export function revisePoll(
  { db, databaseNow }: Pick<HostContext, 'db' | 'databaseNow'>,
  { row, revision, cause, isAutosave = false }: Change,
  decide: (transaction: PollTransaction) => Promise<Revision>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockPoll(trx, row.id);
    const earlier = await lockSource(trx, row);
    if (isRepeated(earlier, cause)) return;
    if (earlier.revision !== revision) throw new Problem('newerRevision');
    const kept = toVersionCause(earlier, { isAutosave });
    const now = await readNow(trx, databaseNow);
    const source = await readPollSource(trx, row.id);
    const { columns, reason = '', before, after } = await decide({ trx, source, now });
    const later = await reviseContent(trx, earlier, columns, { ...cause, kept });
    if (earlier.status === 'draft') return;
    const change = { action: 'edited', reason, before, after } as const;
    await logChange(trx, change, [earlier, later], cause);
  });
}
