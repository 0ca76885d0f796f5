import type { DrawMade, NewDraw } from '../../../../../shared/contract/draws';
import { AUTH_REQUIRED } from '../../../../api/baseQuery';
import { portalApi } from '../../../../api/portalApi';

interface Announcement {
  readonly slug: string;
  readonly body: NewDraw;
  /** Trying again with the same key announces once. */
  readonly idempotencyKey: string;
}

const createSortitionApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    announceDraw: build.mutation<DrawMade, Announcement>({
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
