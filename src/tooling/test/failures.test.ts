import { browserFailures, failureText, jestFailures } from './failures';

test('of jest: what failed with its messages, and a file that could not run', () => {
  const passed = { fullName: 'counts', status: 'passed', failureMessages: [] };
  const failed = { fullName: 'keeps votes', status: 'failed', failureMessages: ['one', 'two'] };
  expect(
    jestFailures({
      testResults: [
        { name: '/a.test.ts', status: 'passed', message: '', assertionResults: [passed] },
        { name: '/b.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
        { name: '/c.test.ts', status: 'failed', message: 'no module', assertionResults: [] },
      ],
    }),
  ).toEqual([
    { title: '/b.test.ts › keeps votes', message: 'one\ntwo' },
    { title: '/c.test.ts', message: 'no module' },
  ]);
});

test('of Playwright: what failed, however deep it stands', () => {
  const test = (status: string, ...messages: readonly string[]) => ({
    status,
    results: [{ errors: messages.map((message) => ({ message })) }],
  });
  const spec = (title: string, ...tests: readonly ReturnType<typeof test>[]) => ({
    ...{ title, file: 'vote.e2e.ts', tests },
  });
  expect(
    browserFailures({
      suites: [
        {
          specs: [spec('reads', test('expected'))],
          suites: [{ specs: [spec('votes', test('unexpected', 'not visible', 'a fault'))] }],
        },
      ],
    }),
  ).toEqual([{ title: 'vote.e2e.ts › votes', message: 'not visible\na fault' }]);
});

test.each([{}, { testResults: [], suites: [] }])('a report that is not there names none', (none) =>
  expect([...jestFailures(none), ...browserFailures(none)]).toEqual([]),
);

test('is told in a few plain lines', () => {
  const message = ['\u001b[31mred\u001b[39m', 'x'.repeat(9_000), ...Array<string>(100).fill('at')];
  const text = failureText({ title: 'votes', message: message.join('\n') });
  expect(text.split('\n').slice(0, 2)).toEqual(['● votes', '    red']);
  expect(text.length).toBeLessThan(1_000);
});
