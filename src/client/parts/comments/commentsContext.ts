import { createContext, use } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import type { Comment } from '../../../shared/contract/comments';
import { useGetCommentPathQuery, type CommentedContent } from './commentsApi';
import type { DialogDetails } from '../../../shared/contract/dialogs';

export interface CommentsContextValue extends CommentedContent {
  readonly contentId: string;
  /** New comments and votes are taken. */
  readonly isOpen: boolean;
  /** True if new texts wait until they are accepted; accepted ones stay as they are. */
  readonly isStrict: boolean;
  readonly layout: DialogDetails['layout'];
}

/** The content that the comments on a page are about. */
export const CommentsContext = createContext<CommentsContextValue | null>(null);

/** @throws Error outside of `Comments`. */
export function useCommentsContext(): CommentsContextValue {
  const place = use(CommentsContext);
  if (!place) throw new Error('CommentsContext is missing');
  return place;
}

/** Gets a filter of comments: those that the address puts above the others are not shown twice. */
export function useWithoutLinked(): (comments: readonly Comment[]) => readonly Comment[] {
  const { section, slug } = useCommentsContext();
  const [search] = useSearchParams();
  const id = search.get('comment');
  const { currentData } = useGetCommentPathQuery(id ? { section, slug, id } : skipToken);
  const linked = new Set(currentData?.items.map((comment) => comment.id));
  return (comments) => comments.filter((comment) => !linked.has(comment.id));
}
