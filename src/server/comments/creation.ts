import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { COMMENT_LIMITS, type NewComment } from '../../shared/contract/comments';
import { followByWriting } from '../content/following';
import type { Database } from '../db/openDatabase';
import { hashRequestKey, type WriteRequest } from '../http/idempotency';
import { Problem } from '../http/problem';
import { isUuid } from '../http/uuid';
import { countMoves } from './counting';
import { findHoldReason, lockAuthor, type PreModeration } from './preModeration';
import { notifyOfComments } from './commentNotifications';
import { storeMentions, readWords } from './words';

/** Comment that is written, and its place. */
export interface CommentCreation {
  readonly contentId: string;
  readonly written: NewComment;
  /** Kinds of comments that wait here. */
  readonly holds: PreModeration;
  /** True for those who moderate: nothing of theirs waits. */
  readonly isModerator: boolean;
}

interface Place {
  readonly parent_id: string | null;
  readonly root_id: string;
  readonly depth: number;
}

/** Finds what this very request has made before. */
export async function findCommentByKey(db: Database, key: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('comments')
    .select('id')
    .where('creation_key', '=', key)
    .executeTakeFirst();
  return row?.id;
}

/** Finds the same words of the same person at the same place within a day. */
async function findSame(
  trx: Database,
  { contentId, written }: CommentCreation,
  words: string,
  { personId, at }: WriteRequest,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from comments
    where author_id = ${personId} and created_at > ${at}::timestamptz - interval '1 day'
      and content_id = ${contentId} and parent_id is not distinct from ${written.parentId ?? null}::uuid
      and body = ${words} and state <> 'deleted'
    order by created_at limit 1`.execute(trx);
  return rows[0]?.id;
}

/**
 * Finds the place of the comment: below what it answers, locked so that it stays. @throws Problem
 * notFound, notShown, tooDeep
 */
async function placeFor(
  trx: Database,
  id: string,
  { contentId, written }: CommentCreation,
): Promise<Place> {
  const { parentId } = written;
  if (parentId === undefined) return { parent_id: null, root_id: id, depth: 0 };
  if (!isUuid(parentId)) throw new Problem('notFound');
  const parent = await trx
    .selectFrom('comments')
    .select(['root_id', 'depth', 'state'])
    .where('id', '=', parentId)
    .where('content_id', '=', contentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!parent || parent.state === 'held') throw new Problem('notFound');
  if (parent.state !== 'shown') throw new Problem('notShown');
  const depth = parent.depth + 1;
  if (depth >= COMMENT_LIMITS.levels) throw new Problem('tooDeep');
  return { parent_id: parentId, root_id: parent.root_id, depth };
}

async function insertComment(
  trx: Database,
  creation: CommentCreation,
  words: string,
  cause: WriteRequest,
): Promise<string> {
  const { contentId, written, holds, isModerator } = creation;
  const { personId, at } = cause;
  const id = randomUUID();
  const place = await placeFor(trx, id, creation);
  const held_for = isModerator ? null : await findHoldReason(trx, { personId, words, at }, holds);
  const state = held_for === null ? 'shown' : 'held';
  await trx
    .insertInto('comments')
    .values({
      id,
      content_id: contentId,
      ...place,
      state,
      held_for,
      author_id: personId,
      body: words,
      lang: written.lang,
      alignment: written.alignment ?? 0,
      created_at: at,
      creation_key: hashRequestKey(cause, contentId),
    })
    .execute();
  await storeMentions(trx, id, words);
  // Before the content's row is taken: others who write here do not wait for it.
  await notifyOfComments(trx, [id], at);
  await followByWriting(trx, { contentId, personId, at });
  await countMoves(trx, [{ contentId, parentId: place.parent_id, before: null, after: state }]);
  return id;
}

/**
 * Writes a comment; the same request again, and the same words again, find the one that is there.
 * Tells whether it is new.
 * @throws Problem invalidRequest, notFound, notShown, tooDeep
 */
export function createComment(
  db: Database,
  creation: CommentCreation,
  cause: WriteRequest,
): Promise<{ id: string; isNew: boolean }> {
  const words = readWords(creation.written.body);
  return db.transaction().execute(async (trx) => {
    await lockAuthor(trx, cause.personId);
    const earlier =
      (await findCommentByKey(trx, hashRequestKey(cause, creation.contentId))) ??
      (await findSame(trx, creation, words, cause));
    const id = earlier ?? (await insertComment(trx, creation, words, cause));
    return { id, isNew: earlier === undefined };
  });
}
