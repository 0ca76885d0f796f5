const { Script } = require('node:vm');
const { SharedRuntime, replaceCompile } = require('./jestRuntime.cjs');

/** Compiled modules of this worker by file name, with the source they were compiled from. */
const compiled = new Map();

/** Compiles a module once for all contexts of the worker: test files share its code, not its state. */
function compileOnce(source, filename, parameters) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  const opening = `(function (${parameters.join(', ')}) {`;
  const script = new Script(`${opening}${source}\n})`, {
    filename,
    columnOffset: -opening.length,
  });
  compiled.set(filename, { source, script });
  return script;
}

/** Runs tests of screens, each file in a context of its own, with code that is compiled once. */
class BrowserRuntime extends SharedRuntime {
  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    replaceCompile(this, (source, filename, parameters) => {
      const context = environment.getVmContext();
      return context && compileOnce(source, filename, parameters).runInContext(context);
    });
  }
}

module.exports = { __esModule: true, default: BrowserRuntime };
