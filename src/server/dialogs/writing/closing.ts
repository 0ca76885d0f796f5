import type { Closing } from '../../../shared/contract/dialogWriting';
import type { Database } from '../../db/openDatabase';
import type { SourceRow } from '../../editing/sourceQueries';
import type { Cause } from '../../editing/writing';
import { Problem } from '../../http/problem';
import { notifyFollowers } from '../../notifications/notify';
import type { DialogSource } from './dialogSource';
import { reviseDialog } from './reviseDialog';
import { readText } from './updateChange';

/** @throws Problem stillDraft, dialogNotOpen */
function refuseUnopened({ status, settings: { opensAt } }: DialogSource, now: Date): void {
  if (status === 'draft') throw new Problem('stillDraft');
  if (opensAt !== null && Date.parse(opensAt) > now.getTime()) throw new Problem('dialogNotOpen');
}

/**
 * Closes an open dialog with what came of it; of one that has ended the conclusions are written, or
 * corrected. There is no way back: people were told that it is over, and its data say what was
 * thought until then.
 * @throws Problem newerRevision, stillDraft, dialogNotOpen, invalidDialog
 */
export const closeDialog = (
  db: Database,
  row: SourceRow,
  { revision, conclusions }: Closing,
  cause: Cause,
): Promise<void> =>
  reviseDialog(db, { row, revision }, cause, async (source, trx) => {
    refuseUnopened(source, cause.at);
    const written = { conclusions: readText(conclusions, source) };
    await notifyFollowers(trx, {
      kind: 'dialogConcluded',
      contentId: row.id,
      actorId: cause.personId,
      occasion: `concluded ${row.id}`,
      at: cause.at,
    });
    if (source.isOver) return written;
    return { ...written, settings: { ...source.settings, closesAt: cause.at.toISOString() } };
  });
