import { skipToken } from '@reduxjs/toolkit/query';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Page } from '../../../shared/contract/content';
import type { Comment } from '../../../shared/contract/dialogs';
import { nextPage } from '../../api/nextPage';
import { portalApi } from '../../api/portalApi';

export interface CommentsArg {
  readonly slug: string;
  /** Where the first page starts; the newest thread unless the URL says otherwise. */
  readonly cursor?: string;
}

/** The comments that a dialogue's URL asks for. */
export function commentsArg(slug: string, search: URLSearchParams): CommentsArg {
  const cursor = search.get('cursor');
  return { slug, ...(cursor && { cursor }) };
}

export const dialogsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listComments: build.infiniteQuery<Page<Comment>, CommentsArg, string>({
      infiniteQueryOptions: nextPage,
      query: ({ queryArg: { slug, cursor }, pageParam }) => {
        const from = pageParam || cursor;
        return { url: `/dialogs/${slug}/comments`, ...(from && { params: { cursor: from } }) };
      },
      providesTags: ['Comments'],
    }),
  }),
});

/** The comments of the dialogue that the URL names, in all their states: 20 threads a page, each with its replies. */
export function useComments() {
  const { slug } = useParams();
  const [search] = useSearchParams();
  const answer = dialogsApi.useListCommentsInfiniteQuery(
    slug ? commentsArg(slug, search) : skipToken,
  );
  const pages = answer.currentData?.pages;
  return {
    comments: pages?.flatMap(({ items }) => items),
    total: pages?.[0]?.total ?? 0,
    nextCursor: pages?.at(-1)?.next ?? null,
    error: answer.error,
    isError: answer.isError,
    isFetchingNextPage: answer.isFetchingNextPage,
    fetchNextPage: answer.fetchNextPage,
    refetch: answer.refetch,
  };
}
