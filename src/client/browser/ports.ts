import type { LogLevel } from '../../shared/errors';

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

export interface StreamEvent {
  readonly type: string;
  readonly id: string;
  readonly data: string;
}

export interface Channel {
  readonly post: (message: unknown) => void;
  readonly close: () => void;
}

/** What another window sent; nothing of it is believed yet. */
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

/** Why a page should look at its session again at once. */
export type WakeReason = 'visible' | 'focus' | 'online' | 'resumed' | 'restored';

export type Stop = () => void;

/** The path is complete: it carries the language prefix if there is one. */
export type Navigate = (path: string, options: { readonly replace: boolean }) => void;

/**
 * Every effect on the world outside the store. Sagas get the ports through their context, endpoints through
 * `extra`; nothing else in the portal reads the clock, draws random numbers or touches the window.
 */
export interface Ports {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Milliseconds since some point in the past; never set back, whatever happens to the wall clock. */
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
  /** The language the page is shown in. */
  readonly language: () => string;
  readonly fetch: typeof globalThis.fetch;
  /** Server-sent events; reconnecting is the browser's. Named events arrive only if listed in `types`. */
  readonly openStream: (
    url: string,
    onEvent: (event: StreamEvent) => void,
    types?: readonly string[],
  ) => Stop;
  /** Answers once the lock is held by this tab alone; the answer gives it back. */
  readonly acquireLock: (name: string) => Promise<Stop>;
  /** Between the tabs of this origin; a tab does not hear itself. */
  readonly openChannel: (name: string, onMessage: (message: unknown) => void) => Channel;
  /** A hidden frame. `onMessage` hears that frame's own window only. */
  readonly openFrame: (name: string, onMessage: (message: WindowMessage) => void) => Frame;
  /** An empty window in the middle of the screen, or null when the browser blocks it. `onMessage` hears that window only. */
  readonly openPopup: (sizePx: number, onMessage: (message: WindowMessage) => void) => Popup | null;
  /** Leave the page by a POST. */
  readonly submitForm: (action: string, fields: Readonly<Record<string, string>>) => void;
  /** Give the person a file, as a download does. */
  readonly saveFile: (name: string, content: Blob) => void;
  /** The page became visible or focused, came online, was thawed, or came back from the back/forward cache. */
  readonly onWake: (woke: (reason: WakeReason) => void) => Stop;
  /** What the browser believes; false is certain, true is not. */
  readonly isOnline: () => boolean;
  readonly log: (level: LogLevel, text: string) => void;
  readonly navigate: Navigate;
  /** The app hands its router in; until then the newest navigation is kept and given to it. */
  readonly onNavigate: (navigate: Navigate) => void;
}

export type DigestAlgorithm = 'SHA-256' | 'SHA-384' | 'SHA-512';
