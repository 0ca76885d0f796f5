import type { Transaction } from 'kysely';
import type { Stage } from '../../shared/contract/setup';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import { writeAudit } from '../identity/audit';
import { insertRevision, readLast, type ChangeAuthor } from '../settings/changeSettings';
import { STAGE_AREA, toStage } from '../settings/readSettings';

/** Reads the stage from the database; hosts have it in their settings. */
export const readStage = async (db: Database): Promise<Stage> =>
  toStage((await readLast(db, STAGE_AREA))?.value as Record<string, unknown> | undefined);

/**
 * Changes the stage, with a line in the audit log; every host is told when it commits. The same
 * stage again changes nothing.
 * @throws Problem newerRevision when somebody was faster
 */
export async function changeStage(
  trx: Transaction<Tables>,
  stage: Stage,
  { personId, at }: ChangeAuthor,
): Promise<void> {
  const last = await readLast(trx, STAGE_AREA);
  const before = toStage(last?.value as Record<string, unknown> | undefined);
  if (before === stage) return;
  const revision = (last?.revision ?? 0) + 1;
  await insertRevision(trx, {
    area: STAGE_AREA,
    revision,
    value: JSON.stringify({ stage }),
    changed_by: personId,
    origin: 'setup',
    changed_at: at,
  });
  await writeAudit(trx, {
    action: 'settingsChanged',
    actorId: personId,
    personId: null,
    at,
    before: { area: STAGE_AREA, stage: before },
    after: { area: STAGE_AREA, revision, stage },
    reason: '',
  });
}
