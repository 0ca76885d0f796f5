import { readFileSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '../db/migrate';
import { EXTENSIONS, databaseOver, openServer, type OpenDatabase } from '../db/openDatabase';
import { seed } from '../db/seed/seed';

/** The moment of the first start in tests: a Tuesday noon in the city. */
export const FIRST_START = new Date('2026-03-10T09:00:00Z');
export const DOOR_ISSUER = 'http://localhost:3100';

async function fill({ db, close }: OpenDatabase, beforeClose = async () => {}): Promise<void> {
  await migrate(db);
  await seed(db, { seed: 'demo', now: FIRST_START, doorIssuer: DOOR_ISSUER });
  await beforeClose();
  await close();
}

/**
 * Writes the demonstration's database, as tests start from it, to `file`: a test that finds the file named in
 * MEYDAN_TEST_DUMP begins with a copy instead of migrating and seeding for itself.
 */
export async function dumpDemonstration(file: string): Promise<void> {
  const engine = await PGlite.create({ extensions: EXTENSIONS });
  await fill(databaseOver(engine, 'embedded PostgreSQL in memory'), async () => {
    const dump = await engine.dumpDataDir('none');
    writeFileSync(file, new Uint8Array(await dump.arrayBuffer()));
  });
}

/** A copy of what {@link dumpDemonstration} wrote. */
export async function openDump(file: string): Promise<OpenDatabase> {
  const engine = await PGlite.create({
    extensions: EXTENSIONS,
    loadDataDir: new Blob([readFileSync(file)]),
  });
  return databaseOver(engine, 'embedded PostgreSQL in memory');
}

/** Fills the empty database at `url`; tests that find its name in MEYDAN_TEST_TEMPLATE begin with copies of it. */
export const fillTemplate = async (url: string): Promise<void> => fill(await openServer(url));
