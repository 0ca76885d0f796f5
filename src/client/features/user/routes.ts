import { createRoute, type ScreenRoute } from '../../parts/routes/createRoute';
import { userApi } from './userApi';

export const userRoutes: readonly ScreenRoute[] = [
  createRoute(
    'user',
    {
      chunk: 'user',
      queries: ({ params: { slug = '' }, locale }) => [
        (dispatch) => dispatch(userApi.endpoints.getUser.initiate({ id: slug, locale })),
      ],
    },
    () =>
      import(/* webpackChunkName: "user" */ './UserScreen').then(({ UserScreen }) => UserScreen),
  ),
];
