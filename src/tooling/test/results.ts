import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type Status = 'passed' | 'failed' | 'skipped';

/** One test, as both reporters write it: a line of JSON. */
export interface TestResult {
  readonly file: string;
  readonly title: string;
  readonly status: Status;
  /** Failure message, with its stack. */
  readonly message?: string;
  /** Reason for which it was skipped, where its runner knows. */
  readonly reason?: string;
}

/** The end of a file: all its tests have a line of their own before it. */
export interface FileEnd {
  readonly file: string;
  readonly seconds: number;
}

/** A test that failed, and why. */
export interface Failure {
  readonly title: string;
  readonly message: string;
}

export interface Report {
  readonly tests: readonly TestResult[];
  readonly ended: readonly FileEnd[];
}

const isTest = (line: TestResult | FileEnd): line is TestResult => 'status' in line;

/** Parses a line of results; a runner that was stopped while it wrote leaves half a line. */
function parseLine(line: string): readonly (TestResult | FileEnd)[] {
  try {
    return [JSON.parse(line) as TestResult | FileEnd];
  } catch {
    return [];
  }
}

/** Reads what a reporter has written so far; empty where it has written nothing. */
export function readReport(path: string): Report {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const lines = text.split('\n').filter(Boolean).flatMap(parseLine);
  return {
    tests: lines.filter(isTest),
    ended: lines.filter((line): line is FileEnd => !isTest(line)),
  };
}

const WITHOUT_REASON = 'no reason is given';
const REASON = / \((needs |left to |of the )([^()]+)\)$/;

/** Finds why a test was skipped: what its runner says, or the last bracket of its title. */
export function getSkipReason({ title, reason }: TestResult): string {
  const [, kind = '', rest = ''] = REASON.exec(title) ?? [];
  return reason ?? (kind + rest || WITHOUT_REASON);
}

const MAX_LINES = 25;
const MAX_LINE_LENGTH = 300;

/** Title and first lines, without the colours of a terminal. */
export function toFailureText({ title, message }: Failure): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, MAX_LINES);
  return [`● ${title}`, ...lines.map((line) => `    ${line.slice(0, MAX_LINE_LENGTH)}`)].join('\n');
}
