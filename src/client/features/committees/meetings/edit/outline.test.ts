import { moved, numbersOf, placed, putBack, treeOf, without, type Rows } from './outline';

const row = (id: string, isBelow = false) => ({ id, isBelow });
const ROWS: Rows = [row('a'), row('b', true), row('c', true), row('d')];
const ids = (rows: Rows) => rows.map(({ id }) => id).join('');

test('items are numbered as they stand below each other', () => {
  expect(numbersOf(ROWS)).toEqual(['1', '1.1', '1.2', '2']);
  expect(treeOf(ROWS)[0]).toEqual({ id: 'a', items: ['b', 'c'] });
});

test('an item moves among its like, with what is below it, and at the end stays', () => {
  expect(ids(moved(ROWS, 'a', 1))).toBe('dabc');
  expect(ids(moved(ROWS, 'c', -1))).toBe('acbd');
  expect(moved(ROWS, 'b', -1)).toBe(ROWS);
  expect(moved(ROWS, 'd', 1)).toBe(ROWS);
});

test('an item goes below the one before it and comes back without leaving its place', () => {
  const below = placed(ROWS, 'd', true);
  expect(numbersOf(below)).toEqual(['1', '1.1', '1.2', '1.3']);
  expect(numbersOf(placed(below, 'b', false))).toEqual(['1', '2', '2.1', '2.2']);
  expect(placed(ROWS, 'a', true)).toEqual(ROWS);
});

test('what was below a removed item stays, and the item comes back where it was', () => {
  const rest = without(ROWS, 'a');
  expect(numbersOf(rest)).toEqual(['1', '1.1', '2']);
  expect(ids(putBack(rest, 0, row('a')))).toBe('abcd');
});
