import type { SearchGroup } from '../../../shared/contract/search';
import { useSearchInfiniteQuery, type SearchArg } from '../../parts/search/searchApi';

/**
 * Joins the groups of all pages: of a section that is read page by page there is one group, which
 * grows.
 */
function joinedGroups(pages: readonly { readonly groups: readonly SearchGroup[] }[]) {
  const [first, ...later] = pages;
  const [group] = first?.groups ?? [];
  if (!first || !group || later.length === 0) return first?.groups;
  const hits = later.flatMap(({ groups }) => groups.flatMap((more) => more.hits));
  return [{ ...group, hits: [...group.hits, ...hits] }];
}

/** Provides what was found, in all states. */
export function useSearch(arg: SearchArg) {
  const { currentData, isFetching, isError, error, isFetchingNextPage, fetchNextPage, refetch } =
    useSearchInfiniteQuery(arg);
  const [first] = currentData?.pages ?? [];
  return {
    result: first,
    groups: joinedGroups(currentData?.pages ?? []) ?? [],
    next: currentData?.pages.at(-1)?.next ?? null,
    isFetching,
    isError: isError && !first,
    error,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  };
}
