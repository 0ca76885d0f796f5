import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

interface BarePages {
  readonly origin: string;
  close(): void;
}

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/g;

/**
 * Serves the host's own pages without their scripts, to measure their text, style and fonts with
 * nothing to run.
 */
export async function serveBarePages(host: string): Promise<BarePages> {
  const answer = async ({ url }: IncomingMessage, response: ServerResponse) => {
    const original = await fetch(host + url);
    const type = original.headers.get('content-type') ?? '';
    const content = Buffer.from(await original.arrayBuffer());
    if (!type.startsWith('text/')) {
      response.writeHead(original.status, { 'content-type': type }).end(content);
      return;
    }
    const text = content.toString().replaceAll(SCRIPTS, '');
    response
      .writeHead(original.status, { 'content-type': type, 'content-encoding': 'br' })
      .end(brotliCompressSync(text));
  };
  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
