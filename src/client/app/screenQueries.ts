import { contentApi, toDetailArg, toListArg, readPreview } from '../api/contentEndpoints';
import { commentsApi, toCommentsArg, COMMENT_SIDES } from '../parts/comments/commentsApi';
import type { DetailPage } from '../../shared/contract/content';
import type { DialogDetails } from '../../shared/contract/dialogs';
import type { ReactedContent } from '../parts/reactions/reactionsApi';
import { opinionsApi, toOpinionStatementsArg, type OpinionsArg } from '../api/opinionsApi';
import { hasComments, hasReactions } from '../../shared/sections';
import type { Route } from '../../shared/routes';
import { getStatementPhase } from '../features/dialogs/statements/statementPhase';
import {
  DEFAULT_STATEMENT_ORDER,
  statementsApi,
} from '../features/dialogs/statements/statementsApi';
import type { VersionsArg } from '../features/history/versionsApi';
import {
  queryContent,
  queryList,
  type Queries,
  type Query,
  type ScreenContext,
} from './contentQueries';

/**
 * Creates a request whose code is loaded first: readers who do not open such a page do not load it.
 */
const late =
  (load: () => Promise<Query>): Query =>
  (dispatch) => {
    const asked = load().then((query) => ({ running: query(dispatch) }));
    return Object.assign(
      asked.then(({ running }) => running),
      {
        refetch: () => asked.then(({ running }) => running.refetch()),
        unsubscribe: () => void asked.then(({ running }) => running.unsubscribe()),
      },
    );
  };

/** Asks for the earlier versions of a content. */
const versions = (arg: VersionsArg): Query =>
  late(async () => {
    const { versionsApi } = await import(
      /* webpackChunkName: "history" */ '../features/history/versionsApi'
    );
    return (dispatch) => dispatch(versionsApi.endpoints.listVersions.initiate(arg));
  });

/** Asks for the reactions to a content. */
const reactions = (place: ReactedContent): Query =>
  late(async () => {
    const { reactionsApi } = await import(
      /* webpackChunkName: "reactions" */ '../parts/reactions/reactionsApi'
    );
    return (dispatch) => dispatch(reactionsApi.endpoints.getReactions.initiate(place));
  });

type Dialog = DetailPage<DialogDetails>;
type QueryContext = Pick<ScreenContext, 'locale' | 'search'>;

/**
 * Lists the requests for the part below a content: the first page of comments, and reactions; each
 * where such contents have them.
 */
export const queryComments = ({
  route: { section },
  params: { slug },
  search,
}: Pick<ScreenContext, 'route' | 'params' | 'search'>): readonly Query[] => {
  if (!section || !slug || search.has('preview')) return [];
  const place = { section, slug };
  const listed: Query = (dispatch) =>
    dispatch(commentsApi.endpoints.listComments.initiate(toCommentsArg(place, search)));
  return [
    ...(hasComments(section, null) ? [listed] : []),
    ...(hasReactions(section) ? [reactions(place)] : []),
  ];
};

/** Asks for the first page of comments of a dialogue; in columns, for one of each column. */
function firstComments({ slug, details }: Dialog, { search }: QueryContext): readonly Query[] {
  if (search.has('preview')) return [];
  const place = { section: 'dialogs', slug } as const;
  const sides = details.layout === 'forAndAgainst' ? COMMENT_SIDES : [undefined];
  return sides.map(
    (side) => (dispatch) =>
      dispatch(commentsApi.endpoints.listComments.initiate(toCommentsArg(place, search, side))),
  );
}

/** Asks for the statement to answer; where answers are closed, for the list. */
function firstStatements(dialog: Dialog, { locale, search }: QueryContext): readonly Query[] {
  const place = { slug: dialog.slug, locale };
  if (getStatementPhase(dialog) === 'open')
    return [(dispatch) => dispatch(statementsApi.endpoints.getNextStatement.initiate(place))];
  const list = { ...place, sort: DEFAULT_STATEMENT_ORDER, ...readPreview(search) };
  return [(dispatch) => dispatch(statementsApi.endpoints.listStatements.initiate(list))];
}

/** Asks for the opinions in a dialogue of statements. */
const queryOpinions =
  (place: OpinionsArg): Query =>
  (dispatch) =>
    dispatch(opinionsApi.endpoints.getOpinions.initiate(place));

/** Asks for the first parts of the dialogue's report, besides the dialogue itself. */
export const queryReportParts = (place: OpinionsArg, search: URLSearchParams): readonly Query[] => [
  queryOpinions(place),
  (dispatch) =>
    dispatch(
      opinionsApi.endpoints.listOpinionStatements.initiate(toOpinionStatementsArg(place, search)),
    ),
];

const FIRST_PARTS = {
  thread: firstComments,
  statements: (dialog: Dialog, reading: QueryContext): readonly Query[] => [
    ...firstStatements(dialog, reading),
    queryOpinions({ slug: dialog.slug, locale: reading.locale, ...readPreview(reading.search) }),
  ],
};

/**
 * Asks for the parts that are below a dialogue from the first moment on. They depend on the
 * dialogue's answer.
 */
export const queryDialogParts =
  (reading: QueryContext, slug: string): Query =>
  (dispatch) => {
    const { locale, search } = reading;
    const place = toDetailArg({ section: 'dialogs', slug, locale }, search);
    const dialog = dispatch(contentApi.endpoints.getContent.initiate(place));
    const parts = dialog.then(({ data }) => {
      const read = data as Dialog | undefined;
      return read ? FIRST_PARTS[read.details.mode](read, reading).map((ask) => ask(dispatch)) : [];
    });
    const answer = parts.then((all) => Promise.all(all)).then(([first]) => first ?? {});
    return Object.assign(answer, {
      refetch: () =>
        parts
          .then((all) => Promise.all(all.map((part) => part.refetch())))
          .then(([first]) => first ?? {}),
      unsubscribe: () => {
        dialog.unsubscribe();
        void parts.then((all) => all.forEach((part) => part.unsubscribe()));
      },
    });
  };

/** Requests of each kind of route unless its row says otherwise. */
export const QUERIES_OF_KIND: Partial<Record<Route['kind'], Queries>> = {
  list: ({ route, locale, search }) =>
    route.section ? [queryList(toListArg(route.section, locale, search))] : [],
  detail: ({ route, params, locale, search }) =>
    route.section && params.slug
      ? [
          queryContent(toDetailArg({ section: route.section, slug: params.slug, locale }, search)),
          ...queryComments({ route, params, search }),
        ]
      : [],
  history: ({ route, params, locale }) =>
    route.section && params.slug
      ? [versions({ section: route.section, slug: params.slug, locale })]
      : [],
  legal: ({ route, locale }) => [
    queryContent({ section: 'legal', slug: route.name.replace('legal.', ''), locale }),
  ],
};
