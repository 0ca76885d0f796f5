import { isInEveryGroup } from '../../shared/permissions/can';
import type { ReadContext } from '../content/section';
import type { Database } from '../db/openDatabase';
import type { FileRow } from './fileQueries';

/** Finds files by their ids. */
export async function findFilesById(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FileRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('files').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Finds those of these files that the viewer may use: their own, and files in use by the content
 * already, as no person may give others what they may not read themselves. They are locked, so that
 * none of them is cleared away before it is used.
 */
export async function lockUsableFiles(
  trx: Database,
  { viewer }: ReadContext,
  ids: readonly string[],
  used: ReadonlySet<string>,
): Promise<ReadonlyMap<string, FileRow>> {
  if (ids.length === 0) return new Map();
  const found = await trx
    .selectFrom('files')
    .selectAll()
    .where('id', 'in', ids)
    .where('state', '=', 'ready')
    .orderBy('id')
    .forUpdate()
    .execute();
  const isUsable = (row: FileRow) =>
    row.uploaded_by === viewer?.id || used.has(row.id) || isInEveryGroup(viewer);
  return new Map(found.filter(isUsable).map((row) => [row.id, row]));
}
