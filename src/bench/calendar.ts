import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { openEmbedded, openServer, type OpenDatabase } from '../server/db/openDatabase';
import { startPostgres } from '../tooling/test/postgres';
import { openBenchHostOn } from './benchHost';
import { median, percentile, repeat, measureMs } from './measure';
import {
  formatKilobytes,
  formatOneDecimal,
  printNote,
  printTable,
  formatRatio,
  formatInteger,
} from './print';
import { createTemporaryFolder } from './temporaryFolder';

const EVENTS = 5_000;
const ROUNDS = 40;
const HOURS_APART = 2;

/** Copies of the demonstration's events, one every two hours, half of them past. */
async function fill({ db }: OpenDatabase): Promise<void> {
  await sql`
    insert into contents (section, kind, ref, slug, title, summary, body, details, original_locale, status, visibility,
      author_kind, topics, area, published_at, opens_at, closes_at, search_text)
    select section, kind, ref || '-copy-' || n, slug || '-copy-' || n, title, summary, '{}'::jsonb, details, original_locale, status,
      visibility, 'organisation', topics, area, now() - n * interval '1 minute',
      now() + (n - ${EVENTS / 2}::int) * interval '1 hour' * ${HOURS_APART}::int,
      now() + (n - ${EVENTS / 2}::int) * interval '1 hour' * ${HOURS_APART}::int + interval '90 minutes', ''
    from (select *, row_number() over (order by id) - 1 as place, count(*) over () as alike from contents
      where section = 'events' and status = 'published') as seeds
    join generate_series(1, ${EVENTS}::int) n on n % alike = place`.execute(db);
  await sql`vacuum analyze contents`.execute(db);
}

const often = (task: () => Promise<unknown>) => repeat(ROUNDS, () => measureMs(task));

/**
 * The rows of the present month, and as many as a calendar program gets, as the database alone
 * gives them.
 */
const BARE = {
  month: sql`select * from contents where section = 'events' and deleted_at is null and opens_at < now() + interval '15 days'
    and coalesce(closes_at, opens_at) >= now() - interval '15 days' order by opens_at`,
  list: sql`select * from contents where section = 'events' and deleted_at is null and opens_at > now() order by opens_at limit 1300`,
} as const;

async function rowOf(
  { app, database }: { readonly app: FastifyInstance; readonly database: OpenDatabase },
  name: keyof typeof BARE,
  url: string,
): Promise<string[]> {
  const { statusCode, rawPayload } = await app.inject(url);
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`);
  const asked = await often(() => app.inject(url));
  const bare = await often(() => BARE[name].execute(database.db));
  return [
    url,
    formatOneDecimal(median(asked)),
    formatOneDecimal(percentile(asked, 0.95)),
    formatKilobytes(rawPayload.length),
    formatRatio(median(asked), median(bare)),
  ];
}

async function measure(database: OpenDatabase, name: string): Promise<void> {
  const host = await openBenchHostOn(database);
  await fill(database);
  printTable(`A calendar of ${formatInteger(EVENTS)} events, ${name}`, [
    ['request', 'p50, ms', 'p95, ms', 'kB', '÷ bare query'],
    await rowOf(host, 'month', '/v1/calendar'),
    await rowOf(host, 'list', '/v1/events.ics'),
  ]);
  await host.close();
}

/** Measures the month page and the file for calendar programs, where a portal has 5,000 events. */
export async function run(): Promise<void> {
  await measure(await openEmbedded(createTemporaryFolder()), 'embedded database');
  const postgres = await startPostgres();
  if (!postgres) return void printNote('PostgreSQL is not installed here.');
  await measure(await openServer(postgres.url), postgres.description);
  await postgres.stop();
}
