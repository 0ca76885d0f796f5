import { drawLots, sortByLotNumber, getLotNumber } from './lots';

test('a lot number is the SHA-256 that any tool gives for the seed, a line feed and the entry', () => {
  // printf '2026-06-01\nred' | sha256sum
  expect(getLotNumber('2026-06-01', 'red')).toBe(LOT_OF_RED);
});

const LOT_OF_RED = '649633e1987b13afaa9e5e7ee7759c060a3bf911051c6f66052142042e86e601';

test('the order in which entries are handed in does not matter', () => {
  const entries = ['red', 'green', 'blue', 'white'];
  expect(sortByLotNumber('seed', entries.toReversed())).toEqual(sortByLotNumber('seed', entries));
  expect(sortByLotNumber('another seed', entries)).not.toEqual(sortByLotNumber('seed', entries));
});

test('every option has one place in the draw', () => {
  const ids = ['red', 'green', 'blue', 'white'];
  const lots = drawLots('seed', ids);
  expect(lots.toSorted()).toEqual([0, 1, 2, 3]);
  expect(sortByLotNumber('seed', ids).map((id) => lots[ids.indexOf(id)])).toEqual([0, 1, 2, 3]);
});

test('the lot goes by the SHA-256 of what the options are known by, in any letters', () => {
  // printf 'Seed ğ\nŞule' | sha256sum and so on, sorted
  const drawn = ['green', 'مريم', 'white', 'red', 'Şule', 'blue', 'no. 7'];
  const ids = ['مريم', 'Şule', 'no. 7', 'red', 'green', 'blue', 'white'];
  expect(sortByLotNumber('Seed ğ', ids)).toEqual(drawn);
  expect(drawLots('Seed ğ', ids)).toEqual([1, 4, 6, 3, 0, 5, 2]);
});

test('an option keeps its number, and its order to the others, when one is added', () => {
  const ids = ['red', 'green', 'blue', 'white'];
  const order = sortByLotNumber('seed', ids);
  expect(sortByLotNumber('seed', [...ids, 'black']).filter((id) => id !== 'black')).toEqual(order);
});

test('no options, no lots', () => {
  expect(drawLots('seed', [])).toEqual([]);
});
