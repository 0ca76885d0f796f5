import { sql } from 'kysely';
import type { Database } from '../../db/openDatabase';

export type Row = Readonly<Record<string, unknown>>;

const AT_ONCE = 100;

async function generatedColumns(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() and is_generated = 'ALWAYS'`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/**
 * Rows of several tables, which are inserted together, those with the same columns at once, in the
 * order in which the first of each was added.
 */
export class Rows {
  readonly #tables = new Map<string, Row[]>();

  add(table: string, row: Row): void {
    const columns = [table, ...Object.keys(row)].join();
    const rows = this.#tables.get(columns) ?? [];
    this.#tables.set(columns, rows);
    rows.push(row);
  }

  /**
   * The database reads every value as its column wants it; columns that no row names keep their
   * defaults, and what it works out itself it works out.
   */
  async insert(db: Database): Promise<void> {
    const generated = await generatedColumns(db);
    for (const [name, rows] of this.#tables) {
      const table = name.split(',')[0]!;
      const given = Object.keys(rows[0]!).filter((column) => !generated.has(`${table}.${column}`));
      const columns = sql.join(given.map((column) => sql.ref(column)));
      for (let from = 0; from < rows.length; from += AT_ONCE) {
        const json = JSON.stringify(rows.slice(from, from + AT_ONCE));
        await sql`insert into ${sql.table(table)} (${columns})
          select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`.execute(
          db,
        );
      }
    }
  }
}
