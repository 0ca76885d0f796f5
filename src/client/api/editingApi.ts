import { skipToken } from '@reduxjs/toolkit/query';
import type {
  Authors,
  ContentChange,
  ContentRights,
  ContentSource,
  FittingTranslation,
  NewContent,
} from '../../shared/contract/editing';
import type { Transition } from '../../shared/contract/lifecycle';
import { isSectionWritable } from '../../shared/settings';
import { useLocaleContext } from '../intl/IntlRoot';
import type { Locale } from '../../shared/locales';
import type { Section } from '../../shared/sections';
import { AUTH_REQUIRED } from './baseQuery';
import { portalApi } from './portalApi';

interface ContentArg {
  readonly section: Section;
  readonly slug: string;
}

/** The same key for the same request: trying again can never write twice. */
interface Keyed {
  readonly idempotencyKey: string;
}

type Creation = Keyed & { readonly section: Section; readonly draft: NewContent };
type Change = Keyed & ContentArg & { readonly change: ContentChange };
type Doing = Keyed & ContentArg & { readonly transition: Transition };

/** Lists the tags of all lists and pages of the section, and of the person's own data. */
const written = (_answer: unknown, _error: unknown, { section }: { readonly section: Section }) => [
  { type: 'Content' as const, id: section },
  'Me' as const,
];

/** Writing what the contents of all sections share (SPEC 2.1: `create`, `edit`). */
export const editingApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getAuthors: build.query<Authors, { readonly section: Section; readonly locale: Locale }>({
      query: (params) => ({ url: '/me/authors', params }),
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Me'],
    }),
    getRights: build.query<ContentRights, ContentArg>({
      query: (params) => ({ url: '/me/rights', params }),
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Me'],
    }),
    getSource: build.query<ContentSource, ContentArg>({
      query: ({ section, slug }) => `/${section}/${slug}/source`,
      extraOptions: AUTH_REQUIRED,
      keepUnusedDataFor: 0,
    }),
    /** The same, asked anew after each change in its section: what is missing, what can be done. */
    getProgress: build.query<ContentSource, ContentArg>({
      query: ({ section, slug }) => `/${section}/${slug}/source`,
      extraOptions: AUTH_REQUIRED,
      keepUnusedDataFor: 0,
      providesTags: (_answer, _error, { section }) => [{ type: 'Content', id: section }],
    }),
    createContent: build.mutation<ContentSource, Creation>({
      query: ({ section, draft, idempotencyKey }) => ({
        url: `/${section}`,
        method: 'POST',
        body: draft,
        idempotencyKey,
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: written,
    }),
    changeContent: build.mutation<ContentSource, Change>({
      query: ({ section, slug, change, idempotencyKey }) => ({
        url: `/${section}/${slug}`,
        method: 'PUT',
        body: change,
        idempotencyKey,
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: written,
    }),
    keepFitting: build.mutation<
      ContentSource,
      ContentArg & { readonly fitting: FittingTranslation }
    >({
      query: ({ section, slug, fitting }) => ({
        url: `/${section}/${slug}/translations`,
        method: 'PUT',
        body: fitting,
      }),
      extraOptions: AUTH_REQUIRED,
    }),
    transitContent: build.mutation<ContentSource, Doing>({
      query: ({ section, slug, transition, idempotencyKey }) => ({
        url: `/${section}/${slug}/transitions`,
        method: 'POST',
        body: transition,
        idempotencyKey,
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: written,
    }),
  }),
});

export const {
  useGetAuthorsQuery,
  useGetSourceQuery,
  useGetProgressQuery,
  useCreateContentMutation,
  useChangeContentMutation,
  useKeepFittingMutation,
  useTransitContentMutation,
} = editingApi;

/** Keeps the answer to a change as the content's written form, without asking for it again. */
export const upsertSource = (place: ContentArg, source: ContentSource) =>
  editingApi.util.upsertQueryData(
    'getSource',
    { section: place.section, slug: place.slug },
    source,
  );

/** Asks anew how a content is written: somebody else was quicker. */
export const refetchSource = ({ section, slug }: ContentArg) =>
  editingApi.endpoints.getSource.initiate(
    { section, slug },
    { forceRefetch: true, subscribe: false },
  );

/**
 * Tells whether the reader may begin a content in this section; sends no request for readers who
 * are not signed in.
 */
export function useMayCreate(section: Section, locale: Locale, isSignedIn: boolean): boolean {
  const { settings } = useLocaleContext();
  const isAsked = isSignedIn && isSectionWritable(settings, section);
  const { currentData } = useGetAuthorsQuery(isAsked ? { section, locale } : skipToken);
  return (currentData?.items.length ?? 0) > 0;
}

/** Tells whether the reader may change this content. */
export function useMayEdit(place: ContentArg, isSignedIn: boolean): boolean {
  const { settings } = useLocaleContext();
  const isAsked = isSignedIn && isSectionWritable(settings, place.section);
  const { currentData } = editingApi.useGetRightsQuery(isAsked ? place : skipToken);
  return currentData?.edit ?? false;
}
