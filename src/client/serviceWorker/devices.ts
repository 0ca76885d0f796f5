import { CONFIG_URL } from '../../shared/constants';
import { workerScope } from './scope';
import type { Devices, KnownSubscription } from './subscription';

/** Like the other caches it goes when the worker is taken off. */
export const PUSH_CACHE = 'meydan-push-1';
const KEY = '/push-subscription';

async function sendTo(body: object): Promise<number> {
  try {
    const { apiUrl } = (await (await workerScope.fetch(CONFIG_URL)).json()) as { apiUrl: string };
    const answer = await workerScope.fetch(
      new URL(`${apiUrl}/push/renewals`, workerScope.location.origin),
      {
        method: 'POST',
        credentials: 'omit',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      },
    );
    return answer.status;
  } catch {
    return 0;
  }
}

/** The browser’s subscription, and what is kept of the one that the host knows. */
export const devices: Devices = {
  known: async () => {
    const copy = await (await workerScope.caches.open(PUSH_CACHE)).match(KEY);
    return copy ? ((await copy.json()) as KnownSubscription) : null;
  },
  keep: async (known) => {
    const cache = await workerScope.caches.open(PUSH_CACHE);
    if (known) await cache.put(KEY, Response.json(known));
    else await cache.delete(KEY);
  },
  current: async () => (await workerScope.registration.pushManager?.getSubscription()) ?? null,
  subscribe: async (applicationServerKey) => {
    const options = { userVisibleOnly: true, applicationServerKey };
    return (
      (await workerScope.registration.pushManager?.subscribe(options).catch(() => null)) ?? null
    );
  },
  send: sendTo,
};
