import type { Attachment } from '../../shared/contract/files';
import type { ContentRow } from './contentQueries';
import { toText } from './localize';
import type { ReadContext } from './section';

/** Reads the documents of a content, in their order; those that are not ready yet are left out. */
export async function readAttachments(
  { db, locale }: ReadContext,
  { id, original_locale: original }: Pick<ContentRow, 'id' | 'original_locale'>,
): Promise<Attachment[]> {
  const rows = await db
    .selectFrom('attachments')
    .innerJoin('files', 'files.id', 'attachments.file_id')
    .select(['files.id as file', 'files.name', 'files.bytes', 'files.media_type', 'files.sha256'])
    .select(['attachments.title', 'attachments.description', 'attachments.locale'])
    .select('attachments.added_at')
    .where('attachments.content_id', '=', id)
    .where('files.state', '=', 'ready')
    .orderBy('attachments.position')
    .execute();
  return rows.map((row) => ({
    file: row.file,
    name: row.name,
    bytes: row.bytes,
    locale: row.locale,
    mediaType: row.media_type!,
    sha256: row.sha256!,
    title: toText(row.title, locale, original),
    description: toText(row.description, locale, original),
    addedAt: row.added_at.toISOString(),
  }));
}
