import type {
  NotificationCategory,
  NotificationPage,
  NotificationSettings,
  ReadAll,
  Unread,
} from '../../../shared/contract/notifications';
import type { Locale } from '../../../shared/locales';
import { AUTH_REQUIRED } from '../../api/baseQuery';
import { toCursorQuery, cursorPagination } from '../../api/cursorPagination';
import { subscribeToNotifications } from '../../api/personalStream';
import { portalApi } from '../../api/portalApi';

interface ListArg {
  /** The language of the titles. */
  readonly locale: Locale;
  readonly category?: NotificationCategory;
}

const PLACE = '/me/notifications';

export const notificationsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.infiniteQuery<NotificationPage, ListArg, string>({
      infiniteQueryOptions: cursorPagination,
      query: ({ queryArg, pageParam }) => ({
        url: PLACE,
        params: { ...queryArg, ...toCursorQuery(pageParam) },
      }),
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Notifications'],
    }),
    getUnread: build.query<Unread, undefined>({
      query: () => `${PLACE}/unread`,
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Notifications'],
    }),
    /**
     * Asks for them again, while the bell is there, when the host says that there are other ones.
     */
    watchNotifications: build.query<null, undefined>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (_arg, { cacheEntryRemoved, ...api }) => {
        const close = subscribeToNotifications(api, () =>
          api.dispatch(portalApi.util.invalidateTags(['Notifications'])),
        );
        await cacheEntryRemoved;
        close();
      },
    }),
    markRead: build.mutation<null, { readonly id: string; readonly isRead: boolean }>({
      query: ({ id, isRead }) => ({
        url: `${PLACE}/${id}/read`,
        method: 'PUT',
        body: { isRead },
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Notifications'],
    }),
    markAllRead: build.mutation<null, ReadAll>({
      query: (body) => ({ url: `${PLACE}/read-all`, method: 'POST', body }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Notifications'],
    }),
    removeNotification: build.mutation<null, string>({
      query: (id) => ({ url: `${PLACE}/${id}`, method: 'DELETE' }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Notifications'],
    }),
    restoreNotification: build.mutation<null, string>({
      query: (id) => ({ url: `${PLACE}/${id}/restore`, method: 'POST' }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Notifications'],
    }),
    getNotificationSettings: build.query<NotificationSettings, undefined>({
      query: () => `${PLACE}/settings`,
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Me'],
    }),
    saveNotificationSettings: build.mutation<NotificationSettings, NotificationSettings>({
      query: (body) => ({ url: `${PLACE}/settings`, method: 'PUT', body }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Me', 'Notifications'],
    }),
  }),
});

export const {
  useListNotificationsInfiniteQuery,
  useGetUnreadQuery,
  useWatchNotificationsQuery,
  useMarkReadMutation,
  useMarkAllReadMutation,
  useRemoveNotificationMutation,
  useRestoreNotificationMutation,
  useGetNotificationSettingsQuery,
  useSaveNotificationSettingsMutation,
} = notificationsApi;
