/**
 * Code that waits in tests by the clock, or lets a failure pass: refused by `eslint.config.js` in
 * tests and their folders.
 */
interface Restriction {
  readonly selector: string;
  readonly message: string;
}

const WAITING =
  'Wait for the event itself: `settled()` of the test host, `watchTables`, `createCollector`, a promise of what happens, or move a fake clock.';
const LIMIT =
  'A loaded machine is slow, not wrong: leave the limit out, the default (180 s, browser 300 s) is enough.';
const AWAIT = 'Put `await` before it: the test looks too early while this is under way.';
const RETRYING = 'A test that passes at the second try has failed: mend what it leans on.';

/** Limits that `jest.config.ts` and `playwright.config.ts` allow, in milliseconds. */
const TEST_LIMIT_MS = 180_000;
const EXPECT_LIMIT_MS = 45_000;
const BROWSER_TEST_LIMIT_MS = 300_000;
/** The one name of a limit above the default: for tests that go through everything there is. */
const LONG = 'LONG_MS';

const HOOK = '/^(before|after)(All|Each)$/';
const FUNCTION = '/^(Arrow)?FunctionExpression$/';

export const TEST_RESTRICTIONS: readonly Restriction[] = [
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message:
      'Wait for what the page shows or asks for, or count by `page.clock`; a time proves nothing.',
  },
  {
    selector: "CallExpression[callee.property.name='toPass']",
    message:
      'Do the step once and wait for its outcome; a step that is done again hides what went wrong.',
  },
  {
    selector: "NewExpression[callee.name='Promise'] Identifier[name='setTimeout']",
    message: WAITING,
  },
  {
    selector:
      "ImportDeclaration[source.value=/^(node:)?timers.promises$/] ImportSpecifier[imported.name='setTimeout']",
    message: WAITING,
  },
  {
    selector: 'AwaitExpression > CallExpression[callee.name=/^(delay|sleep)$/]',
    message: WAITING,
  },
  {
    selector:
      'ExpressionStatement > CallExpression:matches([callee.property.name=/^(advance|settled)$/], [callee.name=/^(waitUntil|advanceUntil)$/])',
    message: AWAIT,
  },
  {
    selector:
      ":matches(WhileStatement, DoWhileStatement, ForStatement) NewExpression[callee.name='Promise'] Identifier[name='setImmediate']",
    message: WAITING,
  },
  {
    selector: `CallExpression[callee.object.name='jest'][callee.property.name='setTimeout'][arguments.0.name!='${LONG}']`,
    message: LIMIT,
  },
  {
    selector: `CallExpression[callee.object.name=/^(test|testInfo)$/][callee.property.name='setTimeout'][arguments.0.value<${BROWSER_TEST_LIMIT_MS}]`,
    message: LIMIT,
  },
  {
    selector: `CallExpression[callee.name=${HOOK}][arguments.length=2][arguments.0.type=${FUNCTION}][arguments.1.name!='${LONG}']`,
    message: LIMIT,
  },
  {
    selector: `CallExpression[callee.name=/^(it|test)$/][arguments.length=3][arguments.1.type=${FUNCTION}][arguments.2.name!='${LONG}']`,
    message: LIMIT,
  },
  {
    // The same of `test.each(…)` and of tests that are chosen by a condition.
    selector: `CallExpression[callee.name!=/^(it|test)$/][arguments.length=3][arguments.0.type=/^(Literal|TemplateLiteral)$/][arguments.1.type=${FUNCTION}][arguments.2.raw=/^[0-9]/]`,
    message: LIMIT,
  },
  {
    selector: `VariableDeclarator[id.name='${LONG}'][init.value<${TEST_LIMIT_MS}]`,
    message: LIMIT,
  },
  {
    selector: `Property[key.name='timeout'] > Literal.value[value<${EXPECT_LIMIT_MS}]`,
    message: LIMIT,
  },
  {
    selector: "CallExpression[callee.object.name='AbortSignal'][callee.property.name='timeout']",
    message: LIMIT,
  },
  {
    selector: "CallExpression[callee.object.name='jest'][callee.property.name='retryTimes']",
    message: RETRYING,
  },
  { selector: "Property[key.name='retries'] > Literal.value[value>0]", message: RETRYING },
];

/** The files that these restrictions are for, as `eslint.config.js` names files. */
export const TEST_FILES: readonly string[] = [
  'src/**/*.test.ts',
  'src/**/*.test.tsx',
  'src/e2e/**/*.ts',
  'src/**/testing/**',
];
