import type {
  NextStatement,
  SimilarStatements,
  StatementOrder,
  StatementPage,
  StatementRelation,
} from '../../../../shared/contract/statements';
import type { Locale } from '../../../../shared/locales';
import type { Previewed } from '../../../api/contentEndpoints';
import { fromCursor, nextPage } from '../../../api/nextPage';
import { portalApi } from '../../../api/portalApi';
import type { Problem } from '../../../api/problem';

/** A dialog of statements, and the language in which they are read. */
export interface StatementPlace {
  readonly slug: string;
  readonly locale: Locale;
}

export interface OneStatement extends StatementPlace {
  readonly id: string;
}

export interface StatementsArg extends StatementPlace, Previewed {
  readonly sort?: StatementOrder;
  readonly relation?: StatementRelation;
  /** Only the one with this number. */
  readonly number?: number;
}

export interface NextArg extends StatementPlace {
  /** Another one than this. */
  readonly after?: string;
}

export interface SimilarArg extends StatementPlace {
  readonly text: string;
  readonly lang: Locale;
}

/** The order that people see unless they choose another one. */
export const FIRST_ORDER: StatementOrder = 'newest';

/** Returns the API path of a dialog's statements. */
export const statementsPath = (slug: string, rest = '') => `/dialogs/${slug}/statements${rest}`;

const tag = (id: 'next' | 'list') => ({ type: 'Statements' as const, id });
/** All lists of statements; the one that stands before the reader is not among them. */
export const LISTS = tag('list');

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
          url: statementsPath(slug, '/next'),
          params: { locale, ...wanted },
        })) as { data: NextStatement } | { error: Problem };
      },
      providesTags: [tag('next')],
    }),
    listStatements: build.infiniteQuery<StatementPage, StatementsArg, string>({
      infiniteQueryOptions: nextPage,
      query: ({ queryArg: { slug, ...params }, pageParam }) => ({
        url: statementsPath(slug),
        params: { ...params, ...fromCursor(pageParam) },
      }),
      providesTags: [LISTS],
    }),
    getSimilarStatements: build.query<SimilarStatements, SimilarArg>({
      query: ({ slug, ...params }) => ({ url: statementsPath(slug, '/similar'), params }),
      keepUnusedDataFor: 0,
    }),
  }),
});

function shownId(state: State, place: StatementPlace): string | undefined {
  return statementsApi.endpoints.getNextStatement.select(place)(state).data?.statement?.id;
}

export const {
  useGetNextStatementQuery,
  useListStatementsInfiniteQuery,
  useGetSimilarStatementsQuery,
} = statementsApi;
