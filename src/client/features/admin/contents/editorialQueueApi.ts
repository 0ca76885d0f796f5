import { useSearchParams } from 'react-router-dom';
import {
  EDITORIAL_QUEUE_STATES,
  type EditorialQueue,
  type EditorialQueueItem,
  type EditorialQueueQuery,
} from '../../../../shared/contract/lifecycle';
import type { Locale } from '../../../../shared/locales';
import { SECTIONS } from '../../../../shared/sections';
import { AUTH_REQUIRED } from '../../../api/baseQuery';
import { toCursorQuery, cursorPagination } from '../../../api/cursorPagination';
import { portalApi } from '../../../api/portalApi';
import { useLocale } from '../../../intl/IntlRoot';

type QueueFilters = Pick<EditorialQueueQuery, 'section' | 'state'>;
type DeskArg = QueueFilters & { readonly locale: Locale };

/** Reads the filters of a URL's query; unknown ones are left out. */
export function readQueueFilters(search: URLSearchParams): QueueFilters {
  const section = SECTIONS.find((name) => name === search.get('section'));
  const state = EDITORIAL_QUEUE_STATES.find((name) => name === search.get('state'));
  return { ...(section && { section }), ...(state && { state }) };
}

const editorialQueueApi = portalApi.enhanceEndpoints({ addTagTypes: ['Desk'] }).injectEndpoints({
  endpoints: (build) => ({
    listDesk: build.infiniteQuery<EditorialQueue, DeskArg, string>({
      infiniteQueryOptions: cursorPagination,
      query: ({ queryArg, pageParam }) => ({
        url: '/admin/contents',
        params: { ...queryArg, ...toCursorQuery(pageParam) },
      }),
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Desk'],
    }),
    restoreContent: build.mutation<
      { readonly slug: string },
      Pick<EditorialQueueItem, 'id' | 'section' | 'slug' | 'revision'> & {
        readonly idempotencyKey: string;
      }
    >({
      query: ({ section, slug, id, revision, idempotencyKey }) => ({
        url: `/${section}/${slug}/transitions`,
        method: 'POST',
        body: { act: 'restore', id, revision },
        idempotencyKey,
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: (_answer, _error, { section }) => [
        'Desk',
        'Me',
        { type: 'Content', id: section },
      ],
    }),
  }),
});

export const { useRestoreContentMutation } = editorialQueueApi;

/**
 * Reads the contents that the editors look after, by the URL's query, page after page, in all
 * states of waiting.
 */
export function useEditorialQueue() {
  const locale = useLocale();
  const [search] = useSearchParams();
  const answer = editorialQueueApi.useListDeskInfiniteQuery(
    { ...readQueueFilters(search), locale },
    { refetchOnMountOrArgChange: true },
  );
  const pages = answer.currentData?.pages;
  return { ...answer, items: pages?.flatMap(({ items }) => items), total: pages?.[0]?.total ?? 0 };
}
