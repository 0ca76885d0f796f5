import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { startPostgres } from '../tooling/test/postgres';
import { openEmbedded, openServer, type OpenDatabase } from '../server/db/openDatabase';
import { openBenchHostOn } from './benchHost';
import type { WriteResult } from './openDataWriter';
import { formatOneDecimal, printNote, printTable, formatRatio, formatInteger } from './print';
import { createTemporaryFolder } from './temporaryFolder';

const COMMENTS = 100_000;
const MB = 1_000_000;

/** Fills an empty database: the demonstration, and as many comments, copies of its own. */
async function fill(database: OpenDatabase): Promise<void> {
  const { close } = await openBenchHostOn(database);
  await sql`
    with seeds as (select * from comments where depth = 0 and state = 'shown' and deleted_at is null),
    copies as (
      select gen_random_uuid() as id, content_id, author_id, body, lang, created_at
      from seeds cross join generate_series(1, ${COMMENTS} / (select count(*) from seeds)))
    insert into comments (id, content_id, root_id, depth, author_id, body, lang, created_at)
    select id, content_id, id, 0, author_id, body, lang, created_at from copies`.execute(
    database.db,
  );
  await sql`vacuum analyze comments`.execute(database.db);
  await close();
}

async function measure(name: string, place: string): Promise<string[]> {
  const child = fork(join(import.meta.dirname, 'openDataWriter.ts'), [place], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
  const [told] = (await once(child, 'message')) as [WriteResult];
  await once(child, 'exit');
  const speed = told.rows / told.seconds;
  return [
    name,
    formatInteger(told.rows),
    formatOneDecimal(told.bytes / MB),
    formatInteger(speed),
    formatRatio(told.bareRows / told.bareSeconds, speed),
    formatOneDecimal(told.resident / MB),
    formatOneDecimal(told.held / MB),
  ];
}

/**
 * Measures how fast the public data is written, all datasets in three formats, and how much memory
 * that takes.
 */
export async function run(): Promise<void> {
  const rows: string[][] = [];
  const folder = createTemporaryFolder();
  await fill(await openEmbedded(folder));
  rows.push(await measure('embedded', folder));
  const postgres = await startPostgres();
  if (postgres) {
    await fill(await openServer(postgres.url));
    rows.push(await measure(postgres.description, postgres.url));
    await postgres.stop();
  }
  printTable(`The public data with ${formatInteger(COMMENTS)} comments`, [
    ['database', 'rows', 'MB in 3 formats', 'rows/s', 'bare ÷ this', 'resident MB', 'held MB'],
    ...rows,
  ]);
  printNote('bare: one select of the same comments, all in one answer, written nowhere.');
  if (!postgres) printNote('PostgreSQL is not installed here.');
}
