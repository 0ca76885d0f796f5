import { skipToken } from '@reduxjs/toolkit/query';
import { useParams, useSearchParams } from 'react-router-dom';
import type { PostDetails } from '../../shared/contract/blogs';
import type { CommitteeDetails, CommitteeFacts } from '../../shared/contract/committees';
import type { DetailPage, ListItem, Page } from '../../shared/contract/content';
import type { DialogDetails } from '../../shared/contract/dialogs';
import type { EventDetails } from '../../shared/contract/events';
import type { FaqDetails } from '../../shared/contract/faqs';
import type { GovernanceDetails } from '../../shared/contract/governance';
import type { PollDetails, PollFacts } from '../../shared/contract/have-your-say';
import type { LegalDetails } from '../../shared/contract/legal';
import type { PublicationDetails } from '../../shared/contract/publications';
import type { QuizDetails, QuizFacts } from '../../shared/contract/quizzes';
import type { Statistics } from '../../shared/contract/statistics';
import type { TeamDetails, TeamFacts } from '../../shared/contract/teams';
import type { TrainingDetails } from '../../shared/contract/training';
import type { Locale } from '../../shared/locales';
import type { ContentSection, Section } from '../../shared/sections';
import { useLocale } from '../intl/IntlRoot';
import { selectEnvironment } from '../state/configSlice';
import type { ApiExtra, ApiState } from './extra';
import { fromCursor, nextPage } from './nextPage';
import { portalApi } from './portalApi';

/** What a section adds to the common envelope in a list. */
export interface SectionFacts {
  'have-your-say': PollFacts;
  dialogs: DialogDetails;
  blogs: PostDetails;
  publications: PublicationDetails;
  training: TrainingDetails;
  teams: TeamFacts;
  committees: CommitteeFacts;
  governance: GovernanceDetails;
  events: EventDetails;
  quizzes: QuizFacts;
  faqs: FaqDetails;
  legal: LegalDetails;
}

/** What a section adds on a detail page. */
export interface SectionDetails extends Omit<
  SectionFacts,
  'have-your-say' | 'teams' | 'committees' | 'quizzes'
> {
  'have-your-say': PollDetails;
  teams: TeamDetails;
  committees: CommitteeDetails;
  quizzes: QuizDetails;
}

export const LIST_FILTERS = ['phase', 'topic', 'area', 'kind', 'q'] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

export type ListArg = { readonly section: Section; readonly locale: Locale } & {
  readonly [name in ListFilter | 'cursor' | 'limit']?: string;
};
export interface DetailArg {
  readonly section: ContentSection;
  readonly slug: string;
  readonly locale: Locale;
}

/** The list that a URL's query asks for; unknown names are left out. */
export function listArg(section: Section, locale: Locale, search: URLSearchParams): ListArg {
  const given = [...LIST_FILTERS, 'cursor' as const].flatMap((name) => {
    const value = search.get(name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  return { section, locale, ...Object.fromEntries(given) };
}

const contentTag = (id: string) => ({ type: 'Content' as const, id });
/** A section's name stands for all its lists and pages. */
const listTag = (section: ContentSection) => contentTag(section);

export const contentApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listContents: build.infiniteQuery<Page<ListItem<unknown>>, ListArg, string>({
      infiniteQueryOptions: nextPage,
      query: ({ queryArg: { section, cursor, ...filters }, pageParam }) => ({
        url: `/${section}`,
        params: { ...filters, ...fromCursor(pageParam || cursor) },
      }),
      providesTags: (_page, _error, { section }) => [listTag(section)],
    }),
    getContent: build.query<DetailPage<unknown>, DetailArg>({
      query: ({ section, slug, locale }) => ({ url: `/${section}/${slug}`, params: { locale } }),
      providesTags: (content, _error, { section }) => [
        listTag(section),
        ...(content ? [contentTag(content.id)] : []),
      ],
    }),
    getStatistics: build.query<Statistics, undefined>({
      query: () => '/statistics',
      providesTags: ['Statistics'],
    }),
    /** Holds a stream open while a screen shows the content with this id, and asks for it again when it has changed. */
    watchContent: build.query<null, string>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (id, { cacheEntryRemoved, dispatch, getState, extra }) => {
        const { ports } = extra as ApiExtra;
        const state = () => getState() as unknown as PortalState;
        const close = ports.openStream(
          `${selectEnvironment(state()).apiUrl}/stream?topic=content:${id}`,
          ({ data }) => {
            if (isNews(state(), id, data))
              dispatch(portalApi.util.invalidateTags([contentTag(id)]));
          },
          ['changed'],
        );
        await cacheEntryRemoved;
        close();
      },
    }),
  }),
});

type PortalState = ApiState & Parameters<typeof portalApi.util.selectInvalidatedBy>[0];

/** True when the stream's version is newer than the one in the cache: the stream begins with the current one. */
function isNews(state: PortalState, id: string, event: string): boolean {
  const { version } = JSON.parse(event) as { readonly version: number };
  return portalApi.util
    .selectInvalidatedBy(state, [contentTag(id)])
    .map(({ originalArgs }) => contentApi.endpoints.getContent.select(originalArgs)(state).data)
    .some((content) => content !== undefined && content.version < version);
}

export const { useGetStatisticsQuery, useWatchContentQuery } = contentApi;

/** A section's list as the URL's query filters it. All its states are in the answer; give it to `ListScreen`. */
export function useContents<S extends Section>(section: S, more: Partial<ListArg> = {}) {
  const locale = useLocale();
  const [search] = useSearchParams();
  const arg = { ...listArg(section, locale, search), ...more };
  const { data, isFetching, isError, error, hasNextPage, isFetchingNextPage, ...actions } =
    contentApi.useListContentsInfiniteQuery(arg);
  const pages = data?.pages as readonly Page<ListItem<SectionFacts[S]>>[] | undefined;
  return {
    items: pages?.flatMap(({ items }) => items),
    total: pages?.[0]?.total ?? 0,
    nextCursor: pages?.at(-1)?.next ?? null,
    isError: isError && !pages,
    error,
    isFetching,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage: actions.fetchNextPage,
    refetch: actions.refetch,
  };
}

/** One content, by default the one that the URL's slug names. Give it to `DetailScreen`. */
export function useContent<S extends ContentSection>(section: S, fixedSlug?: string) {
  const locale = useLocale();
  const params = useParams();
  const slug = fixedSlug ?? params.slug;
  const answer = contentApi.useGetContentQuery(slug ? { section, slug, locale } : skipToken);
  const { error, isError, refetch } = answer;
  // `data` would still be the previous page's after a navigation.
  const data = answer.currentData as DetailPage<SectionDetails[S]> | undefined;
  return { data, error, isError: isError && !data, refetch };
}

export type ContentList<S extends Section> = ReturnType<typeof useContents<S>>;
export type ContentAnswer<S extends ContentSection> = ReturnType<typeof useContent<S>>;
