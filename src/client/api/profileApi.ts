import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { Profile, ProfileChange } from '../../shared/contract/profile';
import type { PortalRequest } from './baseQuery';
import type { ApiExtra } from './extra';
import { AUTH_REQUIRED } from './baseQuery';
import { portalApi } from './portalApi';
import { createLocalProblem } from './problem';
import type { ApiResponse } from './request';

export interface Picture {
  readonly mediaType: string;
  readonly bytes: ArrayBuffer;
}

/**
 * Creates a thunk that keeps a picture outside the store, which holds plain values only. Its
 * answer, the ticket, may travel in an action.
 */
export const depositPicture =
  ({ mediaType, bytes }: Picture) =>
  (_dispatch: unknown, _getState: unknown, { vault }: ApiExtra): string =>
    vault.deposit({ mediaType, bytes });

type Send = (request: PortalRequest) => PromiseLike<ApiResponse> | ApiResponse;

async function putPicture(
  { ticket }: { readonly ticket: string },
  { extra }: BaseQueryApi,
  _options: unknown,
  send: Send,
): Promise<ApiResponse<null>> {
  const picture = (extra as ApiExtra).vault.redeem(ticket) as Picture | null;
  if (!picture) return { error: createLocalProblem('unexpected') };
  const { error } = await send({
    url: '/me/picture',
    method: 'PUT',
    body: picture.bytes,
    headers: { 'Content-Type': picture.mediaType },
  });
  return error ? { error } : { data: null };
}

/**
 * Endpoints for the data that people can change about themselves (SPEC 2.1: `profile`,
 * `profile/edit`).
 */
const profileApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, undefined>({
      query: () => '/me/profile',
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Me'],
    }),
    changeProfile: build.mutation<Profile, ProfileChange>({
      query: (body) => ({ url: '/me/profile', method: 'PATCH', body }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Me'],
    }),
    sendPicture: build.mutation<null, { readonly ticket: string }>({
      queryFn: putPicture,
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Me'],
    }),
    removePicture: build.mutation<null, undefined>({
      query: () => ({ url: '/me/picture', method: 'DELETE' }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Me'],
    }),
  }),
});

export const {
  useGetProfileQuery,
  useChangeProfileMutation,
  useSendPictureMutation,
  useRemovePictureMutation,
} = profileApi;
