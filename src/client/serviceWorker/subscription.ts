import type { PushRenewal } from '../../shared/contract/push';
import type { WorkerSubscription } from './scope';

/**
 * Facts that the worker keeps of the subscription that the host knows: enough to prove that it is
 * the same browser, and to subscribe again.
 */
export interface KnownSubscription {
  readonly endpoint: string;
  readonly auth: string;
  /** The host’s public key, base64url. */
  readonly hostKey: string;
}

/**
 * Function that sends a renewal and returns the status of the answer: 0 where the host is not
 * reached.
 */
type Send = (renewal: PushRenewal) => Promise<number>;

export interface Devices {
  readonly known: () => Promise<KnownSubscription | null>;
  readonly keep: (known: KnownSubscription | null) => Promise<void>;
  readonly current: () => Promise<WorkerSubscription | null>;
  readonly subscribe: (hostKey: string) => Promise<WorkerSubscription | null>;
  readonly send: Send;
}

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function knownOf(subscription: WorkerSubscription | null): KnownSubscription | null {
  const auth = subscription?.toJSON().keys?.auth;
  if (!subscription || !auth) return null;
  const hostKey = base64url(subscription.options.applicationServerKey);
  return { endpoint: subscription.endpoint, auth, hostKey };
}

function renewalOf(before: KnownSubscription, now: WorkerSubscription): PushRenewal | null {
  const { expirationTime = null, keys } = now.toJSON();
  if (!keys?.p256dh || !keys.auth) return null;
  const { endpoint, auth } = before;
  return {
    before: { endpoint, auth },
    now: {
      endpoint: now.endpoint,
      expirationTime,
      keys: { p256dh: keys.p256dh, auth: keys.auth },
    },
  };
}

const OK = 200;
const NO_SUCCESS = 300;
const SERVER_ERROR = 500;

/**
 * Tells the host of another subscription than the one it knows; until it has answered, the one
 * before is kept, and the next occasion tries again. Where the host knows of none there is nothing
 * to renew: a person has to ask for news again.
 */
async function tell(
  devices: Devices,
  before: KnownSubscription,
  now: WorkerSubscription,
): Promise<void> {
  const renewal = renewalOf(before, now);
  if (!renewal) return;
  const status = await devices.send(renewal);
  if (status >= OK && status < NO_SUCCESS) await devices.keep(knownOf(now));
  else if (status > 0 && status < SERVER_ERROR) await devices.keep(null);
}

/**
 * Whenever the worker runs: remembers the subscription, and makes good what could not be told
 * before.
 */
export async function syncSubscription(devices: Devices): Promise<void> {
  const [before, now] = [await devices.known(), await devices.current()];
  if (!now) return;
  if (!before) return devices.keep(knownOf(now));
  if (before.endpoint !== now.endpoint) await tell(devices, before, now);
}

/**
 * Handles a subscription that the browser has renewed, or let end; some say with what, others leave
 * it to the worker to subscribe anew.
 */
export async function handleSubscriptionChange(
  devices: Devices,
  { before: told, now: renewed }: Readonly<Record<'before' | 'now', WorkerSubscription | null>>,
): Promise<void> {
  const before = (await devices.known()) ?? knownOf(told);
  if (!before) return;
  await devices.keep(before);
  const now = renewed ?? (await devices.current()) ?? (await devices.subscribe(before.hostKey));
  if (now && now.endpoint !== before.endpoint) await tell(devices, before, now);
}
