import type {
  DistrictShapes,
  TermList,
  TermListChange,
  TermMerge,
  TermProposals,
  Vocabulary,
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

export const {
  useGetTermListQuery,
  useListProposedTopicsQuery,
  useChangeTermListMutation,
  useMergeTermMutation,
  useChangeShapesMutation,
} = vocabularyApi;
