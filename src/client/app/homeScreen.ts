import { hasHomeWords, listHomeBlocks } from '../../shared/settings';
import { homeApi } from '../features/home/homeApi';
import { getHomeListArgs, isListBlock } from '../features/home/homeQueries';
import { HOME_WORDS_CHUNK, loadHomeParts } from '../features/home/lazyHomeParts';
import type { Page } from '../../shared/contract/content';
import type { Locale } from '../../shared/locales';
import { queryList, queryStatistics, type Query } from './contentQueries';
import type { ScreenEntry } from './screens';

/** Apart from the other screens: whoever opens the home page loads nothing about them at first. */
export const homeScreen: ScreenEntry = {
  chunk: 'home',
  load: () =>
    import(/* webpackChunkName: "home" */ '../features/home/HomeScreen').then(
      (screens) => screens.HomeScreen,
    ),
  queries: ({ locale, settings }) => {
    const blocks = listHomeBlocks(settings);
    const lists = getHomeListArgs(locale);
    return [
      ...(hasHomeWords(settings) ? [queryWords(locale)] : []),
      ...blocks.filter(isListBlock).map((block) => queryList(lists[block])),
      ...(blocks.includes('numbers') || blocks.includes('hero') ? [queryStatistics] : []),
      ...(blocks.includes('outcomes') ? [queryOutcomes(locale)] : []),
    ];
  },
  readsMarkdown: ({ home }) => home.blocks.includes('text'),
  parts: async (first, settings) => {
    if (!hasHomeWords(settings) && !isEmptyList(first)) return [];
    await loadHomeParts();
    return [HOME_WORDS_CHUNK];
  },
};

const queryWords =
  (locale: Locale): Query =>
  (dispatch) =>
    dispatch(homeApi.endpoints.getHomeWords.initiate(locale));
const queryOutcomes =
  (locale: Locale): Query =>
  (dispatch) =>
    dispatch(homeApi.endpoints.getOutcomes.initiate(locale));

/** Tells whether the first list is empty: all may be then, and the page says what will come. */
const isEmptyList = (answer: unknown): boolean =>
  (answer as { readonly pages?: readonly Page<unknown>[] }).pages?.[0]?.items.length === 0;
