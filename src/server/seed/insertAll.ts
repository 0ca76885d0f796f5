import type { Insertable } from 'kysely';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';

const CHUNK = 100;

/** Inserts rows in steps that stay below the number of parameters that a statement may have. */
export async function insertAll<T extends keyof Tables>(
  db: Database,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + CHUNK))
      .execute();
  }
}
