import type {
  FeedbackAnswer,
  FeedbackChange,
  FeedbackPage,
  FeedbackState,
} from '../../../shared/contract/feedback';
import { AUTH_REQUIRED } from '../../api/baseQuery';
import { toCursorQuery, cursorPagination } from '../../api/cursorPagination';
import { portalApi } from '../../api/portalApi';

interface OfMessage {
  readonly id: string;
}

const pathOf = (id: string) => `/admin/feedback/${encodeURIComponent(id)}`;

const feedbackAdminApi = portalApi.enhanceEndpoints({ addTagTypes: ['Admin'] }).injectEndpoints({
  endpoints: (build) => ({
    listFeedback: build.infiniteQuery<FeedbackPage, FeedbackState, string>({
      infiniteQueryOptions: cursorPagination,
      query: ({ queryArg: state, pageParam }) => ({
        url: '/admin/feedback',
        params: { state, ...toCursorQuery(pageParam) },
      }),
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Admin'],
    }),
    answerFeedback: build.mutation<unknown, FeedbackAnswer & OfMessage>({
      query: ({ id, ...body }) => ({ url: `${pathOf(id)}/answer`, method: 'POST', body }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Admin'],
    }),
    changeFeedback: build.mutation<unknown, FeedbackChange & OfMessage>({
      query: ({ id, ...body }) => ({ url: pathOf(id), method: 'PATCH', body }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Admin'],
    }),
  }),
});

export const { useAnswerFeedbackMutation, useChangeFeedbackMutation } = feedbackAdminApi;

/** Reads the messages in a state, page after page, in all states of waiting. */
export function useFeedback(state: FeedbackState) {
  const answer = feedbackAdminApi.useListFeedbackInfiniteQuery(state, {
    refetchOnMountOrArgChange: true,
  });
  const pages = answer.currentData?.pages;
  return {
    ...answer,
    items: pages?.flatMap(({ items }) => items),
    total: pages?.[0]?.total ?? 0,
  };
}
