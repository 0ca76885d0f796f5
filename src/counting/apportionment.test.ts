import { largestRemainders } from './apportionment';
import { upTo } from './places';
import { dice } from './testing/ballotKinds';

const LOT = [2, 1, 0];

test.each([
  { given: 'shares that are whole', sizes: [50, 30, 20], seats: 10, expected: [5, 3, 2] },
  {
    given: 'largest remainders',
    sizes: [47_000, 16_000, 15_900, 12_000, 6_000, 3_100],
    seats: 10,
    expected: [5, 2, 1, 1, 1, 0],
  },
  { given: 'the Alabama paradox with ten seats', sizes: [6, 6, 2], seats: 10, expected: [4, 4, 2] },
  {
    given: 'and with one more, where the smallest loses one',
    sizes: [6, 6, 2],
    seats: 11,
    expected: [5, 5, 1],
  },
  { given: 'no seats', sizes: [3, 4], seats: 0, expected: [0, 0] },
  { given: 'nobody and no seats', sizes: [0, 0], seats: 0, expected: [0, 0] },
  { given: 'somebody of size 0', sizes: [0, 5, 5], seats: 3, expected: null },
])('$given', ({ sizes, seats, expected }) => {
  const result = largestRemainders(sizes, seats, LOT);
  if (expected) expect(result).toEqual({ seats: expected, ties: [] });
  else expect(result.seats[0]).toBe(0);
});

test('equal remainders at the last seat are told apart by the lot', () => {
  expect(largestRemainders([1, 1, 1], 4, LOT)).toEqual({
    seats: [1, 1, 2],
    ties: [{ round: 0, options: [0, 1, 2], taken: [2], brokenBy: 'lot' }],
  });
});

test('sizes whose products do not fit into a number are divided exactly', () => {
  const size = 2 ** 51;
  expect(largestRemainders([size, size + 1], 1_001, [0, 1]).seats).toEqual([500, 501]);
});

test('seats for nobody are refused', () => {
  expect(() => largestRemainders([0, 0], 1, LOT)).toThrow(RangeError);
});

test('quota rule over random sizes: all seats are given, and each share is only rounded', () => {
  for (const seed of upTo(300)) {
    const { below, shuffled } = dice(seed);
    const sizes = upTo(1 + below(8)).map(() => below(50));
    sizes[0]! += 1;
    const seats = below(60);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const result = largestRemainders(sizes, seats, shuffled(upTo(sizes.length)));
    expect(result.seats.reduce((sum, count) => sum + count, 0)).toBe(seats);
    for (const [index, count] of result.seats.entries())
      expect(Math.abs(count * total - sizes[index]! * seats)).toBeLessThan(total);
  }
});
