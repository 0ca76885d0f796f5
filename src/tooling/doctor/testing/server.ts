import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '../../../door/listen';

export interface ServerRequest {
  readonly url: URL;
  readonly fields: URLSearchParams;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Answers by `METHOD /path`; null breaks the connection. */
export type Handlers = Readonly<Record<string, (asked: ServerRequest) => Reply | null>>;

async function readFields(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

async function answer(
  handlers: Handlers,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url!, 'http://localhost');
  const asked = { url, fields: await readFields(request) };
  const handler = handlers[`${request.method} ${url.pathname}`];
  const reply = handler ? handler(asked) : { status: 404, body: 'not found' };
  if (!reply) return void response.destroy();
  const { status = 200, headers = {}, body = '' } = reply;
  response.writeHead(status, headers).end(textOf(body));
}

/**
 * Starts a server on a free port of localhost whose answers are looked up anew for each request.
 */
export async function startServer(handlers: () => Handlers) {
  const { port, close } = await listen(
    (request, response) => void answer(handlers(), request, response),
    0,
    'localhost',
  );
  return { origin: `http://localhost:${port}`, port, close };
}
