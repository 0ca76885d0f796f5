import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { DetailQuery } from '../../../shared/contract/content';
import { DigestPlan, DigestRequest, Digests, DigestSent } from '../../../shared/contract/digests';
import type { HostContext } from '../../hostContext';
import { ProblemSchema } from '../../http/problem';
import { requireViewer } from '../../identity/viewer';
import { readDigests, saveDigestPlan, sendDigestNow } from './ownDigests';
import { getFirstLocale } from '../../city/currentSettings';

const schemaOf = (summary: string, more: object = {}) => ({
  schema: { tags: ['me'], summary, response: { '4xx': ProblemSchema }, ...more },
});

/**
 * `/v1/me/notifications/digest`: what the next mail would tell, when it comes, and having it sent
 * now.
 */
export function digestRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, clock } = context;
  const askingOf = (request: Parameters<typeof requireViewer>[0]) => ({
    personId: requireViewer(request).id,
    now: new Date(clock()),
  });

  app.get<{ Querystring: Static<typeof DetailQuery> }>(
    '/me/notifications/digest',
    schemaOf('Read what the next mails with news would tell the person who asks.', {
      querystring: DetailQuery,
      response: { 200: Digests, '4xx': ProblemSchema },
    }),
    (request) => readDigests(context, askingOf(request), request.query.locale ?? getFirstLocale()),
  );

  app.put<{ Body: DigestPlan }>(
    '/me/notifications/plan',
    schemaOf('Choose when mails with news come.', { body: DigestPlan }),
    async (request, reply) => {
      await saveDigestPlan(db, requireViewer(request).id, request.body);
      return reply.code(204).send();
    },
  );

  app.post<{ Body: DigestRequest }>(
    '/me/notifications/digest',
    schemaOf(
      'Have the next mail with news sent now. The same again, with nothing new, sends nothing.',
      {
        body: DigestRequest,
        response: { 200: DigestSent, '4xx': ProblemSchema },
      },
    ),
    async (request) => ({
      isSent: await sendDigestNow(context, askingOf(request), request.body.rhythm),
    }),
  );
}
