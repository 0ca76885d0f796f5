import { toListArg } from '../../api/contentEndpoints';
import { queryList } from '../../api/contentQueries';
import { createRoute, type ScreenRoute } from '../../parts/routes/createRoute';
import { postsApi } from './postsApi';

export const blogRoutes: readonly ScreenRoute[] = [
  createRoute(
    'blogs.list',
    {
      chunk: 'blogs',
      queries: ({ locale, search }) => [
        queryList(toListArg('blogs', locale, search)),
        (dispatch) => dispatch(postsApi.endpoints.getPostFacets.initiate(locale)),
      ],
    },
    () =>
      import(/* webpackChunkName: "blogs" */ './PostsScreen').then(
        ({ PostsScreen }) => PostsScreen,
      ),
  ),
  createRoute('blogs.detail', { chunk: 'blogs' }, () =>
    import(/* webpackChunkName: "blogs" */ './PostScreen').then(({ PostScreen }) => PostScreen),
  ),
];
