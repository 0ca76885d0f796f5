import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { STREAM_ROUTE } from './streamRoute';

const LOOK_EVERY_MS = 20;
/** The process gives up a second later. */
const FINISH_WITHIN_MS = 4_000;

/**
 * Closing the host lets whoever is being answered have the answer; who comes later is told 503, and
 * a proxy asks another host.
 */
export function addGracefulShutdown(app: FastifyInstance): void {
  // No set of them: that costs as much as the answer (decision 0047).
  let underWay = 0;
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url !== STREAM_ROUTE) {
      underWay += 1;
      reply.raw.once('close', () => (underWay -= 1));
    }
    done();
  });
  app.addHook('preClose', async () => {
    const until = Date.now() + FINISH_WITHIN_MS;
    while (underWay > 0 && Date.now() < until) await sleep(LOOK_EVERY_MS);
  });
}
