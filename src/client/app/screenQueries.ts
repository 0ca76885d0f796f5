import { contentApi, detailArg, listArg, previewIn } from '../api/contentEndpoints';
import { commentsApi, commentsArg, SIDES } from '../api/commentsApi';
import type { DetailPage } from '../../shared/contract/content';
import type { DialogDetails } from '../../shared/contract/dialogs';
import type { ReactionPlace } from '../api/reactionsApi';
import { opinionsApi, opinionStatementsArg, type OpinionsArg } from '../api/opinionsApi';
import { hasComments, hasReactions } from '../../shared/sections';
import type { Route } from '../../shared/routes';
import { standingOf } from '../features/dialogs/statements/standing';
import { FIRST_ORDER, statementsApi } from '../features/dialogs/statements/statementsApi';
import type { VersionsArg } from '../features/history/versionsApi';
import { content, list, type Queries, type Query, type ScreenContext } from './contentQueries';

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
const reactions = (place: ReactionPlace): Query =>
  late(async () => {
    const { reactionsApi } = await import(
      /* webpackChunkName: "reactions" */ '../api/reactionsApi'
    );
    return (dispatch) => dispatch(reactionsApi.endpoints.getReactions.initiate(place));
  });

type Dialog = DetailPage<DialogDetails>;
type Reading = Pick<ScreenContext, 'locale' | 'search'>;

/**
 * Lists the requests for the part below a content: the first page of comments, and reactions; each
 * where such contents have them.
 */
export const comments = ({
  route: { section },
  params: { slug },
  search,
}: Pick<ScreenContext, 'route' | 'params' | 'search'>): readonly Query[] => {
  if (!section || !slug || search.has('preview')) return [];
  const place = { section, slug };
  const listed: Query = (dispatch) =>
    dispatch(commentsApi.endpoints.listComments.initiate(commentsArg(place, search)));
  return [
    ...(hasComments(section, null) ? [listed] : []),
    ...(hasReactions(section) ? [reactions(place)] : []),
  ];
};

/** Asks for the first page of comments of a dialogue; in columns, for one of each column. */
function firstComments({ slug, details }: Dialog, { search }: Reading): readonly Query[] {
  if (search.has('preview')) return [];
  const place = { section: 'dialogs', slug } as const;
  const sides = details.layout === 'forAndAgainst' ? SIDES : [undefined];
  return sides.map(
    (side) => (dispatch) =>
      dispatch(commentsApi.endpoints.listComments.initiate(commentsArg(place, search, side))),
  );
}

/** Asks for the statement to answer; where answers are closed, for the list. */
function firstStatements(dialog: Dialog, { locale, search }: Reading): readonly Query[] {
  const place = { slug: dialog.slug, locale };
  if (standingOf(dialog) === 'open')
    return [(dispatch) => dispatch(statementsApi.endpoints.getNextStatement.initiate(place))];
  const list = { ...place, sort: FIRST_ORDER, ...previewIn(search) };
  return [(dispatch) => dispatch(statementsApi.endpoints.listStatements.initiate(list))];
}

/** Asks for the opinions in a dialogue of statements. */
const opinions =
  (place: OpinionsArg): Query =>
  (dispatch) =>
    dispatch(opinionsApi.endpoints.getOpinions.initiate(place));

/** Asks for the first parts of the dialogue's report, besides the dialogue itself. */
export const reportParts = (place: OpinionsArg, search: URLSearchParams): readonly Query[] => [
  opinions(place),
  (dispatch) =>
    dispatch(
      opinionsApi.endpoints.listOpinionStatements.initiate(opinionStatementsArg(place, search)),
    ),
];

const FIRST_PARTS = {
  thread: firstComments,
  statements: (dialog: Dialog, reading: Reading): readonly Query[] => [
    ...firstStatements(dialog, reading),
    opinions({ slug: dialog.slug, locale: reading.locale, ...previewIn(reading.search) }),
  ],
};

/**
 * Asks for the parts that are below a dialogue from the first moment on. They depend on the
 * dialogue's answer.
 */
export const dialogParts =
  (reading: Reading, slug: string): Query =>
  (dispatch) => {
    const { locale, search } = reading;
    const place = detailArg({ section: 'dialogs', slug, locale }, search);
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
    route.section ? [list(listArg(route.section, locale, search))] : [],
  detail: ({ route, params, locale, search }) =>
    route.section && params.slug
      ? [
          content(detailArg({ section: route.section, slug: params.slug, locale }, search)),
          ...comments({ route, params, search }),
        ]
      : [],
  history: ({ route, params, locale }) =>
    route.section && params.slug
      ? [versions({ section: route.section, slug: params.slug, locale })]
      : [],
  legal: ({ route, locale }) => [
    content({ section: 'legal', slug: route.name.replace('legal.', ''), locale }),
  ],
};
