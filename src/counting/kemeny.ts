import { findBestRankings } from './kemenyExact';
import { findLocalRanking } from './kemenyLocal';
import type { Outcome, CountParameters } from './outcome';
import {
  type PairwiseCounts,
  countPairwise,
  type RankedBallots,
  type PairwiseTable,
  toPairwiseTable,
  getVotesFor,
} from './pairwise';
import { elect, rankByValue } from './weakOrder';

/**
 * Up to here every ranking is weighed, by 65,536 sets of options; each option more would double
 * them.
 */
export const MAX_EXACT_OPTIONS = 16;

export interface KemenyRound {
  /** Row a, column b: how many ballots rank a above b. */
  readonly preferred: PairwiseTable;
  /**
   * The best rankings, at most `MAX_LISTED_RANKINGS` of them; the one that was found where not all
   * were weighed.
   */
  readonly rankings: readonly (readonly number[])[];
  /** Number of rankings that are equally good; null where not all were weighed. */
  readonly rankingCount: number | null;
  /**
   * Over all pairs of options, the ballots that agree with the ranking, and those that say the
   * opposite.
   */
  readonly agreements: number;
  readonly disagreements: number;
  /**
   * The lower bound: no ranking can have fewer disagreements, since in every pair at least the
   * smaller side disagrees.
   */
  readonly leastDisagreements: number;
  /** Whether no other ranking is better for certain. */
  readonly isExact: boolean;
}

/**
 * Counts by the Kemeny rule (Kemeny 1959, Young & Levenglick 1978): of all rankings the one wins
 * that agrees with the ballots most often, pair by pair, which is the one with the fewest
 * disagreements. Whole numbers, exact.
 *
 * Up to `MAX_EXACT_OPTIONS` options all rankings are weighed, by sets of options instead of one by
 * one: O(2^C · C²) for C options. Where several are equally good an option has the best position
 * that any of them gives it; options with the same share a place. Beyond that (the problem is
 * NP-hard) it is a ranking that no single option's move improves: a Condorcet winner stands first
 * in it and a Condorcet loser last, but a better one may exist. `isExact` is then false, unless the
 * ranking reaches the lower bound; how far it can be from the best is `disagreements -
 * leastDisagreements`.
 */
export function kemeny(ballots: RankedBallots, terms: CountParameters): Outcome<KemenyRound> {
  const pairs = countPairwise(ballots);
  const { positions, rankings, rankingCount } =
    pairs.options > MAX_EXACT_OPTIONS
      ? findLocalRanking(pairs, terms.lot)
      : findBestRankings(pairs);
  const places = rankByValue(positions.map((position) => -position));
  const scores = scoresOf(pairs, rankings[0]!);
  const isExact = rankingCount !== null || scores.disagreements === scores.leastDisagreements;
  const round = { preferred: toPairwiseTable(pairs), rankings, rankingCount, ...scores, isExact };
  return { ...elect(places, terms), places, rounds: [round] };
}

function scoresOf(pairs: PairwiseCounts, ranking: readonly number[]) {
  const scores = { agreements: 0, disagreements: 0, leastDisagreements: 0 };
  for (const [position, upper] of ranking.entries())
    for (const lower of ranking.slice(position + 1)) {
      const agreeing = getVotesFor(pairs, upper, lower);
      const disagreeing = getVotesFor(pairs, lower, upper);
      scores.agreements += agreeing;
      scores.disagreements += disagreeing;
      scores.leastDisagreements += Math.min(agreeing, disagreeing);
    }
  return scores;
}
