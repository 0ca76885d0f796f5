import type { OwnBallot } from '../../shared/contract/have-your-say';
import { REQUIRED } from '../api/baseQuery';
import { portalApi } from '../api/portalApi';

interface CastBallotArg {
  readonly pollId: string;
  readonly slug: string;
  readonly optionId: string;
  /** The same for every try to cast this ballot: it is counted once. */
  readonly idempotencyKey: string;
}

export const ballotsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    castBallot: build.mutation<OwnBallot, CastBallotArg>({
      query: ({ slug, optionId, idempotencyKey }) => ({
        url: `/have-your-say/${slug}/ballots`,
        method: 'POST',
        body: { optionId },
        idempotencyKey,
      }),
      extraOptions: REQUIRED,
      invalidatesTags: (_ballot, _error, { pollId }) => [
        { type: 'Content', id: pollId },
        { type: 'Content', id: 'have-your-say' },
        'Statistics',
        'Me',
      ],
    }),
  }),
});

export const { useCastBallotMutation } = ballotsApi;
