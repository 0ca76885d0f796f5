import type { FastifyInstance } from 'fastify';
import { startPostgres } from '../tooling/test/postgres';
import { openEmbedded, openServer, type OpenDatabase } from '../server/db/openDatabase';
import { openBenchHostOn } from './benchHost';
import { addFigure } from './figures';
import { median, percentile, repeat, measureMs } from './measure';
import { formatOneDecimal, printNote, printTable, formatRatio, formatInteger } from './print';
import { addContents } from './searchRows';
import { createTemporaryFolder } from './temporaryFolder';

const COUNTS = [6_250, 25_000, 100_000] as const;
const ROUNDS = 5;

/**
 * Words that people type, in three languages: rare, common and several words, beginnings, mistakes.
 */
const KINDS = {
  'a word': ['lighthouse', 'kütüphane', 'مكتبه', 'Budget', 'bütçe', 'ميزانيه'],
  'two words': ['street trees', 'eski liman', 'شارع الطاحونة', 'city council'],
  'a common word': ['the', 've', 'في', 'city', 'مدينة'],
  'two letters': ['st', 'bu', 'من'],
  'with a prefix': ['وبالمكتبة', 'فالمدينة'],
  'nothing, so alike': ['libary', 'kutupane', 'neighborhod budjet', 'مكتيه'],
} as const;

const askAll = (app: FastifyInstance, path: string, queries: readonly string[]) =>
  repeat(ROUNDS, () =>
    queries.reduce<Promise<number[]>>(async (before, q) => {
      const times = await before;
      const url = `${path}?${new URLSearchParams({ q })}`;
      return [...times, await measureMs(() => app.inject(url))];
    }, Promise.resolve([])),
  ).then((rounds) => rounds.flat());

const row = (name: string, times: readonly number[], reference: number) => [
  name,
  formatOneDecimal(median(times)),
  formatOneDecimal(percentile(times, 0.95)),
  formatRatio(median(times), reference),
];

/**
 * Measures the milliseconds of the first page of a list: the same rows, the same permission, no
 * words.
 */
const listTime = async (app: FastifyInstance) =>
  median(await repeat(20, () => measureMs(() => app.inject('/v1/blogs'))));

interface Measured {
  /** Milliseconds of every search. */
  readonly all: readonly number[];
  /** Milliseconds of a list. */
  readonly list: number;
}

async function measure(app: FastifyInstance, count: number, name: string): Promise<Measured> {
  const reference = await listTime(app);
  const rows: string[][] = [];
  const all: number[] = [];
  for (const [kind, queries] of Object.entries(KINDS)) {
    const times = await askAll(app, '/v1/search', queries);
    all.push(...times);
    rows.push(row(kind, times, reference));
  }
  const suggestions = await askAll(app, '/v1/search/suggestions', Object.values(KINDS).flat());
  rows.push(
    row('all of them', all, reference),
    row('suggestions for them', suggestions, reference),
  );
  printTable(`${name}, ${formatInteger(count)} contents`, [
    ['search', 'p50 ms', 'p95 ms', 'p50 ÷ list'],
    ...rows,
  ]);
  return { all, list: reference };
}

/** Calculates the exponent of growth: 0 constant, 1 in proportion to the rows. */
const exponent = (small: readonly number[], large: readonly number[]) =>
  Math.log(median(large) / median(small)) / Math.log(COUNTS.at(-1)! / COUNTS[0]);

async function compare(database: OpenDatabase, name: string): Promise<void> {
  const host = await openBenchHostOn(database);
  const found: Measured[] = [];
  for (const count of COUNTS) {
    await addContents(database.db, count);
    found.push(await measure(host.app, count, name));
  }
  const [few, many] = [found[0]!, found.at(-1)!];
  addFigure({
    name: `${formatInteger(COUNTS.at(-1)!)} contents, ${name}: p95`,
    value: percentile(many.all, 0.95),
    unit: 'ms',
    goals: [{ of: 'value', atMost: 120 }],
  });
  addFigure({
    name: `a list, ${formatInteger(COUNTS.at(-1)!)} contents, ${name}`,
    value: many.list,
    unit: 'ms',
    reference: { name: formatInteger(COUNTS[0]), value: few.list },
    goals: [{ of: 'ratio', atMost: 1.3 }],
  });
  printNote(
    `Growth of the median over 16 times the rows: n^${exponent(few.all, many.all).toFixed(2)}`,
  );
  await host.close();
}

/**
 * Search as an anonymous visitor over a growing number of contents, on the embedded database and on
 * PostgreSQL where it is installed.
 */
export async function run(): Promise<void> {
  await compare(await openEmbedded(createTemporaryFolder()), 'Embedded database');
  const postgres = await startPostgres();
  if (!postgres) return void printNote('PostgreSQL is not installed here.');
  await compare(await openServer(postgres.url), postgres.description);
  await postgres.stop();
}
