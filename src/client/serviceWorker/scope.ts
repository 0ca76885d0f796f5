/** An event that the worker lives on for until the promise is kept. */
export interface ExtendableWorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerMessageEvent extends ExtendableWorkerEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface PushEvent extends ExtendableWorkerEvent {
  readonly data: { readonly text: () => string } | null;
}

/** Subscription as the Push API has it; `toJSON` gives the keys as text. */
export interface WorkerSubscription {
  readonly endpoint: string;
  readonly options: { readonly applicationServerKey: ArrayBuffer | null };
  readonly toJSON: () => {
    readonly expirationTime?: number | null;
    readonly keys?: { readonly p256dh?: string; readonly auth?: string };
  };
}

/** Some browsers tell neither of the two. */
interface SubscriptionChangeEvent extends ExtendableWorkerEvent {
  readonly oldSubscription?: WorkerSubscription | null;
  readonly newSubscription?: WorkerSubscription | null;
}

interface PressEvent extends ExtendableWorkerEvent {
  readonly notification: { readonly data: unknown; readonly close: () => void };
}

/** A page of this origin. */
export interface WorkerClient {
  readonly url: string;
  readonly focused?: boolean;
  readonly focus: () => Promise<unknown>;
  readonly navigate: (url: string) => Promise<unknown>;
}

interface Clients {
  readonly claim: () => Promise<void>;
  readonly matchAll: (which: {
    readonly type: 'window';
    readonly includeUncontrolled: boolean;
  }) => Promise<readonly WorkerClient[]>;
  readonly openWindow: (url: string) => Promise<unknown>;
}

interface Events {
  readonly install: ExtendableWorkerEvent;
  readonly activate: ExtendableWorkerEvent;
  readonly message: WorkerMessageEvent;
  readonly push: PushEvent;
  readonly pushsubscriptionchange: SubscriptionChangeEvent;
  readonly notificationclick: PressEvent;
}

/** Members that the worker uses of its global scope: the compiler knows pages only. */
interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly fetch: typeof globalThis.fetch;
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } };
  readonly registration: {
    readonly unregister: () => Promise<boolean>;
    readonly showNotification: (title: string, options: object) => Promise<void>;
    readonly pushManager?: {
      readonly getSubscription: () => Promise<WorkerSubscription | null>;
      readonly subscribe: (options: object) => Promise<WorkerSubscription>;
    };
  };
  readonly clients: Clients;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <T extends keyof Events>(
    type: T,
    listener: (event: Events[T]) => void,
  ) => void;
}

export const workerScope = globalThis as unknown as WorkerScope;
