import { sql } from 'kysely';
import { selectReaderText, joinReader, type ExportTable } from './exportTable';

/** Tables of what a person wrote, sent and shared as one of those who publish here. */
export const PUBLISHING_EXPORTS = [
  {
    name: 'changes-by-you',
    by: ['content_versions.person_id'],
    fields: ['section', 'slug', 'title', 'revision', 'at', 'act', 'note'],
    from: (owner) => sql`(
      select section, slug, ${selectReaderText('contents.title')} as title, content_versions.revision, at, act, note
      from content_versions join contents on contents.id = content_versions.content_id ${joinReader(owner)}
      where content_versions.person_id = ${owner.personId}
    ) as found order by at, slug, revision`,
  },
  {
    // Without what stands in the link.
    name: 'preview-links',
    by: ['preview_links.created_by'],
    fields: ['section', 'slug', 'title', 'created_at', 'expires_at'],
    from: (owner) => sql`(
      select section, slug, ${selectReaderText('contents.title')} as title, preview_links.created_at, expires_at
      from preview_links join contents on contents.id = preview_links.content_id ${joinReader(owner)}
      where preview_links.created_by = ${owner.personId}
    ) as found order by created_at, slug`,
  },
  {
    name: 'legal-drafts',
    by: ['legal_drafts.updated_by', 'legal_drafts.signed_off_by'],
    fields: ['kind', 'revision', 'updated_at', 'signed_off_at'],
    from: ({ personId }) =>
      sql`legal_drafts where ${personId} in (updated_by, signed_off_by) order by kind`,
  },
  {
    name: 'files',
    by: ['files.uploaded_by'],
    fields: ['name', 'bytes', 'media_type', 'sha256', 'state', 'refusal', 'created_at'],
    from: (owner) => sql`files where uploaded_by = ${owner.personId} order by created_at, id`,
  },
] as const satisfies readonly ExportTable[];
