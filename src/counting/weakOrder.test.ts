import { compareDescending, elect, sortByLot, rankBy, rankByValue } from './weakOrder';

test('options stand by value, highest first; equal ones share a place in ascending order', () => {
  expect(rankByValue([3, 7, 3, 9, 7])).toEqual([[3], [1, 4], [0, 2]]);
  expect(rankByValue([])).toEqual([]);
});

test('values that differ by one stand apart, however large', () => {
  const large = 2n ** 80n;
  expect(rankByValue([large, large + 1n, large])).toEqual([[1], [0, 2]]);
});

test('any comparison makes places, for any of the options', () => {
  const lengths = ['three', 'one', 'two', 'six'].map(({ length }) => length);
  expect(rankBy([3, 2, 0], (a, b) => compareDescending(lengths[a]!, lengths[b]!))).toEqual([
    [0],
    [2, 3],
  ]);
});

test('seats are filled from the best place down, without a lot where places fit', () => {
  expect(elect([[2], [0, 1], [3]], { seats: 3, lot: [0, 1, 2, 3] })).toEqual({
    elected: [2, 0, 1],
    ties: [],
  });
});

test('where a place does not fit, the lot decides, lowest first, and the tie is reported', () => {
  expect(elect([[4], [0, 2, 3], [1]], { seats: 3, lot: [3, 0, 1, 2, 4] })).toEqual({
    elected: [4, 2, 3],
    ties: [{ round: 0, options: [0, 2, 3], taken: [2, 3], brokenBy: 'lot' }],
  });
});

test('one seat by default, none when none is asked for, all when there are more seats than options', () => {
  const places = [[1], [0]];
  expect(elect(places, { lot: [0, 1] }).elected).toEqual([1]);
  expect(elect(places, { seats: 0, lot: [0, 1] }).elected).toEqual([]);
  expect(elect(places, { seats: 9, lot: [0, 1] }).elected).toEqual([1, 0]);
});

test('a lot that leaves the order open is refused, so that the order of the paper never decides', () => {
  expect(sortByLot([0, 1, 2], [5, 3, 4])).toEqual([1, 2, 0]);
  expect(() => sortByLot([0, 1], [7, 7])).toThrow(RangeError);
  expect(() => sortByLot([0, 1, 2], [0, 1])).toThrow(RangeError);
});
