import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { migrate } from '../db/migrate';
import {
  EXTENSIONS,
  createDatabase,
  openServer,
  type Database,
  type OpenDatabase,
} from '../db/openDatabase';
import { seed } from '../seed/seed';

/** The moment of the first start in tests: a Tuesday noon in the city. */
export const FIRST_START = new Date('2026-03-10T09:00:00Z');
export const DOOR_ISSUER = 'http://localhost:3100';

/**
 * Databases that tests begin with a copy of: all tables and nothing in them, or the demonstration.
 */
const PREPARED = ['empty', 'demonstration'] as const;
export type Prepared = (typeof PREPARED)[number];

const FILLING: { readonly [P in Prepared]: (db: Database) => Promise<unknown> } = {
  empty: migrate,
  demonstration: (db) => seed(db, { seed: 'demo', now: FIRST_START, doorIssuer: DOOR_ISSUER }),
};

const dumpOf = (folder: string, prepared: Prepared) => join(folder, `${prepared}.tar`);

/**
 * Writes each prepared database of the embedded engine into `folder`: a test that finds the folder
 * named in MEYDAN_TEST_DUMPS begins with a copy instead of migrating and seeding for itself.
 */
export async function dumpPrepared(folder: string): Promise<void> {
  const engine = await PGlite.create({ extensions: EXTENSIONS });
  const database = createDatabase(engine, 'embedded PostgreSQL in memory');
  for (const prepared of PREPARED) {
    await FILLING[prepared](database.db);
    const dump = await engine.dumpDataDir('none');
    writeFileSync(dumpOf(folder, prepared), new Uint8Array(await dump.arrayBuffer()));
  }
  await database.close();
}

/** Opens a copy of what {@link dumpPrepared} wrote. */
export async function openDump(folder: string, prepared: Prepared): Promise<OpenDatabase> {
  const engine = await PGlite.create({
    extensions: EXTENSIONS,
    loadDataDir: new Blob([readFileSync(dumpOf(folder, prepared))]),
  });
  return createDatabase(engine, 'embedded PostgreSQL in memory');
}

export const toTemplateName = (prepared: Prepared): string => `meydan_${prepared}`;

/**
 * Makes each prepared database on the server at `url`, named as {@link toTemplateName} says: tests
 * on that server begin with copies.
 */
export async function fillTemplates(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  let earlier = 'template1';
  for (const prepared of PREPARED) {
    const name = toTemplateName(prepared);
    await admin.query(`create database ${name} template ${earlier}`);
    const { db, close } = await openServer(new URL(`/${name}`, url).href);
    await FILLING[prepared](db);
    await close();
    earlier = name;
  }
  await admin.end();
}
