import type { PartName } from './parts';
import type { Outcome } from './queue';
import type { Task } from './plan';
import { getSkipReason, type Failure, type TestResult } from './results';

/** Counts of a part. */
export interface Tally {
  readonly passed: number;
  readonly failures: readonly Failure[];
  readonly skipped: readonly TestResult[];
  /** Files, or checks, that did not end. */
  readonly missing: readonly string[];
  /** Sum over its processes, which ran beside each other. */
  readonly seconds: number;
}

export const NOTHING_RUN: Tally = {
  passed: 0,
  failures: [],
  skipped: [],
  missing: [],
  seconds: 0,
};

export const addTallies = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failures: [...one.failures, ...other.failures],
  skipped: [...one.skipped, ...other.skipped],
  missing: [...one.missing, ...other.missing],
  seconds: one.seconds + other.seconds,
});

/** Counts a check without tests of its own as one test. */
function tallyCheck({ task, code, output, seconds }: Outcome): Tally {
  if (code === null) return { ...NOTHING_RUN, missing: [task.title], seconds };
  if (code === 0) return { ...NOTHING_RUN, passed: 1, seconds };
  return { ...NOTHING_RUN, failures: [{ title: task.title, message: lastLines(output) }], seconds };
}

const LAST_LINES = 24;
const lastLines = (output: string) => output.trimEnd().split('\n').slice(-LAST_LINES).join('\n');

/**
 * Counts what a task reported. A runner that ends badly without naming a failed test has still
 * failed.
 */
export function tally(outcome: Outcome): Tally {
  const { task, report, code, output, seconds } = outcome;
  if (task.files.length === 0) return tallyCheck(outcome);
  const of = (status: TestResult['status']) =>
    report.tests.filter((result) => result.status === status);
  const failures = of('failed').map(({ file, title, message = '' }) => ({
    title: `${file} › ${title}`,
    message,
  }));
  const ended = new Set(report.ended.map(({ file }) => file));
  const missing = task.files.filter((file) => !ended.has(file));
  const isUnexplained =
    code !== null && (code !== 0 || missing.length > 0) && failures.length === 0;
  return {
    passed: of('passed').length,
    failures: isUnexplained
      ? [{ title: `${task.title}: ended with ${code}`, message: lastLines(output) }]
      : failures,
    skipped: of('skipped'),
    missing,
    seconds,
  };
}

/** Counts a task that was never begun. */
export const tallyNotBegun = ({ title, files }: Task): Tally => ({
  ...NOTHING_RUN,
  missing: files.length > 0 ? files : [title],
});

const count = (number: number, word: string) => `${number} ${word}`;

/** Writes one line of the summary: a mark, the part's name, its counts and its seconds. */
export function toPartLine(part: PartName, { passed, failures, skipped, missing, seconds }: Tally) {
  const mark = failures.length > 0 || missing.length > 0 ? '✗' : '✓';
  const counts = [
    count(passed, 'passed'),
    count(failures.length, 'failed'),
    ...(skipped.length > 0 ? [count(skipped.length, 'skipped')] : []),
    ...(missing.length > 0 ? [count(missing.length, 'did not run')] : []),
  ];
  return `  ${mark} ${part.padEnd(10)} ${counts.join(', ')}  (${seconds.toFixed(1)} s)`;
}

/** Lists why tests were skipped, with how many: most first. */
export function toSkipLines(skipped: readonly TestResult[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const result of skipped) {
    const reason = getSkipReason(result);
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([reason, many]) => `  – ${many} skipped: ${reason}`);
}

/** Lists what was not run when a run is stopped: a line for each task, with its first files. */
export const toMissingLines = (tasks: readonly Task[]): readonly string[] =>
  tasks.map(({ title, files }) =>
    files.length > 1
      ? `  – did not run: ${title} (${files.length} files)`
      : `  – did not run: ${title}`,
  );

/** `N passed, N failed`, and how many were skipped where any were. */
export function toClosingLine(tallies: readonly Tally[]): string {
  const { passed, failures, skipped, missing } = tallies.reduce(addTallies, NOTHING_RUN);
  const failed = failures.length + missing.length;
  const left = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  return `${passed} passed, ${failed} failed${left}`;
}
