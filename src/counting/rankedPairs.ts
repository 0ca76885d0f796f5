import type { Outcome, CountParameters, Tie } from './outcome';
import {
  beats,
  type PairwiseCounts,
  countPairwise,
  type RankedBallots,
  getVotesFor,
} from './pairwise';
import { elect, sortByLot, range } from './weakOrder';
import {
  joinTransitively,
  rankByRelation,
  type Relation,
  createRelation,
  findShortestChain,
  isAbove,
} from './relation';

/** One pair in the order of strength. */
export interface RankedPairsRound {
  readonly winner: number;
  readonly loser: number;
  /** The ballots that rank the winner above the loser, and those that rank it below. */
  readonly votes: number;
  readonly opposed: number;
  readonly isLocked: boolean;
  /**
   * Obstacle to locking a pair: locked pairs lead from its loser to its winner, through these
   * options. Empty for a locked pair.
   */
  readonly against: readonly number[];
  /** Whether the pair was one of equals that could not all be locked, so that the lot decided. */
  readonly isByLot: boolean;
}

type Pair = Pick<RankedPairsRound, 'winner' | 'loser' | 'votes' | 'opposed'>;
type Step = Omit<RankedPairsRound, 'isByLot'>;

/** Locked pairs, and who stands above whom by them, directly or through others. */
interface Locks {
  readonly pairs: Relation;
  readonly above: Relation;
}

/**
 * Ranked Pairs (Tideman 1987, Social Choice and Welfare 4, 185–206). Pairs are taken from the
 * strongest to the weakest, and each is locked unless the pairs locked before it say the opposite.
 * A pair is as strong as the number of ballots for its winner; of two with as many, the one with
 * fewer ballots against it is stronger.
 *
 * Pairs that are equal in both are taken in the order of the lot, by the number of the winner,
 * lowest first; in which order the pairs of one winner are taken changes nothing. That is reported
 * as a tie only where they could not all be locked: `options` are those of the pairs that
 * contradict each other, `taken` the winners of those of them that were locked. `places` then
 * depend on the lot. Options that no locked pair sets apart share a place. Exact; O(C³) for C
 * options, and O(C²) more for each pair that is not locked.
 * @throws RangeError when the lot does not tell two options apart
 */
export function rankedPairs(
  ballots: RankedBallots,
  terms: CountParameters,
): Outcome<RankedPairsRound> {
  const pairs = countPairwise(ballots);
  const locks = { pairs: nothing(pairs.options), above: nothing(pairs.options) };
  const rounds: RankedPairsRound[] = [];
  const tiesOfPairs: Tie[] = [];
  for (const equals of equalPairs(inOrder(pairs, terms.lot))) {
    const group = lockEquals(locks, equals);
    tiesOfPairs.push(...tieOf(group, rounds.length));
    rounds.push(...group);
  }
  const places = rankByRelation(locks.above);
  const { elected, ties } = elect(places, terms);
  const last = Math.max(0, rounds.length - 1);
  return {
    elected,
    places,
    ties: [...tiesOfPairs, ...ties.map((tie) => ({ ...tie, round: last }))],
    rounds,
  };
}

const nothing = (options: number): Relation => createRelation(options, () => false);

function inOrder(pairs: PairwiseCounts, lot: readonly number[]): Pair[] {
  const drawn = sortByLot(range(pairs.options), lot);
  const found = drawn.flatMap((winner) =>
    drawn
      .filter((loser) => beats(pairs, winner, loser))
      .map((loser) => pairOf(pairs, winner, loser)),
  );
  // Sorting leaves equals in the order of the lot.
  return found.toSorted((a, b) => b.votes - a.votes || a.opposed - b.opposed);
}

const pairOf = (pairs: PairwiseCounts, winner: number, loser: number): Pair => ({
  winner,
  loser,
  votes: getVotesFor(pairs, winner, loser),
  opposed: getVotesFor(pairs, loser, winner),
});

function equalPairs(pairs: readonly Pair[]): Pair[][] {
  const groups: Pair[][] = [];
  for (const pair of pairs) {
    const equals = groups.at(-1);
    if (equals?.[0]?.votes === pair.votes && equals[0].opposed === pair.opposed) equals.push(pair);
    else groups.push([pair]);
  }
  return groups;
}

/**
 * Locks pairs of the same strength one by one, and finds out for which of them their order
 * mattered.
 */
function lockEquals(locks: Locks, equals: readonly Pair[]): RankedPairsRound[] {
  const isRefuted = ({ winner, loser }: Pair) => isAbove(locks.above, loser, winner);
  const open = new Set(equals.filter((pair) => !isRefuted(pair)));
  const steps = equals.map((pair) => lockUnlessRefuted(locks, pair));
  const refuted = steps.filter(({ isLocked }, index) => !isLocked && open.has(equals[index]!));
  const all = { ...locks.above, holds: locks.above.holds.slice() };
  for (const { winner, loser } of refuted) joinTransitively(all, winner, loser);
  return steps.map((step, index) => ({
    ...step,
    isByLot: open.has(equals[index]!) && isAbove(all, step.loser, step.winner),
  }));
}

function lockUnlessRefuted(locks: Locks, pair: Pair): Step {
  const { winner, loser } = pair;
  if (isAbove(locks.above, loser, winner))
    return { ...pair, isLocked: false, against: findShortestChain(locks.pairs, loser, winner)! };
  locks.pairs.holds[winner * locks.pairs.options + loser] = 1;
  joinTransitively(locks.above, winner, loser);
  return { ...pair, isLocked: true, against: [] };
}

function tieOf(group: readonly RankedPairsRound[], firstRound: number): Tie[] {
  const byLot = group.filter(({ isByLot }) => isByLot);
  if (byLot.length === 0) return [];
  const options = new Set(byLot.flatMap(({ winner, loser }) => [winner, loser]));
  const taken = new Set(byLot.filter(({ isLocked }) => isLocked).map(({ winner }) => winner));
  return [
    {
      round: firstRound + group.indexOf(byLot[0]!),
      options: [...options].toSorted((a, b) => a - b),
      taken: [...taken],
      brokenBy: 'lot',
    },
  ];
}
