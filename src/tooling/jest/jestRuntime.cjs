const { createRequire } = require('node:module');

// Jest's parts are found from jest itself: they are its dependencies, not the project's.
const fromJest = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'));
const { default: JestRuntime } = fromJest('jest-runtime');
const { handlePotentialSyntaxError } = fromJest('@jest/transform');
const { version: jestVersion } = fromJest('jest-runtime/package.json');

/**
 * Replaces how a runtime compiles CommonJS modules: `compile(source, filename, parameters)` returns
 * a function with these parameters, or null where the test file has ended.
 */
function replaceCompile({ executor }, compile) {
  // The one private place of jest that this builds on; jest offers no hook for it.
  if (typeof executor?.compile !== 'function' || !Array.isArray(executor.injectedModuleParameters))
    throw new Error(
      `jest-runtime ${jestVersion} compiles modules in another way than 30.5 does: adapt ` +
        'src/tooling/jest/jestRuntime.cjs to it, or stay with the earlier jest.',
    );
  executor.compile = (source, filename) => {
    try {
      return compile(source, filename, executor.injectedModuleParameters);
    } catch (error) {
      throw handlePotentialSyntaxError(error);
    }
  };
}

module.exports = { JestRuntime, replaceCompile };
