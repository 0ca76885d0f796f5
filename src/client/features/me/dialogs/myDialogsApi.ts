import type { SerializedError } from '@reduxjs/toolkit';
import type { CommentRelation, MyComments } from '../../../../shared/contract/comments';
import type { FollowedPage } from '../../../../shared/contract/follows';
import type { Appeal, HiddenOfMine } from '../../../../shared/contract/moderation';
import type { MyStatements } from '../../../../shared/contract/statements';
import type { Locale } from '../../../../shared/locales';
import { AUTH_REQUIRED } from '../../../api/baseQuery';
import { toCursorQuery, cursorPagination } from '../../../api/cursorPagination';
import { portalApi } from '../../../api/portalApi';
import type { Problem } from '../../../api/problem';
import { useLocale } from '../../../intl/IntlRoot';

export type HiddenText = HiddenOfMine['items'][number];

interface MyCommentsArg {
  readonly relation: CommentRelation;
  /** The language of the titles. */
  readonly locale: Locale;
}

interface AppealArg extends Appeal {
  readonly of: Pick<HiddenText, 'kind' | 'id'>;
}

const myDialogsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listMyComments: build.infiniteQuery<MyComments, MyCommentsArg, string>({
      infiniteQueryOptions: cursorPagination,
      query: ({ queryArg, pageParam }) => ({
        url: '/me/comments',
        params: { ...queryArg, ...toCursorQuery(pageParam) },
      }),
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Me', 'Comments'],
    }),
    listMyStatements: build.infiniteQuery<MyStatements, Locale, string>({
      infiniteQueryOptions: cursorPagination,
      query: ({ queryArg: locale, pageParam }) => ({
        url: '/me/statements',
        params: { locale, ...toCursorQuery(pageParam) },
      }),
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Me', 'Statements'],
    }),
    listFollowed: build.infiniteQuery<FollowedPage, Locale, string>({
      infiniteQueryOptions: cursorPagination,
      query: ({ queryArg: locale, pageParam }) => ({
        url: '/me/follows',
        params: { locale, ...toCursorQuery(pageParam) },
      }),
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Me'],
    }),
    getHidden: build.query<HiddenOfMine, Locale>({
      query: (locale) => ({ url: '/me/hidden', params: { locale } }),
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Me', 'Comments', 'Statements'],
    }),
    // Refused, too, it is read anew: somebody may have decided meanwhile, or it was asked in
    // another tab.
    appeal: build.mutation<null, AppealArg>({
      query: ({ of: { kind, id }, text }) => ({
        url: `/me/hidden/${kind}/${id}/appeal`,
        method: 'POST',
        body: { text },
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Me'],
    }),
  }),
});

export const { useAppealMutation } = myDialogsApi;

const WHEN_SHOWN = { refetchOnMountOrArgChange: true } as const;

/** Pages of a list that is read page after page. */
export interface Pages<Item> {
  readonly items: readonly Item[] | undefined;
  readonly isError: boolean;
  readonly error?: Problem | SerializedError | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

interface Answer<Item> extends Omit<Pages<Item>, 'items'> {
  readonly currentData?:
    { readonly pages: readonly { readonly items: readonly Item[] }[] } | undefined;
}

const pagesOf = <Item>(answer: Answer<Item>): Pages<Item> => ({
  ...answer,
  items: answer.currentData?.pages.flatMap(({ items }) => items),
});

/** My comments, or those that answer or name me; the newest first, page after page. */
export const useMyComments = (relation: CommentRelation): Pages<MyComments['items'][number]> =>
  pagesOf(
    myDialogsApi.useListMyCommentsInfiniteQuery({ relation, locale: useLocale() }, WHEN_SHOWN),
  );

/** My statements, the newest first. */
export const useMyStatements = (): Pages<MyStatements['items'][number]> =>
  pagesOf(myDialogsApi.useListMyStatementsInfiniteQuery(useLocale(), WHEN_SHOWN));

/** Provides what the person follows, the latest first. */
export const useFollowed = (): Pages<FollowedPage['items'][number]> =>
  pagesOf(myDialogsApi.useListFollowedInfiniteQuery(useLocale(), WHEN_SHOWN));

/** Provides the person's texts that moderation hid. */
export const useHidden = () => myDialogsApi.useGetHiddenQuery(useLocale(), WHEN_SHOWN);
