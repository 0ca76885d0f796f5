import type { Database } from '../../db/openDatabase';

/**
 * Reads how soon each statement is to be shown, by its number, as the latest map has it; statements
 * that are newer than the map are not in it.
 */
export async function readPriorities(db: Database, contentId: string): Promise<number[]> {
  const map = await db
    .selectFrom('opinion_maps')
    .select('priorities')
    .where('content_id', '=', contentId)
    .executeTakeFirst();
  return map?.priorities ?? [];
}
