import { sql } from 'kysely';
import { isInEveryGroup } from '../../../shared/permissions/can';
import { isVisibleTo } from '../../content/visibility';
import type { Database } from '../../db/openDatabase';
import { Problem } from '../../http/problem';
import { readRights } from '../../identity/peopleRights';
import { PICTURE_TYPE } from '../../files/fileKeys';
import { selectUsingContents } from '../../files/readableFiles';

/** Content whose text was just written, by whom and when; null: the host itself. */
interface Written {
  readonly contentId: string;
  readonly personId: string | null;
  readonly at: Date;
}

/**
 * Lists the pictures of others in a text that no version of it has shown before. Its cover is
 * looked at where it is chosen.
 */
async function listNewOfOthers(
  trx: Database,
  { contentId, personId }: Written,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select files.id from contents
    join files on files.id = any(contents.shown_files)
    where contents.id = ${contentId} and contents.shown_files <> '{}'
      and files.uploaded_by is distinct from ${personId}
      and coalesce(files.media_type, ${PICTURE_TYPE}) = ${PICTURE_TYPE}
      and files.id::text is distinct from contents.cover ->> 'file'
      and not exists (
        select from content_versions
        where content_id = contents.id and content_versions.shown_files @> array[files.id]
      )`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Checks that whoever writes a text may give its pictures to others: has sent them, or reads them
 * elsewhere. A text shows its pictures to everybody who reads it, its writer among them; without
 * this a known address would be enough to read any picture.
 * @throws Problem invalidFiles
 */
export async function requireGivablePictures(trx: Database, written: Written): Promise<void> {
  const { contentId, personId, at } = written;
  if (personId === null) return;
  const ids = await listNewOfOthers(trx, written);
  if (ids.length === 0) return;
  const viewer = (await readRights(trx, [personId], at)).get(personId) ?? null;
  if (isInEveryGroup(viewer)) return;
  const readable = await trx
    .selectFrom('files')
    .select('id')
    .where('id', 'in', ids)
    .where(
      sql<boolean>`exists (
        select from contents
        where contents.id in ${selectUsingContents(sql`files.id`, sql`files.media_type`)}
          and contents.id <> ${contentId} and ${isVisibleTo(viewer, at)}
      )`,
    )
    .execute();
  if (readable.length < ids.length) throw new Problem('invalidFiles', 'body');
}
