import type {
  MeetingCancellation,
  MeetingChange,
  MeetingRecord,
  MeetingSource,
  MinutesPublication,
  WrittenMeeting,
} from '../../../../../shared/contract/meetings';
import { AUTH_REQUIRED } from '../../../../api/baseQuery';
import { portalApi } from '../../../../api/portalApi';

interface OfCommittee {
  readonly slug: string;
}
interface OfMeeting extends OfCommittee {
  readonly id: string;
}
/** Trying again with the same key never writes twice. */
interface Keyed {
  readonly idempotencyKey: string;
}

const pathOf = ({ slug }: OfCommittee) => `/committees/${slug}/meetings`;
const TAG = { type: 'Content' as const, id: 'committees' };

/**
 * Planning the meetings of a committee, in every language at once. Each step answers how things
 * stand then.
 */
const meetingEditApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getMeetingSource: build.query<MeetingSource, OfMeeting>({
      query: (at) => `${pathOf(at)}/${at.id}/source`,
      extraOptions: AUTH_REQUIRED,
      keepUnusedDataFor: 0,
      providesTags: [TAG],
    }),
    planMeeting: build.mutation<
      MeetingSource,
      OfCommittee & Keyed & { readonly body: WrittenMeeting }
    >({
      query: ({ body, idempotencyKey, ...at }) => ({
        url: pathOf(at),
        method: 'POST',
        body,
        idempotencyKey,
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: [TAG],
    }),
    changeMeetingPlan: build.mutation<
      MeetingSource,
      OfMeeting & Keyed & { readonly body: MeetingChange }
    >({
      query: ({ body, idempotencyKey, ...at }) => ({
        url: `${pathOf(at)}/${at.id}`,
        method: 'PUT',
        body,
        idempotencyKey,
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: [TAG],
    }),
    callOffMeeting: build.mutation<
      MeetingSource,
      OfMeeting & Keyed & { readonly body: MeetingCancellation }
    >({
      query: ({ body, idempotencyKey, ...at }) => ({
        url: `${pathOf(at)}/${at.id}/cancellation`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: [TAG],
    }),
    recordMeeting: build.mutation<
      MeetingSource,
      OfMeeting & Keyed & { readonly body: MeetingRecord }
    >({
      query: ({ body, idempotencyKey, ...at }) => ({
        url: `${pathOf(at)}/${at.id}/record`,
        method: 'PUT',
        body,
        idempotencyKey,
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: [TAG],
    }),
    publishMinutes: build.mutation<
      MeetingSource,
      OfMeeting & Keyed & { readonly body: MinutesPublication }
    >({
      query: ({ body, idempotencyKey, ...at }) => ({
        url: `${pathOf(at)}/${at.id}/minutes`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: [TAG],
    }),
  }),
});

export const {
  useGetMeetingSourceQuery,
  usePlanMeetingMutation,
  useChangeMeetingPlanMutation,
  useCallOffMeetingMutation,
  useRecordMeetingMutation,
  usePublishMinutesMutation,
} = meetingEditApi;
