import type { JobCounts } from '../../../shared/contract/jobs';
import type { HostContext } from '../../hostContext';
import { deliverPush, type PushDelivery } from './deliverPush';
import { getVapidKeys, type VapidKeys } from './vapid';
import {
  claimDevices,
  dropWaitingPushes,
  dropOldPushes,
  listWaitingPushes,
  settleDelivery,
} from './waitingPushes';
import type { ClaimedDevice, WaitingPush } from './waitingPushes';
import { createNewsMessage } from './pushMessages';
import { getReaderLocale } from '../../city/currentSettings';

type PushContext = Pick<HostContext, 'db' | 'push'>;

interface Moment {
  readonly now: Date;
  readonly signal: AbortSignal;
}

async function sendTo(
  { db, push }: PushContext,
  device: ClaimedDevice,
  waiting: readonly WaitingPush[],
  { now, keys }: { readonly now: Date; readonly keys: VapidKeys },
): Promise<PushDelivery['outcome'] | 'nothing'> {
  const told = waiting.filter(({ is_told: isTold }) => isTold);
  if (told.length === 0) {
    await dropWaitingPushes(db, device, waiting, now);
    return 'nothing';
  }
  const message = createNewsMessage(told, getReaderLocale(device.locale));
  const delivery = await deliverPush(device, message, { ...push, keys, now: Date.now() });
  await settleDelivery(db, device, waiting, { now, delivery });
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
  const keys = await getVapidKeys(db);
  await dropOldPushes(db, now);
  let pushes = 0;
  while (!signal.aborted) {
    const devices = await claimDevices(db, now);
    if (devices.length === 0) break;
    const waiting = await listWaitingPushes(db, devices, now);
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
