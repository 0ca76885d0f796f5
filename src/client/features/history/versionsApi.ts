import type { VersionTexts, Versions } from '../../../shared/contract/lifecycle';
import type { Locale } from '../../../shared/locales';
import type { Section } from '../../../shared/sections';
import { toCursorQuery, cursorPagination } from '../../api/cursorPagination';
import { portalApi } from '../../api/portalApi';

interface Place {
  readonly section: Section;
  readonly slug: string;
}
export type VersionsArg = Place & { readonly locale: Locale };
export type VersionArg = Place & { readonly revision: number };

const pathOf = ({ section, slug }: Place) => `/${section}/${slug}/versions`;
const tagsOf = (_answer: unknown, _error: unknown, { section }: Place) => [
  { type: 'Content' as const, id: section },
];

/** Endpoints of the versions of contents. What was written under a revision stays as it was. */
export const versionsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listVersions: build.infiniteQuery<Versions, VersionsArg, string>({
      infiniteQueryOptions: cursorPagination,
      query: ({ queryArg: { locale, ...place }, pageParam }) => ({
        url: pathOf(place),
        params: { locale, ...toCursorQuery(pageParam) },
      }),
      providesTags: tagsOf,
    }),
    getVersion: build.query<VersionTexts, VersionArg>({
      query: ({ revision, ...place }) => `${pathOf(place)}/${revision}`,
      providesTags: tagsOf,
    }),
  }),
});

export const { useListVersionsInfiniteQuery, useGetVersionQuery } = versionsApi;
