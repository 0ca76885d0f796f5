import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { LOCALE_CODES } from '../shared/locales';
import { SECTIONS, type Section } from '../shared/sections';
import { openEmbedded, openServer, type OpenDatabase } from '../server/db/openDatabase';
import { startPostgres } from '../tooling/test/postgres';
import { openAccessTokens } from '../server/identity/accessTokens';
import { ask, measureTimes } from './benchRequests';
import { findBuiltPortal, openBenchHostOn } from './benchHost';
import { computeExponent } from './growth';
import { addVoters } from './hotPoll';
import { median, percentile, repeat, measureMs } from './measure';
import { formatOneDecimal, printNote, printTable, formatRatio, formatInteger } from './print';
import { createTemporaryFolder } from './temporaryFolder';

const SIZES = [1_000, 10_000] as const;
const ROUNDS = 40;
const COPY = '-copy-';

const copied = (...path: readonly string[]) => {
  const place = sql.lit(`{${path.join(',')}}`);
  return sql`jsonb_build_object(${sql.lit(path.at(-1))}::text, details #>> ${place} || ${COPY} || n)`;
};

/**
 * Details that name one publication or decision alone: each copy has its own, and copies name
 * copies.
 */
const OWN_DETAILS = sql`case
  when section = 'publications'
    then details || ${copied('identifier')} || ${copied('supersedes')} || ${copied('supersededBy')}
  when jsonb_typeof(details -> 'following') = 'array'
    then details || jsonb_build_object('following', array(
      select named || jsonb_build_object('slug', (named ->> 'slug') || ${COPY} || n) from jsonb_array_elements(details -> 'following') named
    ))
  when jsonb_typeof(details -> 'decision') = 'object'
    then jsonb_set(details, '{decision}', details -> 'decision' || ${copied('decision', 'number')})
  when jsonb_typeof(details -> 'parent') = 'object'
    then jsonb_set(details, '{parent}', details -> 'parent' || ${copied('parent', 'slug')})
  when jsonb_typeof(details -> 'commitment') = 'object'
    then jsonb_set(details, '{commitment}', details -> 'commitment' || ${copied('commitment', 'decision')})
  else details end`;

/** No two teams have one name. */
const OWN_TITLE = sql`case when section = 'teams'
  then (select jsonb_object_agg(key, value || ${COPY} || n) from jsonb_each_text(title)) else title end`;

/** Long texts begin as the demonstration's own do, and end sooner: lists do not read them. */
const SHORT_BODY = sql`(select jsonb_object_agg(key, left(value, 400)) from jsonb_each_text(body))`;

/** Brings every section to so many published contents, copies of the demonstration's own. */
async function fill({ db }: OpenDatabase, items: number): Promise<void> {
  await sql`
    with seeds as (
      select *, count(*) over (partition by section) as alike,
        (select count(*) from contents as there where there.section = contents.section and there.status = 'published') as present
      from contents where section in (${sql.join(SECTIONS)}) and status = 'published' and slug not like ${`%${COPY}%`}
    )
    insert into contents (section, kind, ref, slug, title, summary, body, details, original_locale, status, visibility,
      author_kind, topics, area, published_at, opens_at, closes_at, search_text)
    select section, kind, ref || ${COPY} || n, slug || ${COPY} || n, ${OWN_TITLE}, summary, ${SHORT_BODY}, ${OWN_DETAILS}, original_locale,
      status, visibility, 'organisation', topics, area, published_at - n * interval '1 minute', opens_at, closes_at,
      left(search_text, 1000)
    from seeds cross join lateral generate_series(present / alike, ${items} / alike) n`.execute(db);
  await sql`vacuum analyze contents`.execute(db);
}

const askOften = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  repeat(ROUNDS, () => measureMs(() => app.inject({ url, headers })));

const REQUESTS = ['first page', 'next page', 'with a word', 'one content'] as const;

interface FirstPage {
  readonly next: string;
  readonly items: readonly { readonly slug: string }[];
}

/**
 * Measures the milliseconds of each of {@link REQUESTS} to a signed-in person: answers to visitors
 * are read once for many.
 */
async function askSection(app: FastifyInstance, section: Section, bearer: string) {
  const url = `/v1/${section}`;
  const { next, items } = await ask<FirstPage>(app, url);
  const urls = [
    url,
    `${url}?cursor=${encodeURIComponent(next)}`,
    `${url}?q=city`,
    `${url}/${items[0]?.slug}`,
  ];
  const times: (readonly number[])[] = [];
  for (const one of urls) times.push(await measureTimes(ROUNDS, () => ask(app, one, { bearer })));
  return times;
}

const p95 = (times: readonly number[]) => percentile(times, 0.95);

/**
 * Formats the time of one request at each size: its p95 at the largest, and how the median grows.
 */
const grownCell = (all: readonly (readonly number[])[]): string =>
  `${formatOneDecimal(p95(all.at(-1)!))} n^${computeExponent(all, SIZES, median).toFixed(2)}`;

async function lists(database: OpenDatabase, name: string): Promise<void> {
  const host = await openBenchHostOn(database);
  const [reader] = await addVoters(host, 1);
  const tokens = await openAccessTokens(database.db, Date.now);
  const found = new Map<Section, (readonly number[])[][]>();
  for (const size of SIZES) {
    await fill(database, size);
    for (const section of SECTIONS)
      // Anew for each: it is good for five minutes.
      found.set(section, [
        ...(found.get(section) ?? []),
        await askSection(host.app, section, await tokens.issue(reader!, 'roles')),
      ]);
  }
  printTable(`${name}, ${formatInteger(SIZES.at(-1)!)} contents in each section: p95 in ms`, [
    ['section', ...REQUESTS],
    ...[...found].map(([section, sizes]) => [
      section,
      ...REQUESTS.map((_, at) => grownCell(sizes.map((times) => times[at]!))),
    ]),
  ]);
  printNote(
    `n^: how the median grows from ${SIZES.map(formatInteger).join(' to ')}. Goal: 60 ms, n^0.1.`,
  );
  await host.close();
}

const PAGES = ['', '/blogs', '/publications', '/faqs', '/governance'];
const AS_READER = { accept: 'text/html' };

/** Measures requests to an address that has not been asked for yet, a new one each time. */
async function unknown(app: FastifyInstance, url: string): Promise<readonly number[]> {
  let asked = 0;
  return repeat(ROUNDS, () => {
    asked += 1;
    return measureMs(() => app.inject({ url: `${url}?utm=${asked}`, headers: AS_READER }));
  });
}

async function firstBytes(): Promise<void> {
  if (!findBuiltPortal()) return void printNote('first bytes: run “npm run build” first.');
  const { app, close } = await openBenchHostOn(await openEmbedded(null));
  const file = median(await askOften(app, '/answer.css'));
  const rows: string[][] = [];
  for (const path of PAGES)
    for (const locale of LOCALE_CODES) {
      const url = `/${locale}${path}`;
      const fresh = await unknown(app, url);
      const kept = await askOften(app, url, AS_READER);
      rows.push([
        url,
        ...[median(fresh), percentile(fresh, 0.95), median(kept)].map(formatOneDecimal),
        formatRatio(median(kept), file),
      ]);
    }
  printTable(
    `A page as the host writes it, whole, in ms; a file of the portal takes ${formatOneDecimal(file)}`,
    [['page', 'written p50', 'written p95', 'kept p50', 'kept ÷ file'], ...rows],
  );
  await close();
}

/**
 * Measures the waiting times of readers: lists of many contents on both databases, and whole pages
 * as the host writes them.
 */
export async function run(): Promise<void> {
  await firstBytes();
  await lists(await openEmbedded(createTemporaryFolder()), 'Embedded database');
  const postgres = await startPostgres();
  if (!postgres) return void printNote('PostgreSQL is not installed here.');
  await lists(await openServer(postgres.url), postgres.description);
  await postgres.stop();
}
