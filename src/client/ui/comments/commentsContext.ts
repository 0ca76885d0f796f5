import { createContext, use } from 'react';
import type { CommentPlace } from '../../api/commentsApi';
import type { DialogDetails } from '../../../shared/contract/dialogs';

export interface CommentsPlace extends CommentPlace {
  readonly contentId: string;
  /** New comments and votes are taken. */
  readonly isOpen: boolean;
  /** What people write waits until it is accepted; what was accepted stays as it is. */
  readonly isStrict: boolean;
  readonly layout: DialogDetails['layout'];
}

/** What the comments on a page are about. */
export const CommentsContext = createContext<CommentsPlace | null>(null);

/** @throws Error outside of `Comments`. */
export function useCommentsPlace(): CommentsPlace {
  const place = use(CommentsContext);
  if (!place) throw new Error('CommentsContext is missing');
  return place;
}
