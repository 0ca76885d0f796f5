import { pendingCryptography, trackCryptography } from './memoryCryptography';
import type { Channel, CookieJar, KeyValueStore, Ports, Stop } from './ports';

interface Alarm {
  readonly at: number;
  readonly run: () => void;
  readonly tab: object;
}

type TabPorts = Pick<
  Ports,
  'after' | 'localStorage' | 'onStorage' | 'acquireLock' | 'openChannel'
> & {
  /** The page is left: its timers, listeners and locks end with it. */
  readonly unload: () => void;
};

/** Parts that the tabs of one browser share, without a browser. No part moves by itself. */
export interface MemoryBrowser extends MemoryClocks {
  readonly cookies: CookieJar;
  /** Act as a tab that changed the local storage. */
  readonly storageChanged: (key: string | null, value: string | null) => void;
  readonly openTab: () => TabPorts;
}

/** Bytes of name and value; browsers drop a larger cookie without a word (RFC 6265bis, 5.7). */
const LARGEST_COOKIE = 4_096;

export function createMemoryBrowser(nowMs = 0, ringsAfter: TimerDelay = (ms) => ms): MemoryBrowser {
  const { after, forgetTab, ...clocks } = memoryClocks(nowMs, ringsAfter);
  const local = createMemoryStore();
  const jar = createMemoryStore();
  const changes = createListeners<[key: string | null, value: string | null]>();
  const locks = memoryLocks();
  const channels = memoryChannels();

  return {
    ...clocks,
    cookies: {
      ...jar,
      write: (name, value) => {
        const { length } = `${name}${encodeURIComponent(value)}`;
        if (length <= LARGEST_COOKIE) jar.write(name, value);
      },
    },
    storageChanged: changes.tell,
    openTab: () => {
      const tab = {};
      const stops: Stop[] = [() => forgetTab(tab)];
      const ending = (stop: Stop): Stop => {
        stops.push(stop);
        return stop;
      };
      return {
        after: (ms, run) => after(tab, ms, run),
        localStorage: announcing(local, (...change) => changes.tellOthers(tab, ...change)),
        onStorage: (changed) => ending(changes.listen(changed, tab)),
        acquireLock: async (name) => ending(await locks(name)),
        openChannel: (name, onMessage) => {
          const channel = channels(tab, name, onMessage);
          ending(channel.close);
          return channel;
        },
        unload: () => stops.forEach((stop) => stop()),
      };
    },
  };
}

/**
 * Wraps a store as in a browser: a change is told to the other tabs, writing the same again is not
 * a change.
 */
function announcing(
  store: KeyValueStore,
  tellOthers: (key: string, value: string | null) => void,
): KeyValueStore {
  return {
    read: store.read,
    write: (key, value) => {
      const isNew = store.read(key) !== value;
      store.write(key, value);
      if (isNew) tellOthers(key, value);
      return true;
    },
    remove: (key) => {
      const was = store.read(key);
      store.remove(key);
      if (was !== null) tellOthers(key, null);
    },
  };
}

interface MemoryClocks extends Pick<Ports, 'clock' | 'monotonic'> {
  /**
   * Move both clocks, running what falls due on the way at exactly its time. They stand while work
   * is under way.
   */
  readonly advance: (ms: number) => Promise<void>;
  /** The device sleeps, or its clock is set: the wall clock moves, nothing runs. */
  readonly jump: (ms: number) => void;
  /**
   * Wait, while the clocks stand, until nothing is under way any more: no promise, no signature, no
   * awaited work.
   */
  readonly settled: () => Promise<void>;
  /** Work that takes real time, however the clocks stand: `advance` and `settled` wait for it. */
  readonly awaited: <T>(work: Promise<T>) => Promise<T>;
}

/**
 * Milliseconds from setting an alarm for `ms` until it rings, on a clock with fractions. Alarms of
 * browsers ring late, and a fraction of a millisecond early. Less than nothing counts as nothing.
 */
export type TimerDelay = (ms: number) => number;

interface OwnedClocks extends MemoryClocks {
  readonly after: (tab: object, ms: number, run: () => void) => Stop;
  readonly forgetTab: (tab: object) => void;
}

function memoryClocks(startMs: number, ringsAfter: TimerDelay): OwnedClocks {
  let now = 0;
  let wallAhead = startMs;
  const alarms = new Set<Alarm>();
  const works = new Set<Promise<unknown>>();
  const nextDue = (until: number) =>
    [...alarms].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];

  return {
    clock: () => now + wallAhead,
    monotonic: () => now,
    after: (tab, ms, run) => {
      const alarm = { at: now + Math.max(0, ringsAfter(ms)), run, tab };
      alarms.add(alarm);
      return () => void alarms.delete(alarm);
    },
    forgetTab: (gone) =>
      [...alarms].filter(({ tab }) => tab === gone).forEach((alarm) => alarms.delete(alarm)),
    jump: (ms) => {
      wallAhead += ms;
    },
    settled: () => settle(works),
    advance: async (ms) => {
      const stopTracking = trackCryptography();
      try {
        await settle(works);
        const until = now + ms;
        for (let due = nextDue(until); due; due = nextDue(until)) {
          alarms.delete(due);
          now = Math.max(now, due.at);
          due.run();
          await settle(works);
        }
        now = until;
        await settle(works);
      } finally {
        stopTracking();
      }
    },
    awaited: (work) => {
      works.add(work);
      const over = () => works.delete(work);
      work.then(over, over);
      return work;
    },
  };
}

/**
 * Let every promise that is already answered run on, and those that wait for this work; a macrotask
 * comes after all of them.
 */
async function settle(works: ReadonlySet<Promise<unknown>>): Promise<void> {
  const stopTracking = trackCryptography();
  try {
    await macrotask();
    while (works.size + pendingCryptography.size > 0) {
      await Promise.allSettled([...works, ...pendingCryptography]);
      await macrotask();
    }
  } finally {
    stopTracking();
  }
}

const macrotask = (): Promise<void> => new Promise((done) => setTimeout(done));

export function createMemoryStore(): KeyValueStore {
  const items = new Map<string, string>();
  return {
    read: (key) => items.get(key) ?? null,
    write: (key, value) => {
      items.set(key, value);
      return true;
    },
    remove: (key) => void items.delete(key),
  };
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

/** Messages arrive later, as in a browser, and never in the tab that sent them. */
function memoryChannels() {
  const hubs = new Map<string, Listeners<[message: unknown]>>();
  return (tab: object, name: string, onMessage: (message: unknown) => void): Channel => {
    const hub = hubs.get(name) ?? createListeners<[message: unknown]>();
    hubs.set(name, hub);
    const close = hub.listen(onMessage, tab);
    return {
      post: (message) => queueMicrotask(() => hub.tellOthers(tab, structuredClone(message))),
      close,
    };
  };
}

export interface Listeners<A extends readonly unknown[]> {
  readonly listen: (listener: (...args: A) => void, owner?: object) => Stop;
  readonly tell: (...args: A) => void;
  readonly tellOthers: (teller: object, ...args: A) => void;
}

export function createListeners<A extends readonly unknown[]>(): Listeners<A> {
  const listeners = new Map<(...args: A) => void, object | undefined>();
  return {
    listen: (listener, owner) => {
      listeners.set(listener, owner);
      return () => void listeners.delete(listener);
    },
    tell: (...args) => [...listeners.keys()].forEach((listener) => listener(...args)),
    tellOthers: (teller, ...args) =>
      [...listeners].forEach(([listener, owner]) => owner !== teller && listener(...args)),
  };
}
