import { isSectionOn } from '../../../shared/settings';
import { queryList, type Query } from '../../api/contentQueries';
import {
  isEmptySearch,
  searchApi,
  toClosingSoonArg,
  toSearchArg,
} from '../../parts/search/searchApi';
import { createRoute, type ScreenRoute } from '../../parts/routes/createRoute';

export const searchRoutes: readonly ScreenRoute[] = [
  createRoute(
    'search',
    {
      chunk: 'search',
      queries: ({ locale, search, settings }) => {
        const arg = toSearchArg(locale, search);
        const found: Query = (dispatch) => dispatch(searchApi.endpoints.search.initiate(arg));
        if (!isEmptySearch(arg) || !isSectionOn(settings, 'have-your-say')) return [found];
        return [found, queryList(toClosingSoonArg(locale))];
      },
    },
    () =>
      import(/* webpackChunkName: "search" */ './SearchScreen').then(
        ({ SearchScreen }) => SearchScreen,
      ),
  ),
];
