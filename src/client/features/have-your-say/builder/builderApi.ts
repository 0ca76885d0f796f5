import type {
  EarlyClosing,
  ElectionImport,
  ElectionImported,
  PaperChange,
  PollCopy,
  PollPaper,
  TokenOrder,
  WrittenCancellation,
  WrittenOutcome,
} from '../../../../shared/contract/papers';
import { REQUIRED, type PortalRequest } from '../../../api/baseQuery';
import type { ApiExtra } from '../../../api/extra';
import { portalApi } from '../../../api/portalApi';
import type { Answer } from '../../../api/request';

interface Place {
  readonly slug: string;
}

/** The same key for the same request: trying again can never write twice. */
type Sent<T> = Place & { readonly body: T; readonly idempotencyKey: string };

const urlOf = ({ slug }: Place, part: string) => `/have-your-say/${slug}/${part}`;

const post =
  (part: string) =>
  <T>({ slug, body, idempotencyKey }: Sent<T>): PortalRequest => ({
    url: urlOf({ slug }, part),
    method: 'POST',
    body: body as object,
    idempotencyKey,
  });

/** All polls and their pages, and what is one's own. */
const written = [{ type: 'Content' as const, id: 'have-your-say' }, 'Me' as const];

type Send = (request: PortalRequest) => PromiseLike<Answer> | Answer;

/** Writing the paper of a poll, and what is done with the poll besides. */
const builderApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getPaper: build.query<PollPaper, Place>({
      query: (place) => urlOf(place, 'paper'),
      extraOptions: REQUIRED,
      keepUnusedDataFor: 0,
    }),
    changePaper: build.mutation<PollPaper, Sent<PaperChange>>({
      query: ({ slug, body, idempotencyKey }) => ({
        url: urlOf({ slug }, 'paper'),
        method: 'PUT',
        body,
        idempotencyKey,
      }),
      extraOptions: REQUIRED,
      invalidatesTags: written,
    }),
    importElection: build.mutation<ElectionImported, Sent<ElectionImport>>({
      query: post('imports'),
      extraOptions: REQUIRED,
      invalidatesTags: written,
    }),
    copyPoll: build.mutation<PollCopy, Sent<object>>({
      query: post('copies'),
      extraOptions: REQUIRED,
      invalidatesTags: written,
    }),
    closePoll: build.mutation<PollPaper, Sent<EarlyClosing>>({
      query: post('closing'),
      extraOptions: REQUIRED,
      invalidatesTags: written,
    }),
    cancelPoll: build.mutation<PollPaper, Sent<WrittenCancellation>>({
      query: post('cancellation'),
      extraOptions: REQUIRED,
      invalidatesTags: written,
    }),
    writeOutcome: build.mutation<PollPaper, Sent<WrittenOutcome>>({
      query: post('outcome'),
      extraOptions: REQUIRED,
      invalidatesTags: written,
    }),
    /** Gives the person the tokens as a file; they never go into the store. */
    makeTokens: build.mutation<null, Place & { readonly body: TokenOrder }>({
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
      extraOptions: REQUIRED,
    }),
  }),
});

export const {
  useGetPaperQuery,
  useChangePaperMutation,
  useImportElectionMutation,
  useCopyPollMutation,
  useClosePollMutation,
  useCancelPollMutation,
  useWriteOutcomeMutation,
  useMakeTokensMutation,
} = builderApi;
