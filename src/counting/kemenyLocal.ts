import type { Rankings } from './kemenyExact';
import { type PairwiseCounts, getVotesFor } from './pairwise';
import { rankByValue, sortByLot } from './weakOrder';

/**
 * Finds a ranking that cannot be improved by moving one option. It starts from the order of Borda
 * points, equals in the order of the lot, and moves one option after the other to where it agrees
 * with more ballots, nearest first, until a whole pass moves none. Every move gains at least one
 * agreement, so it ends. O(C²) a pass for C options.
 */
export function findLocalRanking(pairs: PairwiseCounts, lot: readonly number[]): Rankings {
  let ranking = rankByValue(bordaPoints(pairs)).flatMap((equals) => sortByLot(equals, lot));
  for (;;) {
    const improved = ranking.reduce((order, option) => moved(order, option, pairs), ranking);
    if (improved.every((option, position) => option === ranking[position])) break;
    ranking = improved;
  }
  const positions = ranking.map((_, option) => ranking.indexOf(option));
  return { positions, rankings: [ranking], rankingCount: null };
}

/** Counts the ballots that rank an option above another, summed over all others. */
const bordaPoints = ({ options, votes }: PairwiseCounts): number[] =>
  Array.from({ length: options }, (_, option) =>
    votes.subarray(option * options, (option + 1) * options).reduce((sum, count) => sum + count, 0),
  );

function moved(ranking: number[], option: number, pairs: PairwiseCounts): number[] {
  const from = ranking.indexOf(option);
  const up = bestMove(ranking.slice(0, from).toReversed(), (passed) => gain(pairs, option, passed));
  const down = bestMove(ranking.slice(from + 1), (passed) => gain(pairs, passed, option));
  if (up.gain <= 0 && down.gain <= 0) return ranking;
  const to = up.gain >= down.gain ? from - up.steps : from + down.steps;
  return ranking.toSpliced(from, 1).toSpliced(to, 0, option);
}

/** Counts how many more ballots agree once an option stands above another instead of below. */
const gain = (pairs: PairwiseCounts, upper: number, lower: number): number =>
  getVotesFor(pairs, upper, lower) - getVotesFor(pairs, lower, upper);

function bestMove(neighbours: readonly number[], gainBy: (passed: number) => number) {
  const best = { steps: 0, gain: 0 };
  let sum = 0;
  for (const [index, passed] of neighbours.entries()) {
    sum += gainBy(passed);
    if (sum > best.gain) Object.assign(best, { steps: index + 1, gain: sum });
  }
  return best;
}
