import type { PublicationFacets } from '../../../shared/contract/publications';
import type { Locale } from '../../../shared/locales';
import type { PortalRequest } from '../../api/baseQuery';
import type { ApiExtra } from '../../api/extra';
import { portalApi } from '../../api/portalApi';
import type { ApiResponse } from '../../api/request';

export interface PublicationFile {
  /** Path and query below the API’s base. */
  readonly path: string;
  /** Name of the file as it is saved. */
  readonly name: string;
}

type Send = (request: PortalRequest) => PromiseLike<ApiResponse> | ApiResponse;

export const publicationsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** Facets that the list can be filtered by. */
    getPublicationFacets: build.query<PublicationFacets, Locale>({
      query: (locale) => ({ url: '/publications/facets', params: { locale } }),
      providesTags: [{ type: 'Content', id: 'publications' }],
    }),
    /** Gives the person a file that is not for everybody: a link alone would be refused. */
    savePublicationFile: build.mutation<null, PublicationFile>({
      queryFn: async ({ path, name }, { extra }, _options, send: Send) => {
        const { data, error } = await send({
          url: path,
          responseHandler: (response) => (response.ok ? response.blob() : response.json()),
        });
        if (error) return { error };
        (extra as ApiExtra).ports.saveFile(name, data as Blob);
        return { data: null };
      },
    }),
  }),
});

export const { useGetPublicationFacetsQuery, useSavePublicationFileMutation } = publicationsApi;
