import { useSearchParams } from 'react-router-dom';
import {
  PERSON_STATES,
  type AdminPeople,
  type AdminPerson,
  type AuditPage,
  type AuditQuery,
  type BlockChange,
  type PeopleQuery,
  type RightsChange,
  type SecondFactorReset,
  type VerificationChange,
} from '../../../shared/contract/admin';
import { GRANTABLE_ROLES } from '../../../shared/permissions/roles';
import { AUTH_REQUIRED } from '../../api/baseQuery';
import { toCursorQuery, cursorPagination } from '../../api/cursorPagination';
import { portalApi } from '../../api/portalApi';

type PeopleFilters = Pick<PeopleQuery, 'q' | 'role' | 'state'>;
type AuditFilters = Pick<AuditQuery, 'person'>;

const known = <N extends string>(names: readonly N[], value: string | null) =>
  names.find((name) => name === value);

/** Reads the filters of a URL's query; unknown, empty or blank ones are left out. */
export function readPeopleFilters(search: URLSearchParams): PeopleFilters {
  const q = search.get('q')?.trim();
  const role = known(GRANTABLE_ROLES, search.get('role'));
  const state = known(PERSON_STATES, search.get('state'));
  return { ...(q && { q }), ...(role && { role }), ...(state && { state }) };
}

const pathOf = (id: string) => `/admin/people/${encodeURIComponent(id)}`;

const adminApi = portalApi.enhanceEndpoints({ addTagTypes: ['Admin'] }).injectEndpoints({
  endpoints: (build) => ({
    listPeople: build.infiniteQuery<AdminPeople, PeopleFilters, string>({
      infiniteQueryOptions: cursorPagination,
      query: ({ queryArg, pageParam }) => ({
        url: '/admin/people',
        params: { ...queryArg, ...toCursorQuery(pageParam) },
      }),
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Admin'],
    }),
    getPerson: build.query<AdminPerson, string>({
      query: pathOf,
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Admin'],
    }),
    listAudit: build.infiniteQuery<AuditPage, AuditFilters, string>({
      infiniteQueryOptions: cursorPagination,
      query: ({ queryArg, pageParam }) => ({
        url: '/admin/audit',
        params: { ...queryArg, ...toCursorQuery(pageParam) },
      }),
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Admin'],
    }),
    changeRights: build.mutation<unknown, RightsChange & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `${pathOf(id)}/rights`, method: 'PUT', body }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Admin'],
    }),
    verifyResident: build.mutation<unknown, VerificationChange & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `${pathOf(id)}/verification`, method: 'PUT', body }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Admin'],
    }),
    resetSecondFactor: build.mutation<unknown, SecondFactorReset & { readonly id: string }>({
      query: ({ id, ...body }) => ({
        url: `${pathOf(id)}/second-factor`,
        method: 'DELETE',
        body,
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Admin'],
    }),
    changeBlock: build.mutation<unknown, BlockChange & BlockedPerson>({
      query: ({ id, isBlocked, ...body }) => ({
        url: `${pathOf(id)}/block`,
        method: isBlocked ? 'PUT' : 'DELETE',
        body,
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Admin'],
    }),
  }),
});

interface BlockedPerson {
  readonly id: string;
  /** State that the account shall have. */
  readonly isBlocked: boolean;
}

export const {
  useGetPersonQuery,
  useChangeRightsMutation,
  useChangeBlockMutation,
  useResetSecondFactorMutation,
  useVerifyResidentMutation,
} = adminApi;

/** Reads the people that the URL's query asks for, page after page, in all their states. */
export function usePeople() {
  const [search] = useSearchParams();
  const answer = adminApi.useListPeopleInfiniteQuery(readPeopleFilters(search));
  const pages = answer.data?.pages;
  return { ...answer, people: pages?.flatMap(({ items }) => items), total: pages?.[0]?.total ?? 0 };
}

/** Reads the log, or its entries about one person. */
export function useAudit(person: string | null) {
  const answer = adminApi.useListAuditInfiniteQuery(person ? { person } : {}, {
    refetchOnMountOrArgChange: true,
  });
  return { ...answer, entries: answer.currentData?.pages.flatMap(({ items }) => items) };
}
