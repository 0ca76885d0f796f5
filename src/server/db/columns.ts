import type { ColumnType, JSONColumnType } from 'kysely';

/** Columns as they are read, and as they may be written. */
export type TimeColumn = ColumnType<Date, Date | string, Date | string>;
export type NullableTimeColumn = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
export type JsonColumn<T extends object> = JSONColumnType<T>;
