import type { ListItem } from '../../../shared/contract/content';
import type { GovernanceFacts } from '../../../shared/contract/governance';
import type { Text } from '../../../shared/contract/text';
import { contentApi } from '../../api/contentEndpoints';
import { useLocale } from '../../intl/IntlRoot';
import { toKindArg, type GovernanceKind } from './governanceQueries';

export type GovernanceEntry = ListItem<GovernanceFacts>;

const NONE: readonly GovernanceEntry[] = [];

interface Pages {
  readonly pages: readonly { readonly items: readonly ListItem<unknown>[] }[];
}

/** Lists the entries of a list’s pages; none while they are not known. */
export const listEntries = (data: Pages | undefined): readonly GovernanceEntry[] =>
  (data?.pages.flatMap(({ items }) => items) as readonly GovernanceEntry[] | undefined) ?? NONE;

/** Reads the entries of a kind; none while they are not known. */
export function useEntriesOfKind(kind: GovernanceKind): readonly GovernanceEntry[] {
  const { data } = contentApi.useListContentsInfiniteQuery(toKindArg(kind, useLocale()));
  return listEntries(data);
}

/** Names of the bodies by slug. */
export function useBodyNames(): ReadonlyMap<string, Text> {
  return new Map(useEntriesOfKind('body').map(({ slug, title }) => [slug, title]));
}
