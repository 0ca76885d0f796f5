import type { ColumnType, JSONColumnType } from 'kysely';

/** Columns as they are read, and as they may be written. */
export type Time = ColumnType<Date, Date | string, Date | string>;
export type NullableTime = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
export type Json<T extends object> = JSONColumnType<T>;
