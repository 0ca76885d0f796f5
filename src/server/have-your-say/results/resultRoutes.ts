import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { RECEIPT_HEADER } from '../../../shared/ballots/receiptHeader';
import { SlugParams } from '../../../shared/contract/content';
import { PollResult, type Eligibility } from '../../../shared/contract/have-your-say';
import { can } from '../../../shared/permissions/can';
import { findContent, type ContentRow } from '../../content/contentQueries';
import { createReadContext } from '../../content/contentRoutes';
import type { ReadContext } from '../../content/section';
import type { HostContext } from '../../hostContext';
import { Problem, ProblemSchema } from '../../http/problem';
import { findOwnBallot, findPoll, isReceiptInBallotBox } from '../pollQueries';
import { toPollResource, toStoredPoll } from '../storedPoll';
import { readPollResult } from './pollResult';

const ReceiptHeaders = Type.Object({
  [RECEIPT_HEADER]: Type.Optional(
    Type.String({
      pattern: '^[0-9A-F-]{1,64}$',
      description:
        'Of a ballot that counts in this poll: shows that a visitor, or the bearer of a token, has voted. It is not stored',
    }),
  ),
});

interface ResultRequest {
  Params: Static<typeof SlugParams>;
  Headers: Static<typeof ReceiptHeaders>;
}

/** Kinds of eligibility in which a ballot belongs to no voter whom the host would know again. */
const WITH_UNKNOWN_VOTERS: readonly Eligibility[] = ['everyone', 'tokens'];

/**
 * Tells whether the reader has voted, by their account, or by the receipt of a ballot that counts.
 * A ballot that was replaced shows nothing any more.
 */
async function hasVoted(
  { db, viewer }: ReadContext,
  poll: ContentRow,
  receipt: string | undefined,
): Promise<boolean> {
  if (viewer && (await findOwnBallot(db, poll.id, viewer.voterId))) return true;
  if (!WITH_UNKNOWN_VOTERS.includes(toStoredPoll(poll).eligibility)) return false;
  return receipt !== undefined && isReceiptInBallotBox(db, poll.id, receipt);
}

/**
 * Registers `GET /v1/have-your-say/{slug}/result`: the page of a poll holds the result for readers
 * who the host knows may see it; this is for those who can show it by their receipt.
 */
export function resultRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<ResultRequest>(
    '/have-your-say/:slug/result',
    {
      schema: {
        tags: ['have-your-say'],
        summary:
          'Read the result of a poll so far, or the final one. Where it is shown after one’s own vote, the receipt of a ballot opens it to visitors and bearers of tokens.',
        params: SlugParams,
        headers: ReceiptHeaders,
        response: { 200: PollResult, '4xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      const reading = createReadContext(context, request);
      const poll = await findContent(reading, 'have-your-say', request.params.slug);
      if (!poll) throw new Problem('notFound');
      const standing = {
        hasVoted: await hasVoted(reading, poll, request.headers[RECEIPT_HEADER]),
        isListed: false,
      };
      const resource = toPollResource(poll, standing);
      if (!can(reading.viewer, 'result.see', resource, reading.now.getTime()))
        throw new Problem('notFound');
      const row = await findPoll(context.db, poll.id);
      const result = await readPollResult(context.db, {
        id: poll.id,
        details: toStoredPoll(poll),
        row,
      });
      if (!result) throw new Problem('notFound');
      return reply.header('cache-control', 'no-store').send(result);
    },
  );
}
