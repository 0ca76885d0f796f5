import type { SearchResult, Suggestions } from '../../../shared/contract/search';
import type { Locale } from '../../../shared/locales';
import { CONTENT_SECTIONS } from '../../../shared/sections';
import { toCursorQuery, cursorPagination } from '../../api/cursorPagination';
import { portalApi } from '../../api/portalApi';
import { MAX_SEARCH_LENGTH } from './searchPath';

export const SEARCH_FILTERS = ['section', 'topic', 'area'] as const;
type SearchFilter = (typeof SEARCH_FILTERS)[number];

export type SearchArg = { readonly q: string; readonly locale: Locale } & {
  readonly [name in SearchFilter | 'cursor']?: string;
};

/**
 * Reads the search that a URL's query asks for; null without words. Values that the host would
 * refuse are left out.
 */
export function toSearchArg(locale: Locale, search: URLSearchParams): SearchArg | null {
  const q = search.get('q')?.trim().slice(0, MAX_SEARCH_LENGTH);
  if (!q) return null;
  const section = CONTENT_SECTIONS.find((name) => name === search.get('section'));
  const names = [...SEARCH_FILTERS, ...(section ? (['cursor'] as const) : [])];
  const given = names.flatMap((name) => {
    const value = name === 'section' ? section : search.get(name);
    return value ? [[name, value] as const] : [];
  });
  return { q, locale, ...Object.fromEntries(given) };
}

/** Tags of results, which change with every content, and with who asks. */
const TAGS = ['Content', 'Me'] as const;

export const searchApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    search: build.infiniteQuery<SearchResult, SearchArg, string>({
      infiniteQueryOptions: cursorPagination,
      query: ({ queryArg: { cursor, ...arg }, pageParam }) => ({
        url: '/search',
        params: { ...arg, ...toCursorQuery(pageParam || cursor) },
      }),
      providesTags: [...TAGS],
    }),
    suggest: build.query<Suggestions, Pick<SearchArg, 'q' | 'locale'>>({
      query: (params) => ({ url: '/search/suggestions', params }),
      providesTags: [...TAGS],
    }),
  }),
});

export const { useSearchInfiniteQuery, useSuggestQuery } = searchApi;
