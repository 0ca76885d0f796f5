import type { Ports } from '../../client/browser/ports';
import type { NetInput } from '../format/lines';
import { STREAM_END } from '../record/recordFetch';
import { createTextResponse } from '../record/textResponse';

export type FetchPort = Ports['fetch'];

/** A request that the replay has made and nobody has answered yet. */
interface Open {
  readonly resolve: (response: Response) => void;
  readonly reject: (failure: unknown) => void;
}

export interface Requests {
  readonly fetch: FetchPort;
  /** Hand an answer over; false where nobody has asked. */
  readonly answer: (line: NetInput, body: unknown, streams: Streams) => boolean;
}

/** Listeners of streams, in the order in which they were opened. */
type Streams = ((piece: { type: string; id: string; data: string }) => void)[];

/** Told of every request by endpoint and number; what it answers comes later. */
export function createRequests(
  endpointOf: (request: Request) => string,
  asked: (ep: string, n: number) => void,
): Requests {
  const open = new Map<string, Open>();
  const counts = new Map<string, number>();
  return {
    fetch: (input, init) => {
      const request = input instanceof Request ? input : new Request(input, init);
      const ep = endpointOf(request);
      const n = (counts.get(ep) ?? 0) + 1;
      counts.set(ep, n);
      return new Promise((resolve, reject) => {
        const abort = () => reject(request.signal.reason);
        if (request.signal.aborted) abort();
        request.signal.addEventListener('abort', abort);
        open.set(`${ep} ${n}`, { resolve, reject });
        asked(ep, n);
      });
    },
    answer: (line, body, streams) => {
      const { ep, n, err, st = 200, hdr = {} } = line;
      const waiting = open.get(`${ep} ${n}`);
      if (!waiting) return false;
      // A request that was given up, or has no answer yet, waits for the page to give it up again.
      if (err === 'offline') waiting.reject(new TypeError('network failure'));
      else if (hdr['content-type']?.startsWith('text/event-stream'))
        waiting.resolve(streamOf(st, hdr, streams));
      else if (err === undefined)
        waiting.resolve(
          createTextResponse({ status: st, headers: new Headers(hdr) }, textOf(body)),
        );
      return true;
    },
  };
}

/** Creates a response that brings what the tape has for it, piece by piece. */
function streamOf(
  status: number,
  headers: Readonly<Record<string, string>>,
  streams: Streams,
): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (page) => {
      streams.push(({ type, data }) =>
        type === STREAM_END ? page.close() : page.enqueue(encoder.encode(data)),
      );
    },
  });
  return new Response(body, { status, headers });
}

function textOf(body: unknown): string {
  if (body === undefined) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
}
