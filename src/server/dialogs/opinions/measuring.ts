import { sql } from 'kysely';
import type { Database } from '../../db/openDatabase';
import { runInWorker } from './slowWork';
import { readConversation } from './storedConversation';

const IS_UNMEASURED = sql<boolean>`stability_version is distinct from version`;

/** Dialogs whose map is newer than the measure of its stability. */
export async function listUnmeasured(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('opinion_maps')
    .select('content_id')
    .where(IS_UNMEASURED)
    .execute();
  return rows.map(({ content_id: id }) => id);
}

/**
 * Measures how firm the groups of the stored map are, where nobody has: without two groups there is
 * nothing to measure.
 */
export async function measureMap(db: Database, contentId: string, end: AbortSignal): Promise<void> {
  const row = await db
    .selectFrom('opinion_maps')
    .select('version')
    .where('content_id', '=', contentId)
    .where(IS_UNMEASURED)
    .executeTakeFirst();
  const conversation = row && (await readConversation(db, contentId));
  if (!conversation || end.aborted) return;
  const stability = await runInWorker({ kind: 'stability', conversation }, end);
  const { version } = conversation;
  await db
    .updateTable('opinion_maps')
    .set({ stability: stability && JSON.stringify(stability), stability_version: version })
    .where('content_id', '=', contentId)
    .where(sql<boolean>`coalesce(stability_version, 0) < ${version}`)
    .execute();
}
