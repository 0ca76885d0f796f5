import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { DetailQuery } from '../../shared/contract/content';
import { PublicProfile } from '../../shared/contract/user';
import { createReadContext } from '../content/contentRoutes';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { isUuid } from '../http/uuid';
import { findPublicProfile } from './publicProfile';

const UserParams = Type.Object({ id: Type.String() });

/** Registers `GET /v1/user/{id}`: what the reader may know of a person. */
export function userRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<{ Params: Static<typeof UserParams>; Querystring: Static<typeof DetailQuery> }>(
    '/user/:id',
    {
      schema: {
        tags: ['user'],
        summary:
          'Read the public profile of a person; who is unknown, gone or blocked cannot be told.',
        params: UserParams,
        querystring: DetailQuery,
        response: { 200: PublicProfile, '4xx': ProblemSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      const reading = createReadContext(context, request, request.query.locale);
      const profile = isUuid(id) ? await findPublicProfile(reading, id) : null;
      if (!profile) throw new Problem('notFound');
      return profile;
    },
  );
}
