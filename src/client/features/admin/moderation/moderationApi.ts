import type {
  Decision,
  DecisionAnswer,
  QueueCause,
  QueuePage,
} from '../../../../shared/contract/moderation';
import type { Locale } from '../../../../shared/locales';
import { AUTH_REQUIRED } from '../../../api/baseQuery';
import { toCursorQuery, cursorPagination } from '../../../api/cursorPagination';
import { portalApi } from '../../../api/portalApi';
import { useLocale } from '../../../intl/IntlRoot';

interface QueueArg {
  readonly locale: Locale;
  readonly cause?: QueueCause;
}

const moderationApi = portalApi.enhanceEndpoints({ addTagTypes: ['Admin'] }).injectEndpoints({
  endpoints: (build) => ({
    listQueue: build.infiniteQuery<QueuePage, QueueArg, string>({
      infiniteQueryOptions: cursorPagination,
      query: ({ queryArg, pageParam }) => ({
        url: '/admin/moderation',
        params: { ...queryArg, ...toCursorQuery(pageParam) },
      }),
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Admin'],
    }),
    decide: build.mutation<DecisionAnswer, Decision>({
      query: (body) => ({ url: '/admin/moderation', method: 'POST', body }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Admin', 'Comments', 'Statements'],
    }),
    undoDecision: build.mutation<unknown, string>({
      query: (id) => ({ url: `/admin/moderation/${id}/undo`, method: 'POST' }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Admin', 'Comments', 'Statements'],
    }),
  }),
});

export const { useDecideMutation, useUndoDecisionMutation } = moderationApi;

/** Reads the entries that wait for a decision, page after page, in all states of waiting. */
export function useQueue(cause: QueueCause | undefined) {
  const locale = useLocale();
  const answer = moderationApi.useListQueueInfiniteQuery(
    { locale, ...(cause && { cause }) },
    { refetchOnMountOrArgChange: true },
  );
  const pages = answer.currentData?.pages;
  return {
    ...answer,
    items: pages?.flatMap(({ items }) => items),
    total: pages?.[0]?.total ?? 0,
  };
}
