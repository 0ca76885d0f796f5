import { AsyncLocalStorage } from 'node:async_hooks';
import {
  PostgresDialect,
  PostgresDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Database } from './openDatabase';

/**
 * Runner of a statement in a transaction: the transaction itself, or the connection that it begins
 * on.
 */
export interface StatementRunner {
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<{ readonly rows: readonly Row[] }>;
}

/**
 * The first statement of a transaction. What it throws ends the transaction before anything is
 * written.
 */
export type TransactionCheck = (transaction: StatementRunner) => Promise<void>;

const checks = new AsyncLocalStorage<TransactionCheck | null>();

/**
 * Runs `task`; every transaction that is begun in it begins with `check`, and so does every write
 * outside of one.
 */
export const withTransactionCheck = <T>(check: TransactionCheck, task: () => T): T =>
  checks.run(check, task);

/**
 * Runs `task` without the check of the request: for work that is done for others as well, or after
 * the reply.
 */
export const withoutTransactionCheck = <T>(task: () => T): T => checks.run(null, task);

/**
 * Runs `work` in a transaction that locks other rows first and makes the check of the request after
 * that. Where people change one another, each transaction that locked its own person first would
 * wait for the other.
 */
export function inTransactionAfter<T>(
  db: Database,
  lock: (trx: Database) => Promise<void>,
  work: (trx: Database) => Promise<T>,
): Promise<T> {
  const check = checks.getStore();
  return withoutTransactionCheck(() =>
    db.transaction().execute(async (trx) => {
      await lock(trx);
      await check?.(trx);
      return work(trx);
    }),
  );
}

const WRITES = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'];
const RAW_WRITE =
  /^\s*(?:insert|update|delete)\b|^\s*with\b.*\b(?:insert into|update|delete from)\b/is;

const isWrite = ({ query, sql }: CompiledQuery): boolean =>
  WRITES.includes(query.kind) || (query.kind === 'RawNode' && RAW_WRITE.test(sql));

/**
 * A connection on which a write that stands alone, outside of any transaction, is checked like one.
 */
class CheckingConnection implements DatabaseConnection {
  isInTransaction = false;
  constructor(
    readonly connection: DatabaseConnection,
    readonly inTransaction: (work: () => Promise<unknown>) => Promise<void>,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.isInTransaction || !checks.getStore() || !isWrite(query))
      return this.connection.executeQuery<Row>(query);
    let result: QueryResult<Row> = { rows: [] };
    await this.inTransaction(async () => {
      result = await this.connection.executeQuery<Row>(query);
    });
    return result;
  }

  streamQuery<Row>(
    query: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<Row>> {
    return this.connection.streamQuery<Row>(query, chunkSize);
  }
}

class CheckingDriver extends PostgresDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = new CheckingConnection(await super.acquireConnection(), async (work) => {
      await this.beginTransaction(connection, {});
      try {
        await work();
      } catch (error) {
        await this.rollbackTransaction(connection);
        throw error;
      }
      await this.commitTransaction(connection);
    });
    return connection;
  }

  override releaseConnection(connection: DatabaseConnection): Promise<void> {
    return super.releaseConnection(
      (connection as CheckingConnection).connection as Parameters<
        PostgresDriver['releaseConnection']
      >[0],
    );
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    await super.beginTransaction(connection, settings);
    (connection as CheckingConnection).isInTransaction = true;
    try {
      await checks.getStore()?.(connection);
    } catch (error) {
      await this.rollbackTransaction(connection);
      throw error;
    }
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    (connection as CheckingConnection).isInTransaction = false;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    (connection as CheckingConnection).isInTransaction = false;
    await super.rollbackTransaction(connection);
  }
}

/**
 * PostgreSQL, where everything that is written for a request begins with the check of that request.
 */
export class CheckingDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): PostgresDriver {
    return new CheckingDriver(this.#config);
  }
}
