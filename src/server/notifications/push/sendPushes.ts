import type { JobCounts } from '../../../shared/contract/jobs';
import type { HostContext } from '../../hostContext';
import { deliverPush, type Delivery } from './deliver';
import { vapidKeys, type VapidKeys } from './vapid';
import { claimDevices, dropWaiting, giveUpOld, listWaiting, settle } from './waiting';
import type { Claimed, Waiting } from './waiting';
import { newsMessage } from './words';

type PushContext = Pick<HostContext, 'db' | 'push'>;

interface Moment {
  readonly now: Date;
  readonly signal: AbortSignal;
}

async function sendTo(
  { db, push }: PushContext,
  device: Claimed,
  waiting: readonly Waiting[],
  { now, keys }: { readonly now: Date; readonly keys: VapidKeys },
): Promise<Delivery['outcome'] | 'nothing'> {
  const told = waiting.filter(({ is_told: isTold }) => isTold);
  if (told.length === 0) {
    await dropWaiting(db, device, waiting, now);
    return 'nothing';
  }
  const message = newsMessage(told, device.locale);
  const delivery = await deliverPush(device, message, { ...push, keys, now: Date.now() });
  await settle(db, device, waiting, { now, delivery });
  return delivery.outcome;
}

/**
 * Sends what waits for browsers, one message to each: at least once, and one that was sent twice
 * takes its own place there. No transaction is open while the push service is asked; a host that
 * dies meanwhile leaves its browsers to the others after a minute.
 */
export async function sendPushes(
  context: PushContext,
  { now, signal }: Moment,
): Promise<JobCounts> {
  const { db } = context;
  const keys = await vapidKeys(db);
  await giveUpOld(db, now);
  let pushes = 0;
  while (!signal.aborted) {
    const devices = await claimDevices(db, now);
    if (devices.length === 0) break;
    const waiting = await listWaiting(db, devices, now);
    const outcomes = await Promise.all(
      devices.map((device) => {
        const own = waiting.filter(({ subscription_id: of }) => of === device.id);
        return sendTo(context, device, own, { now, keys });
      }),
    );
    pushes += outcomes.filter((outcome) => outcome === 'sent').length;
  }
  return { pushes };
}
