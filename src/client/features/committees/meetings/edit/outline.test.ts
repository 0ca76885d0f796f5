import {
  moveRow,
  listNumbers,
  setRowLevel,
  restoreRow,
  toTree,
  removeRow,
  type Rows,
} from './outline';

const row = (id: string, isBelow = false) => ({ id, isBelow });
const ROWS: Rows = [row('a'), row('b', true), row('c', true), row('d')];
const ids = (rows: Rows) => rows.map(({ id }) => id).join('');

test('items are numbered as they stand below each other', () => {
  expect(listNumbers(ROWS)).toEqual(['1', '1.1', '1.2', '2']);
  expect(toTree(ROWS)[0]).toEqual({ id: 'a', items: ['b', 'c'] });
});

test('an item moves among its like, with what is below it, and at the end stays', () => {
  expect(ids(moveRow(ROWS, 'a', 1))).toBe('dabc');
  expect(ids(moveRow(ROWS, 'c', -1))).toBe('acbd');
  expect(moveRow(ROWS, 'b', -1)).toBe(ROWS);
  expect(moveRow(ROWS, 'd', 1)).toBe(ROWS);
});

test('an item goes below the one before it and comes back without leaving its place', () => {
  const below = setRowLevel(ROWS, 'd', true);
  expect(listNumbers(below)).toEqual(['1', '1.1', '1.2', '1.3']);
  expect(listNumbers(setRowLevel(below, 'b', false))).toEqual(['1', '2', '2.1', '2.2']);
  expect(setRowLevel(ROWS, 'a', true)).toEqual(ROWS);
});

test('what was below a removed item stays, and the item comes back where it was', () => {
  const rest = removeRow(ROWS, 'a');
  expect(listNumbers(rest)).toEqual(['1', '1.1', '2']);
  expect(ids(restoreRow(rest, 0, row('a')))).toBe('abcd');
});
