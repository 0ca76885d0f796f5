import { HELPER_PAGES } from './constants';
import { matchPath, PLACEHOLDER_ORIGIN, splitLocale } from './routes';

/** The portal's service worker; its place decides that it answers for the whole origin. */
export const WORKER_URL = '/service-worker.js';
/** Built beside it: served in its place it takes the worker off a device. */
export const NO_WORKER_URL = '/service-worker-off.js';

/**
 * On the root element of a page that comes from the device: when the host wrote it, milliseconds
 * since 1970.
 */
export const SAVED_AT_ATTRIBUTE = 'data-saved-at';

/** A page that can be read without a network. */
export interface SavedPage {
  /** Path and query, with the language prefix. */
  readonly path: string;
  readonly title: string;
  readonly lang: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Message of a page to the service worker. Only `listPages` is answered, with `SavedPage[]`. */
export type WorkerMessage =
  | { readonly type: 'visited'; readonly url: string; readonly assets: readonly string[] }
  | { readonly type: 'listPages' }
  | { readonly type: 'forgetPages' };

/**
 * Treatment of a page on the device. `saved`: kept, and shown when the host cannot be reached.
 * `offline`: never kept, the offline page stands for it. `ask`: the worker does not handle it.
 */
export type PageTreatment = 'saved' | 'offline' | 'ask';

const SECRETS = ['code', 'token', 'state', 'id_token', 'access_token', 'preview'];
const NOT_FOR_PAGES = /^\/(v1|connect)(\/|$)/;
const READ_KINDS = ['list', 'detail', 'legal'];
/** A profile can be taken back by its person; a search is what somebody looked for. */
const NOT_KEPT = ['user', 'search'];

/**
 * Decides the treatment by the address of a page (path and query): private pages, and addresses
 * that carry a code or a token, are never kept.
 */
export function getPageTreatment(url: string): PageTreatment {
  const { pathname, searchParams } = new URL(url, PLACEHOLDER_ORIGIN);
  const { route } = matchPath(splitLocale(pathname).rest);
  const isHelper = Object.values<string>(HELPER_PAGES).includes(pathname);
  const isSecret = SECRETS.some((name) => searchParams.has(name));
  if (isHelper || isSecret || route.name === 'callback' || NOT_FOR_PAGES.test(pathname))
    return 'ask';

  const isRead = READ_KINDS.includes(route.kind) || route.name === 'home';
  const isKept = isRead && route.access === 'anyone' && !NOT_KEPT.includes(route.name);
  return isKept && !searchParams.has('q') ? 'saved' : 'offline';
}

/** Returns the offline page in the language of this address, leading back to it. */
export function toOfflinePath(url: string): string {
  const { pathname, search } = new URL(url, PLACEHOLDER_ORIGIN);
  const { prefix, rest } = splitLocale(pathname + search);
  return `${prefix}/offline?${new URLSearchParams({ to: rest })}`;
}
