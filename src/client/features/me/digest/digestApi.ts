import type {
  DigestPlan,
  DigestRequest,
  Digests,
  DigestSent,
} from '../../../../shared/contract/digests';
import type { Locale } from '../../../../shared/locales';
import { AUTH_REQUIRED } from '../../../api/baseQuery';
import { portalApi } from '../../../api/portalApi';

const digestApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getDigests: build.query<Digests, Locale>({
      query: (locale) => ({ url: '/me/notifications/digest', params: { locale } }),
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Me', 'Notifications'],
    }),
    saveDigestPlan: build.mutation<null, DigestPlan>({
      query: (body) => ({ url: '/me/notifications/plan', method: 'PUT', body }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Me'],
    }),
    sendDigest: build.mutation<DigestSent, DigestRequest>({
      query: (body) => ({ url: '/me/notifications/digest', method: 'POST', body }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Me'],
    }),
  }),
});

export const { useGetDigestsQuery, useSaveDigestPlanMutation, useSendDigestMutation } = digestApi;
