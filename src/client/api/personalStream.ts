import { selectEnvironment } from '../state/configSlice';
import type { Channel, Stop } from '../browser/ports';
import { listTokenReceivers, getApiState, getTokenToSend, type QueryContext } from './authGate';
import type { ApiExtra } from './extra';
import { createHeaders } from './headers';

/**
 * One tab holds the stream and tells the others: a browser opens only a few connections to a host.
 */
const SHARED = 'notifications';
const EVENT = 'event: notifications';
/** After a lost connection; twice as long each time. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Opens the person's own stream; the browser's `EventSource` would send no token. Null where there
 * is none to be had.
 */
async function openStream(api: QueryContext, signal: AbortSignal): Promise<Response | null> {
  const { ports } = api.extra as ApiExtra;
  const token = await getTokenToSend('required', api);
  if (token === null) return null;
  const { apiUrl } = selectEnvironment(getApiState(api));
  const pageUrl = ports.location.href();
  const url = new URL(`${apiUrl}/stream?topic=me`, pageUrl).href;
  const headers = createHeaders({
    method: 'GET',
    url,
    pageUrl,
    token,
    antiForgeryToken: null,
    language: ports.language(),
    ...listTokenReceivers(api, pageUrl),
  });
  return ports.fetch(url, { headers: { ...headers, Accept: 'text/event-stream' }, signal });
}

/** Calls `onNews` for each event until the connection ends. */
async function readEvents(body: ReadableStream<Uint8Array>, onNews: () => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (rest + decoder.decode(read.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    lines.filter((line) => line.trim() === EVENT).forEach(onNews);
  }
}

async function followUntil(
  api: QueryContext,
  signal: AbortSignal,
  onNews: () => void,
): Promise<void> {
  const { ports } = api.extra as ApiExtra;
  let pause = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const response = await openStream(api, signal).catch(() => null);
    if (response?.ok && response.body) {
      pause = FIRST_PAUSE_MS;
      await readEvents(response.body, onNews).catch(() => undefined);
    }
    await new Promise<void>((passed) => {
      const stop = ports.after(pause, passed);
      signal.addEventListener('abort', () => (stop(), passed()));
    });
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

/**
 * Calls `onNews` whenever the person who is signed in has other notifications, in every tab.
 * Returns the end of it.
 */
export function subscribeToNotifications(api: QueryContext, onNews: () => void): Stop {
  const { ports } = api.extra as ApiExtra;
  const end = new AbortController();
  const others: Channel = ports.openChannel(SHARED, onNews);
  const tellAll = () => {
    onNews();
    others.post(null);
  };
  void ports.acquireLock(SHARED).then(async (release) => {
    await followUntil(api, end.signal, tellAll);
    release();
  });
  return () => {
    end.abort();
    others.close();
  };
}
