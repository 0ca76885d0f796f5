import type { DataRuns, OpenData } from '../../../shared/contract/openData';
import type { Locale } from '../../../shared/locales';
import { AUTH_REQUIRED } from '../../api/baseQuery';
import { portalApi } from '../../api/portalApi';

/** Endpoints of the public data, to take away. */
export const openDataApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getOpenData: build.query<OpenData, Locale>({
      query: (locale) => ({ url: '/open-data', params: { locale } }),
    }),
    listDataRuns: build.query<DataRuns, undefined>({
      query: () => '/open-data/runs',
      extraOptions: AUTH_REQUIRED,
    }),
    writeOpenData: build.mutation<DataRuns, undefined>({
      query: () => ({ url: '/open-data/runs', method: 'POST' }),
      extraOptions: AUTH_REQUIRED,
    }),
  }),
});

export const { useGetOpenDataQuery, useListDataRunsQuery, useWriteOpenDataMutation } = openDataApi;
