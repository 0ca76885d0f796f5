import type { Database } from '../../db/openDatabase';
import { findDialogSourceFaults, readDialogSource } from './dialogSource';

/**
 * Tells whether a dialog could be published: people are told what to do, and its dates are in
 * order.
 */
export async function isDialogReady(db: Database, dialogId: string, now: Date): Promise<boolean> {
  const source = await readDialogSource(db, dialogId, now);
  return findDialogSourceFaults(source, source.settings, now).length === 0;
}
