import type { FastifyInstance, FastifyReply } from 'fastify';
import { runWithRequestTimeout } from '../db/loadShedding';

const isUnanswered =
  ({ raw }: FastifyReply) =>
  () =>
    !raw.headersSent && !raw.destroyed;

/**
 * Limits the time that work for a request has until its answer begins. Reading a body leaves the
 * context behind, hence the second hook.
 */
export function addRequestTimeouts(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) =>
    runWithRequestTimeout(isUnanswered(reply), done),
  );
  app.addHook('preValidation', (_request, reply, done) =>
    runWithRequestTimeout(isUnanswered(reply), done),
  );
}
