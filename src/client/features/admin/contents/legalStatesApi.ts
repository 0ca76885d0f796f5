import type { LegalStates } from '../../../../shared/contract/legal';
import { AUTH_REQUIRED } from '../../../api/baseQuery';
import { portalApi } from '../../../api/portalApi';

/** The state of each legal text, for administrators. */
const legalStatesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getLegalStates: build.query<LegalStates, undefined>({
      query: () => '/admin/legal',
      extraOptions: AUTH_REQUIRED,
      keepUnusedDataFor: 0,
      providesTags: [{ type: 'Content', id: 'legal' }],
    }),
  }),
});

export const { useGetLegalStatesQuery } = legalStatesApi;
