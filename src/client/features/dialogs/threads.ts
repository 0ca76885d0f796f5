import type { Comment } from '../../../shared/contract/dialogs';

/** A comment with the comments that answer it. */
export interface Thread {
  readonly comment: Comment;
  readonly replies: readonly Thread[];
}

/** Threads from a flat list in which answers follow what they answer; an answer to an unknown comment starts a thread. */
export function threadsOf(comments: readonly Comment[]): readonly Thread[] {
  const known = new Set(comments.map(({ id }) => id));
  const repliesTo = new Map<string | null, Comment[]>();
  for (const comment of comments) {
    const parent =
      comment.parentId !== null && known.has(comment.parentId) ? comment.parentId : null;
    repliesTo.set(parent, [...(repliesTo.get(parent) ?? []), comment]);
  }
  const below = (parentId: string | null): readonly Thread[] =>
    (repliesTo.get(parentId) ?? []).map((comment) => ({ comment, replies: below(comment.id) }));
  return below(null);
}

export type Side = -1 | 0 | 1;

/** In the order in which they are shown; those that take no side stand below the two columns. */
export const SIDES: readonly Side[] = [1, -1, 0];

export const sideOf = (alignment: number): Side => Math.sign(alignment) as Side;
