import type { PublicProfile } from '../../../shared/contract/user';
import type { Locale } from '../../../shared/locales';
import { portalApi } from '../../api/portalApi';

interface UserArg {
  readonly id: string;
  /** The language of the titles. */
  readonly locale: Locale;
}

/**
 * Endpoints of what everybody may know of a person. They are asked again with one’s own things: the
 * page may be one’s own.
 */
export const userApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<PublicProfile, UserArg>({
      query: ({ id, locale }) => ({ url: `/user/${id}`, params: { locale } }),
      providesTags: ['Me'],
    }),
  }),
});

export const { useGetUserQuery } = userApi;
