/** The parts of a run, in the order in which the summary lists them. */
export const PART_NAMES = [
  'types',
  'lint',
  'styles',
  'messages',
  'unused',
  'client',
  'node',
  'host',
  'embedded',
  'browser',
  'firefox',
  'webkit',
] as const;
export type PartName = (typeof PART_NAMES)[number];

/** Parts of a run without a choice; the other engines are left to `npm run test:all`. */
export const STANDARD_PARTS: readonly PartName[] = PART_NAMES.slice(0, -2);

/**
 * Needs that a task waits for; each is prepared once in a run, and only where something needs it.
 */
export type Need = 'portal' | 'dumps' | 'postgres' | 'chromium';

/** A program whose exit code is its result: it counts as one test. */
export interface Check {
  readonly name: PartName;
  readonly seconds: number;
  readonly parameters: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
}

export const CHECKS: readonly Check[] = [
  {
    name: 'types',
    seconds: 30,
    parameters: [
      'node_modules/@typescript/native/bin/tsc',
      '-p',
      '.',
      '--incremental',
      '--tsBuildInfoFile',
      'node_modules/.cache/types.tsbuildinfo',
      // Checkers side by side check what they share once each: three times the processor's time.
      '--singleThreaded',
    ],
    // A third of its time is spent on collecting garbage otherwise.
    environment: { GOGC: '200' },
  },
  {
    name: 'lint',
    seconds: 40,
    parameters: [
      '--import',
      'tsx',
      'node_modules/eslint/bin/eslint.js',
      '.',
      '--cache',
      '--cache-location',
      'node_modules/.cache/eslint/',
    ],
  },
  {
    name: 'styles',
    seconds: 1,
    parameters: ['node_modules/stylelint/bin/stylelint.mjs', 'src/**/*.css'],
  },
  {
    name: 'messages',
    seconds: 9,
    parameters: ['--import', 'tsx', 'src/tooling/messages.ts', 'verify'],
  },
  {
    name: 'unused',
    seconds: 8,
    parameters: [
      'node_modules/knip/bin/knip.js',
      '--config',
      'src/tooling/knip.config.ts',
      '--include',
      'files,dependencies,unlisted,unresolved,exports,types,duplicates,cycles',
    ],
  },
];

export const CHECK_NAMES: readonly PartName[] = CHECKS.map(({ name }) => name);

/**
 * Tests of hosts whose matter is SQL, locks, crashes or the engine itself: they run on PostgreSQL
 * and on the embedded engine. Of all others `npm test` runs a few on the embedded engine, by turns.
 */
const ENGINE_TESTS = [
  /^src\/server\/db\/(?!(?:.*\/)?(?:ballots|patientPool|untilSync|migrationRule)\.test)/,
  /^src\/server\/jobs\//,
  /^src\/server\/live\//,
  /^src\/server\/backup\//,
  /^src\/server\/have-your-say\/(?:ballots|killedHost|jumpingClock|secrecy|transactions)\.test/,
  /^src\/server\/have-your-say\/results\/(?:sealing|sweeper|manyDue)\.test/,
];

/**
 * Browser paths that every run walks: the start, sign-in, a vote, a comment, writing, offline, and
 * each language. Of the others `npm test` walks some, by turns.
 */
const MAIN_PATHS =
  /^src\/e2e\/(?:accounts|callback|comments|languages|offline|pageLoads|publishing|setup|sign-in|start|vote)\.e2e/;

/** Tests that look at the portal or the host as they are built. */
const TESTS_OF_BUILDS = [
  /^src\/operate\//,
  /^src\/tooling\/supply\.test/,
  /^src\/tooling\/doctor\//,
];

const HOST = /^src\/(?:server|operate)\//;
const CLIENT = /^src\/client\//;

const matchesAny = (patterns: readonly RegExp[], file: string) =>
  patterns.some((pattern) => pattern.test(file));

export const isEngineTest = (file: string): boolean => matchesAny(ENGINE_TESTS, file);
export const isMainPath = (file: string): boolean => MAIN_PATHS.test(file);
export const needsBuild = (file: string): boolean => matchesAny(TESTS_OF_BUILDS, file);

/** Tells which part a file of tests belongs to: path from the root, with `/`. */
export function getPart(file: string): 'browser' | 'client' | 'host' | 'node' {
  if (file.endsWith('.e2e.ts')) return 'browser';
  if (CLIENT.test(file)) return 'client';
  return HOST.test(file) ? 'host' : 'node';
}
