import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { DetailQuery } from '../../shared/contract/content';
import {
  Appeal,
  HiddenOfMine,
  LogQuery,
  MODERATED_KINDS,
  ModerationLog,
  type ModeratedKind,
} from '../../shared/contract/moderation';
import { createReadContext } from '../content/contentRoutes';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { isUuid } from '../http/uuid';
import { requireViewer } from '../identity/viewer';
import { storeAppeal } from './appeals';
import { listMyHiddenItems } from './myHiddenItems';
import { listModerationLog } from './moderationLog';
import { reportRoutes } from './reportRoutes';

const BODY_LIMIT_BYTES = 16_384;
const HiddenParams = Type.Object({
  kind: Type.Enum([...MODERATED_KINDS] as ModeratedKind[]),
  id: Type.String({ maxLength: 100 }),
});

function hiddenRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<{ Querystring: Static<typeof DetailQuery> }>(
    '/me/hidden',
    {
      schema: {
        tags: ['me'],
        summary: 'List what moderation hid of the person who asks, and why.',
        querystring: DetailQuery,
        response: { 200: HiddenOfMine, '4xx': ProblemSchema },
      },
    },
    (request) => {
      const { id } = requireViewer(request);
      return listMyHiddenItems(createReadContext(context, request, request.query.locale), id);
    },
  );

  app.post<{ Params: Static<typeof HiddenParams>; Body: Appeal }>(
    '/me/hidden/:kind/:id/appeal',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        tags: ['me'],
        summary: 'Ask once for another look at what was hidden of one’s own.',
        params: HiddenParams,
        body: Appeal,
        response: { '4xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      const { id: personId } = requireViewer(request);
      const { kind, id } = request.params;
      if (!isUuid(id)) throw new Problem('notFound');
      const { db, clock } = context;
      await storeAppeal(db, { kind, id, personId, text: request.body.text, at: new Date(clock()) });
      return reply.code(204).send();
    },
  );
}

function logRoute(app: FastifyInstance, context: HostContext): void {
  app.get<{ Querystring: LogQuery }>(
    '/moderation/log',
    {
      schema: {
        tags: ['moderation'],
        summary: 'List what was hidden or shown again, where and why; without words and names.',
        querystring: LogQuery,
        response: { 200: ModerationLog, '4xx': ProblemSchema },
      },
    },
    (request) =>
      listModerationLog(createReadContext(context, request, request.query.locale), request.query),
  );
}

/**
 * Moderation as people meet it: reporting, what was hidden of theirs, asking for another look, the
 * public log.
 */
export function ownModerationRoutes(app: FastifyInstance, context: HostContext): void {
  reportRoutes(app, context);
  hiddenRoutes(app, context);
  logRoute(app, context);
}
