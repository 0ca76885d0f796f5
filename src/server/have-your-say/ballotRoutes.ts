import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { findAnswerFaults } from '../../shared/ballots/answerFaults';
import { pickCastableAnswers } from '../../shared/ballots/askedQuestions';
import { SlugParams } from '../../shared/contract/content';
import { CastBallot, OwnBallot, VOTER_KEY_HEADER } from '../../shared/contract/have-your-say';
import { findBallotRefusal, can, type Viewer } from '../../shared/permissions/can';
import { contentResource } from '../content/visibility';
import type { Database } from '../db/openDatabase';
import type { HostContext } from '../hostContext';
import { IdempotencyHeaders } from '../http/idempotency';
import { Problem, ProblemSchema } from '../http/problem';
import { returnAttempt, takeAttempt, VISITOR_BALLOTS_PER_ADDRESS } from '../identity/attempts';
import { requireWithinLimit } from '../identity/requireWithinLimit';
import { getViewer } from '../identity/viewer';
import { createBallotLookups, type BallotPoll } from './ballotLookups';
import { openBallotBox } from './ballotBox';
import { openPoll } from './openPoll';
import { isMemberVoter, isPollToken, presentOwnBallot } from './pollQueries';
import { readResidentRefusal } from './residents';
import { toPollResource, toStoredPoll, type VoterStatus } from './storedPoll';
import { toVoter, type Voter } from './voters';

const CastHeaders = Type.Intersect([
  IdempotencyHeaders,
  Type.Object({
    [VOTER_KEY_HEADER]: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9_-]{22,128}$',
        description:
          'Names the device of a visitor in a poll for everyone: 128 random bits or more',
      }),
    ),
  }),
]);

interface CastRequest {
  Params: Static<typeof SlugParams>;
  Body: Static<typeof CastBallot>;
  Headers: Static<typeof CastHeaders>;
}

const castSchema = {
  tags: ['have-your-say'],
  summary:
    'Cast a ballot: of the person who is signed in, of a visitor or of the bearer of a token, as the poll wants. The same Idempotency-Key never casts again: it answers the ballot of this voter that counts.',
  params: SlugParams,
  headers: CastHeaders,
  body: CastBallot,
  response: { 200: OwnBallot, 201: OwnBallot, '4xx': ProblemSchema },
};

interface Voting {
  readonly db: Database;
  readonly poll: BallotPoll;
  readonly viewer: Viewer | null;
  readonly voter: Voter | null;
  readonly hasVoted: boolean;
}

/**
 * Tells whether the voter stands on the list of a poll that has one; the list of members is made
 * when the poll opens.
 */
async function isOnList({ db, poll, viewer, voter }: Voting): Promise<boolean> {
  if (toStoredPoll(poll).eligibility === 'members') {
    if (!poll.isOpened) await openPoll(db, poll.id, poll.now);
    return isMemberVoter(db, poll, true, viewer);
  }
  return voter?.tokenHash ? isPollToken(db, poll.id, voter.tokenHash) : false;
}

/** @throws Problem for who may not vote here now; the first reason counts */
async function requireVoter(voting: Voting): Promise<Voter> {
  const { db, poll, viewer, voter, hasVoted } = voting;
  const refusalOf = (status: Omit<VoterStatus, 'hasVoted'>) =>
    findBallotRefusal(viewer, toPollResource(poll, { hasVoted, ...status }), poll.now.getTime());
  // What the database says is asked when there is no other reason: before a poll opens there is no
  // list of members.
  const refusal =
    refusalOf({ isListed: true }) ??
    refusalOf({
      residentRefusal: await readResidentRefusal(db, poll, viewer, poll.now),
      isListed: await isOnList(voting),
    });
  if (refusal) throw new Problem(refusal);
  if (!voter) throw new Problem('signInRequired');
  return voter;
}

const credentialsOf = (request: FastifyRequest<CastRequest>) => ({
  viewer: getViewer(request),
  token: request.body.token,
  voterKey: request.headers[VOTER_KEY_HEADER],
});

/** Registers `POST /v1/have-your-say/{slug}/ballots`. */
export function ballotRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, clock, databaseNow } = context;
  const box = openBallotBox(db, databaseNow);
  const lookups = createBallotLookups(db, databaseNow);

  /**
   * Limits ballots of visitors per address: only their keys tell visitors apart, and a token could
   * be guessed.
   */
  async function limitVisitors({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> {
    const now = new Date(clock());
    requireWithinLimit(reply, await takeAttempt(db, VISITOR_BALLOTS_PER_ADDRESS, ip, now));
  }

  app.post<CastRequest>(
    '/have-your-say/:slug/ballots',
    { schema: castSchema, config: { countedAs: 'ballot' } },
    async (request, reply) => {
      const viewer = getViewer(request);
      const poll = await lookups.findPoll(request.params.slug);
      if (!poll || !can(viewer, 'content.read', contentResource(poll), clock()))
        throw new Problem('notFound');
      const voter = toVoter(toStoredPoll(poll), poll.id, credentialsOf(request));

      const key = request.headers['idempotency-key'];
      const earlier =
        voter && (await lookups.findEarlier({ pollId: poll.id, voterId: voter.id, key }));
      if (earlier?.isRepeated) return reply.code(200).send(presentOwnBallot(earlier.own));

      const isVisitor = voter !== null && !voter.isPerson;
      if (isVisitor) await limitVisitors(request, reply);
      const hasVoted = earlier !== null;
      const { id: voterId, isPerson } = await requireVoter({ db, poll, viewer, voter, hasVoted });
      const faults = findAnswerFaults(poll.questions, request.body.answers);
      if (faults.length > 0) {
        // A refused ballot does not get into the poll, and uses up nothing that others of the
        // network need.
        if (isVisitor) await returnAttempt(db, VISITOR_BALLOTS_PER_ADDRESS, request.ip);
        throw new Problem('invalidBallot', undefined, faults);
      }
      const answers = pickCastableAnswers(poll.questions, request.body.answers);
      if (!poll.isOpened) await openPoll(db, poll.id, poll.now);
      const owner = isPerson ? request.tokenOwner : null;
      const cast = await box.cast({ pollId: poll.id, voterId, owner, key, answers });
      if ('refusal' in cast) throw new Problem(cast.refusal);
      return reply.code(cast.isNew ? 201 : 200).send(presentOwnBallot(cast.own));
    },
  );
}
