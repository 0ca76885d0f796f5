import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';

/**
 * Keeps how these tables are now. What it returns puts all of their rows back, however a test has changed them:
 * for files whose tests write to the same content.
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
        await sql`delete from ${sql.table(table)}`.execute(trx);
        await sql`insert into ${sql.table(table)} (${names}) overriding system value
          select ${names} from ${snapshotOf(table)}`.execute(trx);
      }
    });
}
