import { sql, type Expression, type SqlBool } from 'kysely';
import { isStaff, type Viewer } from '../../shared/permissions/can';

/**
 * `content.read` as a condition on `contents`, so that a list, a count or a search never holds what the viewer may not read.
 * A table test compares it with `can` row by row.
 */
export function visibleTo(viewer: Viewer | null, now: Date): Expression<SqlBool> {
  if (isStaff(viewer)) return sql<SqlBool>`contents.deleted_at is null`;
  const id = viewer?.id ?? null;
  const groups = viewer?.memberOf ?? [];
  return sql<SqlBool>`(
    contents.deleted_at is null and (
      contents.author_person_id = ${id}::uuid
      or (
        contents.status in ('published', 'archived')
        and contents.published_at <= ${now}
        and contents.hidden_at is null
        and contents.withdrawn_at is null
        and (
          contents.visibility in ('public', 'members_but_visible')
          or (contents.visibility = 'signed_in' and ${id}::uuid is not null)
          or (contents.visibility = 'members' and (
            contents.id = any(${groups}::uuid[]) or contents.author_content_id = any(${groups}::uuid[])
          ))
        )
      )
    )
  )`;
}

/** What a list shows of it: published things; drafts and scheduled ones have their place on the account pages. */
export const isListed = (now: Date): Expression<SqlBool> =>
  sql<SqlBool>`(contents.status = 'published' and contents.published_at <= ${now} and contents.hidden_at is null and contents.withdrawn_at is null)`;
