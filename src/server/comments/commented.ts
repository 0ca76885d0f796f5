import { sql } from 'kysely';
import { can } from '../../shared/permissions/can';
import type { CommentedResource } from '../../shared/permissions/commentRules';
import { hasComments, type ContentSection, type Section } from '../../shared/sections';
import type { Reading } from '../content/section';
import { visibleTo } from '../content/visibility';
import { Problem } from '../http/problem';

/** The content that comments stand under. */
export interface Commented {
  readonly id: string;
  readonly slug: string;
  /** How many of its comments are shown. */
  readonly total: number;
  /** What the rules need to know of it. */
  readonly resource: CommentedResource;
  /** Whether the person who reads moderates here. */
  readonly isModerator: boolean;
}

const millis = (date: Date | null): number | null => date?.getTime() ?? null;

/** @throws Problem notFound where there is none, the reader may not read it, or nobody comments on such contents */
export async function findCommented(
  { db, viewer, now }: Reading,
  section: Section,
  slug: string,
): Promise<Commented> {
  const row = await db
    .selectFrom('contents')
    .select(['id', 'slug', 'status', 'visibility', 'published_at', 'hidden_at', 'withdrawn_at'])
    .select(['author_person_id', 'author_content_id', 'opens_at', 'closes_at', 'comments_count'])
    .select(sql<ContentSection>`section`.as('section'))
    .select(sql<string | null>`details ->> 'mode'`.as('mode'))
    .where('section', '=', section)
    .where('slug', '=', slug)
    .where(visibleTo(viewer, now))
    .executeTakeFirst();
  if (!row || !hasComments(row.section, row.mode)) throw new Problem('notFound');
  const resource: CommentedResource = {
    section: row.section,
    mode: row.mode,
    status: row.status,
    visibility: row.visibility,
    publishedAt: millis(row.published_at),
    hidden: row.hidden_at !== null || row.withdrawn_at !== null,
    authorPersonId: row.author_person_id,
    groupId: row.author_content_id,
    opensAt: millis(row.opens_at),
    closesAt: millis(row.closes_at),
  };
  const isModerator = can(viewer, 'content.hide', resource, now.getTime());
  return { id: row.id, slug: row.slug, total: row.comments_count, resource, isModerator };
}
