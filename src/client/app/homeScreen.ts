import { isSectionOn } from '../../shared/settings';
import { homeApi } from '../features/home/homeApi';
import { getHomeListArgs } from '../features/home/homeQueries';
import { queryList, queryStatistics } from './contentQueries';
import type { ScreenEntry } from './screens';

/** Apart from the other screens: whoever opens the home page loads nothing about them at first. */
export const homeScreen: ScreenEntry = {
  chunk: 'home',
  load: () =>
    import(/* webpackChunkName: "home" */ '../features/home/HomeScreen').then(
      (screens) => screens.HomeScreen,
    ),
  queries: ({ locale, settings }) => [
    ...Object.values(getHomeListArgs(locale))
      .filter(({ section }) => isSectionOn(settings, section))
      .map(queryList),
    queryStatistics,
    (dispatch) => dispatch(homeApi.endpoints.getOutcomes.initiate(locale)),
  ],
};
