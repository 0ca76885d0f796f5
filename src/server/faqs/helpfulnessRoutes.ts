import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { SlugParams } from '../../shared/contract/content';
import { Helpfulness, NewHelpfulness } from '../../shared/contract/faqs';
import { createReadContext } from '../content/contentRoutes';
import { isListedFor } from '../content/visibility';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { getClientInfo } from '../identity/clientInfo';
import { HELPFULNESS_PER_ADDRESS, takeAttempt } from '../identity/attempts';
import { requireWithinLimit } from '../identity/requireWithinLimit';
import { readHelpfulness, voteHelpful, type HelpfulnessVoter } from './helpfulness';

interface VoteRequest {
  Params: Static<typeof SlugParams>;
  Body: NewHelpfulness;
}

interface Found {
  readonly id: string;
  /** Null: a visitor. */
  readonly personId: string | null;
  readonly now: Date;
}

/** @throws Problem notFound where there is none, it is not out, or the reader may not read it */
async function findQuestion(
  context: HostContext,
  request: FastifyRequest<VoteRequest>,
): Promise<Found> {
  const { db, viewer, now } = createReadContext(context, request);
  const { id } = await db
    .selectFrom('contents')
    .select('id')
    .where('slug', '=', request.params.slug)
    .where(isListedFor(viewer, now, 'faqs'))
    .executeTakeFirstOrThrow(() => new Problem('notFound'));
  return { id, personId: viewer?.id ?? null, now };
}

/**
 * Registers `PUT /v1/faqs/{slug}/helpfulness`: one vote of a person or a visitor for each question,
 * which can be changed.
 */
export function helpfulnessRoutes(app: FastifyInstance, context: HostContext): void {
  const { db } = context;

  /**
   * Finds the voter; who is signed in votes as themselves. @throws Problem invalidRequest,
   * tooManyRequests
   */
  async function voterOf(
    request: FastifyRequest<VoteRequest>,
    reply: FastifyReply,
    { personId, now }: Pick<Found, 'personId' | 'now'>,
  ): Promise<HelpfulnessVoter> {
    if (personId !== null) return { personId };
    const { visitor } = request.body;
    if (visitor === undefined) throw new Problem('invalidRequest', 'body/visitor is missing');
    const { address } = getClientInfo(request);
    requireWithinLimit(reply, await takeAttempt(db, HELPFULNESS_PER_ADDRESS, address, now));
    return { visitor };
  }

  app.put<VoteRequest>(
    '/faqs/:slug/helpfulness',
    {
      schema: {
        tags: ['faqs'],
        summary:
          'Say whether an answer helped, in the place of an earlier vote. Again changes nothing.',
        params: SlugParams,
        body: NewHelpfulness,
        response: { 200: Helpfulness, '4xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      const found = await findQuestion(context, request);
      const { id, personId } = found;
      await voteHelpful(db, id, await voterOf(request, reply, found), request.body.isHelpful);
      const votesOn = await readHelpfulness(db, [id], personId);
      return { ...votesOn(id), mine: request.body.isHelpful };
    },
  );
}
