import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { START_PARAMS, DurableNodeFS } from '../server/db/durableFs';

/** Sends one statement; gives the rows that it returns. */
export type Query = <Row extends object>(
  text: string,
  values: readonly unknown[],
) => Promise<readonly Row[]>;

/** A database without the host, its query builder and its pool of connections in between. */
export interface BareEngine {
  readonly query: Query;
  transaction(run: (query: Query) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

interface Queried {
  query<Row extends object>(text: string, values: unknown[]): Promise<{ rows: Row[] }>;
}
const over =
  (queried: Queried): Query =>
  async <Row extends object>(text: string, values: readonly unknown[]) =>
    (await queried.query<Row>(text, [...values])).rows;

/** Opens the embedded engine on a folder, durable as the host opens it. */
export async function openBareEmbedded(folder: string): Promise<BareEngine> {
  const engine = await PGlite.create({
    fs: new DurableNodeFS(join(folder, 'database')),
    extensions: { pg_trgm },
    startParams: [...START_PARAMS],
  });
  return {
    query: over(engine),
    transaction: (run) => engine.transaction((transaction) => run(over(transaction))),
    close: () => engine.close(),
  };
}

/** Opens a PostgreSQL server over that many connections. */
export async function openBareServer(url: string, connections: number): Promise<BareEngine> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  // The server may stop before the last idle connection has ended.
  pool.on('error', () => undefined);
  return {
    query: over(pool),
    async transaction(run) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await run(over(client));
        await client.query('commit');
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
