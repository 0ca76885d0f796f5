/** Time that is planned for an item, and for those below it. */
export interface PlannedItem {
  /** 0: as long as it takes. */
  readonly minutes: number;
  readonly items?: readonly PlannedItem[];
}

/** Counts the items of an agenda, those below others too. */
export const countItems = (agenda: readonly PlannedItem[]): number =>
  agenda.reduce((sum, { items = [] }) => sum + 1 + items.length, 0);

/** Minutes that are planned for an item with all that is below it. */
const minutesOf = ({ minutes, items = [] }: PlannedItem): number =>
  items.reduce((sum, item) => sum + item.minutes, minutes);

export const sumMinutes = (agenda: readonly PlannedItem[]): number =>
  agenda.reduce((sum, item) => sum + minutesOf(item), 0);

/** When an item begins, in minutes after the meeting, and when those below it do. */
export interface ItemStart {
  readonly at: number;
  readonly items: readonly number[];
}

/**
 * Computes when each item begins, in minutes after the meeting does: one after the other as they
 * are read. Time that is planned for an item itself comes before what is below it.
 */
export function listItemStarts(agenda: readonly PlannedItem[]): ItemStart[] {
  let passed = 0;
  return agenda.map(({ minutes, items = [] }) => {
    const at = passed;
    passed += minutes;
    const below = items.map((item) => {
      const begin = passed;
      passed += item.minutes;
      return begin;
    });
    return { at, items: below };
  });
}
