import { sql } from 'kysely';
import type { Database } from '../openDatabase';

/**
 * Changes the schema as a newer host does while older ones work: every table has a column more, in
 * one transaction.
 */
export async function expandEverything(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely_%'`.execute(
    db,
  );
  await db.transaction().execute(async (trx) => {
    for (const { name } of rows)
      await sql`alter table ${sql.table(name)} add column later_added text default 'of a newer host'`.execute(
        trx,
      );
  });
}
