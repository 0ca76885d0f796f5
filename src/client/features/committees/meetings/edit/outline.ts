import { insertItem } from '../../../../parts/builder/listEdits';

/**
 * An item of the agenda in the order of the page: at the top, or below the last one at the top
 * before it.
 */
export interface Row {
  readonly id: string;
  readonly isBelow: boolean;
}
export type Rows = readonly Row[];

export interface AgendaBranch {
  readonly id: string;
  readonly items: readonly string[];
}

/** Moves the first row to the top level: it has no row above it. */
const rooted = (rows: Rows): Rows =>
  rows.map((row, index) => (index === 0 && row.isBelow ? { ...row, isBelow: false } : row));

export const toRows = (agenda: readonly { id: string; items: readonly { id: string }[] }[]): Rows =>
  agenda.flatMap(({ id, items }) => [
    { id, isBelow: false },
    ...items.map((item) => ({ id: item.id, isBelow: true })),
  ]);

export function toTree(rows: Rows): readonly AgendaBranch[] {
  const tree: { id: string; items: string[] }[] = [];
  for (const { id, isBelow } of rooted(rows)) {
    if (isBelow) tree.at(-1)?.items.push(id);
    else tree.push({ id, items: [] });
  }
  return tree;
}

/** `1`, `1.1`, `2`: as the agenda is numbered. */
export const listNumbers = (rows: Rows): readonly string[] =>
  toTree(rows).flatMap(({ items }, index) => [
    `${index + 1}`,
    ...items.map((_, below) => `${index + 1}.${below + 1}`),
  ]);

/**
 * Takes the row one place up (-1) or down (1) among its like; what is below it comes along. The
 * same rows where it is at the end.
 */
export function moveRow(rows: Rows, id: string, by: -1 | 1): Rows {
  const tree = toTree(rows).map((branch) => ({ ...branch, items: [...branch.items] }));
  const swap = <T>(list: T[], index: number): boolean => {
    const [one, other] = [list[index], list[index + by]];
    if (one === undefined || other === undefined) return false;
    [list[index], list[index + by]] = [other, one];
    return true;
  };
  const top = tree.findIndex((branch) => branch.id === id);
  const parent = tree.find(({ items }) => items.includes(id));
  const isMoved = parent ? swap(parent.items, parent.items.indexOf(id)) : swap(tree, top);
  if (!isMoved) return rows;
  return toRows(
    tree.map((branch) => ({ id: branch.id, items: branch.items.map((item) => ({ id: item })) })),
  );
}

/** Puts the row below the one before it, or at the top again; the order stays. */
export const setRowLevel = (rows: Rows, id: string, isBelow: boolean): Rows =>
  rooted(rows.map((row) => (row.id === id ? { ...row, isBelow } : row)));

/** Removes a row. The items that were below it stay, below the one before it. */
export const removeRow = (rows: Rows, id: string): Rows =>
  rooted(rows.filter((row) => row.id !== id));

export const restoreRow = (rows: Rows, index: number, row: Row): Rows =>
  rooted(insertItem(rows, index, row));
