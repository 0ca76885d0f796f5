import { contentApi, type DetailArg, type ListArg } from './contentEndpoints';
import type { PortalSettings } from '../../shared/contract/settings';
import type { Locale } from '../../shared/locales';
import type { RouteMatch } from '../../shared/routes';
import type { AppDispatch } from '../store/createStore';

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
  readonly settings: PortalSettings;
  readonly search: URLSearchParams;
}

/** The requests of a screen, from its URL. */
export type Queries = (context: ScreenContext) => readonly Query[];

export const queryList =
  (arg: ListArg): Query =>
  (dispatch) =>
    dispatch(contentApi.endpoints.listContents.initiate(arg));
export const queryContent =
  (arg: DetailArg): Query =>
  (dispatch) =>
    dispatch(contentApi.endpoints.getContent.initiate(arg));

export const queryStatistics: Query = (dispatch) =>
  dispatch(contentApi.endpoints.getStatistics.initiate(undefined));
