import type { Approval, Ranking, Scoring } from '../profiles';
import { range } from '../weakOrder';

/** Random choices that are the same in every run. */
export interface Dice {
  /** A whole number from 0 up to, not including, `faces`. */
  readonly below: (faces: number) => number;
  readonly shuffled: <Item>(items: readonly Item[]) => Item[];
}

/** Throws of the generator mulberry32. */
export function createDice(seed: number): Dice {
  let state = seed;
  const below = (faces: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) % faces;
  };
  const shuffled = <Item>(items: readonly Item[]) => {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last -= 1) {
      const other = below(last + 1);
      [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
    }
    return mixed;
  };
  return { below, shuffled };
}

/** Facts about ballots that the properties of a method need to know. */
export interface BallotKind<Ballot extends { readonly count?: number }> {
  readonly random: (dice: Dice, options: number) => Ballot;
  /** The same ballot after the options were numbered anew: `names[old]` is the new number. */
  readonly relabelled: (ballot: Ballot, names: readonly number[]) => Ballot;
}

/**
 * Returns a few options in random order; every third joins the rank above when ranks may be equal.
 */
function randomRanks({ below, shuffled }: Dice, options: number, hasEqualRanks: boolean) {
  const ranking: number[][] = [];
  for (const option of shuffled(range(options)).slice(below(options + 1))) {
    const above = ranking.at(-1);
    if (hasEqualRanks && above && below(3) === 0) above.push(option);
    else ranking.push([option]);
  }
  return ranking;
}

const rankingsWith = (hasEqualRanks: boolean): BallotKind<Ranking> => ({
  random: (dice, options) => ({
    ranking: randomRanks(dice, options, hasEqualRanks),
    count: 1 + dice.below(3),
  }),
  relabelled: ({ ranking, ...rest }, names) => ({
    ...rest,
    ranking: ranking.map((equals) => equals.map((option) => names[option]!)),
  }),
});

/** Rankings, some of them incomplete or empty. */
export const strictRankings = rankingsWith(false);
/** The same with equal ranks. */
export const rankings = rankingsWith(true);

/** Sets of options with at most `mostMarks` marks. */
export const createApprovalKind = (mostMarks = Infinity): BallotKind<Approval> => ({
  random: ({ below, shuffled }, options) => ({
    approved: shuffled(range(options)).slice(0, below(Math.min(options, mostMarks) + 1)),
    count: 1 + below(3),
  }),
  relabelled: ({ approved, ...rest }, names) => ({
    ...rest,
    approved: approved.map((option) => names[option]!),
  }),
});

/** Scores from `lowest` to `highest`, some of them missing. */
export const createScoringKind = (lowest: number, highest: number): BallotKind<Scoring> => ({
  random: ({ below }, options) => ({
    scores: range(options).map(() =>
      below(6) === 0 ? null : lowest + below(highest - lowest + 1),
    ),
    count: 1 + below(3),
  }),
  relabelled: ({ scores, ...rest }, names) => ({
    ...rest,
    scores: scores.map((_, option) => scores[names.indexOf(option)]!),
  }),
});

/**
 * Returns the same ballots in another order, some of the rows that stand for several split in two.
 */
export function reorderBallot<Ballot extends { readonly count?: number }>(
  { below, shuffled }: Dice,
  ballots: readonly Ballot[],
): Ballot[] {
  const split = ballots.flatMap((ballot) => {
    const { count = 1 } = ballot;
    const first = below(count + 1);
    return [
      { ...ballot, count: first },
      { ...ballot, count: count - first },
    ];
  });
  return shuffled(split);
}
