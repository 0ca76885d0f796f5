import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { addFigure } from './figures';
import { median, repeat, measureMs } from './measure';
import {
  formatOneDecimal,
  printNote,
  printTable,
  formatRatio,
  formatSpread,
  formatInteger,
} from './print';
import { reservePort } from '../tooling/test/reservePort';
import { startPortal, type StartResult } from './startPortal';
import { createTemporaryFolder } from './temporaryFolder';

const RUNS = 3;

/** Opens the database that the portal has left, with nothing around it. */
const OPEN_DATABASE = `
  import { PGlite } from '@electric-sql/pglite';
  const engine = await PGlite.create(process.argv[1]);
  await engine.query('select 1');
  process.exit();`;

function openBareDatabase(clone: string, folder: string): Promise<number> {
  return measureMs(async () => {
    const parameters = ['--input-type=module', '--eval', OPEN_DATABASE, folder];
    const { status } = spawnSync(process.execPath, parameters, { cwd: clone, stdio: 'inherit' });
    if (status !== 0) throw new Error('The bare database did not open.');
  });
}

function cloneHead(): string | null {
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD']);
  if (status !== 0) return null;
  const clone = join(createTemporaryFolder(), 'clone');
  execFileSync('git', ['clone', '--quiet', process.cwd(), clone]);
  return clone;
}

const seconds = (ms: number) => formatOneDecimal(ms / 1000);
const megabytes = (bytes: number) => formatInteger(bytes / 1e6);
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function printStarts(
  first: StartResult,
  again: readonly StartResult[],
  bare: readonly number[],
): void {
  const { steps, ms, firstPageMs } = first;
  const reference = median(bare);
  const others = Object.values(steps);
  const againMs = again.map((started) => started.ms);
  const row = (name: string, values: readonly number[]) => [
    name,
    formatSpread(values, seconds),
    formatRatio(median(values), reference),
  ];
  printTable('npm start, from the command to “Ctrl-C stops everything”, s', [
    ['start', 'median (min–max)', '÷ bare'],
    ...Object.entries(steps).map(([name, stepMs]) => [`first: ${name}`, seconds(stepMs), '']),
    row('first: start', [ms - total(others)]),
    row('first: all', [ms]),
    row(`again, ${RUNS} runs`, againMs),
    row('  bare PGlite opens the same folder', bare),
  ]);
  const pages = [firstPageMs, ...again.map((started) => started.firstPageMs)];
  printNote(`The home page then took ${formatInteger(median(pages))} ms.`);
  const memory = again[0]!.residentBytes;
  addFigure({
    name: 'again, to a usable page',
    value: median(againMs) / 1_000,
    unit: 's',
    reference: { name: 'bare PGlite', value: reference / 1_000 },
    goals: [
      { of: 'value', atMost: 3 },
      { of: 'ratio', atMost: 3 },
    ],
  });
  addFigure({
    name: 'first, installed and built',
    value: (ms - total(others)) / 1_000,
    unit: 's',
    goals: [{ of: 'value', atMost: 8 }],
  });
  addFigure({
    name: 'memory of all processes',
    value: total(memory) / 1e6,
    unit: 'MB',
    goals: [{ of: 'value', atMost: 800 }],
  });
  printNote(
    `Memory when ready: ${megabytes(total(memory))} MB resident in ${memory.length} processes (${memory.map(megabytes).join(' + ')}).`,
  );
}

/**
 * Measures the time from a fresh clone to a usable page, and again; beside a bare PGlite that opens
 * the same database in a fresh process.
 */
export async function run(): Promise<void> {
  const clone = cloneHead();
  if (!clone) {
    printNote('start: nothing is committed yet, so there is nothing to clone.');
    return;
  }
  const data = join(createTemporaryFolder(), 'data');
  const [port, doorPort] = [await reservePort(), await reservePort()];
  const start = () => startPortal({ folder: clone, data, port, doorPort });
  const first = await start();
  const again = await repeat(RUNS, start);
  const bare = await repeat(RUNS, () => openBareDatabase(clone, join(data, 'database')));
  printStarts(first, again, bare);
}
