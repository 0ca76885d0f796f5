import type { PollPaper } from '../../../../shared/contract/papers';
import { AUTH_REQUIRED } from '../../../api/baseQuery';
import { portalApi } from '../../../api/portalApi';

const votersApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** Counts who could vote if the poll opened now; null where that is not known. */
    countVoters: build.query<number | null, { readonly slug: string }>({
      query: ({ slug }) => `/have-your-say/${slug}/paper`,
      transformResponse: ({ rules, voters }: PollPaper) => voters[rules.eligibility] ?? null,
      extraOptions: AUTH_REQUIRED,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useCountVotersQuery } = votersApi;
