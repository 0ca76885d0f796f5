import type { FastifyInstance } from 'fastify';
import { EditorialQueue, EditorialQueueQuery } from '../../../shared/contract/lifecycle';
import { createReadContext } from '../../content/contentRoutes';
import type { HostContext } from '../../hostContext';
import { ProblemSchema } from '../../http/problem';
import { createStaffHooks } from '../../identity/staffHooks';
import { listEditorialQueue } from './editorialQueue';

/** Registers `GET /v1/admin/contents`: the list of the editors. */
export function editorialQueueRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<{ Querystring: EditorialQueueQuery }>(
    '/admin/contents',
    {
      ...createStaffHooks(context, 'desk.read'),
      schema: {
        tags: ['admin'],
        summary: 'List the contents that are not simply out; what was changed last comes first.',
        querystring: EditorialQueueQuery,
        response: { 200: EditorialQueue, '4xx': ProblemSchema },
      },
    },
    (request) =>
      listEditorialQueue(createReadContext(context, request, request.query.locale), request.query),
  );
}
