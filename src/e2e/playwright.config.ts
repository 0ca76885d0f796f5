import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { getTestTurn } from '../shared/testing/testLocales';

const SANDBOXLESS = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
// A machine without internet: the browser's own background connections would only fail.
const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No process that draws for a screen which is not there.
  '--disable-gpu',
];

// All processes of a run have the same turn, also around midnight.
process.env.MEYDAN_TEST_TURN ??= String(getTestTurn());

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: './globalSetup.ts',
  workers: Number(process.env.MEYDAN_TEST_WORKERS) || availableParallelism(),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Steps that a fast machine does in ten seconds may take a busy one minutes: these limits find
  // what never comes.
  timeout: 600_000,
  expect: { timeout: 45_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/report.json' }],
  ],
  // A folder for each process: one that starts empties it.
  outputDir: process.env.MEYDAN_TEST_REPORT
    ? `${process.env.MEYDAN_TEST_REPORT}.files`
    : '../../test-results/',
  use: {
    timezoneId: 'America/New_York',
    launchOptions: {
      ...(process.env.MEYDAN_BROWSER ? { executablePath: process.env.MEYDAN_BROWSER } : {}),
      args: [...SANDBOXLESS, ...QUIET],
    },
  },
});
