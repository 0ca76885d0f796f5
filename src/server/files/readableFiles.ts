import { sql, type RawBuilder } from 'kysely';
import { isInEveryGroup } from '../../shared/permissions/can';
import type { ReadContext } from '../content/section';
import { isOpenTo } from '../content/visibility';
import { PICTURE_TYPE } from './fileKeys';
import type { FileRow } from './fileQueries';

export interface ReadableFile extends FileRow {
  /** True if everybody may read it. */
  readonly isPublic: boolean;
}

/**
 * Selects the contents that use a file: as cover or document, in a lesson, or as a picture in what
 * is written.
 */
export const selectUsingContents = (
  id: RawBuilder<unknown>,
  mediaType: RawBuilder<unknown>,
) => sql`(
  select content_id from attachments where file_id = ${id}
  union all
  select teaching.id from contents as teaching
  where teaching.lesson_files <> '{}' and teaching.lesson_files @> array[${id}]::uuid[]
  union all
  select using_it.id from contents as using_it
  where ${mediaType} = ${PICTURE_TYPE} and using_it.shown_files <> '{}' and using_it.shown_files @> array[${id}]::uuid[]
)`;

const readableBy = (
  viewer: ReadContext['viewer'],
  now: Date,
  preview?: string,
) => sql<boolean>`exists (
  select from contents
  where contents.id in ${selectUsingContents(sql`files.id`, sql`files.media_type`)} and ${isOpenTo(viewer, now, preview)}
)`;

/**
 * Finds the file, for those who may read a content that uses it, for who sent it, and for
 * moderators. Undefined for everybody else, and until it was found to be fit. `preview`: the token
 * of a link to a content that is not out yet, which opens the files of that one alone.
 */
export async function findReadableFile(
  { db, viewer, now }: ReadContext,
  id: string,
  preview?: string,
): Promise<ReadableFile | undefined> {
  const row = await db
    .selectFrom('files')
    .selectAll()
    .select([
      readableBy(null, now).as('isPublic'),
      (viewer || preview ? readableBy(viewer, now, preview) : sql<boolean>`false`).as('isReadable'),
    ])
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .executeTakeFirst();
  if (!row) return undefined;
  const isOwn = viewer !== null && row.uploaded_by === viewer.id;
  return row.isPublic || row.isReadable || isOwn || isInEveryGroup(viewer) ? row : undefined;
}
