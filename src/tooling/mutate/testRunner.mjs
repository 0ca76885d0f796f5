// Stryker's jest runner, but a mutant loads only the test files whose tests reach it, the quickest
// first, until one has found it: by itself it loads every file and skips tests by their names.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { commonTokens, declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { MutantRunStatus } from '@stryker-mutator/api/test-runner';
import { mixinJestEnvironment, strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

export { strykerValidationSchema } from '@stryker-mutator/jest-runner';

// Test files that ask for Node by a comment get an environment that tells which test reaches what.
const nodeEnvironment = createRequire(import.meta.url)('jest-environment-node');
nodeEnvironment.default = mixinJestEnvironment(nodeEnvironment.default);

/** Results of the first run, for the processes that try mutants; all stand in the sandbox. */
const TEST_FILES = 'testFiles.json';

const [{ factory: createJestRunner }] = jestPlugins;

function keepTestFiles(tests) {
  const files = {};
  for (const { id, fileName, timeSpentMs } of tests) {
    const file = (files[fileName] ??= { durationMs: 0, testIds: [] });
    file.durationMs += timeSpentMs;
    file.testIds.push(id);
  }
  writeFileSync(TEST_FILES, JSON.stringify(files));
}

/** To find more tests than these by their names takes longer than to run the whole file. */
const MAX_NAMED_TESTS = 50;

/** Lists the files that have one of these tests (all where none are named), the quickest first. */
function listTestFiles(testIds) {
  const wanted = testIds && new Set(testIds);
  return Object.entries(JSON.parse(readFileSync(TEST_FILES, 'utf8')))
    .map(([name, file]) => ({
      name,
      durationMs: file.durationMs,
      testIds: wanted ? file.testIds.filter((id) => wanted.has(id)) : file.testIds,
    }))
    .filter((file) => file.testIds.length > 0)
    .sort((one, other) => one.durationMs - other.durationMs);
}

function createRunner(injector) {
  const jestRunner = createJestRunner(injector);
  const adapter = jestRunner.jestTestAdapter;
  let testFiles;
  jestRunner.jestTestAdapter = {
    run: (settings) => adapter.run({ ...settings, testFiles: testFiles ?? settings.testFiles }),
  };
  return {
    init: () => jestRunner.init(),
    capabilities: () => jestRunner.capabilities(),
    async dryRun(options) {
      testFiles = options.testFiles;
      const result = await jestRunner.dryRun(options);
      if (result.tests) keepTestFiles(result.tests);
      return result;
    },
    async mutantRun(options) {
      let nrOfTests = 0;
      for (const { name, testIds } of listTestFiles(options.testFilter)) {
        testFiles = [name];
        const testFilter = testIds.length > MAX_NAMED_TESTS ? undefined : testIds;
        const result = await jestRunner.mutantRun({ ...options, testFilter });
        if (result.status !== MutantRunStatus.Survived) return result;
        nrOfTests += result.nrOfTests;
      }
      return { status: MutantRunStatus.Survived, nrOfTests };
    },
  };
}
createRunner.inject = [commonTokens.injector];

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'jestByFile', createRunner),
];
