import type { NewCalendar, OwnCalendar } from '../../shared/contract/calendar';
import type {
  Attendance,
  CheckedIn,
  MyEvents,
  RegistrationInfo,
  RegistrationsPage,
  WantedPlace,
} from '../../shared/contract/registrations';
import type { Locale } from '../../shared/locales';
import type { PortalRequest } from './baseQuery';
import { REQUIRED } from './baseQuery';
import type { ApiExtra } from './extra';
import { portalApi } from './portalApi';
import type { Answer } from './request';

export interface EventPlace {
  readonly slug: string;
  /** Of the content: its page hears of every change. */
  readonly id: string;
}

const path = ({ slug }: Pick<EventPlace, 'slug'>) => `/events/${slug}/registration`;
/** What one person registered for. */
const OWN = { type: 'Content', id: 'registrations' } as const;
const CALENDAR = { type: 'Content', id: 'own-calendar' } as const;
const listOf = (slug: string) => ({ type: 'Content', id: `registrations ${slug}` }) as const;

type Send = (request: PortalRequest) => PromiseLike<Answer> | Answer;

/** Registering for events, one’s own registrations, and the door. */
export const registrationsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getRegistration: build.query<RegistrationInfo, EventPlace>({
      query: path,
      providesTags: (_info, _error, { id }) => [{ type: 'Content', id }],
    }),
    registerForEvent: build.mutation<RegistrationInfo, { place: EventPlace; wanted: WantedPlace }>({
      query: ({ place, wanted }) => ({ url: path(place), method: 'PUT', body: wanted }),
      extraOptions: REQUIRED,
      invalidatesTags: (_info, _error, { place: { id } }) => [OWN, { type: 'Content', id }],
    }),
    leaveEvent: build.mutation<RegistrationInfo, Pick<EventPlace, 'slug'> & { id?: string }>({
      query: (place) => ({ url: path(place), method: 'DELETE' }),
      extraOptions: REQUIRED,
      invalidatesTags: (_info, _error, { id }) => [
        OWN,
        ...(id === undefined ? [] : [{ type: 'Content' as const, id }]),
      ],
    }),
    listMyEvents: build.query<MyEvents, Locale>({
      query: (locale) => ({ url: '/me/registrations', params: { locale } }),
      extraOptions: REQUIRED,
      providesTags: [OWN],
    }),
    getOwnCalendar: build.query<OwnCalendar, undefined>({
      query: () => '/me/calendar',
      extraOptions: REQUIRED,
      providesTags: [CALENDAR],
    }),
    renewCalendar: build.mutation<NewCalendar, undefined>({
      query: () => ({ url: '/me/calendar', method: 'POST' }),
      extraOptions: REQUIRED,
      invalidatesTags: [CALENDAR],
    }),
    withdrawCalendar: build.mutation<null, undefined>({
      query: () => ({ url: '/me/calendar', method: 'DELETE' }),
      extraOptions: REQUIRED,
      invalidatesTags: [CALENDAR],
    }),
    listRegistrations: build.query<RegistrationsPage, { slug: string; q?: string; after?: number }>(
      {
        query: ({ slug, ...params }) => ({ url: `/events/${slug}/registrations`, params }),
        extraOptions: REQUIRED,
        providesTags: (_page, _error, { slug }) => [listOf(slug)],
      },
    ),
    checkIn: build.mutation<CheckedIn, { slug: string; code: string }>({
      query: ({ slug, code }) => ({
        url: `/events/${slug}/check-in`,
        method: 'POST',
        body: { code },
      }),
      extraOptions: REQUIRED,
      invalidatesTags: (_answer, _error, { slug }) => [listOf(slug)],
    }),
    setAttendance: build.mutation<null, { slug: string; id: string } & Attendance>({
      query: ({ slug, id, state }) => ({
        url: `/events/${slug}/registrations/${id}`,
        method: 'PUT',
        body: { state },
      }),
      extraOptions: REQUIRED,
      invalidatesTags: (_answer, _error, { slug }) => [listOf(slug)],
    }),
    /** Gives organisers the list as a file: a link alone would be refused. */
    saveRegistrations: build.mutation<null, string>({
      queryFn: async (slug, { extra }, _options, send: Send) => {
        const { data, error } = await send({
          url: `/events/${slug}/registrations.csv`,
          responseHandler: (response) => (response.ok ? response.blob() : response.json()),
        });
        if (error) return { error };
        (extra as ApiExtra).ports.saveFile(`${slug}-registrations.csv`, data as Blob);
        return { data: null };
      },
    }),
  }),
});

export const {
  useGetRegistrationQuery,
  useRegisterForEventMutation,
  useLeaveEventMutation,
  useListMyEventsQuery,
  useGetOwnCalendarQuery,
  useRenewCalendarMutation,
  useWithdrawCalendarMutation,
  useListRegistrationsQuery,
  useCheckInMutation,
  useSetAttendanceMutation,
  useSaveRegistrationsMutation,
} = registrationsApi;
