import { createRoute, type ScreenRoute } from '../../parts/routes/createRoute';

export const setupRoutes: readonly ScreenRoute[] = [
  createRoute('setup', { chunk: 'setup' }, () =>
    import(/* webpackChunkName: "setup" */ './SetupScreen').then(({ SetupScreen }) => SetupScreen),
  ),
];
