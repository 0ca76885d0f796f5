import type { Page } from '../../../shared/contract/content';
import type { MyContent, MyPolls, MySection, Notice } from '../../../shared/contract/me';
import type { Locale } from '../../../shared/locales';
import { AUTH_REQUIRED } from '../../api/baseQuery';
import { portalApi } from '../../api/portalApi';

interface MineArg {
  readonly section: MySection;
  readonly locale: Locale;
}

const meApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getMine: build.query<Page<MyContent>, MineArg>({
      query: ({ section, locale }) => ({ url: `/me/${section}`, params: { locale } }),
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Me'],
    }),
    getMyPolls: build.query<MyPolls, Locale>({
      query: (locale) => ({ url: '/me/have-your-say', params: { locale } }),
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Me'],
    }),
    getNotices: build.query<Page<Notice>, Locale>({
      query: (locale) => ({ url: '/me/notices', params: { locale } }),
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Me'],
    }),
  }),
});

export const { useGetMineQuery, useGetMyPollsQuery, useGetNoticesQuery } = meApi;
