import { DEFAULT_LOCALE } from '../../shared/locales';
import { readCookie, writeCookie } from './cookies';
import { openStream } from './eventStream';
import { createHistoryPort, warnBeforeUnload } from './historyPort';
import { createNavigationPort } from './navigationPort';
import type {
  Channel,
  CookieJar,
  PageLocation,
  Ports,
  Stop,
  ConnectionPort,
  PasskeyPort,
} from './ports';
import { pushPort } from './pushPort';
import { createServiceWorkerPort } from './serviceWorker';
import { createStoragePort } from './storagePort';
import { onWake } from './wake';
import { openFrame, openPopup, saveFile, submitForm } from './windows';
import { SAVED_AT_ATTRIBUTE } from '../../shared/savedPages';
import { openConnection } from './connection';

/** Reads the mark that the service worker sets in a page from the device. */
function savedAt(): number | null {
  const written = document.documentElement.getAttribute(SAVED_AT_ATTRIBUTE);
  return written === null ? null : Number(written);
}

/** Opens the connection of this page. Hears at once that the device has gone offline. */
function openBrowserConnection(): ConnectionPort {
  const connection = openConnection({ isOnline: () => navigator.onLine, savedAt });
  window.addEventListener('offline', connection.lost);
  return connection;
}

const loadPasskeys = () => import(/* webpackChunkName: "passkeys" */ './passkeys');

/** Calls the authenticators of the browser; what is needed for it is loaded with the first call. */
const passkeyPort: PasskeyPort = {
  isPossible: () => 'PublicKeyCredential' in window,
  create: (options) =>
    loadPasskeys().then(
      ({ createPasskey }) => createPasskey(options),
      () => null,
    ),
  get: (options) =>
    loadPasskeys().then(
      ({ signByPasskey }) => signByPasskey(options),
      () => null,
    ),
};

/** Starts the worker that counts ballots again; closing it ends whatever it is doing. */
function openRecounter(onMessage: (message: unknown) => void): Channel {
  const worker = new Worker(
    new URL(/* webpackChunkName: "recount" */ '../recount/worker.ts', import.meta.url),
  );
  worker.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data);
  // Without its file or enough memory the worker would never answer.
  worker.onerror = () => onMessage({ kind: 'failed' });
  return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
}

/**
 * Creates the ports of the real browser. Touches nothing before the call, so the file can be
 * imported anywhere. `language`: the language in which the page is written; a browser that
 * translates it changes `lang`.
 */
export function createBrowserPorts(
  language: Ports['language'],
  firstLanguage: Ports['firstLanguage'] = () => DEFAULT_LOCALE,
): Ports {
  return {
    ...createNavigationPort(),
    clock: () => Date.now(),
    monotonic: () => performance.now(),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    digest: async (algorithm, text) =>
      new Uint8Array(await crypto.subtle.digest(algorithm, new TextEncoder().encode(text))),
    sessionStorage: createStoragePort(() => window.sessionStorage),
    localStorage: createStoragePort(() => window.localStorage),
    onStorage: (changed) => {
      const listen = ({ key, newValue, storageArea }: StorageEvent) => {
        if (storageArea === window.localStorage) changed(key, newValue);
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
    cookies: cookiePort,
    location: locationPort,
    history: createHistoryPort(),
    warnBeforeUnload,
    language,
    firstLanguage,
    fetch: (input, init) => window.fetch(input, init),
    openStream,
    acquireLock,
    openChannel,
    openRecounter,
    openFrame,
    openPopup,
    submitForm,
    saveFile,
    onWake,
    isVisible: () => document.visibilityState === 'visible',
    isWide: () => window.matchMedia(TWO_COLUMNS).matches,
    onWidth,
    isOnline: () => navigator.onLine,
    connection: openBrowserConnection(),
    worker: createServiceWorkerPort(),
    push: pushPort,
    passkeys: passkeyPort,
    log: (level, text) => console[level](text),
    copyText,
    canShare: () => 'share' in navigator,
    share,
    print: () => window.print(),
  };
}

/** Two texts with lines of a length that can be read. */
const TWO_COLUMNS = '(width >= 64rem)';

function onWidth(changed: () => void): Stop {
  const columns = window.matchMedia(TWO_COLUMNS);
  columns.addEventListener('change', changed);
  return () => columns.removeEventListener('change', changed);
}

const cookiePort: CookieJar = {
  read: readCookie,
  write: (name, value, maxAgeS) => writeCookie(name, value, { maxAgeS, sameSite: 'Strict' }),
  remove: (name) => writeCookie(name, '', { maxAgeS: 0, sameSite: 'Strict' }),
};

const locationPort: PageLocation = {
  href: () => window.location.href,
  assign: (url) => window.location.assign(url),
  replace: (url) => window.location.replace(url),
  rewrite: (url) => window.history.replaceState(window.history.state, '', url),
};

/**
 * Acquires a lock. Where the browser has no Web Locks the tab goes on unlocked: the server's
 * rotation is then the last guard.
 */
function acquireLock(name: string): Promise<Stop> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((held, failed) => {
    navigator.locks
      .request(name, () => new Promise<void>((release) => held(() => release())))
      .catch(failed);
  });
}

function openChannel(name: string, onMessage: (message: unknown) => void): Channel {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data);
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}

/** Refused where the page has no focus, or the person said no. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Rejected when the person closes the choice, or the browser takes no press for one. */
const share: Ports['share'] = (page) => navigator.share(page).catch(() => undefined);
