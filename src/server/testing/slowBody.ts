import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

interface SlowAnswer {
  readonly status: number;
  /** The problem’s code; an empty text for anything else. */
  readonly code: string;
}

export interface SlowRequest {
  /** Sends the body; resolves to the answer. */
  finish(): Promise<SlowAnswer>;
  /** Sends a part of the body. */
  send(part: string | Uint8Array): void;
}

export interface SlowRequestOptions {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** Resolves when the host waits for the body, or has answered without it. */
const untilAwaited = (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    if (incoming.listenerCount('data') > 0) resolve();
    incoming.on('newListener', (event) => event === 'data' && resolve());
    outgoing.once('finish', resolve);
  });

function codeIn(body: string): string {
  try {
    return (JSON.parse(body) as { code?: string }).code ?? '';
  } catch {
    return '';
  }
}

/**
 * Sends the head of a request to a host that listens, over a connection of its own, and returns
 * when the host waits for the body.
 */
export async function openSlowRequest(
  { server }: FastifyInstance,
  { method, path, headers, body }: SlowRequestOptions,
): Promise<SlowRequest> {
  const { port } = server.address() as AddressInfo;
  const bytes = Buffer.from(body);
  const awaited = new Promise<void>((resolve, reject) =>
    server.once('request', (incoming, outgoing) => {
      untilAwaited(incoming, outgoing).then(resolve, reject);
    }),
  );
  const sent = request({
    host: '127.0.0.1',
    port,
    method,
    path,
    agent: false,
    headers: { ...headers, 'content-length': bytes.length },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    sent.once('response', resolve).once('error', reject),
  );
  sent.flushHeaders();
  await awaited;
  let from = 0;
  return {
    send(part) {
      from += Buffer.byteLength(part);
      sent.write(part);
    },
    async finish() {
      sent.end(bytes.subarray(from));
      const response = await answered;
      return { status: response.statusCode!, code: codeIn(await text(response)) };
    },
  };
}
