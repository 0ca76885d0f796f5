import type { FastifyInstance, FastifyReply } from 'fastify';
import { whileWaiting } from '../db/patience';

const isUnanswered =
  ({ raw }: FastifyReply) =>
  () =>
    !raw.headersSent && !raw.destroyed;

/**
 * What is done for a request has little time until its answer begins. Reading a body leaves the
 * context behind, hence the second hook.
 */
export function limitWaiting(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => whileWaiting(isUnanswered(reply), done));
  app.addHook('preValidation', (_request, reply, done) => whileWaiting(isUnanswered(reply), done));
}
