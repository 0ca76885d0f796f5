import type { SearchResult, Suggestions } from '../../../shared/contract/search';
import type { Locale } from '../../../shared/locales';
import { CONTENT_SECTIONS } from '../../../shared/sections';
import { toCursorQuery, cursorPagination } from '../../api/cursorPagination';
import type { ListArg } from '../../api/contentEndpoints';
import { portalApi } from '../../api/portalApi';
import { MAX_SEARCH_LENGTH } from './searchPath';

export const SEARCH_FILTERS = ['section', 'topic', 'area'] as const;
type SearchFilter = (typeof SEARCH_FILTERS)[number];

export type SearchArg = { readonly q: string; readonly locale: Locale } & {
  readonly [name in SearchFilter | 'cursor']?: string;
};

/**
 * Reads the search that a URL's query asks for; words or filters can be missing. Values that the
 * host would refuse are left out.
 */
export function toSearchArg(locale: Locale, search: URLSearchParams): SearchArg {
  const q = (search.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  const section = CONTENT_SECTIONS.find((name) => name === search.get('section'));
  const names = [...SEARCH_FILTERS, ...(section ? (['cursor'] as const) : [])];
  const given = names.flatMap((name) => {
    const value = name === 'section' ? section : search.get(name);
    return value ? [[name, value] as const] : [];
  });
  return { q, locale, ...Object.fromEntries(given) };
}

/** Tells whether there is neither a word nor a filter: the page shows ways to begin. */
export const isEmptySearch = (arg: SearchArg): boolean =>
  arg.q === '' && SEARCH_FILTERS.every((name) => !arg[name]);

/**
 * Returns the query for the votes that close soonest, which stand on the page of a search without
 * words.
 */
export const toClosingSoonArg = (locale: Locale) =>
  ({ section: 'have-your-say', phase: 'open', locale, limit: '4' }) as const satisfies ListArg;

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
