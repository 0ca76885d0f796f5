import { skipToken } from '@reduxjs/toolkit/query';
import type { Follow } from '../../../shared/contract/follows';
import type { Section } from '../../../shared/sections';
import { AUTH_REQUIRED } from '../../api/baseQuery';
import { editingApi } from '../../api/editingApi';
import { portalApi } from '../../api/portalApi';

interface ContentArg {
  readonly section: Section;
  readonly slug: string;
}

const followApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    // The answer replaces the cached value on the page; nothing else is read anew.
    setFollowing: build.mutation<
      Follow,
      { readonly place: ContentArg; readonly isFollowing: boolean }
    >({
      query: ({ place: { section, slug }, isFollowing }) => ({
        url: `/${section}/${slug}/follow`,
        method: isFollowing ? 'PUT' : 'DELETE',
      }),
      extraOptions: AUTH_REQUIRED,
      onQueryStarted: async ({ place: { section, slug } }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(
          editingApi.util.updateQueryData('getRights', { section, slug }, (rights) => {
            rights.follow = answer.data;
          }),
        );
      },
    }),
  }),
});

export const { useSetFollowingMutation } = followApi;

/**
 * Tells whether the reader follows this content: null where they cannot, undefined as long as it is
 * not known.
 */
export function useFollow(place: ContentArg, isSignedIn: boolean): Follow | null | undefined {
  const { currentData } = editingApi.useGetRightsQuery(isSignedIn ? place : skipToken);
  return currentData && (currentData.follow ?? null);
}
