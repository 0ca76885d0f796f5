import { toDetailArg } from '../../api/contentEndpoints';
import { queryContent } from '../../api/contentQueries';
import { createRoute, type ScreenRoute } from '../../parts/routes/createRoute';
import { quizStatisticsApi } from './statisticsApi';

export const quizRoutes: readonly ScreenRoute[] = [
  createRoute('quizzes.list', { chunk: 'quizzes' }, () =>
    import(/* webpackChunkName: "quizzes" */ './QuizzesScreen').then(
      ({ QuizzesScreen }) => QuizzesScreen,
    ),
  ),
  createRoute(
    'quizzes.detail',
    {
      chunk: 'quizzes',
      queries: ({ params: { slug = '' }, locale, search }) => [
        queryContent(toDetailArg({ section: 'quizzes', slug, locale }, search)),
        (dispatch) =>
          dispatch(quizStatisticsApi.endpoints.getQuizStatistics.initiate({ slug, locale })),
      ],
    },
    () =>
      import(/* webpackChunkName: "quizzes" */ './QuizScreen').then(({ QuizScreen }) => QuizScreen),
  ),
];
