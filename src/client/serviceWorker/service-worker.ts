import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { CONFIG_URL } from '../../shared/constants';
import type { PortalSettings } from '../../shared/contract/settings';
import type { Locale } from '../../shared/locales';
import { splitLocale } from '../../shared/routes';
import { toOfflinePath, getPageTreatment, type WorkerMessage } from '../../shared/savedPages';
import {
  findCopy,
  forgetPages,
  storeCopy,
  listPages,
  removeOldCaches,
  STRATEGIES,
} from './pageCache';
import { devices } from './devices';
import { toOwnPath, findPageToFocus, toShownNotification } from './push';
import { listAssets, readWrittenMs } from './savedCopy';
import { workerScope, type ExtendableWorkerEvent } from './scope';
import { syncSubscription, handleSubscriptionChange } from './subscription';
import { getCacheStrategy, type CacheStrategy } from './whatToDo';

const { origin } = workerScope.location;
/** A younger copy is good enough, milliseconds. */
const IS_NEW_MS = { page: 10 * 60_000, offlinePage: 24 * 3_600_000 } as const;

const isTreated =
  (treatment: CacheStrategy): RouteMatchCallback =>
  ({ request }) => {
    const { method, url, mode, destination, headers } = request;
    const isDocument = mode === 'navigate' && destination === 'document';
    const asked = { method, url, isDocument, hasAuthorization: headers.has('authorization') };
    return getCacheStrategy(asked, origin) === treatment;
  };

/**
 * Wraps an answer so that where there is neither a network nor a copy the offline page leads on, in
 * the language of the address.
 */
const orOfflinePage =
  (answer: RouteHandlerCallback): RouteHandlerCallback =>
  (asked) =>
    answer(asked).catch(() => {
      const { pathname, search } = new URL(asked.request.url);
      return Response.redirect(origin + toOfflinePath(pathname + search));
    });

registerRoute(
  isTreated('page'),
  orOfflinePage((asked) => STRATEGIES.page.handle(asked)),
);
registerRoute(
  isTreated('unsavedPage'),
  orOfflinePage(({ request }) => workerScope.fetch(request)),
);
registerRoute(isTreated('offlinePage'), STRATEGIES.offlinePage);
registerRoute(isTreated('asset'), STRATEGIES.asset);
registerRoute(isTreated('file'), STRATEGIES.file);

// A new worker takes over at once: it reads the same caches, so that open pages find their files,
// and it loads no page anew.
workerScope.addEventListener('install', (event) => {
  event.waitUntil(workerScope.skipWaiting());
  event.waitUntil(storeCopy(STRATEGIES.file, CONFIG_URL, event));
  event.waitUntil(keepOfflinePages(event));
});

/** Asks the host for the languages that it offers; none without an answer. */
const readOfferedLocales = (): Promise<readonly Locale[]> =>
  workerScope
    .fetch('/v1/settings')
    .then((response) => response.json() as Promise<PortalSettings>)
    .then(({ languages }) => languages.offered)
    .catch(() => []);

/** Keeps the offline page of each language that the installation offers, and of none. */
async function keepOfflinePages(event: ExtendableWorkerEvent): Promise<void> {
  const prefixes = ['', ...(await readOfferedLocales()).map((code) => `/${code}`)];
  await Promise.all(
    prefixes.map((prefix) => storeCopy(STRATEGIES.offlinePage, `${prefix}/offline`, event)),
  );
}

workerScope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOldCaches(), workerScope.clients.claim()]));
});

workerScope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'visited') {
    event.waitUntil(keepVisited(message, event));
    event.waitUntil(syncSubscription(devices));
  }
  if (message.type === 'forgetPages') event.waitUntil(forgetPages());
  if (message.type === 'listPages') event.waitUntil(answerWithPages(event.ports[0]));
});

workerScope.addEventListener('push', (event) => {
  const { title, options } = toShownNotification(event.data?.text() ?? '', origin);
  event.waitUntil(workerScope.registration.showNotification(title, options));
  event.waitUntil(syncSubscription(devices));
});

workerScope.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription: before = null, newSubscription: now = null } = event;
  event.waitUntil(handleSubscriptionChange(devices, { before, now }));
});

workerScope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = (event.notification.data ?? {}) as { readonly path?: unknown };
  event.waitUntil(openPage(origin + toOwnPath(path, origin)));
});

/**
 * Opens a page in a tab of the portal that is open; a browser that refuses that opens another one.
 */
async function openPage(url: string): Promise<void> {
  const pages = await workerScope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = findPageToFocus(pages, url);
  if (!page) return void (await workerScope.clients.openWindow(url));
  try {
    await page.focus();
    if (page.url !== url) await page.navigate(url);
  } catch {
    await workerScope.clients.openWindow(url);
  }
}

async function answerWithPages(port: MessagePort | undefined): Promise<void> {
  port?.postMessage(await listPages());
}

type Visited = Extract<WorkerMessage, { type: 'visited' }>;

/**
 * Keep the page that a person has come to within the portal, what it consists of, and the offline
 * page in its language.
 */
async function keepVisited({ url, assets }: Visited, event: ExtendableWorkerEvent): Promise<void> {
  await keepAssets(assets, event);
  if (workerScope.navigator.connection?.saveData) return;

  const { pathname, search } = new URL(url, origin);
  const path = pathname + search;
  if (getPageTreatment(path) === 'saved') await keepPage('page', path, event);
  await keepPage('offlinePage', `${splitLocale(pathname).prefix}/offline`, event);
}

/** Keeps a page: asks for a copy that is old or missing, then for every file that it names. */
async function keepPage(
  kind: 'page' | 'offlinePage',
  path: string,
  event: ExtendableWorkerEvent,
): Promise<void> {
  const before = await findCopy(kind, path);
  const isNew = before !== null && Date.now() - readWrittenMs(before) < IS_NEW_MS[kind];
  if (!isNew) await storeCopy(STRATEGIES[kind], path, event);
  const copy = await findCopy(kind, path);
  if (copy) await keepAssets(listAssets(await copy.text()), event);
}

async function keepAssets(paths: readonly string[], event: ExtendableWorkerEvent): Promise<void> {
  const own = paths.filter((path) => path.startsWith('/assets/'));
  await Promise.all(own.map((path) => storeCopy(STRATEGIES.asset, path, event)));
}
