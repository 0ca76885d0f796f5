import { sql, type Expression, type SqlBool } from 'kysely';
import {
  isInEveryGroup,
  isStaff,
  type Viewer,
  type WrittenResource,
} from '../../shared/permissions/can';
import type { Section } from '../../shared/sections';

/** The content belongs to one of these groups, or is one of them. */
export const isOf = (groups: readonly string[]): Expression<SqlBool> =>
  sql<SqlBool>`(contents.id = any(${[...groups]}::uuid[]) or contents.author_content_id = any(${[...groups]}::uuid[]))`;

/**
 * `content.read` as a condition on `contents`, so that a list, a count or a search never holds what the viewer may not read.
 * A table test compares it with `can` row by row.
 */
export function visibleTo(viewer: Viewer | null, now: Date): Expression<SqlBool> {
  if (isInEveryGroup(viewer)) return sql<SqlBool>`contents.deleted_at is null`;
  const id = viewer?.id ?? null;
  return sql<SqlBool>`(
    contents.deleted_at is null and (
      contents.author_person_id = ${id}::uuid
      or (
        (
          (
            contents.status in ('published', 'archived')
            and contents.published_at <= ${now}
            and contents.hidden_at is null
            and contents.withdrawn_at is null
          )
          or ${isStaff(viewer)}::boolean
          or ${isOf(viewer?.leaderOf ?? [])}
        )
        and (
          contents.visibility in ('public', 'members_but_visible')
          or (contents.visibility = 'signed_in' and ${id}::uuid is not null)
          or (contents.visibility = 'members' and ${isOf(viewer?.memberOf ?? [])})
        )
      )
    )
  )`;
}

/** What a list shows of it: published things; drafts and scheduled ones have their place on the account pages. */
export const isListed = (now: Date): Expression<SqlBool> =>
  sql<SqlBool>`(contents.status = 'published' and contents.published_at <= ${now} and contents.hidden_at is null and contents.withdrawn_at is null)`;

interface Placed {
  readonly id: string;
  readonly section: Section;
  readonly status: string;
  readonly visibility: string;
  readonly author_person_id: string | null;
  readonly author_content_id: string | null;
  readonly published_at: Date | null;
  readonly hidden_at: Date | null;
  readonly withdrawn_at: Date | null;
}

export const isGroup = (section: Section) => section === 'teams' || section === 'committees';

/** What the permission function wants to know about a content that was not deleted. */
export const contentResource = (row: Placed): WrittenResource => ({
  section: row.section,
  status: row.status,
  visibility: row.visibility,
  publishedAt: row.published_at?.getTime() ?? null,
  hidden: row.hidden_at !== null || row.withdrawn_at !== null,
  authorPersonId: row.author_person_id,
  groupId: isGroup(row.section) ? row.id : row.author_content_id,
});
