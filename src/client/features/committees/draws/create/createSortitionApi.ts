import type { CreatedSortition, NewSortition } from '../../../../../shared/contract/sortitions';
import { AUTH_REQUIRED } from '../../../../api/baseQuery';
import { portalApi } from '../../../../api/portalApi';

interface Announcement {
  readonly slug: string;
  readonly body: NewSortition;
  /** Trying again with the same key announces once. */
  readonly idempotencyKey: string;
}

const createSortitionApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    announceDraw: build.mutation<CreatedSortition, Announcement>({
      query: ({ slug, body, idempotencyKey }) => ({
        url: `/committees/${slug}/draws`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: [{ type: 'Content', id: 'draws' }],
    }),
  }),
});

export const { useAnnounceDrawMutation } = createSortitionApi;
