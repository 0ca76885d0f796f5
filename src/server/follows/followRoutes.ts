import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { SlugParams } from '../../shared/contract/content';
import { Follow, FollowedPage, FollowsQuery } from '../../shared/contract/follows';
import { can } from '../../shared/permissions/can';
import { SECTIONS, type Section } from '../../shared/sections';
import { createReadContext } from '../content/contentRoutes';
import { readFollow, setFollowing, type Following } from '../content/following';
import { contentResource, isVisibleTo } from '../content/visibility';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { requireViewer } from '../identity/viewer';
import { listFollowed } from './listFollowed';

const FollowParams = Type.Intersect([
  Type.Object({ section: Type.Enum([...SECTIONS] as Section[]) }),
  SlugParams,
]);
interface FollowRequest {
  Params: Static<typeof FollowParams>;
}

/**
 * Reads the person who asks and the content they ask about. @throws Problem signInRequired,
 * notFound, forbidden
 */
async function followingIn(
  context: HostContext,
  request: FastifyRequest<FollowRequest>,
): Promise<Following> {
  const viewer = requireViewer(request);
  const { section, slug } = request.params;
  const { db, now } = createReadContext(context, request);
  const row = await db
    .selectFrom('contents')
    .select(['id', 'status', 'visibility', 'published_at', 'hidden_at', 'withdrawn_at'])
    .select(['area', 'author_person_id', 'author_content_id'])
    .where('section', '=', section)
    .where('slug', '=', slug)
    .where(isVisibleTo(viewer, now))
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
  if (!can(viewer, 'content.follow', contentResource({ ...row, section }), now.getTime()))
    throw new Problem('forbidden');
  return { contentId: row.id, personId: viewer.id, at: now };
}

const schemaOf = (summary: string) => ({
  schema: {
    tags: ['follows'],
    summary,
    params: FollowParams,
    response: { 200: Follow, '4xx': ProblemSchema },
  },
});

const CHANGES = [
  ['PUT', true, 'Follow a content. Again changes nothing.'],
  ['DELETE', false, 'Stop following a content: from then on, it is not followed by itself either.'],
] as const;

/** `/v1/{section}/{slug}/follow`, and `GET /v1/me/follows`: what a person follows. */
export function followRoutes(app: FastifyInstance, context: HostContext): void {
  const { db } = context;

  for (const [method, isFollowing, summary] of CHANGES)
    app.route<FollowRequest>({
      method,
      url: '/:section/:slug/follow',
      ...schemaOf(summary),
      handler: async (request) => {
        const following = await followingIn(context, request);
        await db.transaction().execute((trx) => setFollowing(trx, following, isFollowing));
        return readFollow(db, following);
      },
    });

  app.get<{ Querystring: FollowsQuery }>(
    '/me/follows',
    {
      schema: {
        tags: ['me'],
        summary: 'List what the person who asks follows, the newest first, 20 a page.',
        querystring: FollowsQuery,
        response: { 200: FollowedPage, '4xx': ProblemSchema },
      },
    },
    (request) => {
      const { id } = requireViewer(request);
      return listFollowed(
        createReadContext(context, request, request.query.locale),
        id,
        request.query,
      );
    },
  );
}
