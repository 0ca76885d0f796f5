import { once } from 'node:events';
import { Agent, get, type ClientRequest, type IncomingMessage } from 'node:http';
import { createRandomAddress } from './hotPoll';
import type { LoadHost } from './loadHost';

const AT_ONCE = 50;

export interface HeldStreams {
  /** Number of events that have come, the one with which each stream begins included. */
  news(): number;
  /** Resolves with the milliseconds until as many events have come as there are streams. */
  all(): Promise<number>;
  close(): void;
}

/** Pages that are open and listen for news of the poll. */
export async function holdStreams({ port, poll }: LoadHost, count: number): Promise<HeldStreams> {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  let news = 0;
  let [heard, allHeard]: [number, () => void] = [0, () => undefined];
  const open = async (): Promise<ClientRequest> => {
    const path = `/v1/stream?topic=content:${poll.id}`;
    const headers = { accept: 'text/event-stream', 'x-forwarded-for': createRandomAddress() };
    const request = get({ agent, port, host: '127.0.0.1', path, headers });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const begun = once(response, 'data');
    response
      .on('error', () => undefined)
      .on('data', () => {
        news += 1;
        heard += 1;
        if (heard === count) allHeard();
      });
    await begun;
    return request;
  };
  const requests: ClientRequest[] = [];
  while (requests.length < count) {
    const more = Math.min(AT_ONCE, count - requests.length);
    requests.push(...(await Promise.all(Array.from({ length: more }, open))));
  }
  return {
    news: () => news,
    async all() {
      heard = 0;
      const started = performance.now();
      await new Promise<void>((resolve) => (allHeard = resolve));
      return performance.now() - started;
    },
    close: () => requests.forEach((request) => request.on('error', () => undefined).destroy()),
  };
}
