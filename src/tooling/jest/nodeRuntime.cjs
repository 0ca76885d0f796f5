const { createRequire, isBuiltin } = require('node:module');
const { dirname } = require('node:path');
const vm = require('node:vm');

const { SharedRuntime, replaceCompile } = require('./jestRuntime.cjs');
const { loadPackage } = require('./sharedState.cjs');

if (!process.features.require_module)
  throw new Error(
    `The node tests require ES modules by Node itself: Node ${process.versions.node} cannot, ` +
      '20.19, 22.12 and later can.',
  );

/** Compiled own modules of this worker by file name, with the source they were compiled from. */
const compiled = new Map();

/** Node's own `require` of each folder. */
const nodeRequires = new Map();

function requireByNode(from, name) {
  const folder = dirname(from);
  let nodeRequire = nodeRequires.get(folder);
  if (!nodeRequire) nodeRequires.set(folder, (nodeRequire = createRequire(from)));
  return loadPackage(nodeRequire.resolve(name), () => nodeRequire(name));
}

/**
 * Own modules that are evaluated once per worker: they keep nothing that a test could see, and what
 * they have compiled takes a quarter of the time of a host's tests to compile anew.
 */
const EVALUATED_ONCE = ['/src/server/http/lazySchemas.ts'];

/** Evaluates a module the first time, and hands the same exports out after that. */
function evaluateOnce(run, parameters) {
  const at = parameters.indexOf('module');
  let exports;
  return function runOnce(...values) {
    if (exports) values[at].exports = exports;
    else {
      Reflect.apply(run, this, values);
      exports = values[at].exports;
    }
  };
}

function compileOnce(source, filename, parameters) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.run;
  const evaluate = vm.compileFunction(source, parameters, {
    filename,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const isEvaluatedOnce = EVALUATED_ONCE.some((path) => filename.endsWith(path));
  const run = isEvaluatedOnce ? evaluateOnce(evaluate, parameters) : evaluate;
  compiled.set(filename, { source, run });
  return run;
}

/** No path, no alias of package.json and no address: those are own modules. */
const PACKAGE_NAME = /^(?![./#]|[a-z]+:)/;
const isOwnFile = (path) => !path.includes('/node_modules/');

/**
 * Runs node tests in the worker's own V8 context: packages are required by Node, once per worker;
 * own modules are compiled once per worker and, but for a few, evaluated anew in each test file.
 * `jest.mock` works as ever; `jest.resetModules` and `jest.isolateModules` reach own modules alone.
 */
class NodeRuntime extends SharedRuntime {
  #mapped;

  constructor(config, ...others) {
    super(config, ...others);
    this.#mapped = config.moduleNameMapper.map(([pattern]) => new RegExp(pattern));
    replaceCompile(this, compileOnce);
  }

  /** Called after jest has decided that the module is not mocked, and by `jest.requireActual`. */
  requireModule(from, name, options, isRequireActual) {
    if (name && !options?.isInternalModule && this.#isPackage(from, name))
      return requireByNode(from, name);
    return super.requireModule(from, name, options, isRequireActual);
  }

  #isPackage(from, name) {
    return (
      PACKAGE_NAME.test(name) &&
      isOwnFile(from) &&
      !isBuiltin(name) &&
      !this.#mapped.some((pattern) => pattern.test(name))
    );
  }
}

module.exports = { __esModule: true, default: NodeRuntime };
