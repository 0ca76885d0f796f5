import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { RETENTION_PERIODS } from '../../shared/retention';
import type { SavedPage } from '../../shared/savedPages';
import { PUSH_CACHE } from './devices';
import { describeCopy, isKeepable, markCopy } from './savedCopy';
import { workerScope, type ExtendableWorkerEvent } from './scope';

const PREFIX = 'meydan-';
/**
 * A cache whose content takes another shape gets another number; the worker then removes the old
 * one.
 */
const CACHES = {
  pages: `${PREFIX}pages-1`,
  offlinePages: `${PREFIX}offline-1`,
  assets: `${PREFIX}assets-1`,
  files: `${PREFIX}files-1`,
} as const;

/** A slower host counts as one that cannot be reached, if there is a copy. */
const networkTimeoutSeconds = 4;
const PAGES = { maxEntries: 60, maxAgeSeconds: RETENTION_PERIODS.savedPageDays * 24 * 3_600 };
/** The built files of several deployments: what an open page or a copy still asks for is there. */
const ASSETS = { maxEntries: 400, purgeOnQuotaError: true };

// The host compresses: what a browser sent as Accept-Encoding does not tell two copies apart.
const matchOptions = { ignoreVary: true };

const keptUnder = (addressOf: (url: URL) => string): WorkboxPlugin => ({
  cacheKeyWillBeUsed: async ({ request }) => addressOf(new URL(request.url)),
  cacheWillUpdate: async ({ response }) => (isKeepable(response) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse ? markCopy(cachedResponse) : null,
});

const pageKey = ({ origin, pathname, search }: URL) => origin + pathname + search;

/** One way of answering for each kind of copy. */
export const STRATEGIES = {
  page: new NetworkFirst({
    cacheName: CACHES.pages,
    matchOptions,
    networkTimeoutSeconds,
    plugins: [new ExpirationPlugin(PAGES) as WorkboxPlugin, keptUnder(pageKey)],
  }),
  offlinePage: new NetworkFirst({
    cacheName: CACHES.offlinePages,
    matchOptions,
    networkTimeoutSeconds,
    plugins: [keptUnder(({ origin, pathname }) => origin + pathname)],
  }),
  asset: new CacheFirst({
    cacheName: CACHES.assets,
    matchOptions,
    plugins: [new ExpirationPlugin(ASSETS) as WorkboxPlugin],
  }),
  file: new NetworkFirst({ cacheName: CACHES.files, matchOptions, networkTimeoutSeconds }),
} as const;

/**
 * Ask for an address and keep the answer, which is the same for all but for the appearance that was
 * chosen. What cannot be had now is kept another time.
 */
export async function storeCopy(
  strategy: Strategy,
  path: string,
  event: ExtendableWorkerEvent,
): Promise<void> {
  const request = new Request(new URL(path, workerScope.location.origin));
  const [answered, kept] = strategy.handleAll({ event, request });
  await Promise.allSettled([answered, kept]);
}

/** Finds the copy of a page as the host wrote it. */
export async function findCopy(
  kind: 'page' | 'offlinePage',
  path: string,
): Promise<Response | null> {
  const cache = await workerScope.caches.open(STRATEGIES[kind].cacheName);
  return (await cache.match(new URL(path, workerScope.location.origin), matchOptions)) ?? null;
}

/** Lists the pages that can be read without a network, the newest first. */
export async function listPages(): Promise<SavedPage[]> {
  const cache = await workerScope.caches.open(CACHES.pages);
  const found = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const copy = await cache.match(url, matchOptions);
      return copy ? [await describeCopy(url, copy)] : [];
    }),
  );
  return found.flat().sort((a, b) => b.savedAt - a.savedAt);
}

/**
 * Deletes the kept pages: what was read here is nobody else's business; the expiry times tell it
 * too.
 */
export async function forgetPages(): Promise<void> {
  await workerScope.caches.delete(CACHES.pages);
  // A worker that has just been started knows of no expiry times yet: they are deleted by name.
  await new CacheExpiration(CACHES.pages, PAGES).delete();
}

/** Remove what an earlier version of the worker kept in another shape. */
export async function removeOldCaches(): Promise<void> {
  const inUse: readonly string[] = [...Object.values(CACHES), PUSH_CACHE];
  const names = await workerScope.caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && !inUse.includes(name));
  await Promise.all(old.map((name) => workerScope.caches.delete(name)));
}
