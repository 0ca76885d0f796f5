import type { EarlierFacts, EarlierFactsChange } from '../../../../shared/contract/earlierFacts';
import type {
  AreaSettings,
  SettingsArea,
  SettingsChange,
  SettingsHistory,
  SettingsUndo,
} from '../../../../shared/contract/settings';
import { AUTH_REQUIRED } from '../../../api/baseQuery';
import { portalApi } from '../../../api/portalApi';
import { newerSettingsRequested } from '../../../state/settingsSlice';

interface Sent<Body> {
  readonly area: SettingsArea;
  readonly body: Body;
  /** Trying again with the same key never writes twice. */
  readonly idempotencyKey: string;
}

const settingsAdminApi = portalApi
  .enhanceEndpoints({ addTagTypes: ['SettingsHistory'] })
  .injectEndpoints({
    endpoints: (build) => {
      const write = <Body extends object>(method: 'PUT' | 'POST', end: string) =>
        build.mutation<AreaSettings, Sent<Body>>({
          query: ({ area, body, idempotencyKey }) => ({
            url: `/settings/${area}${end}`,
            method,
            body,
            idempotencyKey,
          }),
          extraOptions: AUTH_REQUIRED,
          invalidatesTags: (_now, _error, { area }) => [{ type: 'SettingsHistory', id: area }],
          onQueryStarted: async ({ area }, { dispatch, queryFulfilled }) => {
            const { data } = await queryFulfilled.catch(() => ({ data: null }));
            if (!data) return;
            dispatch(settingsAdminApi.util.updateQueryData('getArea', area, () => data));
            // Names, clock and currency of this page follow at once.
            dispatch(newerSettingsRequested());
          },
        });
      return {
        getArea: build.query<AreaSettings, SettingsArea>({
          query: (area) => `/settings/${area}`,
          extraOptions: AUTH_REQUIRED,
          keepUnusedDataFor: 0,
        }),
        listRevisions: build.query<SettingsHistory, SettingsArea>({
          query: (area) => `/settings/${area}/history`,
          extraOptions: AUTH_REQUIRED,
          keepUnusedDataFor: 0,
          providesTags: (_history, _error, area) => [{ type: 'SettingsHistory', id: area }],
        }),
        getEarlierFacts: build.query<EarlierFacts, undefined>({
          query: () => '/settings/earlier-facts',
          extraOptions: AUTH_REQUIRED,
          keepUnusedDataFor: 0,
        }),
        replaceEarlierFacts: build.mutation<EarlierFacts, Omit<Sent<EarlierFactsChange>, 'area'>>({
          query: ({ body, idempotencyKey }) => ({
            url: '/settings/earlier-facts',
            method: 'POST',
            body,
            idempotencyKey,
          }),
          extraOptions: AUTH_REQUIRED,
          onQueryStarted: async (_sent, { dispatch, queryFulfilled }) => {
            const { data } = await queryFulfilled.catch(() => ({ data: null }));
            if (data)
              dispatch(
                settingsAdminApi.util.updateQueryData('getEarlierFacts', undefined, () => data),
              );
          },
        }),
        changeArea: write<SettingsChange>('PUT', ''),
        bringBackRevision: write<SettingsUndo>('POST', '/undo'),
      };
    },
  });

export const {
  useGetAreaQuery,
  useGetEarlierFactsQuery,
  useReplaceEarlierFactsMutation,
  useListRevisionsQuery,
  useChangeAreaMutation,
  useBringBackRevisionMutation,
} = settingsAdminApi;
