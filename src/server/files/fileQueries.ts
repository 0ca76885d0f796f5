import type { Selectable } from 'kysely';
import type { FileInfo } from '../../shared/contract/files';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';

export type FileRow = Selectable<Tables['files']>;

/** Presents how far a file has come, and what it turned out to be. */
export const presentFile = (row: FileRow): FileInfo => ({
  id: row.id,
  name: row.name,
  bytes: row.bytes,
  received: row.received,
  state: row.state,
  refusal: row.refusal,
  mediaType: row.media_type,
  width: row.width,
  height: row.height,
  faults: row.faults,
});

export const findFile = (db: Database, id: string): Promise<FileRow | undefined> =>
  db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
