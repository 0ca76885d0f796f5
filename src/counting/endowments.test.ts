import { buyWithEndowment, isSamePath } from './endowments';
import type { SharesContext } from './offers';
import { createPayers } from './payers';
import { toApprovalProfile } from './profiles';
import { range } from './weakOrder';
import { createApprovalKind, createDice } from './testing/ballotKinds';

const HUGE = 2 ** 40;

function randomShop(
  seed: number,
): Omit<SharesContext, 'isTracked'> & { readonly endowment: bigint } {
  const random = createDice(seed);
  const options = 2 + random.below(9);
  const ballots = range(3 + random.below(40)).map(() =>
    createApprovalKind().random(random, options),
  );
  const payers = createPayers(toApprovalProfile(options, ballots));
  // Every other time amounts are so large, and so close to each other, that doubles do not tell
  // them apart.
  const unit = seed % 2 === 0 ? 1 : HUGE;
  return {
    payers,
    costs: range(options).map(() => unit * (1 + random.below(6)) + random.below(3)),
    groups: [],
    utility: random.below(2) === 0 ? 'cost' : 'cardinality',
    lot: random.shuffled(range(options)),
    projects: range(options).filter((project) => payers.votes[project]! > 0),
    endowment: BigInt(1 + random.below(3)) * BigInt(unit),
  };
}

test('quick looks buy the same, round by round and tie by tie, as exact ones', () => {
  let [purchases, ties] = [0, 0];
  for (const seed of range(1_500)) {
    const { endowment, ...shop } = randomShop(seed);
    const share = { numerator: endowment, denominator: 1n + BigInt(seed % 4) };
    const exact = buyWithEndowment(share, { ...shop, isTracked: true });
    const quick = buyWithEndowment(share, { ...shop, isTracked: false });
    const seen = ({ bought, rounds, ties: met, spent }: typeof exact) => ({
      seed,
      bought,
      rounds,
      met,
      spent,
    });
    expect(seen(quick)).toEqual(seen(exact));
    purchases += exact.bought.length;
    ties += exact.ties.length;
  }
  expect([purchases > 2_000, ties > 200]).toEqual([true, true]);
});

test('runs that do not note their paths are never taken for the same', () => {
  const { endowment, ...shop } = randomShop(1);
  const share = { numerator: endowment, denominator: 1n };
  const run = (isTracked: boolean) => buyWithEndowment(share, { ...shop, isTracked });
  expect(isSamePath(run(true), run(true))).toBe(true);
  expect(isSamePath(run(false), run(false))).toBe(false);
});
