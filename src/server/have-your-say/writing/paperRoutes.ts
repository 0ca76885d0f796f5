import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static, type TSchema } from 'typebox';
import { SlugParams } from '../../../shared/contract/content';
import {
  EarlyClosing,
  PaperChange,
  PollPaper,
  TokenOrder,
  WrittenCancellation,
  WrittenOutcome,
  WrittenWithdrawal,
} from '../../../shared/contract/papers';
import { createReadContext } from '../../content/contentRoutes';
import { findEditable, type SourceRow } from '../../editing/sourceQueries';
import type { Cause } from '../../editing/writing';
import type { HostContext } from '../../hostContext';
import { IdempotencyHeaders } from '../../http/idempotency';
import { ProblemSchema } from '../../http/problem';
import { requireViewer } from '../../identity/viewer';
import { cancelPoll, closePoll, publishOutcome, withdrawOption } from './pollEndings';
import { changePaper } from './paperChange';
import { presentPaper } from './presentPaper';
import { makeTokens, createTokenTable } from './tokenList';

export const POLL_SECTION = 'have-your-say';

export type PollRequest = { Params: Static<typeof SlugParams> };
type Headers = { Headers: IdempotencyHeaders };

/**
 * Finds the person who asks and the poll that they may change. @throws Problem signInRequired,
 * notFound, forbidden
 */
export async function findEditablePoll(context: HostContext, request: FastifyRequest<PollRequest>) {
  requireViewer(request);
  const reading = createReadContext(context, request);
  return { reading, row: await findEditable(reading, POLL_SECTION, request.params.slug) };
}

export const toCause = (
  { clock }: HostContext,
  request: FastifyRequest<PollRequest & Headers>,
): Cause => ({
  personId: requireViewer(request).id,
  key: request.headers['idempotency-key'],
  at: new Date(clock()),
});

const paper = { 200: PollPaper, '4xx': ProblemSchema };

interface Write<Body> {
  readonly method: 'PUT' | 'POST';
  readonly part: string;
  readonly summary: string;
  readonly body: TSchema;
  readonly change: (
    context: HostContext,
    row: SourceRow,
    body: Body,
    cause: Cause,
  ) => Promise<void>;
}

/** Registers a change that answers with the paper as it is after it. */
function writeRoute<Body>(app: FastifyInstance, context: HostContext, write: Write<Body>): void {
  const { method, part, summary, body, change } = write;
  app.route<PollRequest & Headers & { Body: Body }>({
    method,
    url: `/${POLL_SECTION}/:slug/${part}`,
    schema: {
      tags: [POLL_SECTION],
      summary,
      params: SlugParams,
      headers: IdempotencyHeaders,
      body,
      response: paper,
    },
    handler: async (request) => {
      const { reading, row } = await findEditablePoll(context, request);
      await change(context, row, request.body as Body, toCause(context, request));
      return presentPaper(context, reading, row.id);
    },
  });
}

function readRoute(app: FastifyInstance, context: HostContext): void {
  app.get<PollRequest>(
    `/${POLL_SECTION}/:slug/paper`,
    {
      schema: {
        tags: [POLL_SECTION],
        summary: 'Read the paper of a poll as it is written, in every language, to change it.',
        params: SlugParams,
        response: paper,
      },
    },
    async (request) => {
      const { reading, row } = await findEditablePoll(context, request);
      return presentPaper(context, reading, row.id);
    },
  );
}

function tokenRoute(app: FastifyInstance, context: HostContext): void {
  app.post<PollRequest & { Body: TokenOrder }>(
    `/${POLL_SECTION}/:slug/tokens`,
    {
      schema: {
        tags: [POLL_SECTION],
        summary: 'Make the tokens of a poll before it opens: told this once, as a table.',
        params: SlugParams,
        body: TokenOrder,
        response: { 200: Type.String(), '4xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      const { row } = await findEditablePoll(context, request);
      const cause = { personId: requireViewer(request).id, at: new Date(context.clock()) };
      const tokens = await makeTokens(context, row, request.body.count, cause);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${row.slug}-tokens.csv"`)
        .header('cache-control', 'no-store')
        .send(createTokenTable(tokens));
    },
  );
}

/** Writing the paper of a poll, and what ends a poll before or after its time. */
export function paperRoutes(app: FastifyInstance, context: HostContext): void {
  readRoute(app, context);
  writeRoute<PaperChange>(app, context, {
    method: 'PUT',
    part: 'paper',
    body: PaperChange,
    change: changePaper,
    summary: 'Write the paper of a poll and its rules, from the revision that was read.',
  });
  writeRoute<WrittenCancellation>(app, context, {
    method: 'POST',
    part: 'cancellation',
    body: WrittenCancellation,
    change: cancelPoll,
    summary: 'Call a poll off, until it was counted.',
  });
  writeRoute<WrittenWithdrawal>(app, context, {
    method: 'POST',
    part: 'withdrawals',
    body: WrittenWithdrawal,
    change: withdrawOption,
    summary: 'Take an option out of a poll that has opened, until it was counted.',
  });
  writeRoute<EarlyClosing>(app, context, {
    method: 'POST',
    part: 'closing',
    body: EarlyClosing,
    change: closePoll,
    summary: 'Close an open poll now.',
  });
  writeRoute<WrittenOutcome>(app, context, {
    method: 'POST',
    part: 'outcome',
    body: WrittenOutcome,
    change: publishOutcome,
    summary: 'Say what was decided after a poll, and what happens next.',
  });
  tokenRoute(app, context);
}
