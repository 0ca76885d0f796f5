export interface KeyValueStore {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
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

export type LogLevel = 'debug' | 'warn' | 'error';
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
  readonly openChannel: (name: string, onMessage: (message: unknown) => void) => Channel;
  readonly log: (level: LogLevel, text: string) => void;
  readonly navigate: Navigate;
  /** The app hands its router in; until then the newest navigation is kept and given to it. */
  readonly onNavigate: (navigate: Navigate) => void;
}

export type DigestAlgorithm = 'SHA-256' | 'SHA-384' | 'SHA-512';
