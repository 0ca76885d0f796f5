import { createECDH, createHash } from 'node:crypto';
import { MAX_PUSH_DEVICES, type PushSubscription } from '../../../shared/contract/push';
import type { Locale } from '../../../shared/locales';
import type { Database } from '../../db/openDatabase';
import { Problem } from '../../http/problem';
import { isEndpoint, isKnownService, type KnownServices } from './pushEndpoints';

interface Subscribing {
  readonly personId: string;
  /** The session that asks: when its end is asked for, the browser is told no more. */
  readonly sessionId: string | null;
  readonly now: Date;
  readonly services: KnownServices;
}

/**
 * Tells whether messages can be encrypted for this key: an uncompressed point of P-256 (RFC 8291
 * §3.1).
 */
function isPoint(p256dh: string): boolean {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

/**
 * @throws Problem unknownPushService, invalidRequest when it is no endpoint of one, or no key of a
 *   browser
 */
export function requireReachable(
  { endpoint, keys }: Pick<PushSubscription, 'endpoint' | 'keys'>,
  services: KnownServices,
): void {
  if (!isEndpoint(endpoint, services.allowsLocal))
    throw new Problem('invalidRequest', 'body/endpoint');
  if (!isKnownService(endpoint, services))
    throw new Problem('unknownPushService', new URL(endpoint).hostname);
  if (!isPoint(keys.p256dh)) throw new Problem('invalidRequest', 'body/keys/p256dh');
}

/** Removes the surplus of a person's browsers, those that came first. */
const removeSurplus = (trx: Database, personId: string) =>
  trx
    .deleteFrom('push_subscriptions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_subscriptions')
        .select('id')
        .where('person_id', '=', personId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(MAX_PUSH_DEVICES),
    )
    .execute();

/**
 * Tells this person in this browser from now on, and nobody else: whoever was told there before,
 * whose news wait as well, no longer is. The same again changes nothing.
 * @throws Problem invalidRequest when it is no endpoint of a push service, or no key of a browser
 */
export function subscribe(
  db: Database,
  subscription: PushSubscription,
  { personId, sessionId, now, services }: Subscribing,
): Promise<void> {
  requireReachable(subscription, services);
  const { endpoint, keys, locale, expirationTime } = subscription;
  const expires_at = expirationTime === null ? null : new Date(expirationTime);
  return db.transaction().execute(async (trx) => {
    // Two browsers of one person come one after the other, so that there are never too many.
    await trx
      .selectFrom('people')
      .select('id')
      .where('id', '=', personId)
      .forNoKeyUpdate()
      .execute();
    await trx
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', endpoint)
      .where('person_id', '<>', personId)
      .execute();
    const known = { person_id: personId, session_id: sessionId, ...keys, locale, expires_at };
    await trx
      .insertInto('push_subscriptions')
      .values({ ...known, endpoint, created_at: now, next_at: now })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(known))
      .execute();
    await removeSurplus(trx, personId);
  });
}

/** Tells the person there no more; the same again changes nothing. */
export async function unsubscribe(db: Database, personId: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('person_id', '=', personId)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** SHA-256 of the endpoints: who reads the answer learns nothing that could be sent to. */
export async function listDevices(db: Database, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ endpoint }) => createHash('sha256').update(endpoint).digest('hex'));
}

export interface Device {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly locale: Locale;
}

/** @throws Problem notFound when the person is not told there */
export async function findDevice(
  db: Database,
  personId: string,
  endpoint: string,
): Promise<Device> {
  const device = await db
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint', 'p256dh', 'auth', 'locale'])
    .where('person_id', '=', personId)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  if (!device) throw new Problem('notFound');
  return device;
}
