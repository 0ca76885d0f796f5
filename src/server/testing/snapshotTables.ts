import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';

/**
 * Keeps how these tables are now. What it returns puts all of their rows back, however a test has
 * changed them: for files whose tests write to the same content.
 */
export async function snapshotTables(
  db: Database,
  ...tables: readonly string[]
): Promise<() => Promise<void>> {
  const snapshotOf = (table: string) => sql.table(`snapshot_of_${table}`);
  for (const table of tables)
    await sql`create table ${snapshotOf(table)} as table ${sql.table(table)}`.execute(db);
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' and table_name = any(${[...tables]}::text[]) and is_generated = 'NEVER'
    group by table_name`.execute(db);
  return () =>
    db.transaction().execute(async (trx) => {
      // Without triggers and references: the rows were right when they were kept.
      await sql`set local session_replication_role = replica`.execute(trx);
      for (const { table, columns } of rows) {
        const names = sql.join(columns.map((column) => sql.ref(column)));
        const live = sql.table(table);
        const kept = snapshotOf(table);
        // Rows that a test left alone stay: to index all of them anew takes most of a second.
        await sql`delete from ${live} where row(${names})::text not in
          (select row(${names})::text from ${kept})`.execute(trx);
        await sql`insert into ${live} (${names}) overriding system value
          select ${names} from ${kept} where row(${names})::text not in
          (select row(${names})::text from ${live})`.execute(trx);
      }
    });
}
