import type { DetailPage } from '../../../shared/contract/content';
import { getLessons, type TrainingDetails } from '../../../shared/contract/training';
import { createRoute, type ScreenRoute } from '../../parts/routes/createRoute';
import { coursesApi } from './courses/coursesApi';

export const trainingRoutes: readonly ScreenRoute[] = [
  createRoute('training.list', { chunk: 'training' }, () =>
    import(/* webpackChunkName: "training" */ './TrainingsScreen').then(
      ({ TrainingsScreen }) => TrainingsScreen,
    ),
  ),
  createRoute('training.detail', { chunk: 'training' }, () =>
    import(/* webpackChunkName: "training" */ './TrainingScreen').then(
      ({ TrainingScreen }) => TrainingScreen,
    ),
  ),
  createRoute(
    'training.lesson',
    {
      chunk: 'training',
      isThere: (course, { params: { id } }) =>
        getLessons((course as DetailPage<TrainingDetails>).details).some(({ key }) => key === id),
    },
    () =>
      import(/* webpackChunkName: "training" */ './courses/LessonScreen').then(
        ({ LessonScreen }) => LessonScreen,
      ),
  ),
  createRoute(
    'training.certificate',
    {
      chunk: 'certificate',
      queries: ({ params: { slug: number = '' }, locale }) => [
        (dispatch) => dispatch(coursesApi.endpoints.getCertificate.initiate({ number, locale })),
      ],
    },
    () =>
      import(/* webpackChunkName: "certificate" */ './courses/CertificateScreen').then(
        ({ CertificateScreen }) => CertificateScreen,
      ),
  ),
  createRoute('training.certificates', { chunk: 'certificate' }, () =>
    import(/* webpackChunkName: "certificate" */ './courses/CertificatesScreen').then(
      ({ CertificatesScreen }) => CertificatesScreen,
    ),
  ),
  createRoute('me.training', { chunk: 'training' }, () =>
    import(/* webpackChunkName: "training" */ './courses/MyCoursesScreen').then(
      ({ MyCoursesScreen }) => MyCoursesScreen,
    ),
  ),
  createRoute('training.ticket', { chunk: 'training-door' }, () =>
    import(/* webpackChunkName: "training-door" */ './TicketScreen').then(
      ({ TicketScreen }) => TicketScreen,
    ),
  ),
  createRoute('training.door', { chunk: 'training-door' }, () =>
    import(/* webpackChunkName: "training-door" */ './CheckInScreen').then(
      ({ CheckInScreen }) => CheckInScreen,
    ),
  ),
];
