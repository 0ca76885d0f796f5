import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '../../../../shared/pushMessage';

interface Arrived {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly message: PushMessage;
}

/** Reply that the service gives next. */
interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const derive = (key: Buffer, salt: Buffer, info: string | Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/**
 * Creates a browser with its key pair: what it subscribes with, and how it reads (RFC 8291 §3.4).
 */
function openBrowser() {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  const read = (body: Buffer): string => {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const secret = derive(pair.computeSecret(sender), auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(body.subarray(-16));
    const plain = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
    // The delimiter of the last record.
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  };
  const keys = { p256dh: own.toString('base64url'), auth: auth.toString('base64url') };
  return { keys, read };
}

export type Browser = ReturnType<typeof openBrowser>;

/**
 * Opens a push service on this machine that opens what arrives with the key of the browser, by the
 * path of its endpoint.
 */
export async function openPushService() {
  const browsers = new Map<string, Browser>();
  const arrived: Arrived[] = [];
  const replies: Reply[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => void pieces.push(piece));
    request.on('end', () => {
      const path = request.url!;
      const { status, headers = {} } = replies.shift() ?? { status: 201 };
      const text = browsers.get(path)!.read(Buffer.concat(pieces));
      arrived.push({ path, headers: request.headers, message: JSON.parse(text) as PushMessage });
      response.writeHead(status, headers).end('x'.repeat(100_000));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let made = 0;
  return {
    origin,
    /** Returns what arrived since the last time. */
    arrived: () => arrived.splice(0),
    replyNext: (reply: Reply) => void replies.push(reply),
    /** A new browser, as it subscribes. */
    browser: (locale: 'en' | 'ar' | 'tr' = 'en') => {
      const browser = openBrowser();
      made += 1;
      browsers.set(`/b${made}`, browser);
      return { endpoint: `${origin}/b${made}`, expirationTime: null, keys: browser.keys, locale };
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
