import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, type PostgresPool } from 'kysely';
import pg from 'pg';
import { StartProblem } from '../startProblem';
import { lockDataFolder } from './dataFolderLock';
import { statfsSync } from 'node:fs';
import { listenToChannel } from './listening';
import { START_PARAMS, DurableNodeFS } from './durableFs';
import { REQUEST_TIMEOUT_MS } from './loadShedding';
import { createLoadSheddingPool } from './loadSheddingPool';
import { openCheckedEngine } from './soundEngine';
import { PreparingClient } from './preparedStatements';
import type { Tables } from './tables';
import { CheckingDialect } from './transactionCheck';
import { batchUntilSync } from './untilSync';

/**
 * Kept for what the engine needs to stand on a full disk: a file of its log is 16 MB, a checkpoint
 * and what jobs write come on top.
 */
const RESERVE_BYTES = 64 * 1024 * 1024;

/**
 * Tells whether the disk of a folder has room for what people send. A disk that cannot be asked is
 * not called full.
 */
function hasFreeDiskSpace(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= RESERVE_BYTES;
  } catch {
    return true;
  }
}

export type Database = Kysely<Tables>;

interface PoolUse {
  readonly total: number;
  readonly idle: number;
  /** Requests that no connection is free for. */
  readonly waiting: number;
}

export interface OpenDatabase {
  readonly db: Database;
  /** One sentence for the person who starts the host: what it is and where. */
  readonly description: string;
  /**
   * Calls `onNotice` with the payload of every NOTIFY on the channel, from whichever host it comes,
   * and `onGap` after a time in which it could not listen.
   */
  listen(channel: string, onNotice: (payload: string) => void, onGap?: () => void): Promise<void>;
  pool(): PoolUse;
  /** Tells whether there is room for what people send; a server keeps its own disk. */
  hasRoom(): boolean;
  close(): Promise<void>;
}

const useOf = (pool: pg.Pool) => (): PoolUse => ({
  total: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});

const DATE_OID = 1082;
const BIGINT_OID = 20;
// A plain date has no time zone: it stays the text that it is. Counts fit a number.
pg.types.setTypeParser(DATE_OID, (text) => text);
pg.types.setTypeParser(BIGINT_OID, Number);

/** Extensions that migrations may create besides what the engine has built in. */
export const EXTENSIONS = { pg_trgm };

const POOL_SIZE = 10;
/** For the one connection of the embedded engine. */
const TURN_WITHIN_MS = 5_000;
const KEEP_ALIVE_AFTER_MS = 10_000;
/**
 * The server looks whether who asked is still there, and ends a transaction that its host has left
 * without a word: a paused machine would hold its rows for hours. Statements are not compiled: they
 * take milliseconds, and compiling one takes longer, up to seconds for functions that walk a tree.
 */
const SESSION_SETTINGS = [
  'set jit = off',
  "set client_connection_check_interval = '1s'",
  "set idle_in_transaction_session_timeout = '1min'",
];

/** Prepares every connection of a host. A server that does not know a setting works without it. */
async function prepareSession(client: pg.ClientBase): Promise<void> {
  for (const setting of SESSION_SETTINGS) await client.query(setting).catch(() => undefined);
}

const kyselyOver = (pool: PostgresPool): Database =>
  new Kysely<Tables>({ dialect: new CheckingDialect({ pool }) });

/** Opens a PostgreSQL server. @throws StartProblem when it cannot be reached. */
export async function openServer(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: REQUEST_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    onConnect: prepareSession,
  });
  const patient = createLoadSheddingPool(pool);
  // A connection that breaks is replaced by the pool, and whoever was asking is told; without
  // listeners the error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const listeners: (() => Promise<void>)[] = [];
  const { host, pathname } = new URL(url);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartProblem(
      `DATABASE_URL: PostgreSQL at ${host || 'the local socket'} cannot be reached (${(error as Error).message}).`,
    );
  }
  return {
    db: kyselyOver(patient),
    description: `PostgreSQL ${pathname.slice(1)} at ${host || 'the local socket'}`,
    async listen(channel, onNotice, onGap = () => undefined) {
      const onFoundAgain = () => {
        patient.dropLost();
        onGap();
      };
      listeners.push(await listenToChannel(url, channel, { onNotice, onGap: onFoundAgain }));
    },
    pool: useOf(pool),
    hasRoom: () => true,
    async close() {
      await Promise.all(listeners.map((stop) => stop()));
      await pool.end();
    },
  };
}

const openIn = (folder: string): Promise<PGlite> =>
  PGlite.create({
    extensions: EXTENSIONS,
    fs: new DurableNodeFS(join(folder, 'database')),
    startParams: [...START_PARAMS],
  });

/**
 * Opens the embedded PostgreSQL: in `folder`, or in memory when it is null. `onStopped` is called
 * when it has ended within itself.
 * @throws StartProblem when the folder is in use, cannot be written, holds another version's data
 *   or damaged files.
 */
export async function openEmbedded(
  folder: string | null,
  onStopped: () => void = () => undefined,
): Promise<OpenDatabase> {
  if (folder === null)
    return createDatabase(
      await PGlite.create({ extensions: EXTENSIONS }),
      'embedded PostgreSQL in memory',
    );
  const release = lockDataFolder(folder);
  try {
    const engine = await openCheckedEngine(() => openIn(folder));
    return createDatabase(
      engine,
      `embedded PostgreSQL in ${folder} (one machine; DATABASE_URL moves it to a server)`,
      { release, onStopped, hasRoom: () => hasFreeDiskSpace(folder) },
    );
  } catch (error) {
    release();
    throw new StartProblem(
      `The embedded database in ${folder} cannot be opened, or is damaged (${(error as Error).message}). Keep its folder “database” for looking, and put the newest backup in its place: npm run restore -- FILE`,
    );
  }
}

interface Kept {
  readonly release?: () => void;
  readonly hasRoom?: () => boolean;
  readonly onStopped?: () => void;
}

/** Opens the database of an engine that runs in this process; closing it ends the engine. */
export function createDatabase(
  engine: PGlite,
  description: string,
  { release = () => undefined, hasRoom: hasRoomFor = () => true, onStopped }: Kept = {},
): OpenDatabase {
  const pool = new pg.Pool({
    ...createPgConfig(batchUntilSync(engine) as PGlite),
    Client: PreparingClient,
    max: 1,
    connectionTimeoutMillis: TURN_WITHIN_MS,
  } as pg.PoolConfig);
  return {
    // Databases in memory have no disk that could be slow.
    db: kyselyOver(onStopped ? createLoadSheddingPool(pool, onStopped) : (pool as PostgresPool)),
    description,
    async listen(channel, onNotice) {
      // The engine cannot listen while a transaction is open: it waits for the one connection, and
      // nobody else has it meanwhile.
      const client = await pool.connect();
      await engine.listen(channel, onNotice).finally(() => client.release());
    },
    pool: useOf(pool),
    hasRoom: hasRoomFor,
    async close() {
      await pool.end();
      await engine.close();
      release();
    },
  };
}
