import { sql, type RawBuilder } from 'kysely';
import type { Database } from './openDatabase';

/**
 * The present moment inside a statement. Several hosts have several clocks, and the database has
 * one: it decides what opens, what is closed and what came in between.
 */
export type DatabaseNow = () => RawBuilder<Date>;

/**
 * Reads the database’s clock in milliseconds, which is what people are shown: what is written with
 * them can be compared with them.
 */
export const databaseNow: DatabaseNow = () =>
  sql<Date>`date_trunc('milliseconds', clock_timestamp())`;

/** Puts the clock that a test has set (milliseconds since 1970) in the place of the database’s. */
export const createDatabaseNow =
  (clock: () => number): DatabaseNow =>
  () =>
    sql<Date>`${new Date(clock())}::timestamptz`;

/** Reads the clock. What is fenced by a lock asks after it has the lock. */
export async function readNow(db: Database, now: DatabaseNow): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select ${now()} as now`.execute(db);
  return rows[0]!.now;
}
