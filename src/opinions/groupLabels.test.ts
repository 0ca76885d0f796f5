import { computeAdjustedRand } from './adjustedRand';
import { nameGroups, NO_GROUP } from './groupLabels';

const names = (count: number, groups: readonly number[], before: readonly number[]) => [
  ...nameGroups(count, Uint8Array.from(groups), Uint8Array.from(before)),
];

test('without groups before, names are numbers', () => {
  expect(names(3, [0, 1, 2], [])).toEqual([0, 1, 2]);
});

test('groups that changed their numbers keep their names', () => {
  expect(names(2, [1, 1, 1, 0, 0], [0, 0, 0, 1, 1])).toEqual([1, 0]);
});

test('a group that splits leaves its name to the larger part; the other takes the lowest free one', () => {
  expect(names(3, [0, 1, 1, 2, 2], [0, 0, 0, 1, 1])).toEqual([2, 0, 1]);
});

test('when groups join, the name of the larger one stays', () => {
  expect(names(2, [0, 0, 0, 0, 1], [2, 2, 2, 0, 1])).toEqual([2, 1]);
});

test('who is in no group, or came later, does not decide', () => {
  expect(names(2, [NO_GROUP, NO_GROUP, 0, 1, 1, 1], [0, 0, 1, 0])).toEqual([1, 0]);
});

describe('adjusted Rand index', () => {
  test('the same groups by other names', () => {
    expect(computeAdjustedRand([0, 0, 1, 1, 2], [5, 5, 0, 0, 9])).toBe(1);
  });

  test('worked by hand: 3 and 3 against 2, 2 and 2', () => {
    expect(computeAdjustedRand([0, 0, 0, 1, 1, 1], [0, 0, 1, 1, 2, 2])).toBeCloseTo(0.8 / 3.3, 12);
  });

  test('one group against all alone, nobody, and one person', () => {
    expect(computeAdjustedRand([0, 0, 0], [0, 1, 2])).toBe(0);
    expect(computeAdjustedRand([0, 0, 0], [1, 1, 1])).toBe(1);
    expect(computeAdjustedRand([], [])).toBe(1);
    expect(computeAdjustedRand([3], [1])).toBe(1);
  });
});
