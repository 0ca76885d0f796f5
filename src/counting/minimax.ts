import type { Outcome, CountParameters } from './outcome';
import {
  beats,
  type PairwiseCounts,
  countPairwise,
  type RankedBallots,
  type PairwiseTable,
  toPairwiseTable,
  getVotesFor,
} from './pairwise';
import { elect, rankByValue, range } from './weakOrder';

export interface MinimaxRound {
  /** Row a, column b: how many ballots rank a above b. */
  readonly preferred: PairwiseTable;
  /** For every option its worst defeat. */
  readonly worstDefeats: readonly WorstDefeat[];
}

interface WorstDefeat {
  /** The ballots for the victor; 0 for an option that nobody beats. */
  readonly votes: number;
  /** Options that won by this number. */
  readonly by: readonly number[];
}

/**
 * Minimax (Simpson 1969, Kramer 1977), also called successive reversal, by winning votes: the
 * option whose worst defeat is the smallest wins. A defeat is as large as the number of ballots
 * that rank the victor above; who is beaten by nobody has none. Exact; O(C²) for C options after
 * the comparison of all pairs.
 */
export function minimax(ballots: RankedBallots, terms: CountParameters): Outcome<MinimaxRound> {
  const pairs = countPairwise(ballots);
  const options = range(pairs.options);
  const worstDefeats = options.map((option) => worstDefeat(pairs, option, options));
  const places = rankByValue(worstDefeats.map(({ votes }) => -votes));
  return {
    ...elect(places, terms),
    places,
    rounds: [{ preferred: toPairwiseTable(pairs), worstDefeats }],
  };
}

function worstDefeat(
  pairs: PairwiseCounts,
  option: number,
  options: readonly number[],
): WorstDefeat {
  const victors = options.filter((other) => beats(pairs, other, option));
  const votes = Math.max(0, ...victors.map((victor) => getVotesFor(pairs, victor, option)));
  return { votes, by: victors.filter((victor) => getVotesFor(pairs, victor, option) === votes) };
}
