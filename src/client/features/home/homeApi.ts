import type { MyNeeds } from '../../../shared/contract/me';
import type { HomeWords } from '../../../shared/contract/settings';
import type { VoteOutcomes } from '../../../shared/contract/statistics';
import type { Locale } from '../../../shared/locales';
import { AUTH_REQUIRED } from '../../api/baseQuery';
import { portalApi } from '../../api/portalApi';

export const homeApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getOutcomes: build.query<VoteOutcomes, Locale>({
      query: (locale) => ({ url: '/statistics/outcomes', params: { locale } }),
      providesTags: [
        { type: 'Content', id: 'have-your-say' },
        { type: 'Content', id: 'governance' },
      ],
    }),
    getHomeWords: build.query<HomeWords, Locale>({
      query: (locale) => ({ url: '/home', params: { locale } }),
    }),
    getNeeds: build.query<MyNeeds, Locale>({
      query: (locale) => ({ url: '/me/needs', params: { locale } }),
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Me'],
    }),
  }),
});

export const { useGetOutcomesQuery, useGetHomeWordsQuery, useGetNeedsQuery } = homeApi;
