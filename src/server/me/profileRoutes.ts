import type { FastifyInstance } from 'fastify';
import { Profile, ProfileChange } from '../../shared/contract/profile';
import type { HostContext } from '../hostContext';
import { ProblemSchema } from '../http/problem';
import { requireViewer } from '../identity/viewer';
import { changeProfile, loadProfile } from './profileQueries';

const BODY_LIMIT_BYTES = 16_384;

const schemaOf = (summary: string) => ({
  tags: ['me'],
  summary,
  response: { 200: Profile, '4xx': ProblemSchema },
});

/** `/v1/me/profile`: what a person can change about themselves. */
export function profileRoutes(app: FastifyInstance, { db, clock }: HostContext): void {
  app.get('/me/profile', { schema: schemaOf('Read one’s own profile.') }, (request) =>
    loadProfile(db, requireViewer(request).id),
  );

  app.patch<{ Body: ProfileChange }>(
    '/me/profile',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: { beforeTerms: true },
      schema: {
        ...schemaOf('Change one’s own profile: what is named changes, the rest stays.'),
        body: ProfileChange,
      },
    },
    async (request) => {
      const { id } = requireViewer(request);
      await changeProfile(db, id, request.body, new Date(clock()));
      return loadProfile(db, id);
    },
  );
}
