import { multiplyRoundingUp, MEEK_VOTE, getNextKeepFactor } from './keepFactors';
import { createDice } from './testing/ballotKinds';

const ceilOf = (a: bigint, b: bigint) => Number(a % b === 0n ? a / b : a / b + 1n);

test('a kept part is the exact product, rounded up', () => {
  const { below } = createDice(1);
  const edges = [0, 1, 2, 3, 31_622, 31_623, 500_000_000, MEEK_VOTE - 1, MEEK_VOTE];
  const some = [...edges, ...Array.from({ length: 300 }, () => below(MEEK_VOTE))];
  const wrong = some.flatMap((a) =>
    some
      .filter((b) => multiplyRoundingUp(a, b) !== ceilOf(BigInt(a) * BigInt(b), BigInt(MEEK_VOTE)))
      .map((b) => [a, b]),
  );
  expect(wrong).toEqual([]);
});

test('the whole of a part is the part, and what is left is never negative', () => {
  const { below } = createDice(2);
  for (let part = 1; part < MEEK_VOTE; part += 1 + below(10_000_000)) {
    expect(multiplyRoundingUp(part, MEEK_VOTE)).toBe(part);
    expect(multiplyRoundingUp(part, MEEK_VOTE - 1)).toBeLessThanOrEqual(part);
  }
});

test('a keep factor is multiplied by the quota and divided by the votes, rounded up both times', () => {
  // 1 × 5.000000001 / 12 = 0.41666666675, and 0.6 × 1 / 3 = 0.2 without a rest.
  expect(getNextKeepFactor(MEEK_VOTE, 5_000_000_001, 12_000_000_000)).toBe(416_666_667);
  expect(getNextKeepFactor(600_000_000, MEEK_VOTE, 3 * MEEK_VOTE)).toBe(200_000_000);
  // 10⁻⁹ × 10⁻⁹ is rounded up to 10⁻⁹ before it is divided.
  expect(getNextKeepFactor(1, 1, MEEK_VOTE)).toBe(1);
});

test('rounding never makes a keep factor more than the whole', () => {
  expect(getNextKeepFactor(MEEK_VOTE, 7_000_000_001, 7_000_000_000)).toBe(MEEK_VOTE);
});
