import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';

/** A service that is busy for a moment, or a connection that breaks, is asked again so often. */
const RETRIES = 3;
const FIRST_PAUSE_MS = 50;
const SILENT_MS = 300_000;
const TOO_MANY = 429;
const FAULTS = 500;

export interface S3Account {
  readonly key: string;
  readonly secret: string;
  readonly region: string;
}

export interface SignedRequest {
  readonly method?: 'GET' | 'PUT' | 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Must stay as it is until there is an answer. */
  readonly body?: Uint8Array | string;
}

/** Sends a body as it is; `fetch` copies it, and the copies pile up until the next collection. */
function send({ url, method, headers }: Request, body: SignedRequest['body']) {
  return new Promise<IncomingMessage>((answered, failed) => {
    const open = url.startsWith('https:') ? overHttps : overHttp;
    const sent = open(url, {
      method,
      headers: { ...Object.fromEntries(headers), 'content-length': Buffer.byteLength(body ?? '') },
    });
    sent.setTimeout(SILENT_MS, () => sent.destroy(new Error('the storage is silent')));
    sent.on('response', answered).on('error', failed).end(body);
  });
}

const isPassing = ({ statusCode = FAULTS }: IncomingMessage) =>
  statusCode >= FAULTS || statusCode === TOO_MANY;

export type SendSignedRequest = (url: string, request?: SignedRequest) => Promise<IncomingMessage>;

/**
 * Sends requests signed for an account (AWS Signature Version 4; bodies are not signed), and again
 * where that may help. The answer's body has to be read, or `resume`d.
 * @throws Error when the service cannot be reached
 */
export function createRequestSigner({ key, secret, region }: S3Account): SendSignedRequest {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    region,
    service: 's3',
  });
  return async (url, { method = 'GET', headers = {}, body } = {}) => {
    const attempt = async () => send(await client.sign(url, { method, headers }), body);
    for (let tried = 0; tried < RETRIES; tried += 1) {
      const answer = await attempt().catch(() => null);
      if (answer && !isPassing(answer)) return answer;
      answer?.resume();
      await sleep(Math.random() * FIRST_PAUSE_MS * 2 ** tried);
    }
    return attempt();
  };
}
