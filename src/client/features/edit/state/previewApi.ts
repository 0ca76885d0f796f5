import type { MadePreview, NewPreview, Previews } from '../../../../shared/contract/lifecycle';
import type { Section } from '../../../../shared/sections';
import { REQUIRED } from '../../../api/baseQuery';
import { portalApi } from '../../../api/portalApi';

interface Place {
  readonly section: Section;
  readonly slug: string;
}

const pathOf = ({ section, slug }: Place) => `/${section}/${slug}/previews`;

/** Links to what is not out yet. */
const previewApi = portalApi.enhanceEndpoints({ addTagTypes: ['Previews'] }).injectEndpoints({
  endpoints: (build) => ({
    listPreviews: build.query<Previews, Place>({
      query: pathOf,
      extraOptions: REQUIRED,
      providesTags: ['Previews'],
    }),
    makePreview: build.mutation<
      MadePreview,
      Place & NewPreview & { readonly idempotencyKey: string }
    >({
      query: ({ days, idempotencyKey, ...place }) => ({
        url: pathOf(place),
        method: 'POST',
        body: { days },
        idempotencyKey,
      }),
      extraOptions: REQUIRED,
      invalidatesTags: ['Previews'],
    }),
    endPreview: build.mutation<unknown, Place & { readonly id: string }>({
      query: ({ id, ...place }) => ({ url: `${pathOf(place)}/${id}`, method: 'DELETE' }),
      extraOptions: REQUIRED,
      invalidatesTags: ['Previews'],
    }),
  }),
});

export const { useListPreviewsQuery, useMakePreviewMutation, useEndPreviewMutation } = previewApi;
