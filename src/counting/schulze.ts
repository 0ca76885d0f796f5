import type { Outcome, CountParameters } from './outcome';
import {
  beats,
  createPairwiseCounts,
  type PairwiseCounts,
  countPairwise,
  type RankedBallots,
  type PairwiseTable,
  toPairwiseTable,
  getVotesFor,
} from './pairwise';
import { elect } from './weakOrder';
import { rankByRelation, createRelation, findShortestChain } from './relation';

/** The one round: the comparison of all pairs, and what follows from it. */
export interface SchulzeRound {
  /** Row a, column b: how many ballots rank a above b. */
  readonly preferred: PairwiseTable;
  /** Row a, column b: the strength of the strongest path from a to b, 0 where there is none. */
  readonly strengths: PairwiseTable;
}

/**
 * Counts by the Schulze method (Schulze 2011, Social Choice and Welfare 36, 267–303), strength by
 * winning votes. A path leads from option to option, each beating the next; it is as strong as its
 * weakest victory, a victory as strong as the number of ballots for it. An option is ahead of
 * another when its strongest path there is stronger than the strongest one back. This never runs in
 * a circle, and nobody being ahead of the winner decides.
 *
 * Two options may be equally strong both ways. First place then goes to all whom nobody is ahead
 * of, the next to those whom only they are ahead of, and so on. Exact: ballots are counted, never
 * divided. O(C³) for C options after the comparison of all pairs.
 */
export function schulze(ballots: RankedBallots, terms: CountParameters): Outcome<SchulzeRound> {
  const pairs = countPairwise(ballots);
  const strengths = findPathStrengths(pairs);
  const places = rankByRelation(createRelation(pairs.options, (a, b) => beats(strengths, a, b)));
  const round = { preferred: toPairwiseTable(pairs), strengths: toPairwiseTable(strengths) };
  return { ...elect(places, terms), places, rounds: [round] };
}

/** Widest paths by the method of Floyd and Warshall. */
function findPathStrengths(pairs: PairwiseCounts): PairwiseCounts {
  const { options } = pairs;
  const { votes } = countVictories(pairs);
  for (let by = 0; by < options; by++)
    for (let from = 0; from < options; from++) {
      const first = votes[from * options + by]!;
      if (first === 0) continue;
      for (let to = 0; to < options; to++) {
        if (to === from) continue;
        const through = Math.min(first, votes[by * options + to]!);
        if (through > votes[from * options + to]!) votes[from * options + to] = through;
      }
    }
  return { options, votes };
}

function countVictories(pairs: PairwiseCounts): PairwiseCounts {
  const won = createPairwiseCounts(pairs.options);
  for (let a = 0; a < pairs.options; a++)
    for (let b = 0; b < pairs.options; b++)
      if (beats(pairs, a, b)) won.votes[a * pairs.options + b] = getVotesFor(pairs, a, b);
  return won;
}

/** A victory of one option over another. */
interface Victory {
  readonly winner: number;
  readonly loser: number;
  readonly votes: number;
}

export interface StrongestPath {
  /** From the first to the last, each beating the next. */
  readonly options: readonly number[];
  /** The weakest victory on the path; its votes are the strength of the path. */
  readonly weakest: Victory;
}

/**
 * Finds the strongest path from one option to another, and of several the one with the fewest
 * steps: with the path back it says why one option is ahead. Null where no path leads there.
 */
export function findStrongestPath(
  { preferred, strengths }: SchulzeRound,
  from: number,
  to: number,
): StrongestPath | null {
  const strength = strengths[from]![to]!;
  if (strength === 0) return null;
  const isStrongVictory = (a: number, b: number) =>
    preferred[a]![b]! > preferred[b]![a]! && preferred[a]![b]! >= strength;
  const options = findShortestChain(createRelation(preferred.length, isStrongVictory), from, to)!;
  const at = options.findIndex((a, step) => preferred[a]![options[step + 1]!] === strength);
  return { options, weakest: { winner: options[at]!, loser: options[at + 1]!, votes: strength } };
}
