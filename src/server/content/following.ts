import { sql } from 'kysely';
import type { Follow } from '../../shared/contract/follows';
import type { Database } from '../db/openDatabase';

/** Person who follows, content that is followed, and moment since when. */
export interface Following {
  readonly contentId: string;
  readonly personId: string;
  readonly at: Date;
}

const count = (trx: Database, contentId: string, gained: number) =>
  trx
    .updateTable('contents')
    .set((eb) => ({ follows_count: eb('follows_count', '+', gained) }))
    .where('id', '=', contentId)
    .execute();

/**
 * Lets whoever begins a content or writes in one follow it from then on, unless they have stopped
 * following it before. Called before the content itself is changed in the transaction: every writer
 * of follows takes the rows in this order.
 */
export async function followByWriting(
  trx: Database,
  { contentId, personId, at }: Following,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('follows')
    .values({ content_id: contentId, person_id: personId, is_following: true, at })
    .onConflict((conflict) => conflict.columns(['content_id', 'person_id']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) await count(trx, contentId, 1);
}

/** Follows a content, or stops; the same again changes nothing. Call it in a transaction. */
export async function setFollowing(
  trx: Database,
  { contentId, personId, at }: Following,
  isFollowing: boolean,
): Promise<void> {
  // A row that is new has no earlier version, which `xmax` would name; one that is not has changed.
  const { rows } = await sql<{ is_new: boolean }>`
    insert into follows (content_id, person_id, is_following, at)
    values (${contentId}, ${personId}, ${isFollowing}, ${at}::timestamptz)
    on conflict (content_id, person_id) do update set is_following = excluded.is_following, at = excluded.at
    where follows.is_following <> excluded.is_following
    returning xmax = 0 as is_new`.execute(trx);
  const [changed] = rows;
  if (!changed || (changed.is_new && !isFollowing)) return;
  await count(trx, contentId, isFollowing ? 1 : -1);
}

/** Reads whether somebody follows it, and how many do. */
export async function readFollow(
  db: Database,
  { contentId, personId }: Omit<Following, 'at'>,
): Promise<Follow> {
  const row = await db
    .selectFrom('contents')
    .leftJoin('follows', (join) =>
      join.onRef('content_id', '=', 'contents.id').on('person_id', '=', personId),
    )
    .select(['is_following', 'follows_count'])
    .where('contents.id', '=', contentId)
    .executeTakeFirstOrThrow();
  return { isFollowing: row.is_following ?? false, follows: row.follows_count };
}
