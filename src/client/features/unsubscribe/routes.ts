import { createRoute, type ScreenRoute } from '../../parts/routes/createRoute';

export const unsubscribeRoutes: readonly ScreenRoute[] = [
  createRoute('unsubscribe', { chunk: 'unsubscribe' }, () =>
    import(/* webpackChunkName: "unsubscribe" */ './UnsubscribeScreen').then(
      ({ UnsubscribeScreen }) => UnsubscribeScreen,
    ),
  ),
];
