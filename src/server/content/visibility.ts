import { createHash } from 'node:crypto';
import { sql, type Expression, type SqlBool } from 'kysely';
import { isInEveryGroup, isStaff, type Viewer } from '../../shared/permissions/can';
import type { WrittenResource } from '../../shared/permissions/resources';
import type { Section } from '../../shared/sections';
import { isGroupOut } from '../db/activeMembers';
import { legalInForce } from '../db/legalInForce';

/** The content belongs to one of these groups, or is one of them. */
export const isOf = (groups: readonly string[]): Expression<SqlBool> =>
  sql<SqlBool>`(contents.id = any(${[...groups]}::uuid[]) or contents.author_content_id = any(${[...groups]}::uuid[]))`;

/** The same for what was deleted: whoever may restore it still finds it. */
export function readableBy(viewer: Viewer | null, now: Date): Expression<SqlBool> {
  if (isInEveryGroup(viewer)) return sql<SqlBool>`true`;
  const id = viewer?.id ?? null;
  return sql<SqlBool>`(
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
  )`;
}

/**
 * `content.read` as a condition on `contents`, so that a list, a count or a search never holds what the viewer may not read.
 * A table test compares it with `can` row by row.
 */
export const visibleTo = (viewer: Viewer | null, now: Date): Expression<SqlBool> =>
  sql<SqlBool>`(contents.deleted_at is null and ${readableBy(viewer, now)})`;

/** Whoever has the link reads what is not out yet, until the link ends. `token` is what stands in the link. */
export const seenByPreview = (token: string, now: Date): Expression<SqlBool> =>
  sql<SqlBool>`(
    contents.deleted_at is null and contents.hidden_at is null and contents.withdrawn_at is null
    and contents.status in ('draft', 'in_review', 'scheduled')
    and exists (
      select from preview_links where preview_links.content_id = contents.id
        and token_hash = ${hashOfToken(token)} and expires_at > ${now}
    )
  )`;

/** On a group under this name: the viewer finds its page among those that are out. */
export const isGroupReadBy = (
  name: string,
  viewer: Viewer | null,
  now: Date,
): Expression<SqlBool> => {
  const column = (which: string) => sql.ref(`${name}.${which}`);
  return sql<SqlBool>`(
    ${isGroupOut(name)} and ${column('published_at')} <= ${now}
    and ${column('hidden_at')} is null and ${column('withdrawn_at')} is null
    and (${column('visibility')} in ('public', 'members_but_visible')
      or (${column('visibility')} = 'signed_in' and ${viewer !== null}::boolean)
      or ${isInEveryGroup(viewer)}::boolean
      or ${column('id')} = any(${[...(viewer?.memberOf ?? [])]}::uuid[]))
  )`;
};

/** What the viewer may read, and what the link leads to by which they came. */
export const openTo = (viewer: Viewer | null, now: Date, preview?: string): Expression<SqlBool> =>
  preview === undefined
    ? visibleTo(viewer, now)
    : sql<SqlBool>`(${visibleTo(viewer, now)} or ${seenByPreview(preview, now)})`;

/** What is kept of the token of a link. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** What a list shows of it: published things, of the legal texts those in force; drafts and scheduled ones have their place on the account pages. */
export const isListed = (now: Date): Expression<SqlBool> =>
  sql<SqlBool>`(contents.status = 'published' and contents.published_at <= ${now} and contents.hidden_at is null and contents.withdrawn_at is null
    and (contents.section <> 'legal' or contents.id in ${legalInForce(now)}))`;

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
