import { contentApi, listArg, type DetailArg, type ListArg } from '../api/contentEndpoints';
import { commentsApi, commentsArg, SIDES } from '../api/commentsApi';
import type { DialogDetails } from '../../shared/contract/dialogs';
import type { Locale } from '../../shared/locales';
import type { Route, RouteMatch } from '../../shared/routes';
import type { AppDispatch } from './createStore';

/** A request that a screen needs; the answer is in the store when its promise has been kept. */
export type Query = (dispatch: AppDispatch) => PromiseLike<Answer> & {
  readonly unsubscribe: () => void;
  readonly refetch: () => PromiseLike<Answer>;
};

interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
}

export interface ScreenContext extends RouteMatch {
  readonly locale: Locale;
  readonly search: URLSearchParams;
}

/** The requests of a screen, from its URL. */
export type Queries = (context: ScreenContext) => readonly Query[];

export const list =
  (arg: ListArg): Query =>
  (dispatch) =>
    dispatch(contentApi.endpoints.listContents.initiate(arg));
export const content =
  (arg: DetailArg): Query =>
  (dispatch) =>
    dispatch(contentApi.endpoints.getContent.initiate(arg));
/** The first page of comments; of those in columns, one of each column. Their layout is known once the dialogue is. */
export const dialogComments =
  ({ locale, search }: Pick<ScreenContext, 'locale' | 'search'>, slug: string): Query =>
  (dispatch) => {
    const place = { section: 'dialogs', slug } as const;
    const dialog = dispatch(contentApi.endpoints.getContent.initiate({ ...place, locale }));
    const lists = dialog.then(({ data }) => {
      const { layout, mode } = (data?.details ?? {}) as Partial<DialogDetails>;
      if (mode !== 'thread') return [];
      const sides = layout === 'forAndAgainst' ? SIDES : [undefined];
      return sides.map((side) =>
        dispatch(commentsApi.endpoints.listComments.initiate(commentsArg(place, search, side))),
      );
    });
    const answer = lists.then((all) => Promise.all(all)).then(([first]) => first ?? {});
    return Object.assign(answer, {
      refetch: () =>
        lists
          .then((all) => Promise.all(all.map((list) => list.refetch())))
          .then(([first]) => first ?? {}),
      unsubscribe: () => {
        dialog.unsubscribe();
        void lists.then((all) => all.forEach((list) => list.unsubscribe()));
      },
    });
  };
export const statistics: Query = (dispatch) =>
  dispatch(contentApi.endpoints.getStatistics.initiate(undefined));

/** What each kind of route asks for unless its row says otherwise. */
export const QUERIES_OF_KIND: Partial<Record<Route['kind'], Queries>> = {
  list: ({ route, locale, search }) =>
    route.section ? [list(listArg(route.section, locale, search))] : [],
  detail: ({ route, params, locale }) =>
    route.section && params.slug
      ? [content({ section: route.section, slug: params.slug, locale })]
      : [],
  legal: ({ route, locale }) => [
    content({ section: 'legal', slug: route.name.replace('legal.', ''), locale }),
  ],
};
