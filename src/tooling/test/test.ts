import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findBrowser } from './findBrowser';
import { dumpDemonstration, fillTemplate } from '../../server/testing/preparedDatabase';
import { startPostgres } from './postgres';

interface Counts {
  readonly passed: number;
  readonly failed: number;
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

function readReport(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** A runner that ends badly without naming a failed test has still failed. */
const counted = (code: number, passed: unknown, failed: unknown): Counts => {
  const failures = Number(failed ?? 0);
  return { passed: Number(passed ?? 0), failed: code === 0 ? failures : Math.max(1, failures) };
};

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
      // Left to itself jest keeps a core free, and of two would use one.
      '--maxWorkers=100%',
      ...parameters,
    ],
    environment,
  );
  const { numPassedTests, numFailedTests, numFailedTestSuites } = readReport(file);
  return counted(code, numPassedTests, Number(numFailedTests ?? 0) || numFailedTestSuites);
}

async function onEmbedded(): Promise<Counts> {
  const dump = join(reports, 'demonstration.tar');
  await dumpDemonstration(dump);
  return jest('embedded', [], { MEYDAN_TEST_DUMP: dump });
}

const TEMPLATE = 'meydan_demonstration';

/** The name of a database with the demonstration on the server at `url`. */
async function prepareTemplate(url: string): Promise<string> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  await fillTemplate(new URL(`/${TEMPLATE}`, url).href);
  return TEMPLATE;
}

async function onPostgres(): Promise<Counts> {
  const postgres = await startPostgres();
  if (!postgres) {
    process.stdout.write(
      'No PostgreSQL is installed here and none can be: the routes were tested on the embedded database alone.\n',
    );
    return { passed: 0, failed: 0 };
  }
  process.stdout.write(`Using ${postgres.description}\n`);
  try {
    return await jest('postgres', ['--selectProjects', 'node', '--testPathPatterns=src/server'], {
      MEYDAN_TEST_DATABASE: postgres.url,
      MEYDAN_TEST_TEMPLATE: await prepareTemplate(postgres.url),
    });
  } finally {
    await postgres.stop();
  }
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
  const stats = (readReport(file).stats ?? {}) as Record<string, unknown>;
  return counted(code, stats.expected, stats.unexpected);
}

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
  { name: 'units and routes', run: onEmbedded },
  { name: 'routes on PostgreSQL', run: onPostgres },
  { name: 'browser', run: inBrowser },
];

async function main(): Promise<number> {
  const wanted = process.argv.slice(2);
  const total = { passed: 0, failed: 0 };
  const lines: string[] = [];
  for (const { name, run: runStep } of STEPS) {
    if (wanted.length > 0 && !wanted.some((word) => name.startsWith(word))) continue;
    process.stdout.write(`\n── ${name}\n`);
    const started = Date.now();
    const { passed, failed } = await runStep();
    total.passed += passed;
    total.failed += failed;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    lines.push(
      `  ${failed ? '✗' : '✓'} ${name.padEnd(22)} ${passed} passed, ${failed} failed  (${seconds} s)`,
    );
  }
  rmSync(reports, { recursive: true, force: true });
  process.stdout.write(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

process.exitCode = await main();
