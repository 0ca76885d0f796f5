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
} from '../../../shared/contract/admin';
import { GRANTABLE_ROLES } from '../../../shared/permissions/roles';
import { REQUIRED } from '../../api/baseQuery';
import { fromCursor, nextPage } from '../../api/nextPage';
import { portalApi } from '../../api/portalApi';

export type PeopleFilters = Pick<PeopleQuery, 'q' | 'role' | 'state'>;
type AuditFilters = Pick<AuditQuery, 'person'>;

const known = <N extends string>(names: readonly N[], value: string | null) =>
  names.find((name) => name === value);

/** Reads the filters of a URL's query; unknown, empty or blank ones are left out. */
export function peopleFilters(search: URLSearchParams): PeopleFilters {
  const q = search.get('q')?.trim();
  const role = known(GRANTABLE_ROLES, search.get('role'));
  const state = known(PERSON_STATES, search.get('state'));
  return { ...(q && { q }), ...(role && { role }), ...(state && { state }) };
}

const pathOf = (id: string) => `/admin/people/${encodeURIComponent(id)}`;

const adminApi = portalApi.enhanceEndpoints({ addTagTypes: ['Admin'] }).injectEndpoints({
  endpoints: (build) => ({
    listPeople: build.infiniteQuery<AdminPeople, PeopleFilters, string>({
      infiniteQueryOptions: nextPage,
      query: ({ queryArg, pageParam }) => ({
        url: '/admin/people',
        params: { ...queryArg, ...fromCursor(pageParam) },
      }),
      extraOptions: REQUIRED,
      providesTags: ['Admin'],
    }),
    getPerson: build.query<AdminPerson, string>({
      query: pathOf,
      extraOptions: REQUIRED,
      providesTags: ['Admin'],
    }),
    listAudit: build.infiniteQuery<AuditPage, AuditFilters, string>({
      infiniteQueryOptions: nextPage,
      query: ({ queryArg, pageParam }) => ({
        url: '/admin/audit',
        params: { ...queryArg, ...fromCursor(pageParam) },
      }),
      extraOptions: REQUIRED,
      providesTags: ['Admin'],
    }),
    changeRights: build.mutation<unknown, RightsChange & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `${pathOf(id)}/rights`, method: 'PUT', body }),
      extraOptions: REQUIRED,
      invalidatesTags: ['Admin'],
    }),
    changeBlock: build.mutation<unknown, BlockChange & BlockedPerson>({
      query: ({ id, isBlocked, ...body }) => ({
        url: `${pathOf(id)}/block`,
        method: isBlocked ? 'PUT' : 'DELETE',
        body,
      }),
      extraOptions: REQUIRED,
      invalidatesTags: ['Admin'],
    }),
  }),
});

interface BlockedPerson {
  readonly id: string;
  /** State that the account shall have. */
  readonly isBlocked: boolean;
}

export const { useGetPersonQuery, useChangeRightsMutation, useChangeBlockMutation } = adminApi;

/** Reads the people that the URL's query asks for, page after page, in all their states. */
export function usePeople() {
  const [search] = useSearchParams();
  const answer = adminApi.useListPeopleInfiniteQuery(peopleFilters(search));
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
