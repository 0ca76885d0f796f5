import type { PostFacets } from '../../../shared/contract/blogs';
import type { Locale } from '../../../shared/locales';
import { portalApi } from '../../api/portalApi';

export const postsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** Values by which the list of posts can be filtered. */
    getPostFacets: build.query<PostFacets, Locale>({
      query: (locale) => ({ url: '/blogs/facets', params: { locale } }),
      providesTags: [{ type: 'Content', id: 'blogs' }],
    }),
  }),
});

export const { useGetPostFacetsQuery } = postsApi;
