import { sql } from 'kysely';
import type { FollowedPage, FollowsQuery } from '../../shared/contract/follows';
import type { ContentRow } from '../content/contentQueries';
import { cutPage, isMoment, readCursor } from '../content/cursor';
import { presentItem } from '../content/presentContent';
import type { ReadContext } from '../content/section';
import { isVisibleTo } from '../content/visibility';

const PAGE_SIZE = 20;

type FollowedRow = ContentRow & { readonly sort_key: string };

/**
 * Lists the content that a person follows and may read, the newest first. @throws Problem
 * invalidCursor
 */
export async function listFollowed(
  { db, viewer, now, locale }: ReadContext,
  personId: string,
  { section, cursor }: FollowsQuery,
): Promise<FollowedPage> {
  const after = readCursor(cursor, isMoment);
  const beyond = after
    ? sql`(follows.at, contents.id) < (${after.key}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<FollowedRow>`
    select contents.*, author.name as author_name, author_content.title as author_title, follows.at::text as sort_key
    from follows join contents on contents.id = follows.content_id
    left join people as author on author.id = contents.author_person_id
    left join contents as author_content on author_content.id = contents.author_content_id
    where follows.person_id = ${personId} and is_following and ${isVisibleTo(viewer, now)} and ${beyond}
      and ${section === undefined ? sql`true` : sql`contents.section = ${section}`}
    order by follows.at desc, contents.id desc limit ${PAGE_SIZE + 1}`.execute(db);
  const page = cutPage(rows, PAGE_SIZE);
  // The list shows no details of the content.
  return { items: page.rows.map((row) => presentItem(row, {}, locale, now)), next: page.next };
}
