import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './findBrowser';
import { dumpPrepared, fillTemplates } from '../../server/testing/preparedDatabase';
import {
  browserFailures,
  failureText,
  jestFailures,
  type BrowserReport,
  type Failure,
  type JestReport,
} from './failures';
import { findProgram, installedNginx } from './findProgram';
import { startPostgres } from './postgres';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Those that a report names. */
  readonly failures?: readonly Failure[];
}

const reports = mkdtempSync(join(tmpdir(), 'meydan-test-'));
const NODE = process.execPath;
const JEST = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];

function run(parameters: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(NODE, parameters, {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A check without counts of its own counts as one test. */
async function check(...parameters: string[]): Promise<Counts> {
  const code = await run(parameters);
  return { passed: Number(code === 0), failed: Number(code !== 0) };
}

/** Empty where the runner left none. */
function readReport<T extends object>(file: string): Partial<T> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return {};
  }
}

/** A runner that ends badly without naming a failed test has still failed. */
const counted = (code: number, passed = 0, failed = 0): Counts => ({
  passed,
  failed: code === 0 ? failed : Math.max(1, failed),
});

interface JestCounts {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
}

interface BrowserCounts {
  readonly stats: { readonly expected: number; readonly unexpected: number };
}

async function jest(
  name: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Counts> {
  const file = join(reports, `${name}.json`);
  const code = await run(
    [
      ...JEST,
      '--ci',
      '--json',
      `--outputFile=${file}`,
      '--silent',
      // One more than there are cores: some tests wait for mails and clocks. Left to itself jest keeps a core free, and of two would use one.
      `--maxWorkers=${availableParallelism() + 1}`,
      // What test files leave behind slows those that follow.
      '--workerIdleMemoryLimit=1GB',
      ...parameters,
    ],
    environment,
  );
  const report = readReport<JestReport & JestCounts>(file);
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report;
  return {
    ...counted(code, numPassedTests, numFailedTests || numFailedTestSuites),
    failures: jestFailures(report),
  };
}

/** The tests of hosts and of what stands around them, all of which run on PostgreSQL; those that run on the embedded database as well are the ones about the engine itself. */
const HOST = '/src/(server|operate)/';
const ENGINE = '/src/server/(db|have-your-say|http|jobs|live)/';

let dumped: Promise<void> | undefined;

async function embeddedTests(name: string, parameters: readonly string[]): Promise<Counts> {
  await (dumped ??= dumpPrepared(reports));
  return jest(name, parameters, { MEYDAN_TEST_DUMPS: reports });
}

async function onPostgres(): Promise<Counts | null> {
  const postgres = await startPostgres();
  if (!postgres) return null;
  process.stdout.write(`Using ${postgres.description}\n`);
  try {
    await fillTemplates(postgres.url);
    return await jest('postgres', ['--selectProjects', 'node', `--testPathPatterns=${HOST}`], {
      MEYDAN_TEST_DATABASE: postgres.url,
    });
  } finally {
    await postgres.stop();
  }
}

const plus = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  failures: [...(one.failures ?? []), ...(other.failures ?? [])],
});

async function ofHost(): Promise<Counts> {
  const counts = await onPostgres();
  if (!counts)
    process.stdout.write(
      'No PostgreSQL is installed here and none can be: the host is tested on the embedded database alone.\n',
    );
  const rest = await embeddedTests('embedded', [
    ...['--selectProjects', 'node'],
    `--testPathPatterns=${counts ? ENGINE : HOST}`,
  ]);
  return plus(counts ?? { passed: 0, failed: 0 }, rest);
}

async function inBrowser(): Promise<Counts> {
  const browser = findBrowser();
  if (!browser) {
    process.stderr.write(
      'No browser was found and none could be installed. On Debian: apt-get install chromium\n',
    );
    return { passed: 0, failed: 1 };
  }
  process.stdout.write(`Using ${browser}\n`);
  const file = join(reports, 'browser.json');
  const code = await run(
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'src/e2e/playwright.config.ts'],
    {
      MEYDAN_BROWSER: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  );
  const report = readReport<BrowserReport & BrowserCounts>(file);
  return {
    ...counted(code, report.stats?.expected, report.stats?.unexpected),
    failures: browserFailures(report),
  };
}

/** Programs whose tests are skipped where they are not installed, which counts alone do not tell. */
const LEFT_OUT_WITHOUT = [
  { program: 'nginx', find: installedNginx },
  { program: 'systemd-analyze', find: () => findProgram(['systemd-analyze']) },
];

interface Step {
  readonly name: string;
  readonly run: () => Promise<Counts>;
}

const STEPS: readonly Step[] = [
  { name: 'types', run: () => check('node_modules/@typescript/native/bin/tsc', '-p', '.') },
  {
    name: 'lint',
    run: () =>
      check(
        '--import',
        'tsx',
        'node_modules/eslint/bin/eslint.js',
        '.',
        '--cache',
        '--cache-location',
        'node_modules/.cache/eslint/',
      ),
  },
  { name: 'styles', run: () => check('node_modules/stylelint/bin/stylelint.mjs', 'src/**/*.css') },
  { name: 'messages', run: () => check('--import', 'tsx', 'src/tooling/messages.ts', 'verify') },
  { name: 'units', run: () => embeddedTests('units', [`--testPathIgnorePatterns=${HOST}`]) },
  { name: 'host', run: ofHost },
  { name: 'browser', run: inBrowser },
];

async function main(): Promise<number> {
  const wanted = process.argv.slice(2);
  let total: Counts = { passed: 0, failed: 0 };
  const lines: string[] = [];
  for (const { name, run: runStep } of STEPS) {
    if (wanted.length > 0 && !wanted.some((word) => name.startsWith(word))) continue;
    process.stdout.write(`\n── ${name}\n`);
    const started = Date.now();
    const counts = await runStep();
    const { passed, failed } = counts;
    total = plus(total, counts);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    lines.push(
      `  ${failed ? '✗' : '✓'} ${name.padEnd(22)} ${passed} passed, ${failed} failed  (${seconds} s)`,
    );
  }
  for (const { program, find } of LEFT_OUT_WITHOUT)
    if (find() === null)
      lines.push(`  – not tested: what needs ${program}, which is not installed here`);
  rmSync(reports, { recursive: true, force: true });
  for (const failure of total.failures ?? []) process.stdout.write(`\n${failureText(failure)}\n`);
  process.stdout.write(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

process.exitCode = await main();
