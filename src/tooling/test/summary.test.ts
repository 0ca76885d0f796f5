import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Task } from './plan';
import type { Outcome } from './queue';
import { readReport, getSkipReason, toFailureText, type TestResult } from './results';
import {
  tally,
  tallyNotBegun,
  toClosingLine,
  toMissingLines,
  toPartLine,
  toSkipLines,
} from './summary';

const TASK: Task = {
  part: 'host',
  title: 'host 1/2',
  seconds: 1,
  parameters: [],
  environment: {},
  needs: [],
  files: ['src/a.test.ts', 'src/b.test.ts'],
};
const CHECK: Task = { ...TASK, part: 'types', title: 'types', files: [] };

const result = (over: Partial<TestResult>): TestResult => ({
  file: 'src/a.test.ts',
  title: 'counts',
  status: 'passed',
  ...over,
});

const toOutcome = (tests: readonly TestResult[], over: Partial<Outcome> = {}): Outcome => ({
  task: TASK,
  report: { tests, ended: TASK.files.map((file) => ({ file, seconds: 1 })) },
  code: 0,
  output: '',
  seconds: 2,
  ...over,
});

const closing = (...outcomes: readonly Outcome[]) => toClosingLine(outcomes.map(tally));

test('the closing line counts what passed and failed, and what was skipped where anything was', () => {
  const failed = result({ status: 'failed', message: 'one' });
  expect(closing(toOutcome([result({}), result({})]))).toBe('2 passed, 0 failed');
  expect(closing(toOutcome([result({}), failed, result({ status: 'skipped' })]))).toBe(
    '1 passed, 1 failed, 1 skipped',
  );
});

test('a check counts as one test', () => {
  expect(closing(toOutcome([], { task: CHECK }))).toBe('1 passed, 0 failed');
  const failed = toOutcome([], { task: CHECK, code: 2, output: 'src/a.ts: no such name\n' });
  expect(tally(failed).failures).toEqual([{ title: 'types', message: 'src/a.ts: no such name' }]);
});

test('a runner that ends badly has failed although it names no test', () => {
  const crashed = toOutcome([result({})], { code: 1, output: 'out of memory' });
  expect(closing(crashed)).toBe('1 passed, 1 failed');
  expect(tally(crashed).failures[0]!.message).toBe('out of memory');
});

test('a file that did not end has not passed, even where the runner says so', () => {
  const report = { tests: [result({})], ended: [{ file: 'src/a.test.ts', seconds: 1 }] };
  const { failures, missing } = tally(toOutcome([], { report }));
  expect(missing).toEqual(['src/b.test.ts']);
  expect(failures).toHaveLength(1);
});

test('what was stopped counts what it had done; the rest did not run', () => {
  const report = { tests: [result({})], ended: [{ file: 'src/a.test.ts', seconds: 1 }] };
  const stopped = tally(toOutcome([], { report, code: null }));
  expect(toPartLine('host', stopped)).toBe(
    '  ✗ host       1 passed, 0 failed, 1 did not run  (2.0 s)',
  );
  expect(toClosingLine([stopped, tallyNotBegun(CHECK)])).toBe('1 passed, 2 failed');
  expect(toMissingLines([TASK, CHECK])).toEqual([
    '  – did not run: host 1/2 (2 files)',
    '  – did not run: types',
  ]);
});

test('skips are told by reason, most first', () => {
  const skipped = [
    result({ status: 'skipped', title: 'serves (needs nginx)' }),
    result({ status: 'skipped', title: 'reads (left to npm run test:all: ar)' }),
    result({ status: 'skipped', title: 'writes (left to npm run test:all: ar)' }),
  ];
  expect(toSkipLines(skipped)).toEqual([
    '  – 2 skipped: left to npm run test:all: ar',
    '  – 1 skipped: needs nginx',
  ]);
  expect(getSkipReason(result({ title: 'of old (before 2020)' }))).toBe('no reason is given');
  expect(getSkipReason(result({ reason: 'no such engine' }))).toBe('no such engine');
});

test('a report that was cut off is read as far as it goes; one that is not there is empty', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meydan-report-'));
  const path = join(folder, 'report.jsonl');
  writeFileSync(
    path,
    `${JSON.stringify(result({}))}\n{"file":"src/a.test.ts","seconds":2}\n{"file":"sr`,
  );
  expect(readReport(path)).toEqual({
    tests: [result({})],
    ended: [{ file: 'src/a.test.ts', seconds: 2 }],
  });
  rmSync(folder, { recursive: true });
  expect(readReport(path)).toEqual({ tests: [], ended: [] });
});

test('a failure is told in a few plain lines', () => {
  const message = ['\u001b[31mred\u001b[39m', 'x'.repeat(9_000), ...Array<string>(100).fill('at')];
  const text = toFailureText({ title: 'votes', message: message.join('\n') });
  expect(text.split('\n').slice(0, 2)).toEqual(['● votes', '    red']);
  expect(text.length).toBeLessThan(1_000);
});
