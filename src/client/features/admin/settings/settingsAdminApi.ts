import type { EarlierFacts, EarlierFactsChange } from '../../../../shared/contract/earlierFacts';
import type {
  AreaSettings,
  BrandPicture,
  SectionConsequences,
  SettingsArea,
  SettingsChange,
  SettingsHistory,
  SettingsUndo,
} from '../../../../shared/contract/settings';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { AUTH_REQUIRED, type PortalRequest } from '../../../api/baseQuery';
import type { ApiExtra } from '../../../api/extra';
import { cursorPagination, toCursorQuery } from '../../../api/cursorPagination';
import { portalApi } from '../../../api/portalApi';
import { createLocalProblem } from '../../../api/problem';
import type { Picture } from '../../../api/profileApi';
import type { ApiResponse } from '../../../api/request';
import { newerSettingsRequested } from '../../../state/settingsSlice';

/** Some systems know no type for a file; the host looks at what is in it. */
const UNKNOWN_PICTURE = 'image/*';

interface Sent<Body> {
  readonly area: SettingsArea;
  readonly body: Body;
  /** Trying again with the same key never writes twice. */
  readonly idempotencyKey: string;
}

type Send = (request: PortalRequest) => PromiseLike<ApiResponse> | ApiResponse;

async function postPicture(
  { ticket }: { readonly ticket: string },
  { extra }: BaseQueryApi,
  _options: unknown,
  send: Send,
): Promise<ApiResponse<BrandPicture>> {
  const picture = (extra as ApiExtra).vault.redeem(ticket) as Picture | null;
  if (!picture) return { error: createLocalProblem('unexpected') };
  return (await send({
    url: '/settings/look/pictures',
    method: 'POST',
    body: picture.bytes,
    headers: { 'Content-Type': picture.mediaType || UNKNOWN_PICTURE },
  })) as ApiResponse<BrandPicture>;
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
        listRevisions: build.infiniteQuery<SettingsHistory, SettingsArea, string>({
          infiniteQueryOptions: cursorPagination,
          query: ({ queryArg: area, pageParam }) => ({
            url: `/settings/${area}/history`,
            params: toCursorQuery(pageParam),
          }),
          extraOptions: AUTH_REQUIRED,
          keepUnusedDataFor: 0,
          providesTags: (_history, _error, area) => [{ type: 'SettingsHistory', id: area }],
        }),
        getSectionConsequences: build.query<SectionConsequences, undefined>({
          query: () => '/settings/sections/consequences',
          extraOptions: AUTH_REQUIRED,
          keepUnusedDataFor: 0,
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
        /** Sends a picture of the look; the settings name it by what comes back. */
        sendBrandPicture: build.mutation<BrandPicture, { readonly ticket: string }>({
          queryFn: postPicture,
          extraOptions: AUTH_REQUIRED,
        }),
      };
    },
  });

export const {
  useGetAreaQuery,
  useGetEarlierFactsQuery,
  useGetSectionConsequencesQuery,
  useReplaceEarlierFactsMutation,
  useListRevisionsInfiniteQuery,
  useChangeAreaMutation,
  useBringBackRevisionMutation,
  useSendBrandPictureMutation,
} = settingsAdminApi;
