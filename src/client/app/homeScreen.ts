import { homeApi } from '../features/home/homeApi';
import { homeLists } from '../features/home/homeQueries';
import { list, statistics } from './contentQueries';
import type { ScreenEntry } from './screens';

/** Apart from the other screens: whoever opens the home page loads nothing about them at first. */
export const homeScreen: ScreenEntry = {
  chunk: 'home',
  load: () =>
    import(/* webpackChunkName: "home" */ '../features/home/HomeScreen').then(
      (screens) => screens.HomeScreen,
    ),
  queries: ({ locale }) => [
    ...Object.values(homeLists(locale)).map(list),
    statistics,
    (dispatch) => dispatch(homeApi.endpoints.getOutcomes.initiate(locale)),
  ],
};
