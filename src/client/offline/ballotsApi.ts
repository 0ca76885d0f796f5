import type { Answers } from '../../shared/ballots/answers';
import { VOTER_KEY_HEADER } from '../../shared/ballots/voterKeyHeader';
import type { CastBallot, OwnBallot, PollResult } from '../../shared/contract/have-your-say';
import { AUTH_REQUIRED, type PortalOptions } from '../api/baseQuery';
import type { ApiExtra } from '../api/extra';
import { portalApi } from '../api/portalApi';
import { readReceipt } from './keptReceipts';

interface CastBallotArg {
  readonly pollId: string;
  readonly slug: string;
  readonly answers: Answers;
  /** Token of a poll with tokens. */
  readonly token?: string;
  /** The same for every try to cast this ballot: it is counted once. */
  readonly idempotencyKey: string;
}

interface OwnResultArg {
  readonly pollId: string;
  readonly slug: string;
  readonly receipt: string;
}

type VisitorBallotArg = CastBallotArg & { readonly voterKey: string };

const request = ({ slug, answers, token, idempotencyKey }: CastBallotArg) => ({
  url: `/have-your-say/${slug}/ballots`,
  method: 'POST' as const,
  body: { answers, ...(token !== undefined && { token }) } satisfies CastBallot,
  idempotencyKey,
});

const changed = (_ballot: unknown, _error: unknown, { pollId }: CastBallotArg) => [
  { type: 'Content' as const, id: pollId },
  { type: 'Content' as const, id: 'have-your-say' },
  'Statistics' as const,
  'Me' as const,
  'Outbox' as const,
];

export const ballotsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    castBallot: build.mutation<OwnBallot, CastBallotArg>({
      query: request,
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: changed,
    }),
    /** Without a session, in a poll for everybody or with a token. */
    castVisitorBallot: build.mutation<OwnBallot, VisitorBallotArg>({
      query: (ballot) => ({
        ...request(ballot),
        headers: { [VOTER_KEY_HEADER]: ballot.voterKey },
      }),
      extraOptions: { auth: 'none' } satisfies PortalOptions,
      invalidatesTags: changed,
    }),
    /** The receipt that this device keeps because the host cannot know whose it is. */
    getKeptReceipt: build.query<OwnBallot | null, string>({
      queryFn: (pollId, { extra }) => ({ data: readReceipt(storeOf(extra), pollId) }),
      providesTags: ['Outbox'],
    }),
    /**
     * The result of a poll that is shown after one's own vote: the receipt tells the host that
     * there is one, not whose.
     */
    getOwnResult: build.query<PollResult, OwnResultArg>({
      query: ({ slug, receipt }) => ({ url: `/have-your-say/${slug}/result`, receipt }),
      extraOptions: { auth: 'none' } satisfies PortalOptions,
      providesTags: (_result, _error, { pollId }) => [{ type: 'Content', id: pollId }],
    }),
  }),
});

const storeOf = (extra: unknown) => (extra as ApiExtra).ports.localStorage;

export const {
  useCastBallotMutation,
  useCastVisitorBallotMutation,
  useGetKeptReceiptQuery,
  useGetOwnResultQuery,
} = ballotsApi;
