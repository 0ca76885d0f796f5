import { original, type Draft } from '@reduxjs/toolkit';

/**
 * Changes the row with this id in a draft of kept rows; without one nothing happens. The rows are
 * looked through as they were: who looks through a draft makes one of each row, which doubles what
 * a change among a hundred costs.
 */
export function updateRow<Row extends { readonly id: string }>(
  rows: Row[],
  id: string,
  change: (row: Row) => Row,
): void {
  const kept = original<Row[]>(rows as Draft<Row[]>);
  const index = kept.findIndex((row) => row.id === id);
  if (index >= 0) rows[index] = change(kept[index]!);
}
