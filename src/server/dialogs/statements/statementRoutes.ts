import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { DetailQuery } from '../../../shared/contract/content';
import {
  NextQuery,
  NextStatement,
  STATEMENT_LIMITS,
  SimilarQuery,
  SimilarStatements,
  Statement,
  StatementPage,
  StatementsQuery,
} from '../../../shared/contract/statements';
import { toStatementLetters } from '../../../shared/statementLetters';
import type { HostContext } from '../../hostContext';
import { ProblemSchema } from '../../http/problem';
import { nextStatement } from './nextStatement';
import { presentStatement } from './presentStatement';
import { openSimilar, type FindSimilar } from './similarDialogs';
import { listStatements, readStatements } from './statementQueries';
import {
  DialogParams,
  StatementParams,
  findRequestedDialog,
  createRouteSchema,
  shownDialog,
  findRequestedStatement,
  type DialogRequest,
  type InDialog,
  type StatementRequest,
} from './statementRequests';
import { findSame } from './statementTexts';

function listRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<DialogRequest & { Querystring: StatementsQuery }>(
    '/dialogs/:slug/statements',
    createRouteSchema('List the statements of a dialog, 25 a page.', {
      params: DialogParams,
      querystring: StatementsQuery,
      response: { 200: StatementPage, '4xx': ProblemSchema },
    }),
    async (request) => {
      const { dialog, reader } = await shownDialog(context, request);
      return listStatements(context.db, dialog, reader, request.query);
    },
  );

  app.get<StatementRequest & { Querystring: Static<typeof DetailQuery> }>(
    '/dialogs/:slug/statements/:id',
    createRouteSchema('Read one statement.', {
      params: StatementParams,
      querystring: DetailQuery,
      response: { 200: Statement, '4xx': ProblemSchema },
    }),
    async (request) => {
      const { reader, row } = await findRequestedStatement(context, request);
      return presentStatement(row, reader);
    },
  );

  app.get<DialogRequest & { Querystring: Static<typeof NextQuery> }>(
    '/dialogs/:slug/statements/next',
    createRouteSchema('Draw the statement to answer next, with chances as priorities.', {
      params: DialogParams,
      querystring: NextQuery,
      response: { 200: NextStatement, '4xx': ProblemSchema },
    }),
    async (request) => {
      const { dialog, reader } = await findRequestedDialog(context, request);
      return nextStatement(context.db, dialog, reader, request.query);
    },
  );
}

/** Finds the statements that are like the text; one that says the same is the first of them. */
async function similarTo(
  { db }: HostContext,
  { dialog, reader }: InDialog,
  text: string,
  find: FindSimilar,
): Promise<Static<typeof SimilarStatements>> {
  const same = await findSame(db, dialog.id, toStatementLetters(text));
  const isIdentical = same?.state === 'shown';
  const alike = await find(dialog, text, STATEMENT_LIMITS.similar);
  const numbers = [...new Set([...(isIdentical ? [same.number] : []), ...alike])];
  const rows = await readStatements(db, dialog, numbers, reader);
  const items = rows.filter(({ state }) => state === 'shown').slice(0, STATEMENT_LIMITS.similar);
  return { items: items.map((row) => presentStatement(row, reader)), isIdentical };
}

function similarRoute(app: FastifyInstance, context: HostContext): void {
  const find = openSimilar(context.db);
  app.get<DialogRequest & { Querystring: SimilarQuery }>(
    '/dialogs/:slug/statements/similar',
    createRouteSchema('Find statements like the one that somebody writes, at most three.', {
      params: DialogParams,
      querystring: SimilarQuery,
      response: { 200: SimilarStatements, '4xx': ProblemSchema },
    }),
    async (request) =>
      similarTo(context, await findRequestedDialog(context, request), request.query.text, find),
  );
}

/**
 * Registers `GET /v1/dialogs/{slug}/statements` and what is below: whoever may read the dialog may
 * read them.
 */
export function statementRoutes(app: FastifyInstance, context: HostContext): void {
  listRoutes(app, context);
  similarRoute(app, context);
}
