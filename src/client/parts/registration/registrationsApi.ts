import type { NewCalendar, OwnCalendar } from '../../../shared/contract/calendar';
import type {
  Attendance,
  CheckedIn,
  MyEvents,
  RegistrationInfo,
  RegistrationList,
  RegistrationsPage,
  RegistrationRequest,
} from '../../../shared/contract/registrations';
import type { Locale } from '../../../shared/locales';
import type { RegisteredSection } from '../../../shared/sections';
import type { PortalRequest } from '../../api/baseQuery';
import { AUTH_REQUIRED } from '../../api/baseQuery';
import type { ApiExtra } from '../../api/extra';
import { portalApi } from '../../api/portalApi';
import type { ApiResponse } from '../../api/request';

/** An event or a training. */
export interface RegistrationTarget {
  readonly section: RegisteredSection;
  readonly slug: string;
}
export interface RegistrationContent extends RegistrationTarget {
  /** Id of the content: its page hears of every change. */
  readonly id: string;
}

const path = ({ section, slug }: RegistrationTarget) => `/${section}/${slug}/registration`;
/** Tag of one person's registrations. */
const OWN = { type: 'Content', id: 'registrations' } as const;
const CALENDAR = { type: 'Content', id: 'own-calendar' } as const;
const listOf = ({ section, slug }: RegistrationTarget) =>
  ({ type: 'Content', id: `registrations ${section} ${slug}` }) as const;

type Send = (request: PortalRequest) => PromiseLike<ApiResponse> | ApiResponse;

/** Registering for events and trainings, one’s own registrations, and the door. */
const registrationsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getRegistration: build.query<RegistrationInfo, RegistrationContent>({
      query: path,
      providesTags: (_info, _error, { id }) => [{ type: 'Content', id }],
    }),
    takePlace: build.mutation<
      RegistrationInfo,
      { place: RegistrationContent; wanted: RegistrationRequest }
    >({
      query: ({ place, wanted }) => ({ url: path(place), method: 'PUT', body: wanted }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: (_info, _error, { place: { id } }) => [OWN, { type: 'Content', id }],
    }),
    leavePlace: build.mutation<RegistrationInfo, RegistrationTarget & { id?: string }>({
      query: (place) => ({ url: path(place), method: 'DELETE' }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: (_info, _error, { id }) => [
        OWN,
        ...(id === undefined ? [] : [{ type: 'Content' as const, id }]),
      ],
    }),
    listMyEvents: build.query<MyEvents, Locale>({
      query: (locale) => ({ url: '/me/registrations', params: { locale } }),
      extraOptions: AUTH_REQUIRED,
      providesTags: [OWN],
    }),
    getOwnCalendar: build.query<OwnCalendar, undefined>({
      query: () => '/me/calendar',
      extraOptions: AUTH_REQUIRED,
      providesTags: [CALENDAR],
    }),
    renewCalendar: build.mutation<NewCalendar, undefined>({
      query: () => ({ url: '/me/calendar', method: 'POST' }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: [CALENDAR],
    }),
    withdrawCalendar: build.mutation<null, undefined>({
      query: () => ({ url: '/me/calendar', method: 'DELETE' }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: [CALENDAR],
    }),
    listRegistrations: build.query<
      RegistrationsPage,
      RegistrationTarget & { list: RegistrationList; q?: string; after?: number }
    >({
      query: ({ section, slug, ...params }) => ({
        url: `/${section}/${slug}/registrations`,
        params,
      }),
      extraOptions: AUTH_REQUIRED,
      providesTags: (_page, _error, meant) => [listOf(meant)],
    }),
    checkIn: build.mutation<CheckedIn, RegistrationTarget & { code: string }>({
      query: ({ section, slug, code }) => ({
        url: `/${section}/${slug}/check-in`,
        method: 'POST',
        body: { code },
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: (_answer, _error, meant) => [listOf(meant)],
    }),
    setAttendance: build.mutation<null, RegistrationTarget & { id: string } & Attendance>({
      query: ({ section, slug, id, state }) => ({
        url: `/${section}/${slug}/registrations/${id}`,
        method: 'PUT',
        body: { state },
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: (_answer, _error, meant) => [listOf(meant)],
    }),
    /** Gives organisers the list as a file: a link alone would be refused. */
    saveRegistrations: build.mutation<null, RegistrationTarget>({
      queryFn: async ({ section, slug }, { extra }, _options, send: Send) => {
        const { data, error } = await send({
          url: `/${section}/${slug}/registrations.csv`,
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
  useTakePlaceMutation,
  useLeavePlaceMutation,
  useListMyEventsQuery,
  useGetOwnCalendarQuery,
  useRenewCalendarMutation,
  useWithdrawCalendarMutation,
  useListRegistrationsQuery,
  useCheckInMutation,
  useSetAttendanceMutation,
  useSaveRegistrationsMutation,
} = registrationsApi;
