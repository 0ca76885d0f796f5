// Stryker's jest runner, but a mutant loads only the test files whose tests reach it: Stryker's
// own runner loads every file for every mutant and skips the other tests by their names.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { commonTokens, declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { mixinJestEnvironment, strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

export { strykerValidationSchema } from '@stryker-mutator/jest-runner';

// Test files that ask for Node by a comment get an environment that tells which test reaches what.
const nodeEnvironment = createRequire(import.meta.url)('jest-environment-node');
nodeEnvironment.default = mixinJestEnvironment(nodeEnvironment.default);

/** Names the test files by the names of their tests; every process stands in the sandbox. */
const FILES_BY_TEST = 'filesByTest.json';

const [{ factory: createJestRunner }] = jestPlugins;

/** Lists the files with these tests; undefined means all that the first run was given. */
function listTestFiles(testNames) {
  if (!testNames || !existsSync(FILES_BY_TEST)) return undefined;
  const filesByTest = JSON.parse(readFileSync(FILES_BY_TEST, 'utf8'));
  return [...new Set(testNames.flatMap((name) => filesByTest[name]))];
}

function rememberTestFiles(tests) {
  const filesByTest = {};
  for (const { id, fileName } of tests) (filesByTest[id] ??= []).push(fileName);
  writeFileSync(FILES_BY_TEST, JSON.stringify(filesByTest));
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
      if (result.tests) rememberTestFiles(result.tests);
      return result;
    },
    mutantRun(options) {
      testFiles = listTestFiles(options.testFilter);
      return jestRunner.mutantRun(options);
    },
  };
}
createRunner.inject = [commonTokens.injector];

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'jestByFile', createRunner),
];
