import type { ContentSummary } from '../../../../shared/contract/content';
import type { MyNeeds } from '../../../../shared/contract/me';
import type { Locale } from '../../../../shared/locales';
import { AUTH_REQUIRED } from '../../../api/baseQuery';
import { portalApi } from '../../../api/portalApi';

const unvotedPollsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** The open votes in which the person may still vote, those that close soonest first. */
    getUnvotedPolls: build.query<readonly ContentSummary[], Locale>({
      query: (locale) => ({ url: '/me/needs', params: { locale } }),
      transformResponse: ({ polls }: MyNeeds) => polls.items,
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Me'],
    }),
  }),
});

export const { useGetUnvotedPollsQuery } = unvotedPollsApi;
