import { useSearchParams } from 'react-router-dom';
import type { ModerationLog } from '../../../shared/contract/moderation';
import type { Locale } from '../../../shared/locales';
import { toCursorQuery, cursorPagination } from '../../api/cursorPagination';
import { portalApi } from '../../api/portalApi';
import { useLocale } from '../../intl/IntlRoot';

interface LogArg {
  /** The language of the titles. */
  readonly locale: Locale;
  /** Cursor where the first page starts; at the newest unless the URL says otherwise. */
  readonly cursor?: string;
}

/** Returns the part of the public log that a URL asks for. */
export const logArg = (locale: Locale, search: URLSearchParams): LogArg => ({
  locale,
  ...toCursorQuery(search.get('cursor') ?? undefined),
});

export const logApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listModerationLog: build.infiniteQuery<ModerationLog, LogArg, string>({
      infiniteQueryOptions: cursorPagination,
      query: ({ queryArg: { locale, cursor }, pageParam }) => ({
        url: '/moderation/log',
        params: { locale, ...toCursorQuery(pageParam || cursor) },
      }),
    }),
  }),
});

/** Provides the decisions, the newest first, page after page, in all states of waiting. */
export function useModerationLog() {
  const [search] = useSearchParams();
  const answer = logApi.useListModerationLogInfiniteQuery(logArg(useLocale(), search));
  const pages = answer.currentData?.pages;
  return {
    ...answer,
    items: pages?.flatMap(({ items }) => items),
    total: pages?.[0]?.total ?? 0,
    nextCursor: pages?.at(-1)?.next ?? null,
  };
}
