/** An event that the worker lives on for until the promise is kept. */
export interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerMessageEvent extends LastingEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface Events {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly message: WorkerMessageEvent;
}

/** What the worker uses of its global scope: the compiler knows pages only. */
interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly fetch: typeof globalThis.fetch;
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } };
  readonly registration: { readonly unregister: () => Promise<boolean> };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <T extends keyof Events>(
    type: T,
    listener: (event: Events[T]) => void,
  ) => void;
}

export const scope = globalThis as unknown as WorkerScope;
