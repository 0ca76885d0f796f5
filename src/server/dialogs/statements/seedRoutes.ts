import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { DetailQuery } from '../../../shared/contract/content';
import {
  NewSeeds,
  SeedsAnswer,
  Statement,
  StatementChange,
} from '../../../shared/contract/statements';
import type { HostContext } from '../../hostContext';
import { ProblemSchema } from '../../http/problem';
import { requireViewer } from '../../identity/viewer';
import { changeStatement } from './changes';
import { presentStatement } from './presentStatement';
import { requireRunning } from './requireMay';
import { createSeeds } from './seeds';
import {
  DialogParams,
  StatementParams,
  findRequestedDialog,
  createRouteSchema,
  findRequestedStatement,
  type DialogRequest,
  type StatementRequest,
} from './statementRequests';
import { readStatements } from './statementQueries';

type Query = Static<typeof DetailQuery>;

/**
 * Registers what those who run a dialog do: `POST /v1/dialogs/{slug}/seeds`, and `PATCH` of a
 * statement.
 */
export function seedRoutes(app: FastifyInstance, context: HostContext): void {
  app.post<DialogRequest & { Body: NewSeeds; Querystring: Query }>(
    '/dialogs/:slug/seeds',
    createRouteSchema('Write statements that a dialog begins with: all of them or none.', {
      params: DialogParams,
      querystring: DetailQuery,
      body: NewSeeds,
      response: { 201: SeedsAnswer, '4xx': ProblemSchema },
    }),
    async (request, reply) => {
      const viewer = requireViewer(request);
      const { dialog, reader, now } = await findRequestedDialog(context, request);
      requireRunning(viewer, dialog, now);
      const cause = { contentId: dialog.id, personId: viewer.id, at: now };
      const numbers = await createSeeds(context.db, cause, request.body.seeds);
      const rows = await readStatements(context.db, dialog, numbers, reader);
      return reply.code(201).send({ items: rows.map((row) => presentStatement(row, reader)) });
    },
  );

  app.patch<StatementRequest & { Body: StatementChange; Querystring: Query }>(
    '/dialogs/:slug/statements/:id',
    createRouteSchema('Translate a statement, or say whether it is about the dialog itself.', {
      params: StatementParams,
      querystring: DetailQuery,
      body: StatementChange,
      response: { 200: Statement, '4xx': ProblemSchema },
    }),
    async (request) => {
      const viewer = requireViewer(request);
      const { dialog, row, now } = await findRequestedStatement(context, request);
      requireRunning(viewer, dialog, now);
      await changeStatement(context.db, row, request.body);
      const after = await findRequestedStatement(context, request);
      return presentStatement(after.row, after.reader);
    },
  );
}
