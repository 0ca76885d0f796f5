import type { DialogSettings, SettingsChange } from '../../../shared/contract/dialogWriting';
import type { ReadContext } from '../../content/section';
import { readMoment } from '../../editing/readMoment';
import { readBody, readLocalized } from '../../editing/readWritten';
import type { SourceRow } from '../../editing/sourceQueries';
import type { Cause } from '../../editing/writing';
import { Problem } from '../../http/problem';
import { listContentLinks } from '../../content/contentLinks';
import { findDialogSourceFaults, type DialogSource } from './dialogSource';
import { reviseDialog } from './reviseDialog';

/** Reads settings as they are kept. @throws Problem invalidRequest for a date that is none */
const readSettings = (settings: DialogSettings): DialogSettings => ({
  ...settings,
  instructions: readLocalized(settings.instructions, readBody),
  opensAt: readMoment(settings.opensAt),
  closesAt: readMoment(settings.closesAt),
});

/** @throws Problem dialogFrozen; the detail names what stays */
function refuseFrozen({ settings, isFrozen, isOver }: DialogSource, wanted: DialogSettings): void {
  if (isFrozen && wanted.mode !== settings.mode) throw new Problem('dialogFrozen', 'mode');
  const isMoved = wanted.opensAt !== settings.opensAt || wanted.closesAt !== settings.closesAt;
  if (isOver && isMoved) throw new Problem('dialogFrozen', 'dates');
}

/**
 * Refuses faults in what is out, because people read it; a draft can be kept with them. @throws
 * Problem invalidDialog
 */
function refuseFaults(source: DialogSource, wanted: DialogSettings, now: Date): void {
  const faults = source.status === 'draft' ? [] : findDialogSourceFaults(source, wanted, now);
  if (faults.length > 0) throw new Problem('invalidDialog', faults.join(', '));
}

/** Requires that what is linked here for the first time exists. @throws Problem invalidDialog */
async function refuseUnknown(
  reading: ReadContext,
  { settings }: DialogSource,
  { following }: DialogSettings,
): Promise<void> {
  const known = settings.following.map(({ section, slug }) => `${section}/${slug}`);
  const added = following.filter(({ section, slug }) => !known.includes(`${section}/${slug}`));
  const places = await listContentLinks(reading, added);
  if (places.length < added.length) throw new Problem('invalidDialog', 'followingUnknown');
}

/**
 * Writes how a dialog is held. Once somebody has taken part its mode stays, and once it has ended
 * its dates: what came of it would be read as the end of another conversation.
 * @throws Problem newerRevision, dialogFrozen, invalidDialog; invalidRequest for a date that is
 *   none
 */
export function changeSettings(
  reading: ReadContext,
  row: SourceRow,
  { revision, settings }: SettingsChange,
  cause: Cause,
): Promise<void> {
  const wanted = readSettings(settings);
  return reviseDialog(reading.db, { row, revision }, cause, async (source, trx) => {
    refuseFrozen(source, wanted);
    refuseFaults(source, wanted, cause.at);
    await refuseUnknown({ ...reading, db: trx }, source, wanted);
    return { settings: wanted };
  });
}
