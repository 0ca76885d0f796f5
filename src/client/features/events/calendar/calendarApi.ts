import type { CalendarMonth } from '../../../../shared/contract/calendar';
import type { Locale } from '../../../../shared/locales';
import { portalApi } from '../../../api/portalApi';

const FILTERS = ['section', 'topic', 'area', 'kind', 'q', 'month'] as const;
type Filter = (typeof FILTERS)[number];
export type MonthArg = { readonly locale: Locale } & { readonly [name in Filter]?: string };

/** Returns the argument for the month that a URL’s query asks for; unknown names are left out. */
export function toMonthArg(locale: Locale, search: URLSearchParams): MonthArg {
  const given = FILTERS.flatMap((name) => {
    const value = search.get(name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  return { locale, ...Object.fromEntries(given) };
}

/** Tells whether a URL’s query asks for the calendar and not for the list. */
export const isMonthView = (search: URLSearchParams): boolean => search.get('view') === 'month';

/**
 * Path and query of the file for calendar programs, below the API’s base: the calendar holds
 * trainings as well, the list does not.
 */
export function getCalendarFilePath(locale: Locale, search: URLSearchParams): string {
  const { month: _none, section, ...filters } = toMonthArg(locale, search);
  if (!isMonthView(search)) return `/events.ics?${new URLSearchParams(filters)}`;
  return `/calendar.ics?${new URLSearchParams({ ...filters, ...(section && { section }) })}`;
}

export const calendarApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getMonth: build.query<CalendarMonth, MonthArg>({
      query: (params) => ({ url: '/calendar', params }),
      providesTags: [
        { type: 'Content', id: 'events' },
        { type: 'Content', id: 'training' },
      ],
    }),
  }),
});

export const { useGetMonthQuery } = calendarApi;
