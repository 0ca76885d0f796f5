import { createRoute, type ScreenRoute } from '../../parts/routes/createRoute';
import { openDataApi } from './openDataApi';

export const openDataRoutes: readonly ScreenRoute[] = [
  createRoute(
    'open-data',
    {
      chunk: 'open-data',
      queries: ({ locale }) => [
        (dispatch) => dispatch(openDataApi.endpoints.getOpenData.initiate(locale)),
      ],
    },
    () =>
      import(/* webpackChunkName: "open-data" */ './OpenDataScreen').then(
        ({ OpenDataScreen }) => OpenDataScreen,
      ),
  ),
];
