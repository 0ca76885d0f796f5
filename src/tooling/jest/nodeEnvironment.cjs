const { createRequire } = require('node:module');
const { relative } = require('node:path');

// Jest's parts are found from jest itself: they are its dependencies, not the project's.
const fromNodeEnvironment = createRequire(
  createRequire(createRequire(require.resolve('jest')).resolve('@jest/core')).resolve(
    'jest-runtime',
  ),
);
const { ModernFakeTimers, LegacyFakeTimers } = fromNodeEnvironment('@jest/fake-timers');
const { ModuleMocker } = fromNodeEnvironment('jest-mock');
const { releaseTests } = require('./releaseTests.cjs');
const { endOwnTimers, recordOwnTimers } = require('./ownTimers.cjs');
const { rememberSharedState } = require('./sharedState.cjs');

const TIMER_CONFIG = {
  idToRef: (id) => ({
    id,
    ref() {
      return this;
    },
    unref() {
      return this;
    },
  }),
  refToId: (timer) => timer?.id,
};

/** Jest replaces these between the constructor and `setup`. */
const REPLACED_BY_JEST = [
  [globalThis, 'console'],
  [process, 'exit'],
];

/** The worker's own V8 context as test environment: everything is put back when a file ends. */
class NodeEnvironment {
  constructor({ projectConfig }, { testPath }) {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    const shared = { config: projectConfig, global: globalThis };
    this.fakeTimersModern = new ModernFakeTimers(shared);
    this.fakeTimers = new LegacyFakeTimers({
      ...shared,
      moduleMocker: this.moduleMocker,
      timerConfig: TIMER_CONFIG,
    });
    this.file = relative(projectConfig.rootDir, testPath);
    this.replaced = REPLACED_BY_JEST.map(([object, key]) => ({
      object,
      key,
      descriptor: Object.getOwnPropertyDescriptor(object, key),
    }));
  }

  async setup() {
    recordOwnTimers();
    this.putBack = rememberSharedState();
  }

  handleTestEvent(event, state) {
    releaseTests(event, state);
  }

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    const intervals = endOwnTimers();
    const stuck = this.putBack?.() ?? [];
    for (const { object, key, descriptor } of this.replaced)
      Object.defineProperty(object, key, descriptor);
    const leftovers = [
      ...intervals.map((place) => `an interval that runs on, started ${place}`),
      ...stuck.map((key) => `a property that cannot be put back: ${key}`),
    ];
    if (leftovers.length > 0)
      throw new Error(
        `${this.file} leaves behind what would reach the test files after it:\n` +
          leftovers.map((leftover) => `  - ${leftover}`).join('\n'),
      );
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** There is none but the worker's own: `nodeRuntime.cjs` compiles in that. */
  getVmContext() {
    return null;
  }
}

module.exports = NodeEnvironment;
