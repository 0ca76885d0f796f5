import { WORKER_URL, type WorkerMessage } from '../../shared/savedPages';
import type { WorkerPort } from './ports';

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/**
 * Tells whether a worker is wanted: a development build changes with every save, and a worker in
 * front of it would show an old one.
 */
const isWanted = () => process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator;

/**
 * Returns the only script address that becomes a worker (Trusted Types; the policy's name stands in
 * the host's content policy).
 */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return WORKER_URL;
  const policy = trustedTypes.createPolicy('meydan-worker', { createScriptURL: () => WORKER_URL });
  return policy.createScriptURL(WORKER_URL);
}

/** Waits until the page has loaded all that it needs itself. */
const pageIsDone = () =>
  new Promise<void>((done) => {
    const whenIdle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => done()) : setTimeout(done);
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
  });

async function register(): Promise<ServiceWorker | null> {
  await pageIsDone();
  await navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' });
  return (await navigator.serviceWorker.ready).active;
}

/** Answered by the worker through a channel of its own. */
function ask(worker: ServiceWorker, message: WorkerMessage): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((answered) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => answered(data);
    worker.postMessage(message, [port2]);
  });
}

/**
 * Creates the port of this origin's worker; without one the portal needs a network, and is
 * otherwise the same.
 */
export function createServiceWorkerPort(): WorkerPort {
  let settle: (worker: Promise<ServiceWorker | null> | null) => void = () => undefined;
  // Messages that are sent before the worker is there wait for it.
  const worker = new Promise<ServiceWorker | null>((settled) => {
    settle = settled;
  });
  let isStarted = false;
  const inFront = () => (isWanted() ? navigator.serviceWorker.controller : null);
  const tell: WorkerPort['tell'] = (message) =>
    void worker.then((found) => found?.postMessage(message()));
  return {
    start: () => {
      if (isStarted) return;
      isStarted = true;
      settle(isWanted() ? register().catch(() => null) : null);
    },
    isReady: async () => (await worker) !== null,
    isActive: () => inFront() !== null,
    tell,
    tellAtOnce: (message) => {
      const here = inFront();
      if (here) here.postMessage(message);
      else tell(() => message);
    },
    ask: async (message) => {
      const found = await worker;
      return found ? ask(found, message) : null;
    },
    loadedFiles: () =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  };
}
