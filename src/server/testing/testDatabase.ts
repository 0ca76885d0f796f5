import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../db/migrate';
import { openEmbedded, openServer, type Database, type OpenDatabase } from '../db/openDatabase';
import type { Prepared } from './preparedDatabase';
import { openTestDatabase } from './testHost';

/** Database that hosts in processes of their own share. */
export interface TestDatabase {
  /** A folder, or the address of a database on a server: what `openTestAddress` takes. */
  readonly address: string;
  /** Opens the database for `work`, where only one process can have it: while no host has it. */
  use<T>(work: (db: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export const openTestAddress = (address: string, onStopped?: () => void): Promise<OpenDatabase> =>
  address.startsWith('postgres') ? openServer(address) : openEmbedded(address, onStopped);

/** Opens the embedded database in a folder, a new folder unless one is given. */
export function createFolderDatabase(
  folder = mkdtempSync(join(tmpdir(), 'meydan-place-')),
): TestDatabase {
  return {
    address: folder,
    async use(work) {
      const { db, close } = await openEmbedded(folder);
      await migrate(db);
      return work(db).finally(close);
    },
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Opens a database of its own on the server of the tests. */
async function onServer(server: string, prepared: Prepared): Promise<TestDatabase> {
  const { db, close } = await openTestDatabase(prepared);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return { address: new URL(`/${rows[0]!.name}`, server).href, use: (work) => work(db), close };
}

/** Address of the server on which several hosts share a database. */
export const SHARED_SERVER = process.env.MEYDAN_TEST_DATABASE;

/**
 * Opens a database: on PostgreSQL where the runner started one, otherwise an empty one in a folder.
 */
export const openSharedTestDatabase = async (
  prepared: Prepared = 'empty',
): Promise<TestDatabase> =>
  SHARED_SERVER ? onServer(SHARED_SERVER, prepared) : createFolderDatabase();
