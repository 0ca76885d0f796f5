import type { CommentRelation, MyComments } from '../../../../shared/contract/comments';
import type { Appeal, HiddenOfMine } from '../../../../shared/contract/moderation';
import type { Locale } from '../../../../shared/locales';
import { REQUIRED } from '../../../api/baseQuery';
import { fromCursor, nextPage } from '../../../api/nextPage';
import { portalApi } from '../../../api/portalApi';
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
      infiniteQueryOptions: nextPage,
      query: ({ queryArg, pageParam }) => ({
        url: '/me/comments',
        params: { ...queryArg, ...fromCursor(pageParam) },
      }),
      extraOptions: REQUIRED,
      providesTags: ['Me', 'Comments'],
    }),
    getHidden: build.query<HiddenOfMine, Locale>({
      query: (locale) => ({ url: '/me/hidden', params: { locale } }),
      extraOptions: REQUIRED,
      providesTags: ['Me', 'Comments'],
    }),
    // Refused, too, it is read anew: somebody may have decided meanwhile, or it was asked in another tab.
    appeal: build.mutation<null, AppealArg>({
      query: ({ of: { kind, id }, text }) => ({
        url: `/me/hidden/${kind}/${id}/appeal`,
        method: 'POST',
        body: { text },
      }),
      extraOptions: REQUIRED,
      invalidatesTags: ['Me'],
    }),
  }),
});

export const { useAppealMutation } = myDialogsApi;

const WHEN_SHOWN = { refetchOnMountOrArgChange: true } as const;

/** My comments, or those that answer or name me; the newest first, page after page. */
export function useMyComments(relation: CommentRelation) {
  const answer = myDialogsApi.useListMyCommentsInfiniteQuery(
    { relation, locale: useLocale() },
    WHEN_SHOWN,
  );
  return { ...answer, items: answer.currentData?.pages.flatMap(({ items }) => items) };
}

/** What moderation hid of mine. */
export const useHidden = () => myDialogsApi.useGetHiddenQuery(useLocale(), WHEN_SHOWN);
