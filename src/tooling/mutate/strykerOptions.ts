import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import jestConfig from '../../../jest.config';
import type { MeasuredFolder } from './folders';

const CACHE = 'node_modules/.cache/mutate';

/** Files that are no behaviour, or are there for tests alone. */
const NOT_MUTATED = [
  '!src/**/*.test.{ts,tsx}',
  '!src/**/*.stories.tsx',
  '!src/**/*{m,M}essages.ts',
  '!src/**/{testing,conformance,examples,sequences}/**',
];

/**
 * Beside the time that the tests themselves take. Mutants that loop are stopped by counting, before
 * that.
 */
const TIMEOUT_MS = 20_000;

const findFixedPart = (glob: string) => dirname(glob.replace(/[*{!].*/, 'x'));

/**
 * Takes what Stryker's runner understands from the project of jest.config.ts that a folder is in.
 */
function createJestConfig({ folder, tests }: MeasuredFolder) {
  const isClient = folder.startsWith('src/client');
  // The project `node` has a runtime of its own, which Stryker's runner knows nothing of.
  const project = jestConfig.projects?.find(
    (one): one is Exclude<typeof one, string> =>
      typeof one !== 'string' && one.displayName === 'browser',
  );
  if (!project) throw new Error('jest.config.ts has no project for browsers');
  const { transform, transformIgnorePatterns, moduleNameMapper, setupFilesAfterEnv } = project;
  return {
    transform,
    transformIgnorePatterns,
    moduleNameMapper,
    setupFilesAfterEnv: (isClient && setupFilesAfterEnv) || [],
    testEnvironment: isClient ? './src/client/testing/browserEnvironment.cjs' : 'node',
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testTimeout: jestConfig.testTimeout,
    // Jest looks through its roots anew for every mutant: no further than the tests are.
    roots: [...new Set(tests.map((glob) => `<rootDir>/${findFixedPart(glob)}`))],
    watchman: false,
    cacheDirectory: '<rootDir>/.jestCache',
  };
}

/** Says how Stryker mutates a path (a measured folder, or what stands in it). */
export function createStrykerOptions(
  measured: MeasuredFolder,
  path: string,
  isForced: boolean,
): PartialStrykerOptions {
  const { folder, tests } = measured;
  const isFile = /\.tsx?$/.test(path);
  return {
    mutate: [isFile ? path : `${path}/**/*.{ts,tsx}`, ...NOT_MUTATED],
    testFiles: [...tests],
    testRunner: 'jestByFile',
    plugins: ['./src/tooling/mutate/testRunner.mjs'],
    testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
    // `package.json` stands for no configuration file: everything is in `config`.
    jest: {
      projectType: 'custom',
      configFile: 'package.json',
      config: createJestConfig(measured),
      enableFindRelatedTests: false,
    },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `${CACHE}/${folder.replaceAll('/', '-')}.json`,
    force: isForced,
    concurrency: Number(process.env['MEYDAN_TEST_WORKERS'] ?? availableParallelism()),
    timeoutMS: TIMEOUT_MS,
    dryRunTimeoutMinutes: 30,
    tempDirName: 'dist/mutants',
    ignorePatterns: ['dist', 'data', 'coverage', 'test-results'],
    disableTypeChecks: false,
    reporters: ['progress'],
    allowConsoleColors: false,
    logLevel: 'warn' as PartialStrykerOptions['logLevel'],
  } as PartialStrykerOptions;
}
