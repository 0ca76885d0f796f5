import { createNavigationPort } from './navigationPort';
import type { CookieJar, KeyValueStore, LogLevel, Ports, Stop, StreamEvent } from './ports';

export interface MemoryOptions {
  readonly href?: string;
  readonly nowMs?: number;
  readonly language?: string;
  readonly fetch?: typeof globalThis.fetch;
}

export interface MemoryPorts extends Ports {
  /** Every address the page was sent to, oldest first. */
  readonly visited: string[];
  readonly logs: { readonly level: LogLevel; readonly text: string }[];
  /** Move the clock, running what falls due on the way at exactly its time. */
  readonly advance: (ms: number) => Promise<void>;
  /** Act as another tab that changed the local storage. */
  readonly storageChanged: (key: string | null, value: string | null) => void;
  /** Act as the server's event stream. */
  readonly streamed: (event: StreamEvent) => void;
}

interface Alarm {
  readonly at: number;
  readonly run: () => void;
}

/** A world without a browser: for tests, for replays and for rendering on the server. Nothing moves by itself. */
export function memoryPorts(options: MemoryOptions = {}): MemoryPorts {
  const time = memoryTime(options.nowMs ?? 0);
  const storage = createListeners<[key: string | null, value: string | null]>();
  const stream = createListeners<[event: StreamEvent]>();
  const logs: MemoryPorts['logs'] = [];
  const visited: string[] = [];
  let href = options.href ?? 'http://localhost:3000/';
  const visit = (url: string) => {
    href = new URL(url, href).href;
    visited.push(href);
  };

  return {
    ...createNavigationPort(),
    ...time,
    visited,
    logs,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    digest: async (algorithm, text) =>
      new Uint8Array(await crypto.subtle.digest(algorithm, new TextEncoder().encode(text))),
    sessionStorage: memoryStore(),
    localStorage: memoryStore(),
    onStorage: storage.listen,
    storageChanged: storage.tell,
    cookies: memoryCookies(),
    location: {
      href: () => href,
      assign: visit,
      replace: visit,
      rewrite: (url) => {
        href = new URL(url, href).href;
      },
    },
    language: () => options.language ?? 'en',
    fetch: options.fetch ?? (() => Promise.reject(new TypeError('no network'))),
    openStream: (_url, onEvent) => stream.listen(onEvent),
    streamed: stream.tell,
    acquireLock: memoryLocks(),
    openChannel: () => ({ post: () => undefined, close: () => undefined }),
    log: (level, text) => void logs.push({ level, text }),
  };
}

function memoryTime(startMs: number): Pick<MemoryPorts, 'clock' | 'after' | 'advance'> {
  let now = startMs;
  const alarms = new Set<Alarm>();
  const nextDue = (until: number) =>
    [...alarms].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];

  return {
    clock: () => now,
    after: (ms, run) => {
      const alarm = { at: now + ms, run };
      alarms.add(alarm);
      return () => void alarms.delete(alarm);
    },
    advance: async (ms) => {
      await settle();
      const until = now + ms;
      for (let due = nextDue(until); due; due = nextDue(until)) {
        alarms.delete(due);
        now = due.at;
        due.run();
        await settle();
      }
      now = until;
      await settle();
    },
  };
}

/** Let every promise that is already answered run on; a macrotask comes after all of them. */
function settle(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

function memoryStore(): KeyValueStore {
  const items = new Map<string, string>();
  return {
    read: (key) => items.get(key) ?? null,
    write: (key, value) => void items.set(key, value),
    remove: (key) => void items.delete(key),
  };
}

function memoryCookies(): CookieJar {
  const { read, write, remove } = memoryStore();
  return { read, write: (name, value) => write(name, value), remove };
}

function memoryLocks(): Ports['acquireLock'] {
  const queues = new Map<string, Promise<void>>();
  return async (name) => {
    const before = queues.get(name) ?? Promise.resolve();
    let release: Stop = () => undefined;
    queues.set(
      name,
      new Promise((done) => {
        release = done;
      }),
    );
    await before;
    return release;
  };
}

function createListeners<A extends readonly unknown[]>() {
  const listeners = new Set<(...args: A) => void>();
  return {
    listen: (listener: (...args: A) => void): Stop => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (...args: A) => listeners.forEach((listener) => listener(...args)),
  };
}
