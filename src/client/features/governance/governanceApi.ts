import type { GovernanceFacets } from '../../../shared/contract/governance';
import type { Indicators, IndicatorsQuery } from '../../../shared/contract/indicators';
import type { Locale } from '../../../shared/locales';
import { portalApi } from '../../api/portalApi';

/** Apart from the screens: the portal asks before they are there. */
export const governanceApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getGovernanceFacets: build.query<GovernanceFacets, Locale>({
      query: (locale) => ({ url: '/governance/facets', params: { locale } }),
      providesTags: [{ type: 'Content', id: 'governance' }],
    }),
    getIndicators: build.query<Indicators, IndicatorsQuery>({
      query: (params) => ({ url: '/governance/indicators', params }),
    }),
  }),
});

export const { useGetGovernanceFacetsQuery, useGetIndicatorsQuery } = governanceApi;
