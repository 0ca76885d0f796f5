import type {
  InterestsBody,
  MySeats,
  NewTerm,
  PeopleFound,
  SeatManagement,
  TermChange,
  TermEnd,
  Vacancies,
} from '../../../shared/contract/seats';
import type { Locale } from '../../../shared/locales';
import { AUTH_REQUIRED } from '../../api/baseQuery';
import { portalApi } from '../../api/portalApi';

interface OfCommittee {
  readonly slug: string;
}
interface OfTerm extends OfCommittee {
  readonly term: string;
}

/** Read anew after a refusal as well: somebody may have been quicker. */
const CHANGED = ['Me', { type: 'Content', id: 'committees' }] as const;
const changes = { extraOptions: AUTH_REQUIRED, invalidatesTags: () => CHANGED };

/** Endpoints for the members and vacant seats of committees. */
export const seatsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listVacancies: build.query<Vacancies, Locale>({
      query: (locale) => ({ url: '/committees/vacancies', params: { locale } }),
      providesTags: () => CHANGED,
    }),
    getMySeats: build.query<MySeats, Locale>({
      query: (locale) => ({ url: '/me/seats', params: { locale } }),
      extraOptions: AUTH_REQUIRED,
      providesTags: () => CHANGED,
    }),
    getSeatDesk: build.query<SeatManagement, OfCommittee & { readonly locale: Locale }>({
      query: ({ slug, locale }) => ({ url: `/committees/${slug}/seats`, params: { locale } }),
      extraOptions: AUTH_REQUIRED,
      providesTags: () => CHANGED,
    }),
    findPeopleForSeats: build.query<PeopleFound, OfCommittee & { readonly q: string }>({
      query: ({ slug, q }) => ({ url: `/committees/${slug}/people`, params: { q } }),
      extraOptions: AUTH_REQUIRED,
    }),
    giveSeat: build.mutation<null, OfCommittee & NewTerm>({
      query: ({ slug, ...body }) => ({ url: `/committees/${slug}/seats`, method: 'POST', body }),
      ...changes,
    }),
    changeTerm: build.mutation<null, OfTerm & TermChange>({
      query: ({ slug, term, ...body }) => ({
        url: `/committees/${slug}/seats/${term}`,
        method: 'PUT',
        body,
      }),
      ...changes,
    }),
    declareInterests: build.mutation<null, InterestsBody & { readonly term: string }>({
      query: ({ term, ...body }) => ({
        url: `/me/seats/${term}/interests`,
        method: 'PUT',
        body,
      }),
      ...changes,
    }),
    endTerm: build.mutation<null, OfTerm & TermEnd>({
      query: ({ slug, term, ...body }) => ({
        url: `/committees/${slug}/seats/${term}/end`,
        method: 'POST',
        body,
      }),
      ...changes,
    }),
  }),
});

export const {
  useChangeTermMutation,
  useDeclareInterestsMutation,
  useEndTermMutation,
  useFindPeopleForSeatsQuery,
  useGetMySeatsQuery,
  useGetSeatDeskQuery,
  useGiveSeatMutation,
  useListVacanciesQuery,
} = seatsApi;
