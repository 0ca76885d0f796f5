import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './engineTest';

/**
 * The main paths in the browsers that Playwright’s own protocol does not reach as people have them.
 */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.engines.ts',
  globalSetup: './globalSetup.ts',
  // One browser and one installation for each; its tests run one after the other.
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: [
    ['line'],
    [
      'json',
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/engines.json' },
    ],
  ],
  // A folder for each process: one that starts empties it.
  outputDir: process.env.MEYDAN_TEST_REPORT
    ? `${process.env.MEYDAN_TEST_REPORT}.files`
    : '../../../test-results/engines/',
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
});
