import type { FastifyInstance } from 'fastify';
import { Desk, DeskQuery } from '../../../shared/contract/lifecycle';
import { readingOf } from '../../content/contentRoutes';
import type { HostContext } from '../../hostContext';
import { ProblemSchema } from '../../http/problem';
import { staffOnly } from '../../identity/staffOnly';
import { listDesk } from './deskQueries';

/** Registers `GET /v1/admin/contents`: the list of the editors. */
export function deskRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<{ Querystring: DeskQuery }>(
    '/admin/contents',
    {
      ...staffOnly(context, 'desk.read'),
      schema: {
        tags: ['admin'],
        summary: 'List the contents that are not simply out; what was changed last comes first.',
        querystring: DeskQuery,
        response: { 200: Desk, '4xx': ProblemSchema },
      },
    },
    (request) => listDesk(readingOf(context, request, request.query.locale), request.query),
  );
}
