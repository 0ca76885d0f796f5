import { DEFAULT_LOCALE, type Locale } from '../../shared/locales';
import type { LogLevel } from '../../shared/errors';
import type { WorkerMessage } from '../../shared/savedPages';
import { openConnection } from './connection';
import {
  createListeners,
  createMemoryBrowser,
  createMemoryStore,
  type MemoryBrowser,
  type TimerDelay,
} from './memoryBrowser';
import { createMemoryHistory } from './memoryHistory';
import { createNavigationPort } from './navigationPort';
import type {
  Frame,
  PasskeyPort,
  Popup,
  Ports,
  PushTarget,
  SharedPage,
  StreamEvent,
  WakeReason,
  WindowMessage,
} from './ports';

export interface MemoryOptions {
  readonly href?: string;
  readonly nowMs?: number;
  readonly language?: string;
  readonly firstLanguage?: Locale;
  readonly fetch?: typeof globalThis.fetch;
  /** When alarms of a new browser ring: at exactly their time where nothing is said. */
  readonly ringsAfter?: TimerDelay;
  /** The browser whose tab this is; a new one of its own where nothing is said. */
  readonly browser?: MemoryBrowser;
}

/** A frame or window that was opened, as the other side sees it. */
export interface OpenedWindow {
  readonly name: string;
  /** Every address it was sent to, oldest first. */
  readonly visited: string[];
  /** Messages that the portal posted to the window. */
  readonly received: { readonly message: string; readonly targetOrigin: string }[];
  /** Act as the window. */
  readonly say: (message: WindowMessage) => void;
  isLoaded: boolean;
  isClosed: boolean;
  /**
   * The portal has closed it, and no longer listens; one that closes itself may have spoken just
   * before.
   */
  isGivenUp: boolean;
}

export interface MemoryPorts extends Ports {
  readonly browser: MemoryBrowser;
  /** Every address the page was sent to, oldest first. */
  readonly visited: string[];
  readonly submitted: {
    readonly action: string;
    readonly fields: Readonly<Record<string, string>>;
  }[];
  /** Files that the person was given, oldest first. */
  readonly saved: { readonly name: string; readonly content: Blob }[];
  /** Texts that were put into the clipboard. */
  readonly copied: string[];
  /** Set to act as a browser that can hand a page to another program. */
  hasShare: boolean;
  /** Pages that were handed to another program. */
  readonly handedOn: SharedPage[];
  readonly logs: { readonly level: LogLevel; readonly text: string }[];
  readonly frames: OpenedWindow[];
  readonly popups: OpenedWindow[];
  /**
   * Set to act as a network that frames are still waiting for: a test says that they are loaded.
   */
  areFramesSlow: boolean;
  /** Set to make the browser block the next windows. */
  arePopupsBlocked: boolean;
  /** Number of times that the browser would ask before the page is left. */
  unloadWarnings: number;
  /** Set to act as a device without network. */
  isOffline: boolean;
  /** Set to act as a tab that lies behind another one. */
  isHidden: boolean;
  /** Act as a window that two columns of text fit into, or no longer. */
  readonly resize: (isWide: boolean) => void;
  /** Set to act as a page that comes from the device: when the host wrote it. */
  savedAt: number | null;
  /** Messages to the service worker, oldest first. */
  readonly told: WorkerMessage[];
  /** Set to act as a service worker that is asked. */
  workerAnswer: unknown;
  /** Set to act as a browser that can be told things while no page is open. */
  pushState: 'unsupported' | 'blocked' | 'possible';
  /**
   * Push target that the browser gives when notifications are asked for; null: the person refuses.
   */
  pushTarget: PushTarget | null;
  /** Endpoint to which notifications are sent now. */
  pushEndpoint: string | null;
  /** Set to act as a browser with passkeys. */
  authenticator: Partial<Pick<PasskeyPort, 'create' | 'get'>> | null;
  /** Set to act as the worker that counts ballots again; unset it never answers. */
  recounter: Ports['openRecounter'];
  readonly advance: MemoryBrowser['advance'];
  readonly settled: MemoryBrowser['settled'];
  readonly jump: MemoryBrowser['jump'];
  /** Act as another tab that changed the local storage. */
  readonly storageChanged: MemoryBrowser['storageChanged'];
  /** Act as the server's event stream. */
  readonly streamed: (event: StreamEvent) => void;
  readonly wake: (reason: WakeReason) => void;
  /** The page is left or loaded anew: nothing of it runs on. */
  readonly unload: () => void;
}

/**
 * Creates the ports of a tab without a browser: for tests, for replays and for rendering on the
 * server. Moves nothing by itself.
 */
export function createMemoryPorts(options: MemoryOptions = {}): MemoryPorts {
  const browser = options.browser ?? createMemoryBrowser(options.nowMs, options.ringsAfter);
  const { openTab, ...shared } = browser;
  const stream = createListeners<[event: StreamEvent]>();
  const widths = createListeners<[]>();
  let isWide = false;
  const wakes = createListeners<[reason: WakeReason]>();
  const logs: MemoryPorts['logs'] = [];
  const submitted: MemoryPorts['submitted'] = [];
  const saved: MemoryPorts['saved'] = [];
  const copied: MemoryPorts['copied'] = [];

  const ports: MemoryPorts = {
    ...createNavigationPort(),
    ...shared,
    ...openTab(),
    ...createMemoryHistory(options.href),
    browser,
    logs,
    submitted,
    saved,
    copied,
    hasShare: false,
    handedOn: [],
    frames: [],
    popups: [],
    areFramesSlow: false,
    arePopupsBlocked: false,
    unloadWarnings: 0,
    isOffline: false,
    isHidden: false,
    savedAt: null,
    told: [],
    workerAnswer: null,
    pushState: 'unsupported',
    pushTarget: null,
    pushEndpoint: null,
    authenticator: null,
    passkeys: {
      isPossible: () => ports.authenticator !== null,
      create: async (options) => (await ports.authenticator?.create?.(options)) ?? null,
      get: async (options) => (await ports.authenticator?.get?.(options)) ?? null,
    },
    recounter: () => ({ post: () => undefined, close: () => undefined }),
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    digest: async (algorithm, text) => {
      const bytes = new TextEncoder().encode(text);
      return new Uint8Array(await browser.awaited(crypto.subtle.digest(algorithm, bytes)));
    },
    sessionStorage: createMemoryStore(),
    language: () => options.language ?? 'en',
    firstLanguage: () => options.firstLanguage ?? DEFAULT_LOCALE,
    fetch: options.fetch ?? (() => Promise.reject(new TypeError('no network'))),
    openStream: (_url, onEvent) => stream.listen(onEvent),
    streamed: stream.tell,
    openRecounter: (onMessage) => ports.recounter(onMessage),
    openFrame: (name, onMessage, onLoad) => {
      const opened = openedWindow(name, onMessage, onLoad);
      opened.isLoaded = !ports.areFramesSlow;
      ports.frames.push(opened);
      return handleOf(opened);
    },
    openPopup: (_sizePx, onMessage) => {
      if (ports.arePopupsBlocked) return null;
      const opened = openedWindow('popup', onMessage);
      ports.popups.push(opened);
      return handleOf(opened);
    },
    submitForm: (action, fields) => void submitted.push({ action, fields }),
    warnBeforeUnload: () => {
      ports.unloadWarnings += 1;
      return () => void (ports.unloadWarnings -= 1);
    },
    saveFile: (name, content) => void saved.push({ name, content }),
    onWake: wakes.listen,
    wake: wakes.tell,
    isVisible: () => !ports.isHidden,
    isWide: () => isWide,
    onWidth: widths.listen,
    resize: (wide) => {
      isWide = wide;
      widths.tell();
    },
    isOnline: () => !ports.isOffline,
    connection: openConnection({
      isOnline: () => !ports.isOffline,
      savedAt: () => ports.savedAt,
    }),
    worker: {
      start: () => undefined,
      isReady: async () => ports.workerAnswer !== null,
      isActive: () => ports.workerAnswer !== null,
      tell: (message) => void ports.told.push(message()),
      tellAtOnce: (message) => void ports.told.push(message),
      ask: () => Promise.resolve().then(() => ports.workerAnswer),
      loadedFiles: () => [],
    },
    push: {
      read: async () => ({ state: ports.pushState, endpoint: ports.pushEndpoint }),
      subscribe: async () => {
        ports.pushEndpoint = ports.pushTarget?.endpoint ?? null;
        return ports.pushTarget;
      },
      unsubscribe: async () => {
        ports.pushEndpoint = null;
      },
    },
    log: (level, text) => void logs.push({ level, text }),
    copyText: async (text) => copied.push(text) > 0,
    canShare: () => ports.hasShare,
    share: async (page) => void ports.handedOn.push(page),
    print: () => undefined,
  };
  return ports;
}

function openedWindow(
  name: string,
  onMessage: (message: WindowMessage) => void,
  onLoad: () => void = () => undefined,
): OpenedWindow {
  let isLoaded = true;
  const opened: OpenedWindow = {
    name,
    visited: [],
    received: [],
    get isLoaded() {
      return isLoaded;
    },
    set isLoaded(isNow) {
      const hasLoaded = isNow && !isLoaded;
      isLoaded = isNow;
      if (hasLoaded && !opened.isGivenUp) onLoad();
    },
    isClosed: false,
    isGivenUp: false,
    say: (message) => {
      if (!opened.isGivenUp) onMessage(message);
    },
  };
  return opened;
}

function handleOf(opened: OpenedWindow): Frame & Popup {
  return {
    navigate: (url) => void opened.visited.push(url),
    post: (message, targetOrigin) => void opened.received.push({ message, targetOrigin }),
    isLoaded: () => opened.isLoaded,
    isClosed: () => opened.isClosed,
    close: () => Object.assign(opened, { isClosed: true, isGivenUp: true }),
  };
}
