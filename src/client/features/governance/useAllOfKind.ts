import type { ListItem } from '../../../shared/contract/content';
import type { GovernanceFacts } from '../../../shared/contract/governance';
import type { Text } from '../../../shared/contract/text';
import { contentApi } from '../../api/contentEndpoints';
import { useLocale } from '../../intl/IntlRoot';
import { allOfKind, type GovernanceKind } from './governanceQueries';

export type Entry = ListItem<GovernanceFacts>;

const NONE: readonly Entry[] = [];

interface Pages {
  readonly pages: readonly { readonly items: readonly ListItem<unknown>[] }[];
}

/** Lists the entries of a list’s pages; none while they are not known. */
export const entriesOf = (data: Pages | undefined): readonly Entry[] =>
  (data?.pages.flatMap(({ items }) => items) as readonly Entry[] | undefined) ?? NONE;

/** Reads the entries of a kind; none while they are not known. */
export function useAllOfKind(kind: GovernanceKind): readonly Entry[] {
  const { data } = contentApi.useListContentsInfiniteQuery(allOfKind(kind, useLocale()));
  return entriesOf(data);
}

/** Names of the bodies by slug. */
export function useBodyNames(): ReadonlyMap<string, Text> {
  return new Map(useAllOfKind('body').map(({ slug, title }) => [slug, title]));
}
