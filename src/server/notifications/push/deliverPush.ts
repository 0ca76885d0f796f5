import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { PushMessage } from '../../../shared/pushMessage';
import {
  ClosedAddressError,
  isEndpoint,
  isKnownService,
  lookupPublic,
  type KnownServices,
} from './pushEndpoints';
import { encryptPush, type ReceiverKeys } from './encryptPush';
import { createVapidHeader, type VapidKeys } from './vapid';

export interface PushReceiver extends ReceiverKeys {
  readonly endpoint: string;
}

/** Settings by which messages of this host leave. */
export interface PushSendOptions extends KnownServices {
  readonly keys: VapidKeys;
  /** `mailto:` or `https:` address of those who run the portal. */
  readonly contact: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * `sent`: the push service has it. `gone`: the browser takes nothing more. `refused`: it takes this
 * message at no time. `later`: try again, not before `waitMs` where the service said so.
 */
export type PushDelivery =
  | { readonly outcome: 'sent' | 'gone' | 'refused' }
  | { readonly outcome: 'later'; readonly waitMs: number };

/** RFC 8030 §5.2: the service keeps it so long for a browser that is off. */
export const PUSH_TTL_S = 24 * 3_600;
const TIMEOUT_MS = 10_000;
const LONGEST_WAIT_MS = PUSH_TTL_S * 1_000;
const LATER = [408, 425, 429];
const GONE = [404, 410];
const FIRST_SERVER_FAULT = 500;

/** RFC 9110 §10.2.3: seconds or a date. */
function waitOf(header: string | undefined, now: number): number {
  if (!header) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), LONGEST_WAIT_MS);
}

/**
 * Posts a message. Only the status of the answer counts; its body is never read, and no redirection
 * is followed.
 */
function post(
  { endpoint }: PushReceiver,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer,
  allowsLocal: boolean,
): Promise<Pick<IncomingMessage, 'statusCode' | 'headers'>> {
  const request = allowsLocal && endpoint.startsWith('http:') ? requestHttp : requestHttps;
  return new Promise((answered, failed) => {
    const sent = request(
      endpoint,
      {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(!allowsLocal && { lookup: lookupPublic }),
      },
      (response) => {
        answered({ statusCode: response.statusCode!, headers: response.headers });
        response.destroy();
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}

function outcomeOf(status: number, retryAfter: string | undefined, now: number): PushDelivery {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (GONE.includes(status)) return { outcome: 'gone' };
  if (LATER.includes(status) || status >= FIRST_SERVER_FAULT)
    return { outcome: 'later', waitMs: waitOf(retryAfter, now) };
  return { outcome: 'refused' };
}

/**
 * Sends one message to one browser (RFC 8030 §5), encrypted for it. Where its name leads into a
 * private network nothing is sent, and it counts as gone. Never rejects.
 */
export async function deliverPush(
  receiver: PushReceiver,
  message: PushMessage,
  { keys, contact, now, ...services }: PushSendOptions,
): Promise<PushDelivery> {
  const { endpoint } = receiver;
  const { allowsLocal } = services;
  if (!isEndpoint(endpoint, allowsLocal) || !isKnownService(endpoint, services))
    return { outcome: 'gone' };
  try {
    const body = encryptPush(JSON.stringify(message), receiver);
    const headers = {
      authorization: await createVapidHeader(keys, endpoint, contact, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': body.length,
      ttl: PUSH_TTL_S,
      urgency: 'normal',
      topic: message.tag,
    };
    const answer = await post(receiver, headers, body, allowsLocal);
    return outcomeOf(answer.statusCode ?? 0, answer.headers['retry-after'], now);
  } catch (error) {
    return error instanceof ClosedAddressError
      ? { outcome: 'gone' }
      : { outcome: 'later', waitMs: 0 };
  }
}
