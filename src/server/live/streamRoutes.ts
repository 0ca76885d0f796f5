import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import type { ContentSection } from '../../shared/sections';
import { visibleTo } from '../content/visibility';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { viewerOf } from '../identity/viewer';
import type { ContentChange } from './liveChanges';

const TOPIC = /^content:([0-9a-f-]{36})$/;
const StreamQuery = Type.Object(
  { topic: Type.String({ pattern: TOPIC.source }) },
  { additionalProperties: false },
);

const Events = { content: { 'text/event-stream': { schema: Type.String() } } };

const eventOf = (change: ContentChange) => ({
  id: String(change.version),
  event: 'changed',
  data: change,
});

/**
 * `GET /v1/stream?topic=content:{id}`: a server-sent event for each change of a content, by version. The current version is sent
 * first, so a browser that was away (Last-Event-ID or not) knows at once whether it missed something.
 */
export function streamRoutes(app: FastifyInstance, { db, live, clock }: HostContext): void {
  app.get<{ Querystring: Static<typeof StreamQuery> }>(
    '/stream',
    {
      sse: { kind: 'only' },
      schema: {
        tags: ['live'],
        summary: 'Follow a content: its version at once and at each change, as server-sent events.',
        querystring: StreamQuery,
        response: { 200: Events, '4xx': ProblemSchema },
      },
      config: { rateLimit: false },
    },
    async (request, reply) => {
      const id = TOPIC.exec(request.query.topic)![1]!;
      const viewer = viewerOf(request);
      const content = await db
        .selectFrom('contents')
        .select(['id', 'section', 'version'])
        .where('id', '=', id)
        .where(visibleTo(viewer, new Date(clock())))
        .executeTakeFirst();
      if (!content) throw new Problem('notFound');

      // A stream passes by the hook that says so of every other answer.
      if (viewer) reply.header('cache-control', 'no-store');
      reply.sse.keepAlive();
      const stop = live.subscribe(
        id,
        (change) => void reply.sse.send(eventOf(change)).catch(() => undefined),
      );
      reply.sse.onClose(stop);
      await reply.sse.send(eventOf({ ...content, section: content.section as ContentSection }));
    },
  );
}
