import { AsyncLocalStorage } from 'node:async_hooks';
import {
  PostgresDialect,
  PostgresDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely';
import type { Database } from './openDatabase';

/** What runs a statement in a transaction: the transaction itself, or the connection that it begins on. */
export interface StatementRunner {
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<{ readonly rows: readonly Row[] }>;
}

/** The first statement of a transaction. What it throws ends the transaction before anything is written. */
export type TransactionCheck = (transaction: StatementRunner) => Promise<void>;

const checks = new AsyncLocalStorage<TransactionCheck | null>();

/** Runs `task`; every transaction that is begun in it begins with `check`. */
export const withTransactionCheck = <T>(check: TransactionCheck, task: () => T): T =>
  checks.run(check, task);

/** Runs `task` without the check of the request: for work that is done for others as well, or after the reply. */
export const withoutTransactionCheck = <T>(task: () => T): T => checks.run(null, task);

/**
 * Runs `work` in a transaction that locks other rows first and makes the check of the request after that. Where people change
 * one another, each transaction that locked its own person first would wait for the other.
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

class CheckingDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    await super.beginTransaction(connection, settings);
    try {
      await checks.getStore()?.(connection);
    } catch (error) {
      await super.rollbackTransaction(connection);
      throw error;
    }
  }
}

/** PostgreSQL, whose transactions begin with the check of the request that they are begun for. */
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
