import type { FastifyInstance, FastifyReply } from 'fastify';
import { whileWaiting } from '../db/patience';

const isUnanswered =
  ({ raw }: FastifyReply) =>
  () =>
    !raw.headersSent && !raw.destroyed;

/**
 * Limits the time that work for a request has until its answer begins. Reading a body leaves the
 * context behind, hence the second hook.
 */
export function limitWaiting(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => whileWaiting(isUnanswered(reply), done));
  app.addHook('preValidation', (_request, reply, done) => whileWaiting(isUnanswered(reply), done));
}
