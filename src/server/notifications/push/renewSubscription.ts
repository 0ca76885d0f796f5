import { timingSafeEqual } from 'node:crypto';
import type { PushRenewal } from '../../../shared/contract/push';
import type { Database } from '../../db/openDatabase';
import { Problem } from '../../http/problem';
import type { KnownServices } from './pushEndpoints';
import { requireReachable } from './subscriptions';

const isSame = (known: string, told: string): boolean =>
  known.length === told.length && timingSafeEqual(Buffer.from(known), Buffer.from(told));

/**
 * Removes a subscription of the same person at the new endpoint; never one of another person.
 * @throws Problem notFound
 */
async function removeNew(trx: Database, personId: string, endpoint: string): Promise<void> {
  const taken = await trx
    .selectFrom('push_subscriptions')
    .select('person_id')
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  if (!taken) return;
  if (taken.person_id !== personId) throw new Problem('notFound');
  await trx.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
}

/**
 * Tells the same person in the same browser under its new subscription, with what waits for it.
 * Whoever knows endpoint and secret of the one before is that browser: nobody else was told the
 * secret, not even the push service.
 * @throws Problem invalidRequest, notFound where there is no such subscription, or the new one is
 *   somebody else’s
 */
export function renewSubscription(
  db: Database,
  { before, now }: PushRenewal,
  services: KnownServices,
): Promise<void> {
  requireReachable(now, services);
  const { endpoint, keys, expirationTime } = now;
  const expires_at = expirationTime === null ? null : new Date(expirationTime);
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('push_subscriptions')
      .select(['id', 'person_id', 'auth'])
      .where('endpoint', '=', before.endpoint)
      .forUpdate()
      .executeTakeFirst();
    if (!known || !isSame(known.auth, before.auth)) throw new Problem('notFound');
    if (endpoint !== before.endpoint) await removeNew(trx, known.person_id, endpoint);
    await trx
      .updateTable('push_subscriptions')
      .set({ endpoint, ...keys, expires_at, attempts: 0 })
      .where('id', '=', known.id)
      .execute();
  });
}
