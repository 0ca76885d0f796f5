import { compareFractions, type Fraction, toNumber } from './fractions';
import { createPayers } from './payers';
import { BallotBudgets } from './payments';
import { toApprovalProfile } from './profiles';
import { range } from './weakOrder';
import { createApprovalKind, createDice } from './testing/ballotKinds';
import {
  isLess,
  pickLeast,
  subtract,
  getPaymentFor,
  toRatio,
  type Ratio,
  sum,
} from './testing/slowShares';

const HUGE = 2 ** 51;

/**
 * Amounts near a multiple of a huge one: doubles do not tell who has just enough from who has just
 * too little.
 */
const nearly = (units: number, offset: number) => units * HUGE + offset;

const isSame = ({ numerator, denominator }: Fraction, { top, bottom }: Ratio) =>
  compareFractions({ numerator, denominator }, { numerator: top, denominator: bottom }) === 0;

test('every price is exact, where doubles are not', () => {
  let [prices, refusals] = [0, 0];
  for (const seed of range(600)) {
    const random = createDice(seed);
    const options = 2 + random.below(5);
    const ballots = range(2 + random.below(6)).map(() =>
      createApprovalKind().random(random, options),
    );
    const profile = toApprovalProfile(options, ballots);
    const voters = ballots.flatMap(({ approved, count }) =>
      Array<number[]>(count!).fill([...approved]),
    );
    const budget = BigInt(4 + random.below(20)) * BigInt(HUGE) + BigInt(random.below(5));
    const pockets = new BallotBudgets(createPayers(profile), {
      numerator: budget,
      denominator: BigInt(voters.length),
    });
    const slow = voters.map(() => toRatio(budget, voters.length));
    for (const bought of random.shuffled(range(options))) {
      for (const project of range(options)) {
        const own = slow.filter((_, voter) => voters[voter]!.includes(project));
        expect(pockets.leftWith(project)).toBe(toNumber(fractionOf(sum(own))));
      }
      const cost = nearly(1 + random.below(3), random.below(5) - 2);
      const own = slow.filter((_, voter) => voters[voter]!.includes(bought));
      const expected = own.length > 0 ? getPaymentFor(cost, own) : undefined;
      const price = pockets.price(bought, cost, 0);
      expect({ seed, isAffordable: price !== undefined }).toEqual({
        seed,
        isAffordable: expected !== undefined,
      });
      if (!price || !expected) {
        refusals += 1;
        continue;
      }
      prices += 1;
      expect({ seed, isSame: isSame(price, expected) }).toEqual({ seed, isSame: true });
      const paid = pockets.buy(bought, cost, price);
      const full = own.filter((pocket) => !isLess(pocket, expected));
      expect(paid.inFull).toBe(full.length);
      for (const [voter, approved] of voters.entries())
        if (approved.includes(bought))
          slow[voter] = subtract(slow[voter]!, pickLeast(slow[voter]!, expected));
    }
  }
  expect(prices).toBeGreaterThan(500);
  expect(refusals).toBeGreaterThan(500);
});

const fractionOf = ({ top, bottom }: Ratio): Fraction => ({ numerator: top, denominator: bottom });

test('a supporter whose last unit goes is empty, one with a fraction of it left is not', () => {
  // Each of three has 1/3 more than the whole units; the second project takes exactly that, or all
  // but a third of a unit.
  const profile = toApprovalProfile(2, [{ approved: [0, 1], count: 3 }]);
  const open = () =>
    new BallotBudgets(createPayers(profile), { numerator: 2n ** 50n + 1n, denominator: 3n });
  const exact = open();
  exact.buy(0, 2 ** 50 - 9, exact.price(0, 2 ** 50 - 9, 0)!);
  expect(exact.price(1, 11, 0)).toBeUndefined();
  expect(exact.buy(1, 10, exact.price(1, 10, 0)!)).toMatchObject({ inFull: 3, emptied: [0] });
  expect(exact.leftWith(1)).toBe(0);
  const nearlyAll = open();
  nearlyAll.buy(0, 2 ** 50, nearlyAll.price(0, 2 ** 50, 0)!);
  expect(nearlyAll.leftWith(0)).toBe(1);
  expect(nearlyAll.price(1, 1, 0)).toMatchObject({ payment: 1 / 3 });
});
