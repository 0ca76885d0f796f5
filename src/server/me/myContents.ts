import { sql, type RawBuilder } from 'kysely';
import type { MyContent, MySection } from '../../shared/contract/me';
import type { Viewer } from '../../shared/permissions/can';
import type { ContentRow } from '../content/contentQueries';
import type { ReadContext } from '../content/section';
import { isVisibleTo } from '../content/visibility';
import { isActive } from '../db/activeMembers';

export type MyContentRow = ContentRow & Pick<MyContent, 'relation'>;

/** Queries that join a person's own content to them, per section: by membership or authorship. */
const MINE: Readonly<Record<MySection, (viewer: Viewer, now: Date) => RawBuilder<unknown>>> = {
  teams: memberOf,
  committees: memberOf,
  publications: authorOf,
  blogs: authorOf,
  dialogs: authorOf,
  events: authorOf,
};

function memberOf({ id }: Viewer, now: Date): RawBuilder<unknown> {
  return sql`select content_id, 'member' as relation, since::timestamptz from memberships where person_id = ${id} and ${isActive(now)}`;
}

function authorOf({ id }: Viewer): RawBuilder<unknown> {
  return sql`select id as content_id, 'author' as relation, created_at as since from contents where author_person_id = ${id}`;
}

const MOST = 100;

/**
 * Lists the content of a section that is the reader's own and that they may read, newest first, at
 * most 100.
 */
export async function listMyContents(
  { db, now }: ReadContext,
  section: MySection,
  viewer: Viewer,
): Promise<MyContentRow[]> {
  const { rows } = await sql<MyContentRow>`
    select contents.*, author.name as author_name, author_content.title as author_title, mine.relation
    from (${MINE[section](viewer, now)}) as mine
    join contents on contents.id = mine.content_id and contents.section = ${section} and ${isVisibleTo(viewer, now)}
    left join people as author on author.id = contents.author_person_id
    left join contents as author_content on author_content.id = contents.author_content_id
    order by mine.since desc
    limit ${MOST}`.execute(db);
  return rows;
}
