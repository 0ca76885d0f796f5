import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { DetailQuery } from '../../../shared/contract/content';
import {
  NewStatement,
  Statement,
  StatementVote,
  VoteAnswer,
} from '../../../shared/contract/statements';
import type { HostContext } from '../../hostContext';
import { IdempotencyHeaders, hashRequestKey, type WriteRequest } from '../../http/idempotency';
import { ProblemSchema } from '../../http/problem';
import { STATEMENTS_PER_PERSON, takeAttempt } from '../../identity/attempts';
import { requireWithinLimit } from '../../identity/requireWithinLimit';
import { requireViewer } from '../../identity/viewer';
import { deleteStatement } from './changes';
import { createStatement, findStatementByKey } from './creation';
import { createStatementPicker } from './nextStatement';
import { presentStatement } from './presentStatement';
import { afterAnswer } from './statementDialog';
import { mayRun, requireOnStatement, requireStating } from './requireMay';
import {
  DialogParams,
  StatementParams,
  findRequestedDialog,
  createRouteSchema,
  findRequestedStatement,
  type DialogRequest,
  type StatementRequest,
} from './statementRequests';
import { findStatement, readStatements } from './statementQueries';
import { openVotes } from './votes';

const BODY_LIMIT_BYTES = 16_384;

type Query = Static<typeof DetailQuery>;
type Creating = DialogRequest & {
  Body: NewStatement;
  Headers: IdempotencyHeaders;
  Querystring: Query;
};
type Voting = StatementRequest & { Body: StatementVote; Querystring: Query };

/**
 * Answers with the statement as it is now, for the person who wrote it: who has answered one more
 * may see results now.
 */
async function answerFor(
  context: HostContext,
  request: FastifyRequest<Creating>,
  id: string,
): Promise<Statement> {
  const { dialog, reader } = await findRequestedDialog(context, request);
  const row = await findStatement(context.db, dialog, id, reader);
  return presentStatement(row!, reader);
}

/** Creates a statement; what this request has made before is found without counting it again. */
async function create(
  context: HostContext,
  request: FastifyRequest<Creating>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const viewer = requireViewer(request);
  const { id: personId } = viewer;
  const { dialog, now } = await findRequestedDialog(context, request);
  const cause: WriteRequest = { personId, key: request.headers['idempotency-key'], at: now };
  const { id: contentId, details } = dialog;
  const earlier = await findStatementByKey(context.db, hashRequestKey(cause, contentId));
  if (earlier !== undefined) return reply.send(await answerFor(context, request, earlier));

  requireStating(viewer, dialog, now);
  requireWithinLimit(reply, await takeAttempt(context.db, STATEMENTS_PER_PERSON, personId, now));
  const holds = { first: context.holdsFirstComments, all: details.moderation === 'strict' };
  const isRunning = mayRun(viewer, dialog, now);
  const creation = { contentId, written: request.body, holds, isRunning };
  const { id, isNew } = await createStatement(context.db, creation, cause);
  return reply.code(isNew ? 201 : 200).send(await answerFor(context, request, id));
}

function createRoute(app: FastifyInstance, context: HostContext): void {
  app.post<Creating>(
    '/dialogs/:slug/statements',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      ...createRouteSchema(
        'Write a statement; its author agrees with it. The same Idempotency-Key answers the same statement again.',
        {
          params: DialogParams,
          querystring: DetailQuery,
          headers: IdempotencyHeaders,
          body: NewStatement,
          response: { 200: Statement, 201: Statement, '4xx': ProblemSchema },
        },
      ),
    },
    (request, reply) => create(context, request, reply),
  );
}

function voteRoute(app: FastifyInstance, context: HostContext): void {
  const castVote = openVotes(context.db);

  async function vote(request: FastifyRequest<Voting>): Promise<VoteAnswer> {
    const viewer = requireViewer(request);
    const { dialog, reader, row, now } = await findRequestedStatement(context, request);
    requireOnStatement(viewer, 'statement.vote', { dialog, row, now });
    const { sessionId, body } = request;
    const place = { contentId: dialog.id, statementId: row.id };
    const owner = { personId: viewer.id, sessionId };
    const participant = await castVote({ ...place, ...owner, vote: body.vote, at: now });
    const isFirst = row.vote === null;
    const after = isFirst ? afterAnswer(reader, participant, { dialog, viewer, now }) : reader;
    const { draw, progress } = await createStatementPicker(context.db, dialog, after);
    const drawn = draw();
    const numbers = [row.number, ...(drawn === null ? [] : [drawn])];
    const [answered, next] = await readStatements(context.db, dialog, numbers, after);
    return {
      statement: presentStatement(answered!, after),
      next: next ? presentStatement(next, after) : null,
      progress,
    };
  }

  app.put<Voting>(
    '/dialogs/:slug/statements/:id/vote',
    {
      // Votes are checked as they were sent: what is no vote does not become a pass.
      validatorCompiler: TypeBoxValidatorCompiler,
      ...createRouteSchema(
        'Agree with a statement, disagree or pass; the last vote counts. Answers the next one, too.',
        {
          params: StatementParams,
          querystring: DetailQuery,
          body: StatementVote,
          response: { 200: VoteAnswer, '4xx': ProblemSchema },
        },
      ),
    },
    vote,
  );
}

function deleteRoute(app: FastifyInstance, context: HostContext): void {
  app.delete<StatementRequest>(
    '/dialogs/:slug/statements/:id',
    createRouteSchema('Delete one’s own statement: its words go, votes on it stay.', {
      params: StatementParams,
      response: { '4xx': ProblemSchema },
    }),
    async (request, reply) => {
      const viewer = requireViewer(request);
      const { dialog, row, now } = await findRequestedStatement(context, request);
      const isGone = row.state === 'deleted' && row.author_id === viewer.id;
      if (!isGone) {
        requireOnStatement(viewer, 'statement.delete', { dialog, row, now });
        await deleteStatement(context.db, row, now);
      }
      return reply.code(204).send();
    },
  );
}

/**
 * Writing, answering and deleting statements: `POST`, `PUT …/vote` and `DELETE` below
 * `/v1/dialogs/{slug}/statements`.
 */
export function statementWriteRoutes(app: FastifyInstance, context: HostContext): void {
  createRoute(app, context);
  voteRoute(app, context);
  deleteRoute(app, context);
}
