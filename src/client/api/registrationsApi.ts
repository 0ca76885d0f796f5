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
import type { RegisteredSection } from '../../shared/sections';
import type { PortalRequest } from './baseQuery';
import { REQUIRED } from './baseQuery';
import type { ApiExtra } from './extra';
import { portalApi } from './portalApi';
import type { Answer } from './request';

/** An event or a training. */
export interface Meant {
  readonly section: RegisteredSection;
  readonly slug: string;
}
export interface RegisteredPlace extends Meant {
  /** Id of the content: its page hears of every change. */
  readonly id: string;
}

const path = ({ section, slug }: Meant) => `/${section}/${slug}/registration`;
/** Tag of one person's registrations. */
const OWN = { type: 'Content', id: 'registrations' } as const;
const CALENDAR = { type: 'Content', id: 'own-calendar' } as const;
const listOf = ({ section, slug }: Meant) =>
  ({ type: 'Content', id: `registrations ${section} ${slug}` }) as const;

type Send = (request: PortalRequest) => PromiseLike<Answer> | Answer;

/** Registering for events and trainings, one’s own registrations, and the door. */
const registrationsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getRegistration: build.query<RegistrationInfo, RegisteredPlace>({
      query: path,
      providesTags: (_info, _error, { id }) => [{ type: 'Content', id }],
    }),
    takePlace: build.mutation<RegistrationInfo, { place: RegisteredPlace; wanted: WantedPlace }>({
      query: ({ place, wanted }) => ({ url: path(place), method: 'PUT', body: wanted }),
      extraOptions: REQUIRED,
      invalidatesTags: (_info, _error, { place: { id } }) => [OWN, { type: 'Content', id }],
    }),
    leavePlace: build.mutation<RegistrationInfo, Meant & { id?: string }>({
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
    listRegistrations: build.query<RegistrationsPage, Meant & { q?: string; after?: number }>({
      query: ({ section, slug, ...params }) => ({
        url: `/${section}/${slug}/registrations`,
        params,
      }),
      extraOptions: REQUIRED,
      providesTags: (_page, _error, meant) => [listOf(meant)],
    }),
    checkIn: build.mutation<CheckedIn, Meant & { code: string }>({
      query: ({ section, slug, code }) => ({
        url: `/${section}/${slug}/check-in`,
        method: 'POST',
        body: { code },
      }),
      extraOptions: REQUIRED,
      invalidatesTags: (_answer, _error, meant) => [listOf(meant)],
    }),
    setAttendance: build.mutation<null, Meant & { id: string } & Attendance>({
      query: ({ section, slug, id, state }) => ({
        url: `/${section}/${slug}/registrations/${id}`,
        method: 'PUT',
        body: { state },
      }),
      extraOptions: REQUIRED,
      invalidatesTags: (_answer, _error, meant) => [listOf(meant)],
    }),
    /** Gives organisers the list as a file: a link alone would be refused. */
    saveRegistrations: build.mutation<null, Meant>({
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
