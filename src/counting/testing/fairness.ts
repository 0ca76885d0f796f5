import type { Outcome } from '../outcome';
import { type BallotKind, dice, reordered } from './ballotKinds';
import { upTo } from '../places';

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
  for (const seed of upTo(CASES)) {
    const random = dice(seed);
    const options = 1 + random.below(5);
    const ballots = upTo(random.below(8)).map(() => kind.random(random, options));
    const lot = random.shuffled(upTo(options));
    const outcome = count(options, ballots, lot);

    expect(count(options, reordered(random, ballots), lot)).toEqual(outcome);

    const names = random.shuffled(upTo(options));
    const renamed = count(
      options,
      ballots.map((ballot) => kind.relabelled(ballot, names)),
      upTo(options).map((option) => lot[names.indexOf(option)]!),
    );
    const rename = (list: readonly number[]) => list.map((option) => names[option]!);
    expect(new Set(renamed.elected)).toEqual(new Set(rename(outcome.elected)));
    expect(renamed.places).toEqual(outcome.places.map((place) => inOrder(rename(place))));
    expect(renamed.ties.map(({ taken }) => inOrder(taken))).toEqual(
      outcome.ties.map(({ taken }) => inOrder(rename(taken))),
    );
  }
}
