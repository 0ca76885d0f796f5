import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/openDatabase';
import { Problem } from '../http/problem';
import { toExposition, MEDIA_TYPE } from './exposition';
import { openProcessMetrics, readPoolMetrics, readWorkMetrics } from './gauges';
import { countRequests } from './requestMetrics';

const hashOf = (text: string) => createHash('sha256').update(text).digest();
const isEqual = (one: string, other: string) => timingSafeEqual(hashOf(one), hashOf(other));

/**
 * Registers `GET /metrics` for a Prometheus server that sends the token as Bearer; without a token
 * of the installation there is nothing.
 */
export function metricsRoutes(
  app: FastifyInstance,
  { database, token }: { readonly database: OpenDatabase; readonly token: string | null },
): void {
  const requests = token === null ? null : countRequests(app);
  const ofProcess = token === null ? null : openProcessMetrics();
  app.addHook('onClose', async () => ofProcess?.close());
  app.get(
    '/metrics',
    { schema: { hide: true }, config: { ignoresBearer: true, answersEveryName: true } },
    async (request, reply) => {
      const { authorization = '' } = request.headers;
      if (token === null || !requests || !ofProcess) throw new Problem('notFound');
      if (!isEqual(authorization, `Bearer ${token}`)) throw new Problem('invalidToken');
      const metrics = [
        ...requests.read(),
        ...ofProcess.read(),
        ...readPoolMetrics(database),
        ...(await readWorkMetrics(database.db)),
      ];
      return reply.header('cache-control', 'no-store').type(MEDIA_TYPE).send(toExposition(metrics));
    },
  );
}
