import { CONFIG_URL } from '../../shared/constants';
import { getPageTreatment } from '../../shared/savedPages';

/** Properties that decide about a request; nothing else of it is looked at. */
export interface RequestFacts {
  readonly method: string;
  readonly url: string;
  /** A page that a person opens; not one in a frame. */
  readonly isDocument: boolean;
  readonly hasAuthorization: boolean;
}

/**
 * `page`: the network first, then the copy on the device, then the offline page. `offlinePage`,
 * `file`: the network first, then the copy. `unsavedPage`: the network, then the offline page.
 * `asset`: the copy first, its name changes with its content. `network`: as if there were no
 * worker.
 */
export type CacheStrategy = 'page' | 'unsavedPage' | 'offlinePage' | 'asset' | 'file' | 'network';

const FILES = [CONFIG_URL, '/icon.svg', '/manifest.webmanifest'];
/** The logo stands in every page, the offline page too. */
const LOOK_PICTURES = '/v1/settings/look/pictures/';
const OFFLINE_PAGE = /^(\/\w\w)?\/offline$/;

/**
 * Decides how the worker answers a request. Answers of the API are never kept: a page carries the
 * data that it shows, and what is asked for a person, ballots above all, is for that person and
 * that moment.
 */
export function getCacheStrategy(request: RequestFacts, origin: string): CacheStrategy {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || request.hasAuthorization)
    return 'network';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (FILES.includes(url.pathname) || url.pathname.startsWith(LOOK_PICTURES)) return 'file';
  return request.isDocument ? documentTreatment(url) : 'network';
}

const OF_PAGES = { saved: 'page', offline: 'unsavedPage', ask: 'network' } as const;

function documentTreatment({ pathname, search }: URL): CacheStrategy {
  if (OFFLINE_PAGE.test(pathname)) return 'offlinePage';
  return OF_PAGES[getPageTreatment(pathname + search)];
}
