import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { SlugParams, page } from '../../shared/contract/content';
import { Comment } from '../../shared/contract/dialogs';
import { SECTIONS, type Section } from '../../shared/sections';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { listComments } from './commentQueries';
import { findContent } from './contentQueries';
import { readingOf } from './contentRoutes';

const CommentParams = Type.Intersect([
  Type.Object({ section: Type.Enum([...SECTIONS] as Section[]) }),
  SlugParams,
]);
const CommentQuery = Type.Object(
  { cursor: Type.Optional(Type.String({ maxLength: 500 })) },
  { additionalProperties: false },
);

/** `GET /v1/{section}/{slug}/comments`: 20 threads a page with their replies; whoever may read the content may read them. */
export function commentRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<{ Params: Static<typeof CommentParams>; Querystring: Static<typeof CommentQuery> }>(
    '/:section/:slug/comments',
    {
      schema: {
        tags: ['comments'],
        summary: 'List the comments on a content, 20 threads a page with their replies.',
        params: CommentParams,
        querystring: CommentQuery,
        response: { 200: page(Comment), '4xx': ProblemSchema },
      },
    },
    async (request) => {
      const { section, slug } = request.params;
      const content = await findContent(readingOf(context, request), section, slug);
      if (!content) throw new Problem('notFound');
      return listComments(context.db, content.id, request.query.cursor);
    },
  );
}
