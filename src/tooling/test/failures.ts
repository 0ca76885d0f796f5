import { stripVTControlCharacters } from 'node:util';

/** A test that failed, and why. */
export interface Failure {
  readonly title: string;
  readonly message: string;
}

/** What of `jest --json` tells of failures. */
export interface JestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file could not run at all, among others. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface BrowserSuite {
  readonly suites?: readonly BrowserSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

/** What of Playwright's JSON report tells of failures. */
export type BrowserReport = Pick<BrowserSuite, 'suites'>;

/** Each failed test of a report of jest; a file that could not run is one. */
export const jestFailures = ({ testResults = [] }: JestReport): readonly Failure[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ title: name, message }];
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${name} › ${fullName}`,
      message: failureMessages.join('\n'),
    }));
  });

/** Each failed test of a report of Playwright. */
export const browserFailures = ({ suites = [] }: BrowserReport): readonly Failure[] =>
  suites.flatMap((suite) => [
    ...browserFailures(suite),
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => ({
          title: `${file} › ${title}`,
          message: results
            .flatMap(({ errors }) => errors)
            .map(({ message }) => message ?? '')
            .join('\n'),
        })),
    ),
  ]);

const MOST_LINES = 25;
const MOST_LETTERS = 300;

/** Title and first lines, without the colours of a terminal: who reads only the end of a long run sees why it failed. */
export function failureText({ title, message }: Failure): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, MOST_LINES);
  return [`● ${title}`, ...lines.map((line) => `    ${line.slice(0, MOST_LETTERS)}`)].join('\n');
}
