import type { Outcome } from '../outcome';
import { type BallotKind, createDice, reorderBallot } from './ballotKinds';
import { range } from '../weakOrder';

type Count<Ballot, Round> = (
  options: number,
  ballots: readonly Ballot[],
  lot: readonly number[],
) => Outcome<Round>;

const inOrder = (options: readonly number[]) => options.toSorted((a, b) => a - b);
const CASES = 200;

/**
 * Expects over random elections that a method treats ballots alike (their order does not matter,
 * nor whether a row stands for several) and options alike (numbered anew, with the lot, the same
 * ones win and stand in the same places).
 */
export function expectFairness<Ballot extends { readonly count?: number }, Round>(
  kind: BallotKind<Ballot>,
  count: Count<Ballot, Round>,
): void {
  for (const seed of range(CASES)) {
    const random = createDice(seed);
    const options = 1 + random.below(5);
    const ballots = range(random.below(8)).map(() => kind.random(random, options));
    const lot = random.shuffled(range(options));
    const outcome = count(options, ballots, lot);

    expect(count(options, reorderBallot(random, ballots), lot)).toEqual(outcome);

    const names = random.shuffled(range(options));
    const renamed = count(
      options,
      ballots.map((ballot) => kind.relabelled(ballot, names)),
      range(options).map((option) => lot[names.indexOf(option)]!),
    );
    const rename = (list: readonly number[]) => list.map((option) => names[option]!);
    expect(new Set(renamed.elected)).toEqual(new Set(rename(outcome.elected)));
    expect(renamed.places).toEqual(outcome.places.map((place) => inOrder(rename(place))));
    expect(renamed.ties.map(({ taken }) => inOrder(taken))).toEqual(
      outcome.ties.map(({ taken }) => inOrder(rename(taken))),
    );
  }
}
