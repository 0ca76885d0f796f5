import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { limitStatements, watchStatements, type Statement } from './limitStatements';
import { isRequestWaiting, isOverloaded, TooBusy } from './loadShedding';

/**
 * A statement that is older than that when the server was found again was asked of the one that was
 * lost.
 */
const LOST_AFTER_MS = 10_000;
/**
 * The embedded engine works and lets nobody else have a turn, timers neither: who had to wait so
 * long is told to come again as soon as it is their turn, before a browser gives up (20 s), and
 * those behind them wait less.
 */
const GIVEN_UP_AFTER_MS = 10_000;
/**
 * Time in milliseconds that the first of a crowd may have waited for a server: its newcomers would
 * not have their four seconds.
 */
const SERVER_CROWD_WAITS_MS = 2_000;
export interface LoadSheddingPool extends PostgresPool {
  /**
   * The server was lost and is there again: whoever still waits for the one that was lost is told.
   */
  dropLost(): void;
}

/**
 * Wraps `pool` so that nobody who waits for an answer waits without end, and so that newcomers are
 * sent away (`TooBusy`) before everybody waits in vain. With `onStopped` its database is the
 * embedded one, and that is called when it has ended within itself.
 */
export function createLoadSheddingPool(pool: pg.Pool, onStopped?: () => void): LoadSheddingPool {
  const crowdWaitsMs = onStopped ? GIVEN_UP_AFTER_MS : SERVER_CROWD_WAITS_MS;
  const waiting = new Set<{ readonly since: number }>();
  const waited = new WeakMap<pg.PoolClient, number>();
  const running = new Set<Statement>();
  const takeWaited = (client: pg.PoolClient) => () => {
    const ms = waited.get(client) ?? 0;
    waited.delete(client);
    return ms;
  };
  pool.on('connect', (client) => {
    if (onStopped) watchStatements(client, onStopped);
    else limitStatements(client, takeWaited(client), running);
  });

  async function connect(): Promise<PostgresPoolClient> {
    const [first] = waiting;
    if (isRequestWaiting() && isOverloaded(waiting.size, first?.since, crowdWaitsMs))
      throw new TooBusy();
    const one = { since: performance.now() };
    waiting.add(one);
    try {
      const client = await pool.connect();
      const ms = performance.now() - one.since;
      if (ms > GIVEN_UP_AFTER_MS && isRequestWaiting()) {
        client.release();
        throw new TooBusy();
      }
      waited.set(client, ms);
      return client as PostgresPoolClient;
    } finally {
      waiting.delete(one);
    }
  }

  return {
    connect,
    end: () => pool.end(),
    dropLost() {
      const before = performance.now() - LOST_AFTER_MS;
      for (const { since, cut } of running) if (since < before) cut();
    },
  };
}
