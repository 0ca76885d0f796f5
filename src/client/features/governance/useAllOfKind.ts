import type { ListItem } from '../../../shared/contract/content';
import type { GovernanceDetails } from '../../../shared/contract/governance';
import type { Text } from '../../../shared/contract/text';
import { contentApi } from '../../api/contentEndpoints';
import { useLocale } from '../../intl/IntlRoot';
import { allOfKind, type GovernanceKind } from './governanceQueries';

export type Entry = ListItem<GovernanceDetails>;

const NONE: readonly Entry[] = [];

/** The entries of a kind; none while they are not known. */
export function useAllOfKind(kind: GovernanceKind): readonly Entry[] {
  const { data } = contentApi.useListContentsInfiniteQuery(allOfKind(kind, useLocale()));
  return (data?.pages.flatMap(({ items }) => items) as readonly Entry[] | undefined) ?? NONE;
}

/** Names of the bodies by slug. */
export function useBodyNames(): ReadonlyMap<string, Text> {
  return new Map(useAllOfKind('body').map(({ slug, title }) => [slug, title]));
}
