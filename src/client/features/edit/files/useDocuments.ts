import { useState } from 'react';
import { splitFieldValues } from '../../../ui/forms/fields';
import { useStartValue } from '../../../ui/forms/formContext';
import { DOCUMENTS_FIELD } from './writtenFiles';

/**
 * A document of the form: its key names its fields. What is removed stays on the page, to be
 * brought back.
 */
export interface DocumentRow {
  readonly key: string;
  readonly isRemoved: boolean;
}

const swapped = (rows: readonly DocumentRow[], one: number, other: number) =>
  rows.map((row, index) => {
    if (index === one) return rows[other] ?? row;
    return index === other ? (rows[one] ?? row) : row;
  });

/** Keeps the documents in their order, beginning with those that were kept of an earlier try. */
export function useDocuments(keys: readonly string[]) {
  const start = splitFieldValues(useStartValue(DOCUMENTS_FIELD, keys.join(' ')));
  const [rows, setRows] = useState<readonly DocumentRow[]>(() =>
    start.map((key) => ({ key, isRemoved: false })),
  );
  return {
    rows,
    value: rows
      .filter(({ isRemoved }) => !isRemoved)
      .map(({ key }) => key)
      .join(' '),
    add: (key: string) => setRows((before) => [...before, { key, isRemoved: false }]),
    remove: (key: string, isRemoved: boolean) =>
      setRows((before) => before.map((row) => (row.key === key ? { key, isRemoved } : row))),
    move: (index: number, by: -1 | 1) => setRows((before) => swapped(before, index, index + by)),
  };
}
