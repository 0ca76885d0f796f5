import type {
  DistrictShapes,
  TermList,
  TermListChange,
  TermMerge,
  TermProposals,
  Vocabulary,
  WrittenTerm,
} from '../../../shared/contract/vocabularies';
import { AUTH_REQUIRED } from '../../api/baseQuery';
import { portalApi } from '../../api/portalApi';
import { newerSettingsRequested } from '../../state/settingsSlice';

interface Sent<Body> {
  readonly vocabulary: Vocabulary;
  readonly body: Body;
  /** Trying again with the same key never writes twice. */
  readonly idempotencyKey: string;
}

/** The list before the last change, and the revision that it had. */
interface LastTermChange {
  readonly revision: number;
  readonly before: readonly WrittenTerm[];
}

const UNDO_KEPT_S = 3600;

interface SentShapes {
  readonly body: DistrictShapes;
  readonly revision: number;
  readonly idempotencyKey: string;
}

/** The lists of districts and topics, for those who change them. */
const vocabularyApi = portalApi.enhanceEndpoints({ addTagTypes: ['TermList'] }).injectEndpoints({
  endpoints: (build) => {
    const write = <Arg extends Sent<object>>(method: 'PUT' | 'POST', end: (arg: Arg) => string) =>
      build.mutation<TermList, Arg>({
        query: (arg) => ({
          url: `/${arg.vocabulary}${end(arg)}`,
          method,
          body: arg.body,
          idempotencyKey: arg.idempotencyKey,
        }),
        extraOptions: AUTH_REQUIRED,
        // A refusal says that the list is another one than the page knows.
        invalidatesTags: (_list, error, { vocabulary }) =>
          error ? [{ type: 'TermList', id: vocabulary }] : [],
        onQueryStarted: async ({ vocabulary }, { dispatch, queryFulfilled }) => {
          const { data } = await queryFulfilled.catch(() => ({ data: null }));
          if (!data) return;
          dispatch(vocabularyApi.util.updateQueryData('getTermList', vocabulary, () => data));
          // Filters and editors of this page follow at once.
          dispatch(newerSettingsRequested());
        },
      });
    return {
      getTermList: build.query<TermList, Vocabulary>({
        query: (vocabulary) => `/${vocabulary}`,
        extraOptions: AUTH_REQUIRED,
        keepUnusedDataFor: 0,
        providesTags: (_list, _error, vocabulary) => [{ type: 'TermList', id: vocabulary }],
      }),
      /**
       * Keeps the last change of a list while its page is left, so that it can be taken back on the
       * way back.
       */
      getLastTermChange: build.query<LastTermChange | null, Vocabulary>({
        queryFn: () => ({ data: null }),
        keepUnusedDataFor: UNDO_KEPT_S,
      }),
      listProposedTopics: build.query<TermProposals, undefined>({
        query: () => '/topics/proposals',
        extraOptions: AUTH_REQUIRED,
      }),
      changeTermList: write<Sent<TermListChange>>('PUT', () => ''),
      mergeTerm: write<Sent<TermMerge> & { readonly key: string }>(
        'POST',
        ({ key }) => `/${key}/merge`,
      ),
      changeShapes: build.mutation<unknown, SentShapes>({
        query: ({ body, revision, idempotencyKey }) => ({
          url: `/districts.geojson?revision=${revision}`,
          method: 'PUT',
          body,
          idempotencyKey,
        }),
        extraOptions: AUTH_REQUIRED,
        invalidatesTags: [{ type: 'TermList', id: 'districts' }],
      }),
    };
  },
});

/** Keeps what a change of a list can be taken back to; null: there is nothing to take back. */
export const keepLastTermChange = (vocabulary: Vocabulary, change: LastTermChange | null) =>
  vocabularyApi.util.upsertQueryData('getLastTermChange', vocabulary, change);

export const {
  useGetTermListQuery,
  useGetLastTermChangeQuery,
  useListProposedTopicsQuery,
  useChangeTermListMutation,
  useMergeTermMutation,
  useChangeShapesMutation,
} = vocabularyApi;
