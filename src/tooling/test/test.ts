import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { getTestTurn } from '../../shared/testing/testLocales';
import { describeImportGraph, listTwoWayArrows, readImportGraph } from '../importGraph';
import {
  chooseByWords,
  chooseEverything,
  chooseNear,
  findChangedFiles,
  UnknownWord,
  type TestSelection,
} from './choose';
import { readDurations, recordDurations } from './durations';
import { findBrowser } from './findBrowser';
import { findProgram, findInstalledNginx } from './findProgram';
import { PART_NAMES } from './parts';
import { planRun, type Plan } from './plan';
import { findPostgres } from './postgres';
import { readProcessorSeconds } from './processorTime';
import { runPlan, type PlanResult } from './runPlan';
import { toFailureText } from './results';
import { toClosingLine, toMissingLines, toPartLine, toSkipLines } from './summary';

const MINUTE_MS = 60_000;
/** Well inside the ninety that a run is given: what failed until then is told and not lost. */
const DEADLINE_MINUTES = 80;
const WHOLE_DEADLINE_MINUTES = 240;
const WHOLE_RUN = { MEYDAN_TEST_ALL: '1', MEYDAN_FUZZ_RUNS: '2000', MEYDAN_TEST_ROUNDS: '20' };

/**
 * Programs whose tests are skipped where they are not installed, which counts alone do not tell.
 */
const PROGRAMS = [
  { program: 'nginx', find: findInstalledNginx },
  { program: 'systemd-analyze', find: () => findProgram(['systemd-analyze']) },
];

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    near: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    seed: { type: 'string' },
    workers: { type: 'string' },
    minutes: { type: 'string' },
  },
});

const print = (line: string) => void process.stdout.write(`${line}\n`);

function listTests(): readonly string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:test\.tsx?|e2e\.ts)$/.test(file))
    .sort();
}

/** Asks jest for the tests that import one of these files, however far away. */
function listRelated(files: readonly string[]): readonly string[] {
  if (files.length === 0) return [];
  const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
  const parameters = [...jest, '--listTests', '--findRelatedTests', ...files];
  const { stdout } = spawnSync(process.execPath, parameters, { encoding: 'utf8' });
  const here = `${process.cwd()}/`.replaceAll('\\', '/');
  return stdout.split('\n').map((line) => line.replaceAll('\\', '/').replace(here, ''));
}

function choose(all: readonly string[]): TestSelection {
  if (options.near) return chooseNear(findChangedFiles(), all, listRelated);
  return words.length > 0 ? chooseByWords(words, all) : chooseEverything(all, options.all);
}

/**
 * Prints the summary: every part, what failed, what was skipped and what was left out, and the
 * closing line.
 */
function printSummary(plan: Plan, ended: PlanResult, startedMs: number): void {
  const { tallies, notBegun, isStopped } = ended;
  const all = [...tallies.values()];
  const minutes = (Date.now() - startedMs) / MINUTE_MS;
  const processor = readProcessorSeconds();
  // A single part has just printed its own.
  if (all.length > 1)
    for (const failure of all.flatMap(({ failures }) => failures))
      print(`\n${toFailureText(failure)}`);
  print('');
  for (const part of PART_NAMES) {
    const tally = tallies.get(part);
    if (tally) print(toPartLine(part, tally));
  }
  for (const line of toSkipLines(all.flatMap(({ skipped }) => skipped))) print(line);
  for (const line of plan.leftOut) print(`  – not run: ${line}`);
  for (const { program, find } of PROGRAMS)
    if (find() === null)
      print(`  – not tested: what needs ${program}, which is not installed here`);
  if (isStopped) print('  The run was stopped before its end.');
  for (const line of toMissingLines(notBegun)) print(line);
  const processorText = processor === null ? '' : `, ${Math.round(processor)} processor seconds`;
  print(`  ${minutes.toFixed(1)} minutes${processorText}`);
  print(`\n${toClosingLine(all)}`);
}

/** Runs what the command line asks for. Answers the exit code. */
async function main(): Promise<number> {
  // `npm run check -- imports`: a look at the tree; two folders that import each other fail.
  if (words.includes('imports')) {
    const graph = readImportGraph('src');
    describeImportGraph(graph).forEach(print);
    return ['client', 'server'].some((side) => listTwoWayArrows(graph, side).length > 0) ? 1 : 0;
  }
  const startedMs = Number(process.env.MEYDAN_TEST_STARTED ?? Date.now());
  const all = listTests();
  const { parts, files } = choose(all);
  const turn = getTestTurn();
  const hasHost = parts.includes('host');
  const hasPostgres = (hasHost || parts.includes('browser')) && findPostgres() !== null;
  if (hasHost && !hasPostgres)
    print(
      'No PostgreSQL is here and none can be installed: hosts run on the embedded engine alone.',
    );
  process.env.MEYDAN_TEST_TURN = String(turn);
  if (options.all) Object.assign(process.env, WHOLE_RUN);
  const plan = planRun({
    parts,
    files,
    isWhole: options.all,
    takesTurns: !options.all && !options.near && words.length === 0,
    turn,
    hasPostgres,
    durations: readDurations(),
    seed: options.seed === undefined ? null : Number(options.seed),
  });
  const minutes = options.all ? WHOLE_DEADLINE_MINUTES : DEADLINE_MINUTES;
  const ended = await runPlan(plan, {
    slots: Number(options.workers ?? availableParallelism() + 3),
    browser: parts.includes('browser') ? findBrowser() : null,
    startedMs,
    deadlineMs: startedMs + Number(options.minutes ?? minutes) * MINUTE_MS,
    print,
  });
  if (options.record) recordDurations(ended.outcomes, all);
  printSummary(plan, ended, startedMs);
  const tallies = [...ended.tallies.values()];
  const hasFailed = tallies.some(({ failures, missing }) => failures.length + missing.length > 0);
  return hasFailed || tallies.every(({ passed }) => passed === 0) ? 1 : 0;
}

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof UnknownWord)) throw error;
  process.stderr.write(`${error.message}\n`);
  return 2;
});
