import { createRoute, type ScreenRoute } from '../../parts/routes/createRoute';
import { logApi, logArg } from './logApi';

export const moderationRoutes: readonly ScreenRoute[] = [
  createRoute(
    'moderation',
    {
      chunk: 'moderation',
      queries: ({ locale, search }) => [
        (dispatch) => dispatch(logApi.endpoints.listModerationLog.initiate(logArg(locale, search))),
      ],
    },
    () =>
      import(/* webpackChunkName: "moderation" */ './LogScreen').then(({ LogScreen }) => LogScreen),
  ),
];
