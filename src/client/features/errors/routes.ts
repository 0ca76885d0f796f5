import { createRoute, type ScreenRoute } from '../../parts/routes/createRoute';

export const errorRoutes: readonly ScreenRoute[] = [
  createRoute('offline', { chunk: 'errors' }, () =>
    import(/* webpackChunkName: "errors" */ './OfflineScreen').then(
      ({ OfflineScreen }) => OfflineScreen,
    ),
  ),
  createRoute('notFound', { chunk: 'errors' }, () =>
    import(/* webpackChunkName: "errors" */ './NotFoundScreen').then(
      ({ NotFoundScreen }) => NotFoundScreen,
    ),
  ),
  createRoute('forbidden', { chunk: 'errors' }, () =>
    import(/* webpackChunkName: "errors" */ './ForbiddenScreen').then(
      ({ ForbiddenScreen }) => ForbiddenScreen,
    ),
  ),
  createRoute('unauthorized', { chunk: 'errors' }, () =>
    import(/* webpackChunkName: "errors" */ './UnauthorizedScreen').then(
      ({ UnauthorizedScreen }) => UnauthorizedScreen,
    ),
  ),
  createRoute('callback', { chunk: 'errors', ahead: ['session', 'token-validation'] }, () =>
    import(/* webpackChunkName: "errors" */ './CallbackScreen').then(
      ({ CallbackScreen }) => CallbackScreen,
    ),
  ),
];
