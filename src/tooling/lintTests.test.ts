import { Linter } from 'eslint';
import { TEST_RESTRICTIONS } from './lintTests';

const linter = new Linter();
const faultsIn = (code: string): string[] =>
  linter
    .verify(code, {
      languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
      rules: { 'no-restricted-syntax': ['error', ...TEST_RESTRICTIONS] },
    })
    .map(({ message }) => message);

test.each([
  'await page.waitForTimeout(LONG_MS);',
  'await expect(async () => look()).toPass();',
  'await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));',
  'await new Promise(setTimeout);',
  "import { setTimeout as sleep } from 'node:timers/promises';",
  "import { setTimeout } from 'timers/promises';",
  'await delay(20);',
  'await sleep(AGAIN_MS);',
  'page.ports.advance(4_000);',
  'host.settled();',
  'waitUntil(isKnown(tab));',
  'while (!isThere()) await new Promise(setImmediate);',
  'for (let turn = 0; turn < 12; turn += 1) await new Promise((next) => setImmediate(next));',
  'jest.setTimeout(60_000);',
  'test.setTimeout(60_000);',
  'beforeAll(async () => open(), 60_000);',
  'beforeEach(function () {}, LIMIT_MS);',
  "test('a title', async () => undefined, 60_000);",
  "it('a title', () => undefined, LIMIT_MS);",
  "test.each([1])('a title', () => undefined, 1_000);",
  "(server ? test : test.skip)('a title', async () => undefined, 60_000);",
  'const LONG_MS = 120_000;',
  'await expect(link).toBeVisible({ timeout: 1_000 });',
  'fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });',
  'jest.retryTimes(2);',
  'test.describe.configure({ retries: 1 });',
])('%s is refused', (code) => {
  expect(faultsIn(code)).toHaveLength(1);
});

test.each([
  "test('a title', async () => undefined);",
  "test('a title', { tag: '@slow' }, async () => undefined);",
  'beforeAll(async () => open());',
  'const LONG_MS = 600_000;',
  'beforeAll(async () => open(), LONG_MS);',
  "test('a title', async () => undefined, LONG_MS);",
  'const { shown } = chooseAfter(2, (groups) => groups === 2, earlier);',
  'test.setTimeout(600_000);',
  'await expect(link).toBeVisible({ timeout: 45_000 });',
  'const total = list.reduce((sum, one) => sum + one, 0);',
  'setTimeout(() => call.destroy(), SOON_MS);',
  "import { setImmediate as breathe } from 'node:timers/promises';",
  'await new Promise((resolve) => setImmediate(resolve));',
  'expect(next).toEqual(call(delay, 20));',
  'await page.ports.advance(4_000);',
  'await Promise.all([ended, page.ports.advance(4_000)]);',
  'const passed = waitUntil(isKnown(tab));',
  'const config = { retries: 0 };',
])('%s is allowed', (code) => {
  expect(faultsIn(code)).toEqual([]);
});
