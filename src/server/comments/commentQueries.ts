import { sql, type RawBuilder } from 'kysely';
import {
  COMMENT_LIMITS,
  type CommentHistory,
  type CommentPage,
  type CommentsQuery,
} from '../../shared/contract/comments';
import { cutPage } from '../content/cursor';
import type { Database } from '../db/openDatabase';
import { isUuid } from '../http/uuid';
import { commentSort, type CommentSort } from './commentOrders';
import type { Commented } from './commented';
import {
  commentColumns,
  isInReach,
  presentComment,
  type CommentReader,
  type CommentRow,
} from './presentComment';

const SIZE = COMMENT_LIMITS.pageSize;
const SIDES = [-1, 0, 1];

type SortedRow = CommentRow & { readonly sort_key: string };

const presentAll = (rows: readonly CommentRow[], reader: CommentReader) =>
  rows.map((row) => presentComment(row, reader));

/**
 * Selects the first ids of one branch of the list: one walk along one index, however long the list
 * is.
 */
const first = (where: RawBuilder<unknown>, { by, beyond }: CommentSort) => sql`(
  select id from comments where depth = 0 and ${where} and ${beyond} order by ${by} limit ${SIZE + 1})`;

/** Selects each side by its own index; besides, what is held, for those who may see it. */
function branches(
  contentId: string,
  side: number | undefined,
  { personId, isModerator }: CommentReader,
): RawBuilder<unknown>[] {
  const sides = side === undefined ? SIDES : [side];
  const shown = sides.map(
    (one) =>
      sql`content_id = ${contentId}::uuid and state <> 'held' and alignment = ${one}::smallint`,
  );
  if (personId === null) return shown;
  const held = sql`content_id = ${contentId}::uuid and state = 'held' and alignment = any(${sides}::smallint[])
    and (${isModerator}::boolean or author_id = ${personId}::uuid)`;
  return [...shown, held];
}

/** Lists one page of the comments of depth 0. @throws Problem invalidCursor */
export async function listComments(
  db: Database,
  { id, total }: Commented,
  reader: CommentReader,
  { sort = 'best', side, cursor }: CommentsQuery,
): Promise<CommentPage> {
  const order = commentSort(sort, cursor);
  const found = sql.join(
    branches(id, side, reader).map((where) => first(where, order)),
    sql` union all `,
  );
  const { rows } = await sql<SortedRow>`
    select ${commentColumns(reader)}, ${order.key} as sort_key from comments
    where id in (${found}) order by ${order.by} limit ${SIZE + 1}`.execute(db);
  const page = cutPage(rows, SIZE);
  return { items: presentAll(page.rows, reader), next: page.next, total };
}

/** Lists one page of the direct answers, the oldest first. @throws Problem invalidCursor */
export async function listReplies(
  db: Database,
  { id, total }: Commented,
  reader: CommentReader,
  { parentId, cursor }: { parentId: string; cursor: string | undefined },
): Promise<CommentPage> {
  const order = commentSort('oldest', cursor);
  const { rows } = await sql<SortedRow>`
    select ${commentColumns(reader)}, ${order.key} as sort_key from comments
    where parent_id = ${parentId}::uuid and content_id = ${id}::uuid and ${isInReach(reader)} and ${order.beyond}
    order by ${order.by} limit ${SIZE + 1}`.execute(db);
  const page = cutPage(rows, SIZE);
  return { items: presentAll(page.rows, reader), next: page.next, total };
}

/**
 * Finds a comment after those that it answers, from depth 0 on; empty where there is none for this
 * reader.
 */
export async function findPath(
  db: Database,
  { id: contentId }: Commented,
  id: string,
  reader: CommentReader,
): Promise<CommentRow[]> {
  if (!isUuid(id)) return [];
  const { rows } = await sql<CommentRow>`
    select ${commentColumns(reader)} from comments
    where id in (
      select unnest(array[root_id, parent_id, id]) from comments
      where id = ${id}::uuid and content_id = ${contentId}::uuid and ${isInReach(reader)}
    ) order by depth`.execute(db);
  return rows;
}

/** Lists what a comment said before; nothing where its words may not be read. */
export async function listVersions(db: Database, id: string): Promise<CommentHistory['items']> {
  const rows = await db
    .selectFrom('comment_versions')
    .select(['revision', 'body', 'lang', 'at'])
    .where('comment_id', '=', id)
    .orderBy('revision')
    .execute();
  return rows.map(({ at, ...version }) => ({ ...version, at: at.toISOString() }));
}
