import type { Database } from '../../db/openDatabase';
import { reviseContent, logChange } from '../../editing/changes';
import { lockSource, type SourceRow } from '../../editing/sourceQueries';
import { isRepeated, type Cause } from '../../editing/writing';
import { Problem } from '../../http/problem';
import {
  toDialogColumns,
  readDialogSource,
  type DialogSource,
  type WrittenDialogParts,
} from './dialogSource';

/** Function that makes a change of a locked dialog: it returns the parts that are other ones. */
type Make = (
  source: DialogSource,
  trx: Database,
) => Partial<WrittenDialogParts> | Promise<Partial<WrittenDialogParts>>;

/** Picks the parts of it that a change touches, for the log. */
const partsOf = (written: WrittenDialogParts, changed: Partial<WrittenDialogParts>) =>
  Object.fromEntries(
    Object.keys(changed).map((part) => [part, written[part as keyof WrittenDialogParts]]),
  );

/**
 * Changes a dialog from the revision that was read; everybody who looks at it hears of it. The same
 * request again changes nothing. What is no draft any more leaves an entry in the log.
 * @throws Problem newerRevision, and what `make` throws
 */
export function reviseDialog(
  db: Database,
  { row, revision }: { readonly row: SourceRow; readonly revision: number },
  cause: Cause,
  make: Make,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const earlier = await lockSource(trx, row);
    if (isRepeated(earlier, cause)) return;
    if (earlier.revision !== revision) throw new Problem('newerRevision');
    const source = await readDialogSource(trx, row.id, cause.at);
    const changed = await make(source, trx);
    const { settings, conclusions, updates } = { ...source, ...changed };
    const written = { settings, conclusions, updates };
    const later = await reviseContent(trx, earlier, toDialogColumns(written), cause);
    if (earlier.status === 'draft') return;
    const change = {
      action: 'edited',
      reason: '',
      before: partsOf(source, changed),
      after: partsOf(written, changed),
    } as const;
    await logChange(trx, change, [earlier, later], cause);
  });
}
