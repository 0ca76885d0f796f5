import { skipToken } from '@reduxjs/toolkit/query';
import { useParams, useSearchParams } from 'react-router-dom';
import type { PostDetails, PostFacts } from '../../shared/contract/blogs';
import type { CommitteeDetails, CommitteeFacts } from '../../shared/contract/committees';
import {
  OWN_FILTERS,
  type DetailPage,
  type ListItem,
  type Page,
} from '../../shared/contract/content';
import type { DialogDetails, DialogFacts } from '../../shared/contract/dialogs';
import type { EventDetails, EventPage } from '../../shared/contract/events';
import type { FaqDetails } from '../../shared/contract/faqs';
import type { GovernanceFacts, GovernancePage } from '../../shared/contract/governance';
import type { PollDetails, PollFacts } from '../../shared/contract/have-your-say';
import type { LegalDetails } from '../../shared/contract/legal';
import type { PublicationDetails, PublicationFacts } from '../../shared/contract/publications';
import type { QuizDetails, QuizFacts } from '../../shared/contract/quizzes';
import type { Statistics } from '../../shared/contract/statistics';
import type { TeamDetails, TeamFacts } from '../../shared/contract/teams';
import type { TrainingDetails, TrainingFacts } from '../../shared/contract/training';
import { hasPhases } from '../../shared/listPhases';
import type { Locale } from '../../shared/locales';
import type { ContentSection, Section } from '../../shared/sections';
import { useLocale } from '../intl/IntlRoot';
import { toCursorQuery, cursorPagination } from './cursorPagination';
import { portalApi } from './portalApi';

/** Facts that a section adds to the common envelope in a list. */
export interface SectionFacts {
  'have-your-say': PollFacts;
  dialogs: DialogFacts;
  blogs: PostFacts;
  publications: PublicationFacts;
  training: TrainingFacts;
  teams: TeamFacts;
  committees: CommitteeFacts;
  governance: GovernanceFacts;
  events: EventDetails;
  quizzes: QuizFacts;
  faqs: FaqDetails;
  legal: LegalDetails;
}

/** Details that a section adds on a detail page. */
export interface SectionDetails extends Omit<
  SectionFacts,
  | 'have-your-say'
  | 'dialogs'
  | 'blogs'
  | 'publications'
  | 'training'
  | 'teams'
  | 'committees'
  | 'governance'
  | 'quizzes'
  | 'events'
> {
  'have-your-say': PollDetails;
  dialogs: DialogDetails;
  blogs: PostDetails;
  publications: PublicationDetails;
  training: TrainingDetails;
  teams: TeamDetails;
  committees: CommitteeDetails;
  governance: GovernancePage;
  quizzes: QuizDetails;
  events: EventPage;
}

export const LIST_FILTERS = ['phase', 'topic', 'area', 'kind', 'q', ...OWN_FILTERS] as const;
type ListFilter = (typeof LIST_FILTERS)[number];

export type ListArg = { readonly section: Section; readonly locale: Locale } & {
  readonly [name in ListFilter | 'group' | 'cursor' | 'limit']?: string;
};
/** Held by a request that a link to what is not out yet has led to. */
export interface PreviewArg {
  /** The token of that link. */
  readonly preview?: string;
}

export interface DetailArg extends PreviewArg {
  readonly section: ContentSection;
  readonly slug: string;
  readonly locale: Locale;
}

const PREVIEW = /^[\w-]{43}$/;

/** Reads the preview token of such a link from the query of a page's URL. */
export function readPreview(search: URLSearchParams): PreviewArg {
  const preview = search.get('preview') ?? '';
  return PREVIEW.test(preview) ? { preview } : {};
}

/**
 * Returns the argument for the content that a page shows: by the query of its URL it may be a link
 * to one that is not out yet.
 */
export const toDetailArg = (
  place: Omit<DetailArg, 'preview'>,
  search: URLSearchParams,
): DetailArg => ({ ...place, ...readPreview(search) });

/** Asks a list that begins with what is current for everything, in the query of its page. */
export const ANY_PHASE = 'all';

function toListedPhase(section: Section, phase: string | null): string | null {
  if (!hasPhases(section)) return phase;
  return phase === ANY_PHASE ? null : (phase ?? 'current');
}

/** Returns the argument for the list that a URL's query asks for; unknown names are left out. */
export function toListArg(section: Section, locale: Locale, search: URLSearchParams): ListArg {
  const filters = [...LIST_FILTERS, 'cursor' as const].flatMap((name) => {
    const given = search.get(name)?.trim() || null;
    const value = name === 'phase' ? toListedPhase(section, given) : given;
    return value ? [[name, value] as const] : [];
  });
  return { section, locale, ...Object.fromEntries(filters) };
}

/** Returns the cache tag of a content. */
export const toContentTag = (id: string) => ({ type: 'Content' as const, id });
/** Returns the tag of a section: its name stands for all its lists and pages. */
const listTag = (section: ContentSection) => toContentTag(section);

export const contentApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listContents: build.infiniteQuery<Page<ListItem<unknown>>, ListArg, string>({
      infiniteQueryOptions: cursorPagination,
      query: ({ queryArg: { section, cursor, ...filters }, pageParam }) => ({
        url: `/${section}`,
        params: { ...filters, ...toCursorQuery(pageParam || cursor) },
      }),
      providesTags: (_page, _error, { section }) => [listTag(section)],
    }),
    getContent: build.query<DetailPage<unknown>, DetailArg>({
      query: ({ section, slug, ...params }) => ({ url: `/${section}/${slug}`, params }),
      providesTags: (content, _error, { section }) => [
        listTag(section),
        ...(content ? [toContentTag(content.id)] : []),
      ],
    }),
    getStatistics: build.query<Statistics, undefined>({
      query: () => '/statistics',
      providesTags: ['Statistics'],
    }),
  }),
});

export const { useGetStatisticsQuery } = contentApi;

/**
 * Reads a section's list as the URL's query filters it. All its states are in the answer; give it
 * to `ListScreen`.
 */
export function useContents<S extends Section>(section: S, more: Partial<ListArg> = {}) {
  const locale = useLocale();
  const [search] = useSearchParams();
  return useContentList<S>({ ...toListArg(section, locale, search), ...more });
}

/** Reads the list that `arg` asks for, independent of the URL; sends no request without one. */
export function useContentList<S extends Section>(arg: ListArg | null) {
  const { data, isFetching, isError, error, hasNextPage, isFetchingNextPage, ...actions } =
    contentApi.useListContentsInfiniteQuery(arg ?? skipToken);
  const pages = data?.pages as readonly Page<ListItem<SectionFacts[S]>>[] | undefined;
  return {
    items: pages?.flatMap(({ items }) => items),
    total: pages?.[0]?.total ?? 0,
    phases: pages?.[0]?.phases,
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

/** Reads one content, by default the one that the URL's slug names. Give it to `DetailScreen`. */
export function useContent<S extends ContentSection>(section: S, fixedSlug?: string) {
  const locale = useLocale();
  const params = useParams();
  const [search] = useSearchParams();
  const slug = fixedSlug ?? params.slug;
  const answer = contentApi.useGetContentQuery(
    slug ? toDetailArg({ section, slug, locale }, search) : skipToken,
  );
  const { error, isError, refetch } = answer;
  // `data` would still be the previous page's after a navigation.
  const data = answer.currentData as DetailPage<SectionDetails[S]> | undefined;
  return { data, error, isError: isError && !data, refetch };
}

export type ContentList<S extends Section> = ReturnType<typeof useContents<S>>;
export type ContentQueryResult<S extends ContentSection> = ReturnType<typeof useContent<S>>;
