import type { FastifyInstance } from 'fastify';
import { MyComments, MyCommentsQuery } from '../../shared/contract/comments';
import { createReadContext } from '../content/contentRoutes';
import type { HostContext } from '../hostContext';
import { ProblemSchema } from '../http/problem';
import { requireViewer } from '../identity/viewer';
import { listMyComments } from './myComments';

/**
 * Registers `GET /v1/me/comments`: what the person who asks wrote, what answers it and where they
 * are mentioned.
 */
export function myCommentRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<{ Querystring: MyCommentsQuery }>(
    '/me/comments',
    {
      schema: {
        tags: ['me'],
        summary: 'List one’s own comments, answers to them and where one is mentioned.',
        querystring: MyCommentsQuery,
        response: { 200: MyComments, '4xx': ProblemSchema },
      },
    },
    (request) => {
      const { id } = requireViewer(request);
      const reading = createReadContext(context, request, request.query.locale);
      return listMyComments(reading, id, request.query);
    },
  );
}
