import type { CalendarImport, CalendarImported } from '../../../../shared/contract/calendarImport';
import { AUTH_REQUIRED } from '../../../api/baseQuery';
import { portalApi } from '../../../api/portalApi';

interface Importing {
  readonly body: CalendarImport;
  /** The same key for the same file: trying again never begins a draft twice. */
  readonly idempotencyKey: string;
}

const importApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    importCalendar: build.mutation<CalendarImported, Importing>({
      query: ({ body, idempotencyKey }) => ({
        url: '/events/imports',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: (answer) =>
        answer && answer.drafts.length > 0 ? [{ type: 'Content', id: 'events' }, 'Me'] : [],
    }),
  }),
});

export const { useImportCalendarMutation } = importApi;
