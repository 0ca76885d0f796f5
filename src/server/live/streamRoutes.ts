import type { SSEMessage } from '@fastify/sse';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import type { Viewer } from '../../shared/permissions/can';
import type { ContentSection } from '../../shared/sections';
import { isOpenTo } from '../../shared/stage';
import { getPendingWork } from '../background/pendingWork';
import { isVisibleTo } from '../content/visibility';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { requireViewer, getViewer } from '../identity/viewer';
import type { ContentChange, LiveChanges, OpinionsChange } from './liveChanges';
import { openStreamLimit } from './openStreams';

const TOPIC = /^(?:me|content:([0-9a-f-]{36}))$/;
const StreamQuery = Type.Object(
  { topic: Type.String({ pattern: TOPIC.source }) },
  { additionalProperties: false },
);

const Events = { content: { 'text/event-stream': { schema: Type.String() } } };

const eventOf = ({ id, section, version }: ContentChange) => ({
  id: String(version),
  event: 'changed',
  data: { id, section, version },
});

/** Without an id: what a browser missed of maps it is told when it comes back. */
const opinionsEventOf = ({ id, version }: OpinionsChange) => ({
  event: 'opinions',
  data: { id, version },
});

interface StreamRequest {
  Querystring: Static<typeof StreamQuery>;
}

/**
 * Ends the stream when changes may have gone unheard, and when a session of its person ends or they
 * may see less. A browser that may comes back by itself, and is told how things are now.
 */
function endInTime(live: LiveChanges, viewer: Viewer | null, reply: FastifyReply): void {
  const end = () => reply.sse.close();
  reply.sse.onClose(live.onGap(end));
  if (viewer) reply.sse.onClose(live.subscribeAccess(viewer.id, end));
}

/**
 * Ends streams of those whom the portal is no longer open to; `watch` is called for each stream.
 */
function endWhenClosed({ settings }: HostContext) {
  const open = new Map<FastifyReply, readonly string[]>();
  settings.onChange(() => {
    for (const [reply, roles] of open) if (!isOpenTo(settings.current(), roles)) reply.sse.close();
  });
  return (viewer: Viewer | null, reply: FastifyReply): void => {
    open.set(reply, viewer?.roles ?? []);
    reply.sse.onClose(() => open.delete(reply));
  };
}

/** Sends an event; resolves when it has left, or when the browser is gone. */
const sendEvent = ({ server }: FastifyRequest, reply: FastifyReply, event: SSEMessage) =>
  getPendingWork(server).track(reply.sse.send(event).catch(() => undefined));

/**
 * Streams changes of one's own notifications: that there are others, never which. @throws Problem
 * signInRequired
 */
async function followOwn(
  { live }: HostContext,
  request: FastifyRequest<StreamRequest>,
  reply: FastifyReply,
): Promise<void> {
  const { id } = requireViewer(request);
  // A stream passes by the hook that says so of every other answer.
  reply.header('cache-control', 'no-store');
  reply.sse.keepAlive();
  const send = () => sendEvent(request, reply, { event: 'notifications', data: {} });
  reply.sse.onClose(live.subscribeNotifications(id, () => void send()));
  await send();
}

/** Reads the versions of a content and of its map. @throws Problem notFound */
async function readVersions(
  { db, clock }: HostContext,
  viewer: Viewer | null,
  id: string,
): Promise<{ readonly content: ContentChange; readonly mapVersion: number | null }> {
  const row = await db
    .selectFrom('contents')
    .leftJoin('opinion_maps as map', 'map.content_id', 'contents.id')
    .select(['contents.id', 'contents.section', 'contents.version', 'map.version as mapVersion'])
    .where('contents.id', '=', id)
    .where(isVisibleTo(viewer, new Date(clock())))
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
  const { section, version, mapVersion } = row;
  return { content: { id, section: section as ContentSection, version }, mapVersion };
}

/** @throws Problem notFound */
async function followContent(
  context: HostContext,
  request: FastifyRequest<StreamRequest>,
  reply: FastifyReply,
  id: string,
): Promise<void> {
  const viewer = getViewer(request);
  // Listened to before it is read: a change in between is told after the version that was read.
  const early: SSEMessage[] = [];
  let tell: (event: SSEMessage) => void = (event) => void early.push(event);
  const stops = [
    context.live.subscribe(id, (change) => tell(eventOf(change))),
    context.live.subscribeOpinions(id, (change) => tell(opinionsEventOf(change))),
  ];
  const stop = () => stops.forEach((end) => end());
  const { content, mapVersion } = await readVersions(context, viewer, id).catch(
    (error: unknown) => {
      stop();
      throw error;
    },
  );
  reply.sse.onClose(stop);

  // A stream passes by the hook that says so of every other answer.
  if (viewer) reply.header('cache-control', 'no-store');
  reply.sse.keepAlive();
  const send = (event: SSEMessage) => sendEvent(request, reply, event);
  await reply.sse.send(eventOf(content));
  if (mapVersion !== null) await send(opinionsEventOf({ id, version: mapVersion }));
  for (let event = early.shift(); event; event = early.shift()) await send(event);
  tell = (event) => void send(event);
}

/**
 * Registers `GET /v1/stream?topic=content:{id}`: a server-sent event for each change of a content,
 * by version, and `opinions` for each map of a dialog. The current versions are sent first, so a
 * browser that was away (Last-Event-ID or not) knows at once whether it missed something.
 * `topic=me`: `notifications` at once and whenever the person who asks has other ones.
 */
export function streamRoutes(app: FastifyInstance, context: HostContext): void {
  const streams = openStreamLimit();
  const watchStage = endWhenClosed(context);
  app.get<StreamRequest>(
    '/stream',
    {
      sse: { kind: 'only' },
      schema: {
        tags: ['live'],
        summary:
          'Follow a content, by version, or one’s own notifications: as it is at once and at each change, as server-sent events.',
        querystring: StreamQuery,
        response: { 200: Events, '4xx': ProblemSchema },
      },
      config: { countedAs: 'nothing' },
    },
    (request, reply) => {
      streams.take(request, reply);
      const viewer = getViewer(request);
      endInTime(context.live, viewer, reply);
      watchStage(viewer, reply);
      const contentId = TOPIC.exec(request.query.topic)?.[1];
      return contentId === undefined
        ? followOwn(context, request, reply)
        : followContent(context, request, reply, contentId);
    },
  );
}
