import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { SlugParams } from '../../shared/contract/content';
import { CastBallot, OwnBallot } from '../../shared/contract/have-your-say';
import { ballotRefusal } from '../../shared/permissions/can';
import { findContent } from '../content/contentQueries';
import type { HostContext } from '../hostContext';
import { IdempotencyHeaders } from '../http/idempotency';
import { Problem, ProblemSchema } from '../http/problem';
import { requireViewer } from '../identity/viewer';
import { castBallot, findOwnBallot, listOptions } from './pollQueries';
import { pollResource, storedPoll } from './polls';

interface CastRequest {
  Params: Static<typeof SlugParams>;
  Body: Static<typeof CastBallot>;
  Headers: IdempotencyHeaders;
}

const castSchema = {
  tags: ['have-your-say'],
  summary:
    'Cast the ballot of the person who is signed in. The same Idempotency-Key answers the same receipt again.',
  params: SlugParams,
  headers: IdempotencyHeaders,
  body: CastBallot,
  response: { 200: OwnBallot, 201: OwnBallot, '4xx': ProblemSchema },
};

export function ballotRoutes(app: FastifyInstance, { db, clock }: HostContext): void {
  app.post<CastRequest>(
    '/have-your-say/:slug/ballots',
    { schema: castSchema },
    async (request, reply) => {
      const viewer = requireViewer(request);
      const now = new Date(clock());
      const poll = await findContent(
        { db, viewer, locale: 'en', now },
        'have-your-say',
        request.params.slug,
      );
      if (!poll) throw new Problem('notFound');

      const key = request.headers['idempotency-key'];
      const earlier = await findOwnBallot(db, poll.id, viewer.voterId);
      if (earlier?.key === key) return reply.code(200).send(earlier);

      const refusal = ballotRefusal(viewer, pollResource(poll, earlier !== null), now.getTime());
      if (refusal) throw new Problem(refusal);
      const options = await listOptions(db, poll.id);
      if (!options.some(({ id }) => id === request.body.optionId))
        throw new Problem('unknownOption');

      const isSecret = storedPoll(poll).secrecy === 'secret';
      const { optionId } = request.body;
      const isTaken = await castBallot(
        db,
        { pollId: poll.id, optionId, voterId: viewer.voterId, idempotencyKey: key, isSecret },
        now,
      );
      const own = await findOwnBallot(db, poll.id, viewer.voterId);
      if (!isTaken && own?.key !== key) throw new Problem('alreadyVoted');
      return reply.code(isTaken ? 201 : 200).send(own);
    },
  );
}
