import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static, type TSchema } from 'typebox';
import {
  MeetingAnswer,
  MeetingCancellation,
  MeetingChange,
  MeetingDecisionParams,
  MeetingList,
  MeetingPage,
  MeetingParams,
  MeetingRecord,
  MeetingsParams,
  MeetingSource,
  MeetingsQuery,
  MinutesPublication,
  RegisterEntry,
  WrittenMeeting,
} from '../../../shared/contract/meetings';
import { DetailQuery } from '../../../shared/contract/content';
import { createReadContext } from '../../content/contentRoutes';
import type { HostContext } from '../../hostContext';
import { IdempotencyHeaders, type WriteRequest } from '../../http/idempotency';
import { ProblemSchema } from '../../http/problem';
import { requireViewer } from '../../identity/viewer';
import { enterDecision } from './entering';
import {
  atCommittee,
  atMeeting,
  requireWriting,
  writingAt,
  type AtMeeting,
  type MeetingRow,
  type WritingAt,
} from './meeting';
import { readMeetingSource } from './meetingSource';
import { cancelMeeting, changeMeeting, createMeeting } from './planning';
import { listMeetings, readMeetingPage } from './presentMeetings';
import { replyTo } from './replies';
import { publishMinutes, recordMeeting } from './recording';

interface OfCommittee {
  Params: Static<typeof MeetingsParams>;
}
interface OfMeeting {
  Params: Static<typeof MeetingParams>;
}
interface Keyed {
  Headers: IdempotencyHeaders;
}

const schemaOf = (summary: string, answer: TSchema, more: object = {}) => ({
  schema: {
    tags: ['committees'],
    summary,
    params: MeetingParams,
    ...more,
    response: { 200: answer, '4xx': ProblemSchema },
  },
});

const causeOf = (context: HostContext, request: FastifyRequest): WriteRequest => ({
  personId: requireViewer(request).id,
  key: String(request.headers['idempotency-key']),
  at: new Date(context.clock()),
});

/** Finds a meeting that who asks may write. @throws Problem signInRequired, notFound, forbidden */
async function writing(
  context: HostContext,
  request: FastifyRequest<OfMeeting>,
): Promise<WritingAt & AtMeeting> {
  const viewer = requireViewer(request);
  const { slug, id } = request.params;
  const at = await atMeeting(createReadContext(context, request), slug, id);
  requireWriting(at, at.meeting.is_public);
  return { ...at, viewer };
}

function readRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<OfCommittee & { Querystring: MeetingsQuery }>(
    '/committees/:slug/meetings',
    schemaOf(
      'List the meetings of a committee: the next ones, then page by page those that are past.',
      MeetingList,
      { params: MeetingsParams, querystring: MeetingsQuery },
    ),
    async (request) => {
      const { locale, cursor } = request.query;
      const reading = createReadContext(context, request, locale);
      return listMeetings(await atCommittee(reading, request.params.slug), cursor);
    },
  );
  app.get<OfMeeting & { Querystring: Static<typeof DetailQuery> }>(
    '/committees/:slug/meetings/:id',
    schemaOf(
      'Read one meeting; of a closed one only members read more than its time.',
      MeetingPage,
      {
        querystring: DetailQuery,
      },
    ),
    async (request) => {
      const reading = createReadContext(context, request, request.query.locale);
      return readMeetingPage(await atMeeting(reading, request.params.slug, request.params.id));
    },
  );
  app.get<OfMeeting>(
    '/committees/:slug/meetings/:id/source',
    schemaOf('Read a meeting as it is written, in every language.', MeetingSource),
    async (request) => readMeetingSource(await writing(context, request)),
  );
}

function writeRoutes(app: FastifyInstance, context: HostContext): void {
  app.post<OfCommittee & Keyed & { Body: WrittenMeeting }>(
    '/committees/:slug/meetings',
    {
      schema: {
        tags: ['committees'],
        summary: 'Announce a meeting; the same Idempotency-Key finds the same one.',
        params: MeetingsParams,
        headers: IdempotencyHeaders,
        body: WrittenMeeting,
        response: { 201: MeetingSource, '4xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      const at = await writingAt(context, request);
      const meeting = await createMeeting(at, request.body, causeOf(context, request));
      return reply.code(201).send(await readMeetingSource({ ...at, meeting }));
    },
  );

  /** Registers a change of one meeting, answered with how it is then. */
  const change = <Body>(
    [method, part, summary, body]: readonly ['POST' | 'PUT', string, string, TSchema],
    apply: (at: WritingAt & AtMeeting, body: Body, cause: WriteRequest) => Promise<MeetingRow>,
  ) =>
    app.route<OfMeeting & { Body: Body }>({
      method,
      url: `/committees/:slug/meetings/:id${part}`,
      ...schemaOf(summary, MeetingSource, { headers: IdempotencyHeaders, body }),
      handler: async (request) => {
        const at = await writing(context, request as FastifyRequest<OfMeeting>);
        const meeting = await apply(
          at,
          request.body as Body,
          causeOf(context, request as FastifyRequest),
        );
        return readMeetingSource({ ...at, meeting });
      },
    });
  change<MeetingChange>(
    [
      'PUT',
      '',
      'Change what is planned for a meeting, from the version that was read.',
      MeetingChange,
    ],
    changeMeeting,
  );
  change<MeetingCancellation>(
    ['POST', '/cancellation', 'Call a meeting off and say why.', MeetingCancellation],
    cancelMeeting,
  );
  change<MeetingRecord>(
    [
      'PUT',
      '/record',
      'Write down who was there, what was decided and what was said, once it has begun.',
      MeetingRecord,
    ],
    recordMeeting,
  );
  change<MinutesPublication>(
    ['POST', '/minutes', 'Publish the minutes and tell of it.', MinutesPublication],
    (at, { version }, cause) => publishMinutes(at, version, cause),
  );
}

function registerRoutes(app: FastifyInstance, context: HostContext): void {
  app.post<Keyed & { Params: Static<typeof MeetingDecisionParams> }>(
    '/committees/:slug/meetings/:id/decisions/:decision/entry',
    schemaOf(
      'Enter a decision of published minutes into the register, once; again finds the same entry.',
      RegisterEntry,
      { params: MeetingDecisionParams, headers: IdempotencyHeaders },
    ),
    async (request) => {
      const cause = causeOf(context, request);
      const { slug, id, decision } = request.params;
      const at = await atMeeting(createReadContext(context, request), slug, id);
      return { slug: await enterDecision(at, decision, cause) };
    },
  );
}

function replyRoute(app: FastifyInstance, context: HostContext): void {
  app.put<OfMeeting & { Body: MeetingAnswer }>(
    '/committees/:slug/meetings/:id/reply',
    {
      schema: {
        tags: ['committees'],
        summary: 'Say whether one comes to a meeting of a committee in which one holds a seat.',
        params: MeetingParams,
        body: MeetingAnswer,
        response: { 204: Type.Null(), '4xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      const viewer = requireViewer(request);
      const { slug, id } = request.params;
      const at = await atMeeting(createReadContext(context, request), slug, id);
      await replyTo(at, viewer, request.body.reply);
      return reply.code(204).send();
    },
  );
}

/** `/v1/committees/{slug}/meetings/…` */
export function meetingRoutes(app: FastifyInstance, context: HostContext): void {
  readRoutes(app, context);
  writeRoutes(app, context);
  registerRoutes(app, context);
  replyRoute(app, context);
}
