import { createRoute, type ScreenRoute } from '../../parts/routes/createRoute';

export const feedbackRoutes: readonly ScreenRoute[] = [
  createRoute('feedback', { chunk: 'feedback' }, () =>
    import(/* webpackChunkName: "feedback" */ './FeedbackScreen').then(
      ({ FeedbackScreen }) => FeedbackScreen,
    ),
  ),
];
