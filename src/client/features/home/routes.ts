import type { Page } from '../../../shared/contract/content';
import type { Locale } from '../../../shared/locales';
import { hasHomeWords, listHomeBlocks } from '../../../shared/settings';
import { queryList, queryStatistics, type Query } from '../../api/contentQueries';
import { createRoute } from '../../parts/routes/createRoute';
import { homeApi } from './homeApi';
import { getHomeListArgs, isListBlock } from './homeQueries';
import { HOME_WORDS_CHUNK, loadHomeParts } from './lazyHomeParts';

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

/** Apart from the other routes: whoever opens the home page loads nothing about them at first. */
export const homeRoute = createRoute(
  'home',
  {
    chunk: 'home',
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
  },
  () => import(/* webpackChunkName: "home" */ './HomeScreen').then(({ HomeScreen }) => HomeScreen),
);
