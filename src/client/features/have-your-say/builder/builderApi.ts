import type {
  CensusList,
  CensusStored,
  EarlyClosing,
  ElectionImport,
  ElectionImported,
  ElectionRecount,
  PaperChange,
  PollCopy,
  PollPaper,
  RecountRead,
  RecountReading,
  TokenOrder,
  WrittenCancellation,
  WrittenOutcome,
  WrittenWithdrawal,
} from '../../../../shared/contract/papers';
import { AUTH_REQUIRED, type PortalRequest } from '../../../api/baseQuery';
import type { ApiExtra } from '../../../api/extra';
import { portalApi } from '../../../api/portalApi';
import type { ApiResponse } from '../../../api/request';
import { TIMING } from '../../../../shared/constants';
import type { useAppDispatch } from '../../../store/hooks';

interface PaperArg {
  readonly slug: string;
}

/** The same key for the same request: trying again can never write twice. */
type Sent<T> = PaperArg & { readonly body: T; readonly idempotencyKey: string };

const urlOf = ({ slug }: PaperArg, part: string) => `/have-your-say/${slug}/${part}`;

/**
 * Builds the endpoint of a change of the poll: it invalidates all polls, their pages and the
 * person's own lists.
 */
const change = <Body extends object>(
  part: string,
  method: 'POST' | 'PUT' = 'POST',
  timeout: number = TIMING.requestTimeoutMs,
) => ({
  query: ({ slug, body, idempotencyKey }: Sent<Body>): PortalRequest => ({
    url: urlOf({ slug }, part),
    method,
    body,
    idempotencyKey,
    timeout,
  }),
  extraOptions: AUTH_REQUIRED,
  invalidatesTags: [{ type: 'Content' as const, id: 'have-your-say' }, 'Me' as const],
});

interface Answered<T> {
  readonly dispatch: ReturnType<typeof useAppDispatch>;
  readonly queryFulfilled: PromiseLike<{ readonly data: T }>;
}

/**
 * Puts the paper that was answered into the cache, so that the next change is made from its
 * revision.
 */
const goOnWith =
  <T>(paperIn: (data: T) => PollPaper | null) =>
  async ({ slug }: PaperArg, { dispatch, queryFulfilled }: Answered<T>): Promise<void> => {
    const paper = await queryFulfilled.then(
      ({ data }) => paperIn(data),
      () => null,
    );
    if (paper) dispatch(builderApi.util.updateQueryData('getPaper', { slug }, () => paper));
  };

/** Builds the endpoint of a change that is answered with the paper as it is then. */
const paperChange = <Body extends object>(part: string, method?: 'PUT') => ({
  ...change<Body>(part, method),
  onQueryStarted: goOnWith((paper: PollPaper) => paper),
});

type Send = (request: PortalRequest) => PromiseLike<ApiResponse> | ApiResponse;

/** Writing the paper of a poll, and what is done with the poll besides. */
const builderApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getPaper: build.query<PollPaper, PaperArg>({
      query: (place) => urlOf(place, 'paper'),
      extraOptions: AUTH_REQUIRED,
      keepUnusedDataFor: 0,
    }),
    changePaper: build.mutation<PollPaper, Sent<PaperChange>>(paperChange('paper', 'PUT')),
    closePoll: build.mutation<PollPaper, Sent<EarlyClosing>>(paperChange('closing')),
    withdrawOption: build.mutation<PollPaper, Sent<WrittenWithdrawal>>(paperChange('withdrawals')),
    cancelPoll: build.mutation<PollPaper, Sent<WrittenCancellation>>(paperChange('cancellation')),
    writeOutcome: build.mutation<PollPaper, Sent<WrittenOutcome>>(paperChange('outcome')),
    copyPoll: build.mutation<PollCopy, Sent<object>>(change('copies')),
    importElection: build.mutation<ElectionImported, Sent<ElectionImport>>({
      ...change('imports'),
      onQueryStarted: goOnWith(({ paper }: ElectionImported) => paper),
    }),
    /** Says what a file with ballots holds. */
    readRecount: build.mutation<RecountRead, PaperArg & { readonly body: RecountReading }>({
      query: ({ slug, body }) => ({
        url: urlOf({ slug }, 'recounts/readings'),
        method: 'POST',
        body,
        timeout: TIMING.ballotFileTimeoutMs,
      }),
      extraOptions: AUTH_REQUIRED,
    }),
    importRecount: build.mutation<ElectionImported, Sent<ElectionRecount>>({
      ...change('recounts', 'POST', TIMING.ballotFileTimeoutMs),
      onQueryStarted: goOnWith(({ paper }: ElectionImported) => paper),
    }),
    /** Says who may vote, in the place of an earlier list. */
    storeCensus: build.mutation<CensusStored, PaperArg & { readonly body: CensusList }>({
      query: ({ slug, body }) => ({ url: urlOf({ slug }, 'census'), method: 'POST', body }),
      extraOptions: AUTH_REQUIRED,
    }),
    /** Gives the person the tokens as a file; they never go into the store. */
    makeTokens: build.mutation<null, PaperArg & { readonly body: TokenOrder }>({
      queryFn: async ({ slug, body }, { extra }, _options, send: Send) => {
        const { data, error } = await send({
          url: urlOf({ slug }, 'tokens'),
          method: 'POST',
          body,
          responseHandler: (response) => (response.ok ? response.text() : response.json()),
        });
        if (error) return { error };
        const file = new Blob([data as string], { type: 'text/csv;charset=utf-8' });
        (extra as ApiExtra).ports.saveFile(`${slug}-tokens.csv`, file);
        return { data: null };
      },
      extraOptions: AUTH_REQUIRED,
    }),
  }),
});

export const {
  useGetPaperQuery,
  useChangePaperMutation,
  useImportElectionMutation,
  useReadRecountMutation,
  useImportRecountMutation,
  useCopyPollMutation,
  useClosePollMutation,
  useCancelPollMutation,
  useWithdrawOptionMutation,
  useWriteOutcomeMutation,
  useStoreCensusMutation,
  useMakeTokensMutation,
} = builderApi;
