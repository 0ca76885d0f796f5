import type { Socket } from 'node:net';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { ASKER_WAITS_MS, isAwaited, isCrowded, TooBusy } from './patience';

/** Whoever has a connection at last gets that much of it, however long the wait was. */
const LEAST_MS = 500;
/** A statement that is older than that when the server was found again was asked of the one that was lost. */
const LOST_AFTER_MS = 10_000;

interface Statement {
  readonly since: number;
  cut(): void;
}

const socketOf = (client: pg.PoolClient) =>
  (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream;

/**
 * Ends the connection when a statement that somebody waits for is not answered in time: a server that stands still, or that went away without
 * a word, answers nothing at all. What became of the statement is unknown then; the server takes back what was not committed.
 */
function limitStatements(
  client: pg.PoolClient,
  waitedMs: () => number,
  running: Set<Statement>,
): void {
  const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
  const cut = () => void socketOf(client).destroy();
  const limited = (...parameters: unknown[]): unknown => {
    const answer = query(...parameters);
    if (!(answer instanceof Promise)) return answer;
    const statement = { since: performance.now(), cut };
    running.add(statement);
    // On a busy machine the answer may be here and nobody has had the time to read it: that comes before what is set for “immediate”.
    const end = () => setImmediate(() => void (running.has(statement) && cut()));
    const timer = isAwaited()
      ? setTimeout(end, Math.max(LEAST_MS, ASKER_WAITS_MS - waitedMs()))
      : undefined;
    const over = () => {
      clearTimeout(timer);
      running.delete(statement);
    };
    answer.then(over, over);
    return answer;
  };
  client.query = limited as typeof client.query;
}

export interface PatientPool extends PostgresPool {
  /** The server was lost and is there again: whoever still waits for the one that was lost is told. */
  dropLost(): void;
}

/** Wraps `pool` so that nobody who waits for an answer waits without end, and so that newcomers are sent away (`TooBusy`) before everybody waits in vain. */
export function patientPool(
  pool: pg.Pool,
  { isRemote }: { readonly isRemote: boolean },
): PatientPool {
  const waiting = new Set<{ readonly since: number }>();
  const waited = new WeakMap<pg.PoolClient, number>();
  const running = new Set<Statement>();
  const takeWaited = (client: pg.PoolClient) => () => {
    const ms = waited.get(client) ?? 0;
    waited.delete(client);
    return ms;
  };
  if (isRemote)
    pool.on('connect', (client) => limitStatements(client, takeWaited(client), running));

  async function connect(): Promise<PostgresPoolClient> {
    const [first] = waiting;
    if (isAwaited() && isCrowded(waiting.size, first?.since)) throw new TooBusy();
    const one = { since: performance.now() };
    waiting.add(one);
    try {
      const client = await pool.connect();
      waited.set(client, performance.now() - one.since);
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
