import type {
  CreatedPasskey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  SignedPasskey,
} from '../../shared/contract/passkeys';
import type { Locale } from '../../shared/locales';
import type { LogLevel } from '../../shared/errors';
import type { WorkerMessage } from '../../shared/savedPages';
import type { NavigationResult } from './navigationResult';

export interface KeyValueStore {
  readonly read: (key: string) => string | null;
  /** False when the browser refuses (blocked, full): the value then lasts as long as this page. */
  readonly write: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

export interface CookieJar {
  readonly read: (name: string) => string | null;
  /** Written for the whole site, SameSite=Strict, and Secure on https. */
  readonly write: (name: string, value: string, maxAgeS: number) => void;
  readonly remove: (name: string) => void;
}

export interface PageLocation {
  readonly href: () => string;
  readonly assign: (url: string) => void;
  readonly replace: (url: string) => void;
  /** Change the address bar only: no navigation, no new history entry. */
  readonly rewrite: (url: string) => void;
}

/** One entry of the tab's history that belongs to the portal. */
export interface HistoryEntry {
  /** Counts up from the first page of this visit: how far apart two entries are. */
  readonly index: number;
  /** Path, query and hash, with the language prefix. */
  readonly url: string;
  /** State that the page was given by the one that led to it. */
  readonly state: unknown;
}

export interface HistoryPort {
  readonly current: () => HistoryEntry;
  readonly push: (url: string, state: unknown) => void;
  readonly replace: (url: string, state: unknown) => void;
  /** Move by so many entries; by none, load the page anew. */
  readonly go: (delta: number) => void;
  /** The person went back or on, or followed a link within the page. */
  readonly listen: (moved: (entry: HistoryEntry) => void) => Stop;
}

export interface StreamEvent {
  readonly type: string;
  readonly id: string;
  readonly data: string;
}

export interface Channel {
  readonly post: (message: unknown) => void;
  readonly close: () => void;
}

/** Message of another window; no part of it is believed yet. */
export interface WindowMessage {
  readonly origin: string;
  readonly data: unknown;
}

export interface Frame {
  /** Load an address, replacing what is there. */
  readonly navigate: (url: string) => void;
  /** False until the address has been loaded, whatever came of it. */
  readonly isLoaded: () => boolean;
  readonly post: (message: string, targetOrigin: string) => void;
  readonly close: () => void;
}

export interface Popup {
  readonly navigate: (url: string) => void;
  /** A hint only: it is true as well when the provider's opener policy cut the window off. */
  readonly isClosed: () => boolean;
  readonly close: () => void;
}

/** Reason for a page to look at its session again at once. */
export type WakeReason = 'visible' | 'focus' | 'online' | 'resumed' | 'restored';

export type Stop = () => void;

/** Page as it is handed to another program. */
export interface SharedPage {
  readonly title: string;
  readonly url: string;
}

/** Whether the host can be reached, as far as this page knows. */
export interface Connection {
  /** `offline`: the device has no network. `unreachable`: a request found nobody. */
  readonly status: 'reached' | 'offline' | 'unreachable';
  /**
   * The page comes from the device and has not been renewed: when the host wrote it, milliseconds
   * since 1970.
   */
  readonly savedAt: number | null;
}

export interface ConnectionPort {
  readonly read: () => Connection;
  readonly lost: () => void;
  readonly found: () => void;
  readonly onChange: (changed: () => void) => Stop;
}

/**
 * The service worker. Where there is none, nobody hears what is told, and every question is
 * answered with null.
 */
export interface WorkerPort {
  /** Register it, in production, once the page is done. */
  readonly start: () => void;
  /** False where there will be none. */
  readonly isReady: () => Promise<boolean>;
  /** True if the worker is between this page and the network. */
  readonly isActive: () => boolean;
  /** Made when the worker is there to hear it. */
  readonly tell: (message: () => WorkerMessage) => void;
  /**
   * The page may be left in the next moment: said at once to the worker in front of it, as soon as
   * there is one otherwise.
   */
  readonly tellAtOnce: (message: WorkerMessage) => void;
  readonly ask: (message: WorkerMessage) => Promise<unknown>;
  /** Paths of all files that this page has loaded. */
  readonly loadedFiles: () => readonly string[];
}

/**
 * Address and keys that a push service needs to reach this browser (RFC 8030), and to encrypt for
 * it.
 */
export interface PushTarget {
  readonly endpoint: string;
  /** Milliseconds since 1970; null: no end. */
  readonly expirationTime: number | null;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface PushPort {
  /**
   * `unsupported`: not in this browser or window. `blocked`: the person has told the browser so.
   * The endpoint is null while none is there.
   */
  readonly read: () => Promise<{
    readonly state: 'unsupported' | 'blocked' | 'possible';
    readonly endpoint: string | null;
  }>;
  /**
   * Asks the person for leave, if that is still to be asked; null when they or the browser refuse.
   */
  readonly subscribe: (publicKey: string) => Promise<PushTarget | null>;
  /** From then on the push service refuses whatever is sent here, whoever sends it. */
  readonly unsubscribe: () => Promise<void>;
}

/** Passkeys of this device, and of others that the browser can reach (WebAuthn). */
export interface PasskeyPort {
  /** False where the browser has none, or the page came without encryption. */
  readonly isPossible: () => boolean;
  /** Null: the person or the browser refuses, or the time is over. `known`: it is there already. */
  readonly create: (options: PasskeyCreationOptions) => Promise<CreatedPasskey | 'known' | null>;
  /** Null: the person or the browser refuses, or the time is over. */
  readonly get: (options: PasskeyRequestOptions) => Promise<SignedPasskey | null>;
}

/**
 * The path is complete: it carries the language prefix if there is one. In another language than
 * the page's the page is loaded anew (SPEC 2.5), and all that this one learns of it is that it has
 * ended.
 */
export type Navigate = (
  path: string,
  options: { readonly replace: boolean },
) => Promise<NavigationResult>;

/**
 * Every effect on the world outside the store. Sagas get the ports through their context, endpoints
 * through `extra`; nothing else in the portal reads the clock, draws random numbers or touches the
 * window.
 */
export interface Ports {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /**
   * Milliseconds since some point in the past; never set back, whatever happens to the wall clock.
   */
  readonly monotonic: () => number;
  /** Run once after `ms`; the answer cancels. */
  readonly after: (ms: number, run: () => void) => Stop;
  readonly random: (bytes: number) => Uint8Array;
  readonly digest: (algorithm: DigestAlgorithm, text: string) => Promise<Uint8Array>;
  readonly sessionStorage: KeyValueStore;
  readonly localStorage: KeyValueStore;
  /** Another tab changed the local storage. A null key means that all was cleared. */
  readonly onStorage: (changed: (key: string | null, value: string | null) => void) => Stop;
  readonly cookies: CookieJar;
  readonly location: PageLocation;
  readonly history: HistoryPort;
  /** Until it is stopped, the browser asks before the page is left or loaded anew. */
  readonly warnBeforeUnload: () => Stop;
  /** The language the page is written in. */
  readonly language: () => string;
  /** The language of addresses without a prefix. */
  readonly firstLanguage: () => Locale;
  readonly fetch: typeof globalThis.fetch;
  /**
   * Server-sent events, for as long as they are wanted: a stream that ends is sought again. Named
   * events arrive only if listed in `types`.
   */
  readonly openStream: (
    url: string,
    onEvent: (event: StreamEvent) => void,
    types?: readonly string[],
  ) => Stop;
  /** Answers once the lock is held by this tab alone; the answer gives it back. */
  readonly acquireLock: (name: string) => Promise<Stop>;
  /** Between the tabs of this origin; a tab does not hear itself. */
  readonly openChannel: (name: string, onMessage: (message: unknown) => void) => Channel;
  /**
   * A worker that counts ballots again (`client/recount`). Closing it ends whatever it is doing.
   */
  readonly openRecounter: (onMessage: (message: unknown) => void) => Channel;
  /**
   * A hidden frame. `onMessage` hears that frame's own window only; `onLoad` is called whenever an
   * address has been loaded, whatever came of it.
   */
  readonly openFrame: (
    name: string,
    onMessage: (message: WindowMessage) => void,
    onLoad?: () => void,
  ) => Frame;
  /**
   * An empty window in the middle of the screen, or null when the browser blocks it. `onMessage`
   * hears that window only.
   */
  readonly openPopup: (sizePx: number, onMessage: (message: WindowMessage) => void) => Popup | null;
  /** Leave the page by a POST. */
  readonly submitForm: (action: string, fields: Readonly<Record<string, string>>) => void;
  /** Give the person a file, as a download does. */
  readonly saveFile: (name: string, content: Blob) => void;
  /**
   * The page became visible or focused, came online, was thawed, or came back from the back/forward
   * cache.
   */
  readonly onWake: (woke: (reason: WakeReason) => void) => Stop;
  /** False while the tab lies behind another one, or the window is folded away. */
  readonly isVisible: () => boolean;
  /** Whether two columns of text fit beside each other. */
  readonly isWide: () => boolean;
  readonly onWidth: (changed: () => void) => Stop;
  /** Network state that the browser reports; false is certain, true is not. */
  readonly isOnline: () => boolean;
  readonly connection: ConnectionPort;
  readonly worker: WorkerPort;
  readonly push: PushPort;
  readonly passkeys: PasskeyPort;
  readonly log: (level: LogLevel, text: string) => void;
  /** Into the clipboard; false when the browser refuses. */
  readonly copyText: (text: string) => Promise<boolean>;
  /** The browser can hand a page to another program of the device. */
  readonly canShare: () => boolean;
  /** Hands it on; silent when the person thinks better of it. */
  readonly share: (page: SharedPage) => Promise<void>;
  /** Opens the browser’s own way to put the page on paper. */
  readonly print: () => void;
  readonly navigate: Navigate;
  /**
   * The app hands its router in; until then navigations are kept and given to it in their order.
   */
  readonly onNavigate: (navigate: Navigate) => void;
}

type DigestAlgorithm = 'SHA-256' | 'SHA-384' | 'SHA-512';
