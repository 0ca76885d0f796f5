import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { createMemoryBrowser, type MemoryBrowser } from '../../client/browser/memoryBrowser';
import { createMemoryPorts, type MemoryPorts } from '../../client/browser/memoryPorts';
import type { NavigationResult } from '../../client/browser/navigationResult';
import type { HistoryEntry, Ports, Stop, WindowMessage } from '../../client/browser/ports';
import type { LockInput, TapeHeader } from '../format/lines';
import { createSeededBytes } from '../record/seededRandom';
import type { FetchPort } from './requests';
import type { VirtualTime } from './virtualTime';

type Listener<A> = (given: A) => void;

/** Answers to the request of the page for a lock. */
type LockAnswers = Readonly<Record<LockInput['ev'], () => void>>;

/** A tab whose outside is a tape. */
export interface ReplayDevice {
  readonly ports: MemoryPorts;
  readonly streams: Listener<{ type: string; id: string; data: string }>[];
  readonly channels: Listener<unknown>[];
  readonly locks: readonly LockAnswers[];
  readonly navigations: ((result: NavigationResult) => void)[];
  readonly frames: readonly { say: (message: WindowMessage) => void; isLoaded: boolean }[];
  readonly popups: readonly { say: (message: WindowMessage) => void; isClosed: boolean }[];
  readonly moved: Listener<HistoryEntry>;
  readonly storageTold: (key: string | null, value: string | null) => void;
  /** Another page in the same tab. */
  readonly nextPage: (url: string) => ReplayDevice;
}

export interface DeviceOptions {
  readonly header: TapeHeader;
  readonly url: string;
  readonly time: VirtualTime;
  readonly fetch: FetchPort;
  readonly isPopupBlocked: (n: number) => boolean;
  /** The tape has been left: locks are free, and pages open. */
  readonly hasLeft: () => boolean;
}

/** State that the pages of one tab share. */
interface Shared {
  readonly browser: MemoryBrowser;
  readonly lists: Pick<ReplayDevice, 'streams' | 'channels' | 'navigations'> & {
    readonly locks: LockAnswers[];
    readonly frames: { say: (message: WindowMessage) => void; isLoaded: boolean }[];
    readonly popups: { say: (message: WindowMessage) => void; isClosed: boolean }[];
  };
  readonly random: (bytes: number) => Uint8Array;
  readonly sessionStorage: Ports['sessionStorage'] | null;
}

export function createReplayDevice(options: DeviceOptions, before?: Shared): ReplayDevice {
  const { header, url, time, fetch, isPopupBlocked, hasLeft } = options;
  const shared: Shared = before ?? {
    browser: createMemoryBrowser(),
    lists: { streams: [], channels: [], locks: [], navigations: [], frames: [], popups: [] },
    random: createSeededBytes(header.seed, 'secrets'),
    sessionStorage: null,
  };
  const { lists } = shared;
  const memory = createMemoryPorts({ href: url, language: header.lang, browser: shared.browser });
  if (shared.sessionStorage) Object.assign(memory, { sessionStorage: shared.sessionStorage });
  const moves = new Set<(entry: HistoryEntry) => void>();
  const stores = new Set<(key: string | null, value: string | null) => void>();
  let entry: HistoryEntry | null = null;

  const ports: MemoryPorts = Object.assign(memory, {
    clock: time.clock,
    monotonic: time.monotonic,
    after: time.after,
    random: shared.random,
    digest: async (algorithm: keyof typeof DIGESTS, text: string) =>
      DIGESTS[algorithm](new TextEncoder().encode(text)),
    fetch,
    onStorage: listening(stores),
    history: {
      ...memory.history,
      current: () => entry ?? memory.history.current(),
      listen: listening(moves),
    },
    openStream: (_url: string, onEvent: (typeof lists.streams)[number]) => {
      lists.streams.push(onEvent);
      return () => undefined;
    },
    openChannel: (_name: string, onMessage: Listener<unknown>) => {
      let isOpen = true;
      lists.channels.push((message) => isOpen && onMessage(message));
      return {
        post: () => undefined,
        close: () => {
          isOpen = false;
        },
      };
    },
    acquireLock: () =>
      new Promise<Stop>((answered, failed) => {
        const granted = () => answered(() => undefined);
        lists.locks.push({ granted, refused: () => failed(new Error('the lock was refused')) });
        if (hasLeft()) granted();
      }),
    navigate: (path: string) =>
      new Promise<NavigationResult>((answered) => {
        if (hasLeft()) answered({ id: 0, from: '', to: path, ms: 0, status: 'ended' });
        else lists.navigations.push(answered);
      }),
  } satisfies Partial<Ports>);
  const { openFrame, openPopup } = memory;
  Object.assign(ports, {
    openFrame: (...asked: Parameters<Ports['openFrame']>) => {
      const frame = openFrame(...asked);
      lists.frames.push(ports.frames.at(-1)!);
      return frame;
    },
    openPopup: (sizePx: number, onMessage: Listener<WindowMessage>) => {
      if (isPopupBlocked(lists.popups.length)) {
        lists.popups.push({ say: () => undefined, isClosed: true });
        return null;
      }
      const popup = openPopup(sizePx, onMessage);
      lists.popups.push(ports.popups.at(-1)!);
      return popup;
    },
  });
  return {
    ports,
    ...lists,
    moved: (to) => {
      entry = to;
      ports.location.rewrite(to.url);
      moves.forEach((move) => move(to));
    },
    storageTold: (...change) => stores.forEach((changed) => changed(...change)),
    nextPage: (next) => {
      ports.unload();
      time.clear();
      return createReplayDevice(
        { ...options, url: next },
        { ...shared, sessionStorage: ports.sessionStorage },
      );
    },
  };
}

const DIGESTS = { 'SHA-256': sha256, 'SHA-384': sha384, 'SHA-512': sha512 } as const;

const listening =
  <L>(listeners: Set<L>) =>
  (listener: L): Stop => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
