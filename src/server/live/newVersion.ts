import type { ContentSection } from '../../shared/sections';
import type { Database } from '../db/openDatabase';
import { announceChange } from './liveChanges';

/**
 * Gives a content a newer version: whoever looks at its page reads it again, once the transaction
 * commits. Its row is locked until then.
 * @returns false where it has been deleted
 */
export async function announceNewVersion(trx: Database, id: string): Promise<boolean> {
  const row = await trx
    .updateTable('contents')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['section', 'version'])
    .executeTakeFirst();
  if (!row) return false;
  await announceChange(trx, { id, section: row.section as ContentSection, version: row.version });
  return true;
}
