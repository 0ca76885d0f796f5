import type { FastifyInstance } from 'fastify';
import { Mentionable, MentionableQuery } from '../../shared/contract/comments';
import type { HostContext } from '../hostContext';
import { ProblemSchema } from '../http/problem';
import { requireViewer } from '../identity/viewer';
import { ContentParams, commentedIn, schemaOf, type ContentRequest } from './commentRoutes';
import { listMentionable } from './mentionable';

/** Registers `GET /v1/{section}/{slug}/mentionable`: whom somebody who writes there can name. */
export function mentionableRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<ContentRequest & { Querystring: MentionableQuery }>(
    '/:section/:slug/mentionable',
    schemaOf('Find people to mention by how a word of their name begins.', {
      params: ContentParams,
      querystring: MentionableQuery,
      response: { 200: Mentionable, '4xx': ProblemSchema },
    }),
    async (request) => {
      const { id: personId } = requireViewer(request);
      const { commented } = await commentedIn(context, request);
      const sought = { contentId: commented.id, typed: request.query.q, personId };
      return { items: await listMentionable(context.db, sought) };
    },
  );
}
