import { createHash } from 'node:crypto';
import { sql, type Expression, type SqlBool } from 'kysely';
import { isInEveryGroup, type Viewer } from '../../shared/permissions/can';
import type { WrittenResource } from '../../shared/permissions/resources';
import { GRANTABLE_ROLES, type GrantableRole } from '../../shared/permissions/roles';
import { SECTIONS, type ContentSection, type Section } from '../../shared/sections';
import { isSectionOn } from '../../shared/settings';
import { getSettings } from '../city/currentSettings';
import { isActive, isGroupPublished } from '../db/activeMembers';
import { selectLegalInForce } from '../db/legalInForce';
import { hasRolesOver, holdsOver, listDistrictsAround } from './roleScopes';

/**
 * Tells, on a content under this name, whether its section is on. Where all are, the database is
 * asked nothing.
 */
export function isInOpenSection(name = 'contents'): Expression<SqlBool> {
  const off = SECTIONS.filter((section) => !isSectionOn(getSettings(), section));
  return off.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${sql.ref(`${name}.section`)} <> all(${off}::text[]))`;
}

/** Tells whether the content belongs to one of these groups, or is one of them. */
export const isOfGroups = (groups: readonly string[]): Expression<SqlBool> =>
  groups.length === 0
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(contents.id = any(${[...groups]}::uuid[]) or contents.author_content_id = any(${[...groups]}::uuid[]))`;

/** Roles that read what is for the members of a group. */
const MODERATORS: readonly GrantableRole[] = ['moderator', 'admin'];

/** Tells whether the viewer, who has not written it, is among those whom the content is for. */
const isFor = (viewer: Viewer | null): Expression<SqlBool> =>
  viewer === null
    ? sql<SqlBool>`contents.visibility in ('public', 'members_but_visible')`
    : sql<SqlBool>`(contents.visibility in ('public', 'members_but_visible', 'signed_in')
        or (contents.visibility = 'members'
          and (${isOfGroups(viewer.memberOf)} or ${hasRolesOver(viewer, MODERATORS)})))`;

/** Tells, on `contents`, whether it is out, whomever it is for. */
export const isPublished = (now: Date) =>
  sql<SqlBool>`(contents.status in ('published', 'archived') and contents.published_at <= ${now}
    and contents.hidden_at is null and contents.withdrawn_at is null)`;

const hasWritten = (viewer: Viewer) => sql<SqlBool>`contents.author_person_id = ${viewer.id}::uuid`;

/**
 * Tells whether the viewer may read it, also for what was deleted: whoever may restore it still
 * finds it. What is known of the viewer is no question to the database: planning these conditions
 * takes it longer than answering them.
 */
export function isReadableBy(viewer: Viewer | null, now: Date): Expression<SqlBool> {
  if (isInEveryGroup(viewer)) return isInOpenSection();
  if (viewer === null)
    return sql<SqlBool>`(${isPublished(now)} and ${isFor(null)} and ${isInOpenSection()})`;
  return sql<SqlBool>`(${isInOpenSection()} and (
    ${hasWritten(viewer)}
    or ((${isPublished(now)} or ${hasRolesOver(viewer, GRANTABLE_ROLES)} or ${isOfGroups(viewer.leaderOf)}) and ${isFor(viewer)})
  ))`;
}

/**
 * `content.read` as a condition on `contents`, so that a list, a count or a search never holds what
 * the viewer may not read. A table test compares it with `can` row by row.
 */
export const isVisibleTo = (viewer: Viewer | null, now: Date): Expression<SqlBool> =>
  sql<SqlBool>`(contents.deleted_at is null and ${isReadableBy(viewer, now)})`;

/**
 * Tells, on `contents` and `preview_links`, whether who made the link still has to do with it: has
 * written it, is of its staff or of its group. Whoever has it no longer reads it by a link of
 * before, nor do others.
 */
export const isMakerGood = (now: Date): Expression<SqlBool> =>
  sql<SqlBool>`exists (
    select from people as maker join rights on rights.person_id = maker.id
    where maker.id = preview_links.created_by and maker.blocked_at is null
      and (contents.author_person_id = maker.id
        or ${holdsOver(sql.ref('rights.roles'), GRANTABLE_ROLES)}
        or exists (
          select from memberships where memberships.person_id = maker.id
            and memberships.content_id in (contents.id, contents.author_content_id) and ${isActive(now)}
        ))
  )`;

/**
 * Tells whether a link shows what is not out yet: whoever has it reads that until the link ends.
 * `token` is what stands in the link.
 */
const seenByPreview = (token: string, now: Date): Expression<SqlBool> =>
  sql<SqlBool>`(
    contents.deleted_at is null and contents.hidden_at is null and contents.withdrawn_at is null
    and contents.status in ('draft', 'in_review', 'scheduled')
    and exists (
      select from preview_links where preview_links.content_id = contents.id
        and token_hash = ${hashToken(token)} and expires_at > ${now} and ${isMakerGood(now)}
    )
  )`;

/**
 * Tells, on a group under this name, whether the viewer finds its page among those that are out.
 */
export const isGroupReadBy = (
  name: string,
  viewer: Viewer | null,
  now: Date,
): Expression<SqlBool> => {
  const column = (which: string) => sql.ref(`${name}.${which}`);
  return sql<SqlBool>`(
    ${isInOpenSection(name)} and ${isGroupPublished(name)} and ${column('published_at')} <= ${now}
    and ${column('hidden_at')} is null and ${column('withdrawn_at')} is null
    and (${column('visibility')} in ('public', 'members_but_visible')
      or (${column('visibility')} = 'signed_in' and ${sql.lit(viewer !== null)})
      or ${hasRolesOver(viewer, MODERATORS, name)}
      or ${column('id')} = any(${[...(viewer?.memberOf ?? [])]}::uuid[]))
  )`;
};

/** Tells whether the viewer may read it, or the link leads to it by which they came. */
export const isOpenTo = (
  viewer: Viewer | null,
  now: Date,
  preview?: string,
): Expression<SqlBool> =>
  preview === undefined
    ? isVisibleTo(viewer, now)
    : sql<SqlBool>`(${isVisibleTo(viewer, now)} or ${seenByPreview(preview, now)})`;

/** Hashes the token of a link: the hash is what is kept of it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Tells whether a content is of the section, which is written out, so that a plan that is kept may
 * use the indexes of that section.
 */
function isOfSection(now: Date, section: ContentSection | undefined): Expression<SqlBool> {
  if (section === undefined)
    return sql<SqlBool>`(contents.section <> 'legal' or contents.id in ${selectLegalInForce(now)})`;
  const isOfIt = sql<SqlBool>`contents.section = ${sql.lit(section)}`;
  return section === 'legal'
    ? sql<SqlBool>`${isOfIt} and contents.id in ${selectLegalInForce(now)}`
    : isOfIt;
}

/**
 * Tells whether a list shows it, of one section or of all: published things, of the legal texts
 * those in force; drafts and scheduled ones have their place on the account pages.
 */
export const isListed = (now: Date, section?: ContentSection): Expression<SqlBool> =>
  sql<SqlBool>`(contents.status = 'published' and contents.published_at <= ${now} and contents.hidden_at is null and contents.withdrawn_at is null
    and ${isOfSection(now, section)})`;

/**
 * Tells whether a list shows it to this viewer: `isListed` and `isVisibleTo`, less what each says
 * of the other.
 */
export function isListedFor(
  viewer: Viewer | null,
  now: Date,
  section?: ContentSection,
): Expression<SqlBool> {
  const isShown = sql<SqlBool>`${isListed(now, section)} and contents.deleted_at is null
    and ${isInOpenSection()}`;
  if (isInEveryGroup(viewer)) return sql<SqlBool>`(${isShown})`;
  if (viewer === null) return sql<SqlBool>`(${isShown} and ${isFor(null)})`;
  return sql<SqlBool>`(${isShown} and (${hasWritten(viewer)} or ${isFor(viewer)}))`;
}

interface Placed {
  readonly id: string;
  readonly section: Section;
  readonly area: string | null;
  readonly status: string;
  readonly visibility: string;
  readonly author_person_id: string | null;
  readonly author_content_id: string | null;
  readonly published_at: Date | null;
  readonly hidden_at: Date | null;
  readonly withdrawn_at: Date | null;
}

export const isGroup = (section: ContentSection) => section === 'teams' || section === 'committees';

/** Tells where a content stands, as scopes of roles know it. */
export const scopedResource = <S extends ContentSection>(
  row: Pick<Placed, 'id' | 'area' | 'author_content_id'> & { readonly section: S },
) => ({
  section: row.section,
  districts: listDistrictsAround(row.area),
  groupId: isGroup(row.section) ? row.id : row.author_content_id,
});

/**
 * Converts a content that was not deleted to what the permission function wants to know about it.
 */
export const contentResource = (row: Placed): WrittenResource => ({
  ...scopedResource(row),
  status: row.status,
  visibility: row.visibility,
  publishedAt: row.published_at?.getTime() ?? null,
  hidden: row.hidden_at !== null || row.withdrawn_at !== null,
  authorPersonId: row.author_person_id,
});
