import { SECTIONS } from '../../../shared/sections';
import { deferQuery } from '../../api/deferQuery';
import { createRoute, type ScreenRoute } from '../../parts/routes/createRoute';
import type { VersionsArg } from './versionsApi';

const queryVersions = (arg: VersionsArg) =>
  deferQuery(async () => {
    const { versionsApi } = await import(/* webpackChunkName: "history" */ './versionsApi');
    return (dispatch) => dispatch(versionsApi.endpoints.listVersions.initiate(arg));
  });

export const historyRoutes: readonly ScreenRoute[] = SECTIONS.map((section) =>
  createRoute(
    `${section}.history`,
    {
      chunk: 'history',
      queries: ({ params: { slug = '' }, locale }) => [queryVersions({ section, slug, locale })],
    },
    () =>
      import(/* webpackChunkName: "history" */ './HistoryScreen').then(
        ({ HistoryScreen }) => HistoryScreen,
      ),
  ),
);
