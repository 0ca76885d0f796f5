import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { SlugParams } from '../../shared/contract/content';
import { NewReaction, Reactions } from '../../shared/contract/reactions';
import { can } from '../../shared/permissions/can';
import { SECTIONS, hasReactions, type Section } from '../../shared/sections';
import { createReadContext } from '../content/contentRoutes';
import { contentResource, isVisibleTo } from '../content/visibility';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { requireViewer } from '../identity/viewer';
import { addReaction, readReactions, removeReaction, type Reactor } from './reactions';

const Params = Type.Intersect([
  Type.Object({ section: Type.Enum([...SECTIONS] as Section[]) }),
  SlugParams,
]);
interface Place {
  Params: Static<typeof Params>;
}

/**
 * @throws Problem notFound where there is none, the reader may not read it, or nobody reacts to
 *   such contents
 */
async function findReacted(context: HostContext, request: FastifyRequest<Place>) {
  const { section, slug } = request.params;
  const { db, viewer, now } = createReadContext(context, request);
  const row = await db
    .selectFrom('contents')
    .select(['id', 'status', 'visibility', 'published_at', 'hidden_at', 'withdrawn_at'])
    .select(['area', 'author_person_id', 'author_content_id'])
    .where('section', '=', section)
    .where('slug', '=', slug)
    .where(isVisibleTo(viewer, now))
    .executeTakeFirst();
  if (!row || !hasReactions(section)) throw new Problem('notFound');
  return { contentId: row.id, resource: contentResource({ ...row, section }), now };
}

/**
 * Finds the person who reacts, to what, and when. @throws Problem signInRequired, notFound,
 * forbidden
 */
async function reacting(
  context: HostContext,
  request: FastifyRequest<Place>,
): Promise<Reactor & { readonly now: Date }> {
  const viewer = requireViewer(request);
  const { contentId, resource, now } = await findReacted(context, request);
  if (!can(viewer, 'content.react', resource, now.getTime())) throw new Problem('forbidden');
  return { contentId, personId: viewer.id, now };
}

const schemaOf = (summary: string, body?: typeof NewReaction) => ({
  schema: {
    tags: ['reactions'],
    summary,
    params: Params,
    ...(body && { body }),
    response: { 200: Reactions, '4xx': ProblemSchema },
  },
});

/** `/v1/{section}/{slug}/reaction` and `GET /v1/{section}/{slug}/reactions`. */
export function reactionRoutes(app: FastifyInstance, context: HostContext): void {
  const { db } = context;

  app.get<Place>(
    '/:section/:slug/reactions',
    schemaOf('Count the reactions to a content, with that of the person who asks.'),
    async (request) => {
      const { contentId } = await findReacted(context, request);
      const personId = createReadContext(context, request).viewer?.id ?? null;
      return readReactions(db, { contentId, personId });
    },
  );

  app.put<Place & { Body: NewReaction }>(
    '/:section/:slug/reaction',
    schemaOf(
      'React to a content, in the place of an earlier reaction. Again changes nothing.',
      NewReaction,
    ),
    async (request) => {
      const { now, ...reactor } = await reacting(context, request);
      await addReaction(db, reactor, request.body.kind, now);
      return readReactions(db, reactor);
    },
  );

  app.delete<Place>(
    '/:section/:slug/reaction',
    schemaOf('Take a reaction back. Again changes nothing.'),
    async (request) => {
      const { now: _now, ...reactor } = await reacting(context, request);
      await removeReaction(db, reactor);
      return readReactions(db, reactor);
    },
  );
}
