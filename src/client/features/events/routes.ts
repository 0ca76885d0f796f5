import { toListArg } from '../../api/contentEndpoints';
import { queryList } from '../../api/contentQueries';
import { createRoute, type ScreenRoute } from '../../parts/routes/createRoute';
import { calendarApi, isMonthView, toMonthArg } from './calendar/calendarApi';

export const eventRoutes: readonly ScreenRoute[] = [
  createRoute(
    'events.list',
    {
      chunk: 'events',
      queries: ({ locale, search }) => [
        isMonthView(search)
          ? (dispatch) =>
              dispatch(calendarApi.endpoints.getMonth.initiate(toMonthArg(locale, search)))
          : queryList(toListArg('events', locale, search)),
      ],
    },
    () =>
      import(/* webpackChunkName: "events" */ './EventsScreen').then(
        ({ EventsScreen }) => EventsScreen,
      ),
  ),
  createRoute('events.detail', { chunk: 'events' }, () =>
    import(/* webpackChunkName: "events" */ './EventScreen').then(({ EventScreen }) => EventScreen),
  ),
  createRoute('events.ticket', { chunk: 'event-door' }, () =>
    import(/* webpackChunkName: "event-door" */ './TicketScreen').then(
      ({ TicketScreen }) => TicketScreen,
    ),
  ),
  createRoute('events.door', { chunk: 'event-door' }, () =>
    import(/* webpackChunkName: "event-door" */ './CheckInScreen').then(
      ({ CheckInScreen }) => CheckInScreen,
    ),
  ),
];
