import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { isEmail } from '../../shared/emailAddress';
import {
  FeedbackAnswer,
  FeedbackChange,
  FeedbackPage,
  FeedbackQuery,
  FeedbackReceipt,
  NewFeedback,
} from '../../shared/contract/feedback';
import { FEEDBACK_LIMITS } from '../../shared/feedbackLimits';
import { can, type Viewer } from '../../shared/permissions/can';
import type { HostContext } from '../hostContext';
import { IdempotencyHeaders } from '../http/idempotency';
import { Problem, ProblemSchema } from '../http/problem';
import { isUuid } from '../http/uuid';
import { getClientInfo } from '../identity/clientInfo';
import { FEEDBACK, takeAttempts, toCounted } from '../identity/attempts';
import { readText } from '../identity/readName';
import { requireWithinLimit } from '../identity/requireWithinLimit';
import { createStaffHooks } from '../identity/staffHooks';
import { requireViewer, getViewer } from '../identity/viewer';
import { answerFeedback, changeFeedback, type FeedbackActor } from './feedbackChanges';
import {
  findFeedbackReference,
  forgetOldFeedback,
  listFeedback,
  storeFeedback,
} from './feedbackQueries';

const BODY_LIMIT_BYTES = 32_768;
const ItemParams = Type.Object({ id: Type.String({ maxLength: 100 }) });

interface NewRequest {
  Body: NewFeedback;
  Headers: IdempotencyHeaders;
}
interface ItemRequest<B> {
  Params: Static<typeof ItemParams>;
  Body: B;
}

/** Reads a text; one of nothing that can be seen says nothing. @throws Problem invalidRequest */
function seenText(text: string): string {
  const seen = readText(text);
  if (seen.length < FEEDBACK_LIMITS.least)
    throw new Problem('invalidRequest', 'body/text is too short');
  return seen;
}

/** @throws Problem looksAutomated, invalidRequest, invalidEmail */
function readFeedback({ website = '', text, email = '', sought = '', ...facts }: NewFeedback) {
  if (website !== '') throw new Problem('looksAutomated');
  const address = email.trim();
  if (address !== '' && !isEmail(address)) throw new Problem('invalidEmail');
  const words = readText(sought);
  return {
    ...facts,
    text: seenText(text),
    ...(words && { sought: words }),
    ...(address && { email: address }),
  };
}

function writingRoute(app: FastifyInstance, context: HostContext): void {
  const { db, clock } = context;
  app.post<NewRequest>(
    '/feedback',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      // A barrier can be told of by everybody.
      config: { beforeTerms: true },
      schema: {
        tags: ['feedback'],
        summary:
          'Tell those who run the portal what does not work or could be better. The same Idempotency-Key answers the same reference again.',
        headers: IdempotencyHeaders,
        body: NewFeedback,
        response: { 200: FeedbackReceipt, 201: FeedbackReceipt, '4xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      const feedback = readFeedback(request.body);
      const idempotencyKey = request.headers['idempotency-key'];
      const earlier = await findFeedbackReference(db, idempotencyKey);
      if (earlier !== null) return reply.code(200).send({ ref: earlier });

      const now = new Date(clock());
      const { address } = getClientInfo(request);
      const counted = toCounted(FEEDBACK, getViewer(request), address);
      requireWithinLimit(reply, await takeAttempts(db, [counted], now));
      await forgetOldFeedback(db, now);
      const personId = getViewer(request)?.id ?? null;
      const ref = await storeFeedback(db, { ...feedback, idempotencyKey, personId }, now);
      return reply.code(201).send({ ref });
    },
  );
}

function readingRoute(app: FastifyInstance, context: HostContext): void {
  const { db, mail, clock } = context;
  const readerOf = (viewer: Viewer | null) => ({
    seesEmail: can(viewer, 'person.seeEmail', null, clock()),
    canMail: mail.transport.kind !== 'none',
  });
  app.get<{ Querystring: FeedbackQuery }>(
    '/admin/feedback',
    {
      ...createStaffHooks(context, 'feedback.read'),
      schema: {
        tags: ['admin'],
        summary: 'List the messages to those who run the portal.',
        querystring: FeedbackQuery,
        response: { 200: FeedbackPage, '4xx': ProblemSchema },
      },
    },
    async (request) => {
      await forgetOldFeedback(db, new Date(clock()));
      return listFeedback(db, request.query, readerOf(request.viewer));
    },
  );
}

function changingRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, clock } = context;
  const doerOf = (request: FastifyRequest): FeedbackActor => ({
    actorId: requireViewer(request).id,
    at: new Date(clock()),
  });
  const idIn = ({ id }: Static<typeof ItemParams>): string => {
    if (!isUuid(id)) throw new Problem('notFound');
    return id;
  };
  const optionsOf = (summary: string, body: typeof FeedbackAnswer | typeof FeedbackChange) => ({
    bodyLimit: BODY_LIMIT_BYTES,
    ...createStaffHooks(context, 'feedback.answer'),
    schema: {
      tags: ['admin'],
      summary,
      params: ItemParams,
      body,
      response: { '4xx': ProblemSchema },
    },
  });

  app.post<ItemRequest<FeedbackAnswer>>(
    '/admin/feedback/:id/answer',
    optionsOf('Answer a message by mail, once. It is done then.', FeedbackAnswer),
    async (request, reply) => {
      const text = seenText(request.body.text);
      await answerFeedback(context, idIn(request.params), text, doerOf(request));
      return reply.code(204).send();
    },
  );
  app.patch<ItemRequest<FeedbackChange>>(
    '/admin/feedback/:id',
    optionsOf('Mark a message as done or open, and keep a note for the staff.', FeedbackChange),
    async (request, reply) => {
      const { done, note } = request.body;
      const change = {
        ...(done !== undefined && { done }),
        ...(note !== undefined && { note: readText(note) }),
      };
      await changeFeedback(db, idIn(request.params), change, doerOf(request));
      return reply.code(204).send();
    },
  );
}

/**
 * `/v1/feedback` and `/v1/admin/feedback`: what people tell those who run the portal, and what
 * comes of it.
 */
export function feedbackRoutes(app: FastifyInstance, context: HostContext): void {
  writingRoute(app, context);
  readingRoute(app, context);
  changingRoutes(app, context);
}
