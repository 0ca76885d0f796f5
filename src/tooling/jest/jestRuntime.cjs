const { createRequire } = require('node:module');

// Jest's parts are found from jest itself: they are its dependencies, not the project's.
const fromJest = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'));
// Jest offers no hook for how modules are read and compiled: what follows builds on private parts.
const { default: JestRuntime } = fromJest('jest-runtime');
const { handlePotentialSyntaxError } = fromJest('@jest/transform');
const { version: jestVersion } = fromJest('jest-runtime/package.json');

const fail = (verb) => {
  throw new Error(
    `jest-runtime ${jestVersion} ${verb} modules in another way than 30.5 does: adapt ` +
      'src/tooling/jest/jestRuntime.cjs to it, or stay with the earlier jest.',
  );
};

/** Transformed modules of this worker, by how they are loaded and by file name. */
const transformed = new Map();

/**
 * Reads and transforms a module once per worker: each test file would read all of its modules from
 * the disk again. While jest watches files, which change then, it does so.
 */
function transformOnce({ transformCache }) {
  if (!(transformCache?.transforms instanceof Map && transformCache.sourceMaps instanceof Map))
    fail('transforms');
  const transform = transformCache.transform.bind(transformCache);
  transformCache.transform = (filename, options) => {
    if (options?.isInternalModule) return transform(filename, options);
    const key = `${options?.supportsStaticESM ?? false} ${filename}`;
    const known = transformed.get(key);
    if (!known) {
      const code = transform(filename, options);
      transformed.set(key, transformCache.transforms.get(filename));
      return code;
    }
    transformCache.transforms.set(filename, known);
    if (known.sourceMapPath) transformCache.sourceMaps.set(filename, known.sourceMapPath);
    return known.code;
  };
}

/** Runs test files of this project: the two runtimes build on it. */
class SharedRuntime extends JestRuntime {
  constructor(...parameters) {
    super(...parameters);
    const { watch, watchAll } = parameters.at(-1);
    if (!watch && !watchAll) transformOnce(this);
  }
}

/**
 * Replaces how a runtime compiles CommonJS modules: `compile(source, filename, parameters)` returns
 * a function with these parameters, or null where the test file has ended.
 */
function replaceCompile({ executor }, compile) {
  if (typeof executor?.compile !== 'function' || !Array.isArray(executor.injectedModuleParameters))
    fail('compiles');
  executor.compile = (source, filename) => {
    try {
      return compile(source, filename, executor.injectedModuleParameters);
    } catch (error) {
      throw handlePotentialSyntaxError(error);
    }
  };
}

module.exports = { SharedRuntime, replaceCompile };
