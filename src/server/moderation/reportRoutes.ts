import type { FastifyInstance, FastifyReply } from 'fastify';
import { Report } from '../../shared/contract/comments';
import type { ModeratedKind } from '../../shared/contract/moderation';
import type { Viewer } from '../../shared/permissions/can';
import { CommentParams, commentIn, type CommentRequest } from '../comments/commentRoutes';
import { requireOnComment } from '../comments/requireMay';
import { requireOnStatement } from '../dialogs/statements/requireMay';
import {
  StatementParams,
  findRequestedStatement,
  type StatementRequest,
} from '../dialogs/statements/statementRequests';
import type { HostContext } from '../hostContext';
import { ProblemSchema } from '../http/problem';
import { REPORTS_PER_PERSON, takeAttempt } from '../identity/attempts';
import { readText } from '../identity/readName';
import { requireWithinLimit } from '../identity/requireWithinLimit';
import { requireViewer } from '../identity/viewer';
import { reportItem } from './reports';

const BODY_LIMIT_BYTES = 16_384;

const optionsOf = (tag: string, summary: string, params: object) => ({
  bodyLimit: BODY_LIMIT_BYTES,
  config: { whileReadOnly: true },
  schema: { tags: [tag], summary, params, body: Report, response: { '4xx': ProblemSchema } },
});

/** Report of a person who may report it, and the thing it is about. */
interface Said {
  readonly kind: ModeratedKind;
  readonly id: string;
  readonly viewer: Viewer;
  readonly report: Report;
  readonly at: Date;
}

/** @throws Problem tooManyRequests, notShown */
async function keepReport(
  { db }: HostContext,
  reply: FastifyReply,
  { kind, id, viewer, report, at }: Said,
): Promise<FastifyReply> {
  requireWithinLimit(reply, await takeAttempt(db, REPORTS_PER_PERSON, viewer.id, at));
  const { reason, note = '' } = report;
  const said = { reason, note: readText(note) };
  await reportItem(db, { kind, id, personId: viewer.id, report: said, at });
  return reply.code(204).send();
}

/**
 * Registers `POST …/report`: comments and statements of others that a person finds out of place.
 */
export function reportRoutes(app: FastifyInstance, context: HostContext): void {
  app.post<CommentRequest & { Body: Report }>(
    '/:section/:slug/comments/:id/report',
    optionsOf(
      'comments',
      'Report somebody else’s comment; the same person again changes the reason.',
      CommentParams,
    ),
    async (request, reply) => {
      const viewer = requireViewer(request);
      const { commented, row, now: at } = await commentIn(context, request);
      requireOnComment(viewer, 'comment.report', { commented, row, now: at });
      const { id } = row;
      return keepReport(context, reply, { kind: 'comment', id, viewer, report: request.body, at });
    },
  );

  app.post<StatementRequest & { Body: Report }>(
    '/dialogs/:slug/statements/:id/report',
    optionsOf(
      'dialogs',
      'Report somebody else’s statement; the same person again changes the reason.',
      StatementParams,
    ),
    async (request, reply) => {
      const viewer = requireViewer(request);
      const { dialog, row, now: at } = await findRequestedStatement(context, request);
      requireOnStatement(viewer, 'statement.report', { dialog, row, now: at });
      const { id } = row;
      return keepReport(context, reply, {
        kind: 'statement',
        id,
        viewer,
        report: request.body,
        at,
      });
    },
  );
}
