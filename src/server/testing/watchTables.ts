import { sql } from 'kysely';
import type { OpenDatabase } from '../db/openDatabase';

const CHANNEL = 'test_rows_changed';

export interface TableWatch {
  /** Looks at once, and again after each change of the tables, until `find` finds something. */
  until<Found>(find: () => Promise<Found | undefined>): Promise<Found>;
}

/**
 * Tells of each committed change of these tables, from whichever connection or process it comes.
 */
export async function watchTables(
  database: OpenDatabase,
  ...tables: readonly string[]
): Promise<TableWatch> {
  const { db } = database;
  const waiting = new Set<() => void>();
  await database.listen(CHANNEL, () => {
    for (const resolve of waiting) resolve();
    waiting.clear();
  });
  await sql`
    create or replace function tell_of_rows() returns trigger language plpgsql as
      'begin perform pg_notify(''${sql.raw(CHANNEL)}'', ''''); return null; end'`.execute(db);
  for (const table of tables)
    await sql`
      create or replace trigger telling_of_rows after insert or update or delete on ${sql.table(table)}
      for each statement execute function tell_of_rows()`.execute(db);
  return {
    async until(find) {
      for (;;) {
        // Begun before the look, so that no change between the two is missed.
        const changed = new Promise<void>((resolve) => waiting.add(resolve));
        const found = await find();
        if (found !== undefined) return found;
        await changed;
      }
    },
  };
}
