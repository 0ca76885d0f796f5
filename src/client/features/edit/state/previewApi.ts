import type { MadePreview, NewPreview, Previews } from '../../../../shared/contract/lifecycle';
import type { Section } from '../../../../shared/sections';
import { AUTH_REQUIRED } from '../../../api/baseQuery';
import { portalApi } from '../../../api/portalApi';

interface ContentArg {
  readonly section: Section;
  readonly slug: string;
}

const pathOf = ({ section, slug }: ContentArg) => `/${section}/${slug}/previews`;

/** Links to what is not out yet. */
const previewApi = portalApi.enhanceEndpoints({ addTagTypes: ['Previews'] }).injectEndpoints({
  endpoints: (build) => ({
    listPreviews: build.query<Previews, ContentArg>({
      query: pathOf,
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Previews'],
    }),
    makePreview: build.mutation<
      MadePreview,
      ContentArg & NewPreview & { readonly idempotencyKey: string }
    >({
      query: ({ days, idempotencyKey, ...place }) => ({
        url: pathOf(place),
        method: 'POST',
        body: { days },
        idempotencyKey,
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Previews'],
    }),
    endPreview: build.mutation<unknown, ContentArg & { readonly id: string }>({
      query: ({ id, ...place }) => ({ url: `${pathOf(place)}/${id}`, method: 'DELETE' }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Previews'],
    }),
  }),
});

export const { useListPreviewsQuery, useMakePreviewMutation, useEndPreviewMutation } = previewApi;
