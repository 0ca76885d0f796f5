import { toDetailArg } from '../../api/contentEndpoints';
import { queryContent } from '../../api/contentQueries';
import { sortitionApi } from '../../api/sortitionApi';
import { queryComments } from '../../parts/comments/queryComments';
import { seatsApi } from '../../parts/seats/seatsApi';
import { createRoute, type ScreenRoute } from '../../parts/routes/createRoute';
import { meetingsApi } from './meetings/meetingsApi';

export const committeeRoutes: readonly ScreenRoute[] = [
  createRoute('committees.list', { chunk: 'committees' }, () =>
    import(/* webpackChunkName: "committees" */ './CommitteesScreen').then(
      ({ CommitteesScreen }) => CommitteesScreen,
    ),
  ),
  createRoute(
    'committees.detail',
    {
      chunk: 'committees',
      queries: ({ route, params, locale, search }) => [
        queryContent(
          toDetailArg({ section: 'committees', slug: params.slug ?? '', locale }, search),
        ),
        (dispatch) =>
          dispatch(
            meetingsApi.endpoints.listMeetings.initiate({ slug: params.slug ?? '', locale }),
          ),
        ...queryComments({ route, params, search }),
      ],
    },
    () =>
      import(/* webpackChunkName: "committees" */ './CommitteeScreen').then(
        ({ CommitteeScreen }) => CommitteeScreen,
      ),
  ),
  createRoute(
    'committees.vacancies',
    {
      chunk: 'committees',
      queries: ({ locale }) => [
        (dispatch) => dispatch(seatsApi.endpoints.listVacancies.initiate(locale)),
      ],
    },
    () =>
      import(/* webpackChunkName: "committees" */ './VacanciesScreen').then(
        ({ VacanciesScreen }) => VacanciesScreen,
      ),
  ),
  createRoute(
    'committees.draws',
    {
      chunk: 'draws',
      queries: ({ params: { slug = '' }, locale }) => [
        (dispatch) => dispatch(sortitionApi.endpoints.listDraws.initiate({ slug, locale })),
      ],
    },
    () =>
      import(/* webpackChunkName: "draws" */ './draws/SortitionsScreen').then(
        ({ SortitionsScreen }) => SortitionsScreen,
      ),
  ),
  createRoute('committees.draw.create', { chunk: 'draw-edit' }, () =>
    import(/* webpackChunkName: "draw-edit" */ './draws/create/CreateSortitionScreen').then(
      ({ CreateSortitionScreen }) => CreateSortitionScreen,
    ),
  ),
  createRoute(
    'committees.draw',
    {
      chunk: 'draws',
      queries: ({ params: { slug = '', id = '' }, locale }) => [
        (dispatch) => dispatch(sortitionApi.endpoints.getDraw.initiate({ slug, id, locale })),
      ],
    },
    () =>
      import(/* webpackChunkName: "draws" */ './draws/SortitionScreen').then(
        ({ SortitionScreen }) => SortitionScreen,
      ),
  ),
  createRoute('committees.meeting.create', { chunk: 'meeting-edit' }, () =>
    import(/* webpackChunkName: "meeting-edit" */ './meetings/edit/CreateMeetingScreen').then(
      ({ CreateMeetingScreen }) => CreateMeetingScreen,
    ),
  ),
  createRoute('committees.meeting.edit', { chunk: 'meeting-edit' }, () =>
    import(/* webpackChunkName: "meeting-edit" */ './meetings/edit/EditMeetingScreen').then(
      ({ EditMeetingScreen }) => EditMeetingScreen,
    ),
  ),
  createRoute('committees.meeting.record', { chunk: 'meeting-edit' }, () =>
    import(/* webpackChunkName: "meeting-edit" */ './meetings/record/RecordScreen').then(
      ({ RecordScreen }) => RecordScreen,
    ),
  ),
  createRoute(
    'committees.meeting',
    {
      chunk: 'committees',
      queries: ({ params: { slug = '', id = '' }, locale }) => [
        (dispatch) => dispatch(meetingsApi.endpoints.getMeeting.initiate({ slug, id, locale })),
      ],
    },
    () =>
      import(/* webpackChunkName: "committees" */ './meetings/MeetingScreen').then(
        ({ MeetingScreen }) => MeetingScreen,
      ),
  ),
];
