import { sql } from 'kysely';
import type { Database } from '../../db/openDatabase';

export type Row = Readonly<Record<string, unknown>>;

const AT_ONCE = 100;

/** Rows of several tables, which are inserted together, those with the same columns at once, in the order in which the first of each was added. */
export class Rows {
  readonly #tables = new Map<string, Row[]>();

  add(table: string, row: Row): void {
    const columns = [table, ...Object.keys(row)].join();
    const rows = this.#tables.get(columns) ?? [];
    this.#tables.set(columns, rows);
    rows.push(row);
  }

  /** The database reads every value as its column wants it; columns that no row names keep their defaults. */
  async insert(db: Database): Promise<void> {
    for (const [name, rows] of this.#tables) {
      const table = name.split(',')[0]!;
      const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)));
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
