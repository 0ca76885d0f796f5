/** Lists of things with ids, changed without touching what was there. */
interface Named {
  readonly id: string;
}

export const changeItem = <T extends Named>(
  list: readonly T[],
  id: string,
  change: (item: T) => T,
): T[] => list.map((item) => (item.id === id ? change(item) : item));

export const removeItem = <T extends Named>(list: readonly T[], id: string): T[] =>
  list.filter((item) => item.id !== id);

export const insertItem = <T>(list: readonly T[], index: number, item: T): T[] => [
  ...list.slice(0, index),
  item,
  ...list.slice(index),
];

/** Moves an item one place up (-1) or down (1); at the ends nothing happens. */
export function moveItem<T extends Named>(
  list: readonly T[],
  id: string,
  by: -1 | 1,
): readonly T[] {
  const index = list.findIndex((item) => item.id === id);
  const item = list[index];
  const to = index + by;
  if (!item || to < 0 || to >= list.length) return list;
  return insertItem(removeItem(list, id), to, item);
}
