import type {
  NextStatement,
  SimilarStatements,
  StatementOrder,
  StatementPage,
  StatementRelation,
} from '../../../../shared/contract/statements';
import type { Locale } from '../../../../shared/locales';
import type { PreviewArg } from '../../../api/contentEndpoints';
import { toCursorQuery, cursorPagination } from '../../../api/cursorPagination';
import { portalApi } from '../../../api/portalApi';
import type { Problem } from '../../../api/problem';

/** A dialog of statements, and the language in which they are read. */
export interface StatementsDialogArg {
  readonly slug: string;
  readonly locale: Locale;
}

export interface StatementArg extends StatementsDialogArg {
  readonly id: string;
}

export interface StatementsArg extends StatementsDialogArg, PreviewArg {
  readonly sort?: StatementOrder;
  readonly relation?: StatementRelation;
  /** Only the one with this number. */
  readonly number?: number;
}

export interface NextArg extends StatementsDialogArg {
  /** Another one than this. */
  readonly after?: string;
}

export interface SimilarArg extends StatementsDialogArg {
  readonly text: string;
  readonly lang: Locale;
}

/** The order that people see unless they choose another one. */
export const DEFAULT_STATEMENT_ORDER: StatementOrder = 'newest';

/** Returns the API path of a dialog's statements. */
export const getStatementsPath = (slug: string, rest = '') => `/dialogs/${slug}/statements${rest}`;

const tag = (id: 'next' | 'list') => ({ type: 'Statements' as const, id });
/** All lists of statements; the one that stands before the reader is not among them. */
export const STATEMENT_LISTS_TAG = tag('list');

type State = Parameters<typeof portalApi.util.selectInvalidatedBy>[0];

export const statementsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** One entry for each dialog: what is asked again keeps the statement that is being read. */
    getNextStatement: build.query<NextStatement, NextArg>({
      serializeQueryArgs: ({ queryArgs: { slug, locale } }) => ({ slug, locale }),
      queryFn: async ({ slug, locale, after }, { getState }, _options, ask) => {
        const keep = shownId(getState() as State, { slug, locale });
        const wanted = after === undefined ? { keep } : { after };
        return (await ask({
          url: getStatementsPath(slug, '/next'),
          params: { locale, ...wanted },
        })) as { data: NextStatement } | { error: Problem };
      },
      providesTags: [tag('next')],
    }),
    listStatements: build.infiniteQuery<StatementPage, StatementsArg, string>({
      infiniteQueryOptions: cursorPagination,
      query: ({ queryArg: { slug, ...params }, pageParam }) => ({
        url: getStatementsPath(slug),
        params: { ...params, ...toCursorQuery(pageParam) },
      }),
      providesTags: [STATEMENT_LISTS_TAG],
    }),
    getSimilarStatements: build.query<SimilarStatements, SimilarArg>({
      query: ({ slug, ...params }) => ({ url: getStatementsPath(slug, '/similar'), params }),
      keepUnusedDataFor: 0,
    }),
  }),
});

function shownId(state: State, place: StatementsDialogArg): string | undefined {
  return statementsApi.endpoints.getNextStatement.select(place)(state).data?.statement?.id;
}

export const {
  useGetNextStatementQuery,
  useListStatementsInfiniteQuery,
  useGetSimilarStatementsQuery,
} = statementsApi;
