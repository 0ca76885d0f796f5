import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Answer of the service to what it was asked, with its status. */
type Says = (asked: Asked) => { readonly status?: number; readonly text: string };

export interface FakeService {
  readonly url: URL;
  readonly asked: Asked[];
  /** Changes what it says from now on. */
  says(next: Says): void;
  close(): Promise<void>;
}

/** Translates into capital letters: what the service does unless it is told otherwise. */
export const UPPER_CASE: Says = ({ body }) => ({
  text: JSON.stringify({ translatedText: String(body['q']).toUpperCase() }),
});

/**
 * Opens a server on this machine that speaks the API of LibreTranslate; its second language is
 * capital letters.
 */
export async function openFakeService(): Promise<FakeService> {
  const asked: Asked[] = [];
  let says = UPPER_CASE;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Asked['body'];
      const one = { path: String(request.url), body };
      asked.push(one);
      const { status = 200, text } = says(one);
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}/any/`),
    asked,
    says: (next) => void (says = next),
    close: () => new Promise((done) => server.close(() => done())),
  };
}
