import type {
  OpenInvitations,
  PeopleListRead,
} from '../../../../shared/contract/accountInvitations';
import { AUTH_REQUIRED } from '../../../api/baseQuery';
import { toCursorQuery, cursorPagination } from '../../../api/cursorPagination';
import { portalApi } from '../../../api/portalApi';

const pathOf = (id: string) => `/admin/invitations/${encodeURIComponent(id)}`;

const invitationsApi = portalApi
  .enhanceEndpoints({ addTagTypes: ['AccountInvitations'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Reports what inviting the people of a table would do. */
      checkPeopleList: build.mutation<PeopleListRead, string>({
        query: (text) => ({ url: '/admin/invitations/check', method: 'POST', body: { text } }),
        extraOptions: AUTH_REQUIRED,
      }),
      invitePeople: build.mutation<PeopleListRead, string>({
        query: (text) => ({ url: '/admin/invitations', method: 'POST', body: { text } }),
        extraOptions: AUTH_REQUIRED,
        invalidatesTags: ['AccountInvitations'],
      }),
      listAccountInvitations: build.infiniteQuery<OpenInvitations, undefined, string>({
        infiniteQueryOptions: cursorPagination,
        query: ({ pageParam }) => ({
          url: '/admin/invitations',
          params: toCursorQuery(pageParam),
        }),
        extraOptions: AUTH_REQUIRED,
        providesTags: ['AccountInvitations'],
      }),
      sendInvitationAgain: build.mutation<unknown, string>({
        query: (id) => ({ url: `${pathOf(id)}/again`, method: 'POST' }),
        extraOptions: AUTH_REQUIRED,
        invalidatesTags: ['AccountInvitations'],
      }),
      withdrawAccountInvitation: build.mutation<unknown, string>({
        query: (id) => ({ url: pathOf(id), method: 'DELETE' }),
        extraOptions: AUTH_REQUIRED,
        invalidatesTags: ['AccountInvitations'],
      }),
      restoreAccountInvitation: build.mutation<unknown, string>({
        query: (id) => ({ url: `${pathOf(id)}/restore`, method: 'POST' }),
        extraOptions: AUTH_REQUIRED,
        invalidatesTags: ['AccountInvitations'],
      }),
    }),
  });

export const {
  useCheckPeopleListMutation,
  useInvitePeopleMutation,
  useRestoreAccountInvitationMutation,
  useSendInvitationAgainMutation,
  useWithdrawAccountInvitationMutation,
} = invitationsApi;

/** Reads the open invitations, page after page, in all their states. */
export function useAccountInvitations() {
  const answer = invitationsApi.useListAccountInvitationsInfiniteQuery(undefined);
  const pages = answer.data?.pages;
  return {
    ...answer,
    invitations: pages?.flatMap(({ items }) => items),
    total: pages?.[0]?.total ?? 0,
  };
}
