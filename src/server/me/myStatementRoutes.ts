import type { FastifyInstance } from 'fastify';
import { MyStatements, MyStatementsQuery } from '../../shared/contract/statements';
import { createReadContext } from '../content/contentRoutes';
import type { HostContext } from '../hostContext';
import { ProblemSchema } from '../http/problem';
import { requireViewer } from '../identity/viewer';
import { listMyStatements } from './myStatements';

/** Registers `GET /v1/me/statements`: what the person who asks wrote in dialogs of statements. */
export function myStatementRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<{ Querystring: MyStatementsQuery }>(
    '/me/statements',
    {
      schema: {
        tags: ['me'],
        summary: 'List one’s own statements, with the answers to them where one sees results.',
        querystring: MyStatementsQuery,
        response: { 200: MyStatements, '4xx': ProblemSchema },
      },
    },
    (request) => {
      const viewer = requireViewer(request);
      const reading = createReadContext(context, request, request.query.locale);
      return listMyStatements(reading, viewer, request.query);
    },
  );
}
