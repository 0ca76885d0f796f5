import { stringify } from 'csv-stringify/sync';
import { CSV_OPTIONS } from '../../content/csvOptions';

export type Row = Readonly<Record<string, unknown>>;

/** Writes a table as CSV, see `CSV_OPTIONS`. */
export const toCsv = (fields: readonly string[], rows: readonly Row[]): string =>
  stringify([...rows], { ...CSV_OPTIONS, columns: [...fields] });
