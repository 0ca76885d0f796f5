import { can, type Viewer } from '../../shared/permissions/can';
import { isOpenForComments, type CommentResource } from '../../shared/permissions/commentRules';
import { Problem } from '../http/problem';
import type { Commented } from './commented';
import type { CommentRow } from './presentComment';

type CommentAction = 'comment.edit' | 'comment.delete' | 'comment.vote' | 'comment.report';

/** Actions that need a content that takes comments at the moment. */
const WHILE_OPEN: readonly CommentAction[] = ['comment.edit', 'comment.vote'];

/** @throws Problem commentsClosed, forbidden */
export function requireCommenting(viewer: Viewer | null, { resource }: Commented, now: Date): void {
  const at = now.getTime();
  if (can(viewer, 'comment.create', resource, at)) return;
  throw new Problem(isOpenForComments(resource, at) ? 'forbidden' : 'commentsClosed');
}

/** Comment that something is done to. */
interface OnComment {
  readonly commented: Commented;
  readonly row: CommentRow;
  readonly now: Date;
}

/**
 * Tells whether a comment is settled: where words wait until they are accepted, those that were
 * accepted stay as they are; whoever wrote them can delete them.
 */
const isSettled = (action: CommentAction, { commented, row: { state } }: OnComment): boolean =>
  action === 'comment.edit' && commented.isStrict && !commented.isModerator && state === 'shown';

/** @throws Problem commentsClosed, notShown, forbidden */
export function requireOnComment(viewer: Viewer, action: CommentAction, on: OnComment): void {
  const { commented, row, now } = on;
  const { resource: content } = commented;
  if (isSettled(action, on)) throw new Problem('forbidden');
  const at = now.getTime();
  const { state, author_id: writtenBy } = row;
  const resource: CommentResource = { ...content, state, writtenBy };
  if (can(viewer, action, resource, at)) return;
  if (WHILE_OPEN.includes(action) && !isOpenForComments(content, at))
    throw new Problem('commentsClosed');
  throw new Problem(state === 'hidden' || state === 'deleted' ? 'notShown' : 'forbidden');
}
