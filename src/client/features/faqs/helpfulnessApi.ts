import type { Helpfulness, NewHelpfulness } from '../../../shared/contract/faqs';
import { portalApi } from '../../api/portalApi';

interface Rating extends NewHelpfulness {
  readonly id: string;
  readonly slug: string;
}

const helpfulnessApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    rateAnswer: build.mutation<Helpfulness, Rating>({
      query: ({ id: _id, slug, ...body }) => ({
        url: `/faqs/${slug}/helpfulness`,
        method: 'PUT',
        body,
      }),
      // The page with the numbers; a list of a hundred questions is not asked for again.
      invalidatesTags: (answer, _error, { id }) => (answer ? [{ type: 'Content', id }] : []),
    }),
  }),
});

export const { useRateAnswerMutation } = helpfulnessApi;
