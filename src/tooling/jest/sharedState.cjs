const { isDeepStrictEqual, types } = require('node:util');

/**
 * State that test files of one worker share: the global object, all that JavaScript and Node offer
 * on it, the process, and the packages that Node has loaded. A test file may change all of it; at
 * its end it is put back.
 */

/** Own properties of the packages' exports, as they were when the package was loaded. */
const packages = new Map();
/** Own properties of everything else, as they were when the test file began. */
let platform = new Map();

const isObject = (value) =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

const isPlain = (value) =>
  isObject(value) && !types.isProxy(value) && Object.getPrototypeOf(value) === Object.prototype;

/** Node warns or opens files when these are read; none of them can be seen by another file. */
const NOT_READ = new Set(['localStorage', 'sessionStorage', 'console', 'global', 'globalThis']);
/** The listeners of the process are put back one by one. */
const isKeptElsewhere = (object, key) =>
  object === process && (key === 'env' || (typeof key === 'string' && key.startsWith('_')));

const HIDDEN = [
  Object.getPrototypeOf(Int8Array),
  Object.getPrototypeOf(async () => {}),
  Object.getPrototypeOf(function* () {}),
  Object.getPrototypeOf(async function* () {}),
  Object.getPrototypeOf([][Symbol.iterator]()),
];

function listPlatform() {
  const found = new Set([globalThis, ...HIDDEN, Object.getPrototypeOf(Int8Array).prototype]);
  const add = (value) => {
    if (isObject(value)) found.add(value);
    if (typeof value === 'function' && isObject(value.prototype)) found.add(value.prototype);
  };
  for (const key of Reflect.ownKeys(globalThis)) if (!NOT_READ.has(key)) add(globalThis[key]);
  for (const key of Reflect.ownKeys(Intl)) add(Intl[key]);
  return found;
}

function describe(object) {
  const properties = new Map();
  for (const key of Reflect.ownKeys(object))
    if (!isKeptElsewhere(object, key))
      properties.set(key, Object.getOwnPropertyDescriptor(object, key));
  return properties;
}

const PARTS = ['value', 'get', 'set', 'writable', 'enumerable', 'configurable'];
const isSame = (one, other) =>
  one !== undefined &&
  other !== undefined &&
  PARTS.every((part) => Object.is(one[part], other[part]));

function* listChanges(baseline) {
  for (const [object, before] of baseline) {
    const now = describe(object);
    for (const [key, descriptor] of before)
      if (!isSame(descriptor, now.get(key))) yield { object, key, descriptor };
    for (const key of now.keys())
      if (!before.has(key)) yield { object, key, descriptor: undefined };
  }
}

/** Puts a property back; false where the language forbids it. */
function putBack({ object, key, descriptor }) {
  if (!descriptor) return Reflect.deleteProperty(object, key);
  return Reflect.defineProperty(object, key, descriptor);
}

/** Where `expect` keeps a file's matchers on the global object; it cannot be deleted. */
const EXPECT = Symbol.for('$$jest-matchers-object');

function forgetMatchers() {
  const { matchers, customEqualityTesters, state } = globalThis[EXPECT] ?? {};
  if (!state) return;
  for (const key of Object.keys(matchers)) delete matchers[key];
  customEqualityTesters.length = 0;
  for (const key of Object.keys(state)) delete state[key];
  Object.assign(state, {
    assertionCalls: 0,
    expectedAssertionsNumber: null,
    isExpectingAssertions: false,
    numPassingAsserts: 0,
    suppressedErrors: [],
  });
}

function watchPackage(exports) {
  if (!isObject(exports) || types.isModuleNamespaceObject(exports)) return;
  if (packages.has(exports) || types.isProxy(exports)) return;
  packages.set(exports, describe(exports));
  // One level deeper stand settings such as `pg.defaults`.
  for (const { value } of packages.get(exports).values())
    if (isPlain(value) && !packages.has(value)) packages.set(value, describe(value));
}

const loaded = new Set();

/** Loads a package; what it sets on the global object or the process while it loads, stays. */
function loadPackage(path, load) {
  if (loaded.has(path)) return load();
  loaded.add(path);
  const changedBefore = new Map();
  for (const { object, key } of listChanges(platform))
    changedBefore.set(object, (changedBefore.get(object) ?? new Set()).add(key));
  const listenersBefore = listListeners();
  const exports = load();
  for (const { object, key } of [...listChanges(platform)]) {
    if (changedBefore.get(object)?.has(key)) continue;
    const descriptor = Object.getOwnPropertyDescriptor(object, key);
    if (descriptor) platform.get(object).set(key, descriptor);
    else platform.get(object).delete(key);
  }
  for (const [event, listeners] of listListeners())
    for (const listener of listeners)
      if (!listenersBefore.get(event)?.includes(listener)) keepListener(event, listener);
  watchPackage(exports);
  if (isObject(exports) && 'default' in exports) watchPackage(exports.default);
  return exports;
}

let listenersAtStart = new Map();

const listListeners = () =>
  new Map(process.eventNames().map((event) => [event, process.rawListeners(event)]));

function keepListener(event, listener) {
  listenersAtStart.set(event, [...(listenersAtStart.get(event) ?? []), listener]);
}

function putListenersBack() {
  for (const event of new Set([...process.eventNames(), ...listenersAtStart.keys()])) {
    const before = listenersAtStart.get(event) ?? [];
    const now = process.rawListeners(event);
    if (before.length === now.length && before.every((listener, n) => listener === now[n]))
      continue;
    // The platform's own bookkeeping, signals and IPC, follows `on` and `off`.
    for (const listener of now) if (!before.includes(listener)) process.off(event, listener);
    for (const listener of before) if (!now.includes(listener)) process.on(event, listener);
  }
}

/** Remembers everything as it is now. Returns what puts it back and names what it could not. */
function rememberSharedState() {
  platform = new Map([...listPlatform()].map((object) => [object, describe(object)]));
  listenersAtStart = listListeners();
  const environment = { ...process.env };
  const folder = process.cwd();
  const { exitCode } = process;
  return () => {
    for (const name of Object.keys(process.env))
      if (!(name in environment)) delete process.env[name];
    for (const [name, value] of Object.entries(environment))
      if (process.env[name] !== value) process.env[name] = value;
    if (process.cwd() !== folder) process.chdir(folder);
    process.exitCode = exitCode;
    putListenersBack();
    forgetMatchers();
    const stuck = [];
    for (const baseline of [platform, packages])
      for (const change of [...listChanges(baseline)])
        // Libraries share state for good under symbols, jest's own among them.
        if (!putBack(change) && typeof change.key !== 'symbol') stuck.push(change.key);
    return stuck;
  };
}

module.exports = { loadPackage, rememberSharedState };
