import {
  type AlikeAccounts,
  OPINION_ORDERS,
  type OpinionOrder,
  type Opinions,
  type OpinionsPage,
} from '../../shared/contract/opinions';
import type { Locale } from '../../shared/locales';
import type { PreviewArg } from './contentEndpoints';
import type { ApiExtra } from './extra';
import { toCursorQuery, cursorPagination } from './cursorPagination';
import { portalApi } from './portalApi';

/** Dialog and language of the opinions. */
export interface OpinionsArg extends PreviewArg {
  readonly slug: string;
  readonly locale: Locale;
}

export interface OpinionStatementsArg extends OpinionsArg {
  readonly sort: OpinionOrder;
  /** Cursor at which the first page starts; at the beginning unless the URL says otherwise. */
  readonly cursor?: string;
}

interface OpinionFile {
  readonly slug: string;
  /** Name of the file, as in `votes.csv`. */
  readonly name: string;
}

/** Opinions are known by the slug of their dialog. */
/** Creates the tag of a dialogue; its slug may be a name that every object has: `constructor`. */
export const toOpinionsTag = (slug: string) => ({ type: 'Opinions', id: `of ${slug}` }) as const;

const isOrder = (name: string | null): name is OpinionOrder =>
  OPINION_ORDERS.some((order) => order === name);

/** Returns the argument for the statements that the URL of a report asks for. */
export function toOpinionStatementsArg(
  place: OpinionsArg,
  search: URLSearchParams,
): OpinionStatementsArg {
  const sort = search.get('sort');
  const cursor = search.get('cursor');
  return { ...place, sort: isOrder(sort) ? sort : 'consensus', ...(cursor && { cursor }) };
}

/** Apart from what shows them: the portal asks before the part and its file are there. */
export const opinionsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getOpinions: build.query<Opinions, OpinionsArg>({
      query: ({ slug, ...params }) => ({ url: `/dialogs/${slug}/opinions`, params }),
      providesTags: (_answer, _error, { slug }) => [toOpinionsTag(slug)],
    }),
    /** Has no tag: a list that is read does not move with each new map. */
    listOpinionStatements: build.infiniteQuery<OpinionsPage, OpinionStatementsArg, string>({
      infiniteQueryOptions: cursorPagination,
      query: ({ queryArg: { slug, cursor, ...params }, pageParam }) => ({
        url: `/dialogs/${slug}/opinions/statements`,
        params: { ...params, ...toCursorQuery(pageParam || cursor) },
      }),
      keepUnusedDataFor: 5,
    }),
    /** Has no tag either: it takes the host seconds. */
    getAlikeAccounts: build.query<AlikeAccounts, OpinionsArg>({
      query: ({ slug, locale }) => ({ url: `/dialogs/${slug}/opinions/alike`, params: { locale } }),
    }),
    /**
     * Gives the person a file of a dialog that shows opinions to those alone who have answered: a
     * link would be refused.
     */
    saveOpinionFile: build.mutation<null, OpinionFile>({
      queryFn: async ({ slug, name }, { extra }, _options, send) => {
        const { data, error } = await send({
          url: `/dialogs/${slug}/opinions/${name}`,
          responseHandler: (response) => (response.ok ? response.blob() : response.json()),
        });
        if (error) return { error };
        (extra as ApiExtra).ports.saveFile(`${slug}-${name}`, data as Blob);
        return { data: null };
      },
    }),
  }),
});

export const {
  useGetAlikeAccountsQuery,
  useGetOpinionsQuery,
  useListOpinionStatementsInfiniteQuery,
  useSaveOpinionFileMutation,
} = opinionsApi;
