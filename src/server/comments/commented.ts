import { sql } from 'kysely';
import { can } from '../../shared/permissions/can';
import type { CommentedResource } from '../../shared/permissions/commentRules';
import { hasComments, type ContentSection, type Section } from '../../shared/sections';
import type { ReadContext } from '../content/section';
import { isByClosedGroup, keepsComments } from '../db/activeMembers';
import { isOpenTo, scopedResource } from '../content/visibility';
import { Problem } from '../http/problem';

/** The content that comments stand under. */
export interface Commented {
  readonly id: string;
  readonly slug: string;
  /** Number of its comments that are shown. */
  readonly total: number;
  /** Facts that the rules need to know of it. */
  readonly resource: CommentedResource;
  /** Tells whether the person who reads moderates here. */
  readonly isModerator: boolean;
  /** True if what is written waits until somebody of the staff has accepted it. */
  readonly isStrict: boolean;
}

const millis = (date: Date | null): number | null => date?.getTime() ?? null;

/**
 * Finds a content, whether people comment on it or answer its statements. `preview`: the token of a
 * link to what is not out yet.
 * @throws Problem notFound where there is none, or the reader may not read it
 */
export async function findDiscussed(
  { db, viewer, now }: ReadContext,
  section: Section,
  slug: string,
  preview?: string,
): Promise<Commented> {
  const row = await db
    .selectFrom('contents')
    .select([
      'id',
      'slug',
      'area',
      'status',
      'visibility',
      'published_at',
      'hidden_at',
      'withdrawn_at',
    ])
    .select(['author_person_id', 'author_content_id', 'opens_at', 'closes_at', 'comments_count'])
    .select(sql<ContentSection>`section`.as('section'))
    .select(sql<string | null>`details ->> 'mode'`.as('mode'))
    .select(sql<boolean>`coalesce((details ->> 'commentsOff')::boolean, false)`.as('comments_off'))
    .select([isByClosedGroup.as('is_group_closed'), keepsComments.as('keeps_comments')])
    .select(sql<boolean>`coalesce(details ->> 'moderation' = 'strict', false)`.as('is_strict'))
    .where('section', '=', section)
    .where('slug', '=', slug)
    .where(isOpenTo(viewer, now, preview))
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
  const resource: CommentedResource = {
    ...scopedResource(row),
    mode: row.mode,
    status: row.status,
    visibility: row.visibility,
    publishedAt: millis(row.published_at),
    hidden: row.hidden_at !== null || row.withdrawn_at !== null,
    authorPersonId: row.author_person_id,
    opensAt: millis(row.opens_at),
    closesAt: millis(row.closes_at),
    commentsOff: row.comments_off,
    isGroupClosed: row.is_group_closed,
    keepsComments: row.keeps_comments,
  };
  const isModerator = can(viewer, 'content.hide', resource, now.getTime());
  const { id, comments_count: total, is_strict: isStrict } = row;
  return { id, slug: row.slug, total, resource, isModerator, isStrict };
}

/**
 * @throws Problem notFound where there is none, the reader may not read it, or nobody comments on
 *   such contents
 */
export async function findCommented(
  reading: ReadContext,
  section: Section,
  slug: string,
): Promise<Commented> {
  const found = await findDiscussed(reading, section, slug);
  if (!hasComments(found.resource.section, found.resource.mode)) throw new Problem('notFound');
  return found;
}
