import { sql } from 'kysely';
import type { Comment } from '../../shared/contract/dialogs';
import type { Database } from '../db/openDatabase';
import { cutPage, isMoment, readCursor } from './cursor';

export const THREADS_PER_PAGE = 20;

interface CommentRow {
  readonly id: string;
  readonly parent_id: string | null;
  readonly root_id: string;
  readonly depth: number;
  readonly author: string | null;
  readonly author_id: string | null;
  readonly body: string;
  readonly lang: Comment['lang'];
  readonly alignment: number;
  readonly votes_up: number;
  readonly votes_down: number;
  readonly created_at: Date;
  readonly edited_at: Date | null;
  readonly deleted_at: Date | null;
}

function present(row: CommentRow): Comment {
  const isDeleted = row.deleted_at !== null;
  return {
    id: row.id,
    parentId: row.parent_id,
    depth: row.depth,
    author: isDeleted ? '' : (row.author ?? ''),
    authorId: isDeleted ? null : row.author_id,
    body: isDeleted ? '' : row.body,
    lang: row.lang,
    alignment: row.alignment,
    votes: { up: row.votes_up, down: row.votes_down },
    createdAt: row.created_at.toISOString(),
    edited: row.edited_at !== null,
    deleted: isDeleted,
  };
}

/** Every comment comes after the one it answers; siblings in the order they were written. */
function threaded(roots: readonly CommentRow[], replies: readonly CommentRow[]): CommentRow[] {
  const children = new Map<string | null, CommentRow[]>();
  for (const reply of replies) {
    children.set(reply.parent_id, [...(children.get(reply.parent_id) ?? []), reply]);
  }
  const withReplies = (row: CommentRow): CommentRow[] => [
    row,
    ...(children.get(row.id) ?? []).flatMap(withReplies),
  ];
  return roots.flatMap(withReplies);
}

const selectComments = (db: Database) =>
  db
    .selectFrom('comments')
    .leftJoin('people', 'people.id', 'comments.author_id')
    .selectAll('comments')
    .select('people.name as author');

/** One page of 20 threads, newest thread first, each with all its replies. @throws Problem invalidCursor */
export async function listComments(
  db: Database,
  contentId: string,
  cursor: string | undefined,
): Promise<{ items: Comment[]; next: string | null; total: number }> {
  const after = readCursor(cursor, isMoment);

  const found = await selectComments(db)
    .select(sql<string>`comments.created_at::text`.as('sort_key'))
    .where('content_id', '=', contentId)
    .where('depth', '=', 0)
    .$if(after !== null, (builder) =>
      builder.where(
        sql<boolean>`(comments.created_at, comments.id) < (${after?.key}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('comments.created_at', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(THREADS_PER_PAGE + 1)
    .execute();
  const { rows: roots, next } = cutPage(found, THREADS_PER_PAGE);
  const rootIds = roots.map(({ id }) => id);

  const [replies, { total }] = await Promise.all([
    selectComments(db)
      .where('root_id', '=', sql<string>`any(${rootIds}::uuid[])`)
      .where('depth', '>', 0)
      .orderBy('comments.created_at')
      .orderBy('comments.id')
      .execute(),
    db
      .selectFrom('comments')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('content_id', '=', contentId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ]);
  return { items: threaded(roots, replies).map(present), next, total };
}
