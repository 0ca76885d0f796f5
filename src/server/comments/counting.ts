import type { CommentState } from '../../shared/contract/comments';
import type { ContentSection } from '../../shared/sections';
import type { Database } from '../db/openDatabase';
import { announceChange } from '../live/liveChanges';

/** A comment that comes, or goes from one state to another. */
export interface CommentTransition {
  readonly contentId: string;
  readonly parentId: string | null;
  /** Null: it was not there. */
  readonly before: CommentState | null;
  readonly after: CommentState;
}

const isListed = (state: CommentState | null): boolean => state !== null && state !== 'held';
const isShown = (state: CommentState | null): boolean => state === 'shown';

/** Counts how many more there are of a kind after a move: 1, 0 or -1. */
const gain = (
  { before, after }: CommentTransition,
  is: (state: CommentState | null) => boolean,
): number => Number(is(after)) - Number(is(before));

async function addReplies(trx: Database, id: string, gained: number): Promise<void> {
  await trx
    .updateTable('comments')
    .set((eb) => ({ replies: eb('replies', '+', gained) }))
    .where('id', '=', id)
    .execute();
}

/**
 * Gives a content a newer version, with so many more comments, which everybody who looks at it
 * hears of.
 */
export async function renewContent(trx: Database, id: string, gained: number): Promise<void> {
  const { section, version } = await trx
    .updateTable('contents')
    .set((eb) => ({
      version: eb('version', '+', 1),
      comments_count: eb('comments_count', '+', gained),
    }))
    .where('id', '=', id)
    .returning(['section', 'version'])
    .executeTakeFirstOrThrow();
  const change = { id, section: section as ContentSection, version };
  await announceChange(trx, gained > 0 ? { ...change, isCount: true } : change);
}

/**
 * Keeps the counts right: answers of comments first, then contents in the order of their ids, so
 * that no two writers wait for each other.
 */
export async function countMoves(
  trx: Database,
  moves: readonly CommentTransition[],
): Promise<void> {
  for (const move of moves) {
    const gained = gain(move, isListed);
    if (move.parentId !== null && gained !== 0) await addReplies(trx, move.parentId, gained);
  }
  const seen = moves.filter(({ before, after }) => isListed(before) || isListed(after));
  for (const id of [...new Set(seen.map(({ contentId }) => contentId))].sort()) {
    const gained = seen
      .filter(({ contentId }) => contentId === id)
      .reduce((sum, move) => sum + gain(move, isShown), 0);
    await renewContent(trx, id, gained);
  }
}
