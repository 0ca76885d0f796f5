import type { PushPort } from './ports';

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/**
 * Returns the registration of the worker; undefined where there is none: in a development build, in
 * some private windows.
 */
const registration = async () =>
  isSupported() ? navigator.serviceWorker.getRegistration().catch(() => undefined) : undefined;

const current = async () => (await (await registration())?.pushManager.getSubscription()) ?? null;

/** Subscribes again; a subscription that was made for another key of the host is of no use. */
async function subscribeAnew({ pushManager }: ServiceWorkerRegistration, publicKey: string) {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Messages that the browser takes for this origin while no page of it is open (Push API). */
export const pushPort: PushPort = {
  read: async () => {
    if (!(await registration())) return { state: 'unsupported', endpoint: null };
    if (Notification.permission === 'denied') return { state: 'blocked', endpoint: null };
    const endpoint = (await current().catch(() => null))?.endpoint ?? null;
    return { state: 'possible', endpoint };
  },
  subscribe: async (publicKey) => {
    const worker = await registration();
    if (!worker || (await Notification.requestPermission()) !== 'granted') return null;
    const found = await subscribeAnew(worker, publicKey).catch(() => null);
    const { endpoint, expirationTime = null, keys = {} } = found?.toJSON() ?? {};
    const { p256dh, auth } = keys;
    if (!endpoint || !p256dh || !auth) return null;
    return { endpoint, expirationTime, keys: { p256dh, auth } };
  },
  unsubscribe: async () => {
    await (await current().catch(() => null))?.unsubscribe().catch(() => false);
  },
};
