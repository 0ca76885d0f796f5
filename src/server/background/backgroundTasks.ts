import type { FastifyInstance } from 'fastify';
import { withoutTransactionCheck } from '../db/transactionCheck';
import { getPendingWork } from './pendingWork';

/**
 * Does the work after the request is answered. What a call must not tell, by its answer or by the
 * time it takes, is done here. A failure is logged by its name alone: its text may hold an address.
 *
 * The work is in memory and nowhere else, since it may hold a password. A host that is killed in
 * the second or so that it takes loses it: the page has said that a mail is on its way and none
 * comes. Whoever asks again gets one; of the lost request nothing is left, or an account that
 * nobody can open before its address is confirmed. Once the mail is ordered, it is no longer lost.
 */
export type RunAfterReply = (task: string, work: () => Promise<void>) => void;

/** Closing the host waits for what has begun. */
export function openBackgroundTasks(app: FastifyInstance): RunAfterReply {
  const pending = getPendingWork(app);
  const underWay = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(underWay)));
  return (task, work) => {
    const promise = withoutTransactionCheck(work)
      .catch((error: Error & { code?: string }) =>
        app.log.error(
          { task, fault: error.name, code: error.code },
          'work after the answer failed',
        ),
      )
      .finally(() => underWay.delete(promise));
    underWay.add(pending.track(promise));
  };
}
