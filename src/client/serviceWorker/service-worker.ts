import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { CONFIG_URL } from '../../shared/constants';
import { LOCALE_CODES } from '../../shared/locales';
import { splitLocale } from '../../shared/routes';
import { offlinePathFor, pageTreatment, type WorkerMessage } from '../../shared/savedPages';
import { copyOf, forgetPages, keep, listPages, removeOldCaches, STRATEGIES } from './copies';
import { devices } from './devices';
import { ownPath, pageFor, shownFor } from './push';
import { assetsOf, writtenAt } from './savedCopy';
import { scope, type LastingEvent } from './scope';
import { followSubscription, subscriptionChanged } from './subscription';
import { whatToDo, type Treatment } from './whatToDo';

const { origin } = scope.location;
const OFFLINE_PAGES = ['', ...LOCALE_CODES.map((code) => `/${code}`)].map(
  (prefix) => `${prefix}/offline`,
);
/** A younger copy is good enough, milliseconds. */
const IS_NEW_MS = { page: 10 * 60_000, offlinePage: 24 * 3_600_000 } as const;

const isTreated =
  (treatment: Treatment): RouteMatchCallback =>
  ({ request }) => {
    const { method, url, mode, destination, headers } = request;
    const isDocument = mode === 'navigate' && destination === 'document';
    const asked = { method, url, isDocument, hasAuthorization: headers.has('authorization') };
    return whatToDo(asked, origin) === treatment;
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
      return Response.redirect(origin + offlinePathFor(pathname + search));
    });

registerRoute(
  isTreated('page'),
  orOfflinePage((asked) => STRATEGIES.page.handle(asked)),
);
registerRoute(
  isTreated('unsavedPage'),
  orOfflinePage(({ request }) => scope.fetch(request)),
);
registerRoute(isTreated('offlinePage'), STRATEGIES.offlinePage);
registerRoute(isTreated('asset'), STRATEGIES.asset);
registerRoute(isTreated('file'), STRATEGIES.file);

// A new worker takes over at once: it reads the same caches, so that open pages find their files,
// and it loads no page anew.
scope.addEventListener('install', (event) => {
  event.waitUntil(scope.skipWaiting());
  event.waitUntil(keep(STRATEGIES.file, CONFIG_URL, event));
  event.waitUntil(
    Promise.all(OFFLINE_PAGES.map((path) => keep(STRATEGIES.offlinePage, path, event))),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOldCaches(), scope.clients.claim()]));
});

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'visited') {
    event.waitUntil(keepVisited(message, event));
    event.waitUntil(followSubscription(devices));
  }
  if (message.type === 'forgetPages') event.waitUntil(forgetPages());
  if (message.type === 'listPages') event.waitUntil(answerWithPages(event.ports[0]));
});

scope.addEventListener('push', (event) => {
  const { title, options } = shownFor(event.data?.text() ?? '', origin);
  event.waitUntil(scope.registration.showNotification(title, options));
  event.waitUntil(followSubscription(devices));
});

scope.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription: before = null, newSubscription: now = null } = event;
  event.waitUntil(subscriptionChanged(devices, { before, now }));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = (event.notification.data ?? {}) as { readonly path?: unknown };
  event.waitUntil(openPage(origin + ownPath(path, origin)));
});

/**
 * Opens a page in a tab of the portal that is open; a browser that refuses that opens another one.
 */
async function openPage(url: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pageFor(pages, url);
  if (!page) return void (await scope.clients.openWindow(url));
  try {
    await page.focus();
    if (page.url !== url) await page.navigate(url);
  } catch {
    await scope.clients.openWindow(url);
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
async function keepVisited({ url, assets }: Visited, event: LastingEvent): Promise<void> {
  await keepAssets(assets, event);
  if (scope.navigator.connection?.saveData) return;

  const { pathname, search } = new URL(url, origin);
  const path = pathname + search;
  if (pageTreatment(path) === 'saved') await keepPage('page', path, event);
  await keepPage('offlinePage', `${splitLocale(pathname).prefix}/offline`, event);
}

/** Keeps a page: asks for a copy that is old or missing, then for every file that it names. */
async function keepPage(
  kind: 'page' | 'offlinePage',
  path: string,
  event: LastingEvent,
): Promise<void> {
  const before = await copyOf(kind, path);
  const isNew = before !== null && Date.now() - writtenAt(before) < IS_NEW_MS[kind];
  if (!isNew) await keep(STRATEGIES[kind], path, event);
  const copy = await copyOf(kind, path);
  if (copy) await keepAssets(assetsOf(await copy.text()), event);
}

async function keepAssets(paths: readonly string[], event: LastingEvent): Promise<void> {
  const own = paths.filter((path) => path.startsWith('/assets/'));
  await Promise.all(own.map((path) => keep(STRATEGIES.asset, path, event)));
}
