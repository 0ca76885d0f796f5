import type { CommentState } from '../contract/comments';
import { hasComments } from '../sections';
import type { Viewer } from './can';
import type { ContentResource } from './resources';

/** A content under which people may comment. */
export interface CommentedResource extends ContentResource {
  /** Mode of a dialog. */
  readonly mode: string | null;
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  /** True if the person who runs it wants no more comments there. */
  readonly commentsOff?: boolean;
  /** The group that it is by is suspended, archived or dissolved. */
  readonly isGroupClosed?: boolean;
  /** The team that it is by wants what was said to stay as it was said. */
  readonly keepsComments?: boolean;
}

/** A comment, or a statement. */
export interface CommentResource extends CommentedResource {
  readonly state: CommentState;
  /** Null: who wrote it has left. */
  readonly writtenBy: string | null;
}

/** Dates that are not set leave it open on that side. */
export const isBetween = (
  { opensAt, closesAt }: Pick<CommentedResource, 'opensAt' | 'closesAt'>,
  now: number,
): boolean => (opensAt === null || now >= opensAt) && (closesAt === null || now < closesAt);

/**
 * Tells whether comments are open: a timed dialog only between its dates; elsewhere the dates are
 * those of a ballot or an event.
 */
export const isOpenForComments = (content: CommentedResource, now: number): boolean =>
  hasComments(content.section, content.mode) &&
  content.status === 'published' &&
  content.commentsOff !== true &&
  content.isGroupClosed !== true &&
  (content.section !== 'dialogs' || isBetween(content, now));

export const isCommentAuthor = (user: Viewer | null, { writtenBy }: CommentResource): boolean =>
  user !== null && writtenBy === user.id;
