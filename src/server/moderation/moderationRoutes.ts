import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { Decision, DecisionAnswer, QueuePage, QueueQuery } from '../../shared/contract/moderation';
import { createReadContext } from '../content/contentRoutes';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { isUuid } from '../http/uuid';
import { createStaffHooks } from '../identity/staffHooks';
import { requireViewer } from '../identity/viewer';
import { decideItem, type Moderator } from './decisions';
import { listQueue } from './queue';
import { undoDecision } from './undoDecision';

const BODY_LIMIT_BYTES = 65_536;
const DecisionParams = Type.Object({ id: Type.String({ maxLength: 100 }) });

/** `/v1/admin/moderation`: what waits for a decision, decisions, and taking them back. */
export function moderationRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, clock } = context;
  const hooks = createStaffHooks(context, 'moderation.read');
  const moderatorOf = (request: FastifyRequest): Moderator => ({
    viewer: requireViewer(request),
    at: new Date(clock()),
  });
  const schemaOf = (summary: string, schema: Record<string, unknown>) => ({
    ...hooks,
    bodyLimit: BODY_LIMIT_BYTES,
    schema: { tags: ['moderation'], summary, ...schema },
  });

  app.get<{ Querystring: QueueQuery }>(
    '/admin/moderation',
    schemaOf('List what waits for a decision, the longest first, 25 a page.', {
      querystring: QueueQuery,
      response: { 200: QueuePage, '4xx': ProblemSchema },
    }),
    (request) => {
      const reading = createReadContext(context, request, request.query.locale);
      return listQueue(reading, requireViewer(request), request.query);
    },
  );

  app.post<{ Body: Decision }>(
    '/admin/moderation',
    schemaOf('Show or hide one thing or many; what was decided meanwhile is named.', {
      body: Decision,
      response: { 200: DecisionAnswer, '4xx': ProblemSchema },
    }),
    (request) => decideItem(db, request.body, moderatorOf(request)),
  );

  app.post<{ Params: Static<typeof DecisionParams> }>(
    '/admin/moderation/:id/undo',
    schemaOf('Take a decision back.', {
      params: DecisionParams,
      response: { 200: DecisionAnswer, '4xx': ProblemSchema },
    }),
    (request) => {
      if (!isUuid(request.params.id)) throw new Problem('notFound');
      return undoDecision(db, request.params.id, moderatorOf(request));
    },
  );
}
