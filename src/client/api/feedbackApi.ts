import type { FeedbackReceipt, NewFeedback } from '../../shared/contract/feedback';
import { portalApi } from './portalApi';

interface SendArg extends NewFeedback {
  /** The same for every try to send this message: it arrives once. */
  readonly idempotencyKey: string;
}

const feedbackApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    sendFeedback: build.mutation<FeedbackReceipt, SendArg>({
      query: ({ idempotencyKey, ...body }) => ({
        url: '/feedback',
        method: 'POST',
        body,
        idempotencyKey,
      }),
    }),
  }),
});

export const { useSendFeedbackMutation } = feedbackApi;
