import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { bundleProgram } from '../../tooling/jest/bundledProgram';
import { migrate, listMigrationNames } from './migrate';
import { openEmbedded } from './openDatabase';
import { testWhere } from '../../shared/testing/testWhere';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'meydan-migration-'));
const script = join(import.meta.dirname, 'testing', 'dyingMigration.ts');
const migrateAndDie = (statement: number) =>
  run(process.execPath, [bundleProgram(script), folder, String(statement)]).then(
    () => 'ended',
    ({ signal }: { signal: string }) => signal,
  );

/** In the midst of the migrations. */
const STATEMENT = 200;

// The engine alone is meant: tests on a server need not do it again.
testWhere(!process.env.MEYDAN_TEST_DATABASE, 'of the embedded engine alone')(
  'kill -9 in the midst of the migrations: nothing of them is there, and the next start does all of them',
  async () => {
    expect(await migrateAndDie(STATEMENT)).toBe('SIGKILL');
    const { db, close } = await openEmbedded(folder);
    const { rows } = await sql`
      select relname from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely_%'`.execute(
      db,
    );
    expect(rows).toEqual([]);
    expect(await migrate(db)).toEqual(await listMigrationNames());
    await close();
  },
);
