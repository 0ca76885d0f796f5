import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import jestConfig from '../../../jest.config';
import type { MeasuredFolder } from './folders';

const CACHE = 'node_modules/.cache/mutate';

/** What is no behaviour, or is there for tests alone. */
const NOT_MUTATED = [
  '!src/**/*.test.{ts,tsx}',
  '!src/**/*.stories.tsx',
  '!src/**/*{m,M}essages.ts',
  '!src/**/{testing,conformance,examples,sequences}/**',
];

/** A busy machine is slow: what takes a hundred times the loops is stopped long before. */
const TIMEOUT_MS = 60_000;

/** Takes what Stryker's runner understands from the project of jest.config.ts that a folder is in. */
function createJestConfig(folder: string): Config {
  const isClient = folder.startsWith('src/client');
  const project = jestConfig.projects?.find(
    (one): one is Exclude<typeof one, string> =>
      typeof one !== 'string' && one.displayName === (isClient ? 'browser' : 'node'),
  );
  if (!project) throw new Error('jest.config.ts has no project for this folder');
  const { transform, transformIgnorePatterns, moduleNameMapper, setupFilesAfterEnv } = project;
  return {
    transform,
    transformIgnorePatterns,
    moduleNameMapper,
    setupFilesAfterEnv: setupFilesAfterEnv ?? [],
    testEnvironment: isClient ? './src/client/testing/browserEnvironment.cjs' : 'node',
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testTimeout: jestConfig.testTimeout,
    roots: [isClient ? '<rootDir>/src/client' : '<rootDir>/src'],
    cacheDirectory: '<rootDir>/.jestCache',
  };
}

/** Says how Stryker mutates a path (a measured folder, or what stands in it). */
export function createStrykerOptions(
  { folder, tests }: MeasuredFolder,
  path: string,
  isForced: boolean,
): PartialStrykerOptions {
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
      config: createJestConfig(folder),
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
