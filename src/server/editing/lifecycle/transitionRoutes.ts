import type { FastifyInstance } from 'fastify';
import { ContentSource } from '../../../shared/contract/editing';
import { Transition } from '../../../shared/contract/lifecycle';
import { createReadContext } from '../../content/contentRoutes';
import type { ReadContext } from '../../content/section';
import { isReadableBy } from '../../content/visibility';
import type { HostContext } from '../../hostContext';
import { IdempotencyHeaders } from '../../http/idempotency';
import { Problem, ProblemSchema } from '../../http/problem';
import { createProofHook } from '../../identity/recentSignIn';
import { requireViewer } from '../../identity/viewer';
import { toWriteRequest, ContentParams, type PlaceParams } from '../contentParams';
import { presentSource, selectAny, type SourceRow } from '../sourceQueries';
import { isRepeated, type Cause } from '../writing';
import { mayDo } from './possibleActs';
import { transit } from './transitions';

type Wanted = Pick<Transition, 'act' | 'id'>;

const selectReadable = ({ db, viewer, now }: ReadContext, { section }: PlaceParams) =>
  selectAny(db, section).where(isReadableBy(viewer, now));

/**
 * Finds the content by its address, or what this very request has deleted there; a deleted one by
 * its id, as its address may be another’s by now.
 */
async function findTarget(
  reading: ReadContext,
  place: PlaceParams,
  { act, id }: Wanted,
  cause: Cause,
): Promise<SourceRow | undefined> {
  const select = selectReadable(reading, place);
  if (act === 'restore') {
    if (id === undefined) throw new Problem('invalidRequest', 'id');
    return select.where('id', '=', id).executeTakeFirst();
  }
  const here = select.where('slug', '=', place.slug);
  const live = await here.where('deleted_at', 'is', null).executeTakeFirst();
  if (live || act !== 'delete') return live;
  const deleted = await here.orderBy('deleted_at', 'desc').limit(1).executeTakeFirst();
  return deleted && isRepeated(deleted, cause) ? deleted : undefined;
}

/** Tells whether a vote comes before everybody: nobody can change its questions afterwards. */
const isVotePublished = ({ section }: PlaceParams, { act }: Transition) =>
  section === 'have-your-say' && (act === 'publish' || act === 'schedule');

/**
 * Registers `POST /v1/{section}/{slug}/transitions`: what becomes of a content besides what is
 * written in it.
 */
export function transitionRoutes(app: FastifyInstance, context: HostContext): void {
  const requireProof = createProofHook(context);
  app.post<{ Params: PlaceParams; Headers: IdempotencyHeaders; Body: Transition }>(
    '/:section/:slug/transitions',
    {
      schema: {
        tags: ['editing'],
        summary:
          'Change the state of a content: submit, publish now or later, archive, retract, delete, or take that back.',
        params: ContentParams,
        headers: IdempotencyHeaders,
        body: Transition,
        response: { 200: ContentSource, '4xx': ProblemSchema },
      },
    },
    async (request) => {
      requireViewer(request);
      const { params, body } = request;
      const reading = createReadContext(context, request);
      const cause = toWriteRequest(context, request);
      const target = await findTarget(reading, params, body, cause);
      if (!target) throw new Problem('notFound');
      if (isRepeated(target, cause)) return presentSource(context, reading, target);
      if (!mayDo(reading, body.act, target)) throw new Problem('forbidden');
      if (isVotePublished(params, body)) await requireProof(request);
      return presentSource(context, reading, await transit(context, target, body, cause));
    },
  );
}
