import type { HomeBlock } from '../../../shared/contract/settings';
import type { Locale } from '../../../shared/locales';
import { contentApi } from '../../api/contentEndpoints';
import { homeApi } from './homeApi';
import { getHomeListArgs, isListBlock } from './homeQueries';

type ApiState = Parameters<ReturnType<typeof contentApi.endpoints.listContents.select>>[0] &
  Parameters<ReturnType<typeof homeApi.endpoints.getOutcomes.select>>[0];

/**
 * Tells whether the home page has lists, and all of them are known to be empty: it says then what
 * will come.
 */
export function selectIsHomeEmpty(
  state: ApiState,
  locale: Locale,
  blocks: readonly HomeBlock[],
): boolean {
  const args = getHomeListArgs(locale);
  const lists = blocks.filter(isListBlock);
  const isEmptyList = (block: (typeof lists)[number]) => {
    const { data } = contentApi.endpoints.listContents.select(args[block])(state);
    return data?.pages[0]?.items.length === 0;
  };
  const outcomes = homeApi.endpoints.getOutcomes.select(locale)(state).data?.items;
  const hasNoOutcome = !blocks.includes('outcomes') || outcomes?.length === 0;
  return lists.length > 0 && hasNoOutcome && lists.every(isEmptyList);
}
