import type { PairwiseCounts } from './pairwise';

/**
 * Six options that are all tied have 720 best rankings; where there are more, not all are listed.
 */
export const MAX_LISTED_RANKINGS = 720;

/** Result of the search over all rankings, or of the one by single moves. */
export interface Rankings {
  /** For every option its best position in any of the rankings, from 0. */
  readonly positions: readonly number[];
  readonly rankings: readonly (readonly number[])[];
  /** Number of such rankings; null where not all were weighed. */
  readonly rankingCount: number | null;
}

/**
 * For every set of options that are ranked already, written as bits: what the others can still add
 * below them.
 */
interface Search {
  readonly pairs: PairwiseCounts;
  readonly everybody: number;
  /** The most agreements that they can add. */
  readonly most: Float64Array;
  /** In how many orders they add as many. */
  readonly orders: Float64Array;
}

/**
 * Finds all rankings that agree with the ballots most often. The best order of the options below
 * does not depend on the order of those above, so sets take the place of rankings (Held & Karp
 * 1962), largest first. O(2^C · C²) for C options; the number of rankings is exact up to 18.
 */
export function findBestRankings(pairs: PairwiseCounts): Rankings {
  const search = weighAll(pairs);
  return {
    positions: bestPositions(search),
    rankings: listRankings(search, 0, []),
    rankingCount: search.orders[0]!,
  };
}

function weighAll(pairs: PairwiseCounts): Search {
  const everybody = 2 ** pairs.options - 1;
  const most = new Float64Array(everybody + 1);
  const orders = new Float64Array(everybody + 1);
  orders[everybody] = 1;
  for (let ranked = everybody - 1; ranked >= 0; ranked--)
    for (let option = 0; option < pairs.options; option++) {
      const next = ranked | (1 << option);
      if (next === ranked) continue;
      const agreements = agreementsOver(pairs, ranked, option) + most[next]!;
      if (agreements > most[ranked]!) {
        most[ranked] = agreements;
        orders[ranked] = orders[next]!;
      } else if (agreements === most[ranked]) orders[ranked]! += orders[next]!;
    }
  return { pairs, everybody, most, orders };
}

/** Counts the ballots that agree when an option is put above all who are not yet ranked. */
function agreementsOver(
  { options, votes }: PairwiseCounts,
  ranked: number,
  option: number,
): number {
  let agreements = 0;
  for (let other = 0; other < options; other++)
    if ((ranked & (1 << other)) === 0) agreements += votes[option * options + other]!;
  return agreements;
}

/** Lists the options that may come next in a best ranking. */
function bestNext({ pairs, most }: Search, ranked: number): number[] {
  const next: number[] = [];
  for (let option = 0; option < pairs.options; option++) {
    const then = ranked | (1 << option);
    if (then === ranked) continue;
    if (agreementsOver(pairs, ranked, option) + most[then]! === most[ranked]) next.push(option);
  }
  return next;
}

function bestPositions(search: Search): number[] {
  const positions: number[] = [];
  let reached = new Set([0]);
  for (let position = 0; position < search.pairs.options; position++) {
    const then = new Set<number>();
    for (const ranked of reached)
      for (const option of bestNext(search, ranked)) {
        positions[option] ??= position;
        then.add(ranked | (1 << option));
      }
    reached = then;
  }
  return positions;
}

function listRankings(search: Search, ranked: number, above: readonly number[]): number[][] {
  if (ranked === search.everybody) return [[...above]];
  const rankings: number[][] = [];
  for (const option of bestNext(search, ranked)) {
    if (rankings.length === MAX_LISTED_RANKINGS) break;
    rankings.push(...listRankings(search, ranked | (1 << option), [...above, option]));
  }
  return rankings.slice(0, MAX_LISTED_RANKINGS);
}
