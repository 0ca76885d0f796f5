import type { FastifyInstance } from 'fastify';

/**
 * Does the work after the request is answered. What a call must not tell, by its answer or by the time it takes, is done here.
 * A failure is logged by its name alone: its text may hold an address.
 */
export type Afterwards = (task: string, work: () => Promise<void>) => void;

/** Closing the host waits for what has begun. */
export function openAfterwards(app: FastifyInstance): Afterwards {
  const underWay = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(underWay)));
  return (task, work) => {
    const promise = work()
      .catch((error: Error & { code?: string }) =>
        app.log.error(
          { task, fault: error.name, code: error.code },
          'work after the answer failed',
        ),
      )
      .finally(() => underWay.delete(promise));
    underWay.add(promise);
  };
}
