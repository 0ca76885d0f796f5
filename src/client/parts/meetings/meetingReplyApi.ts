import type { MeetingAnswer } from '../../../shared/contract/meetings';
import { AUTH_REQUIRED } from '../../api/baseQuery';
import { portalApi } from '../../api/portalApi';

interface Answer extends MeetingAnswer {
  readonly slug: string;
  readonly id: string;
}

/** Saying whether one comes. */
const meetingReplyApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    replyToMeeting: build.mutation<null, Answer>({
      query: ({ slug, id, reply }) => ({
        url: `/committees/${slug}/meetings/${id}/reply`,
        method: 'PUT',
        body: { reply },
      }),
      extraOptions: AUTH_REQUIRED,
      // Read anew after a refusal as well: the meeting may have been called off.
      invalidatesTags: () => ['Me', { type: 'Content', id: 'committees' }],
    }),
  }),
});

export const { useReplyToMeetingMutation } = meetingReplyApi;
