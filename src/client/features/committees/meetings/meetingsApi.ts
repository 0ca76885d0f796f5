import type { MeetingList, MeetingPage, RegisterEntry } from '../../../../shared/contract/meetings';
import type { Locale } from '../../../../shared/locales';
import { AUTH_REQUIRED } from '../../../api/baseQuery';
import { toCursorQuery, cursorPagination } from '../../../api/cursorPagination';
import { portalApi } from '../../../api/portalApi';

export interface MeetingsArg {
  readonly slug: string;
  readonly locale: Locale;
}
export interface MeetingArg extends MeetingsArg {
  readonly id: string;
}
interface Entered {
  readonly slug: string;
  readonly id: string;
  readonly decision: string;
  readonly idempotencyKey: string;
}

const pathOf = (slug: string) => `/committees/${slug}/meetings`;
/** Tag of the meetings: changes of a committee change its meetings as well. */
const TAG = { type: 'Content' as const, id: 'committees' };

export const meetingsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listMeetings: build.infiniteQuery<MeetingList, MeetingsArg, string>({
      query: ({ queryArg: { slug, locale }, pageParam }) => ({
        url: pathOf(slug),
        params: { locale, ...toCursorQuery(pageParam) },
      }),
      infiniteQueryOptions: cursorPagination,
      providesTags: [TAG],
    }),
    getMeeting: build.query<MeetingPage, MeetingArg>({
      query: ({ slug, id, locale }) => ({ url: `${pathOf(slug)}/${id}`, params: { locale } }),
      providesTags: [TAG],
    }),
    enterMeetingDecision: build.mutation<RegisterEntry, Entered>({
      query: ({ slug, id, decision, idempotencyKey }) => ({
        url: `${pathOf(slug)}/${id}/decisions/${decision}/entry`,
        method: 'POST',
        idempotencyKey,
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: [TAG, { type: 'Content', id: 'governance' }],
    }),
  }),
});

export const { useListMeetingsInfiniteQuery, useGetMeetingQuery, useEnterMeetingDecisionMutation } =
  meetingsApi;
