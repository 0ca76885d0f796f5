// Writes a line of JSON for each test of jest, and one for the end of each file, to
// MEYDAN_TEST_REPORT.
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

const STATUS = { passed: 'passed', failed: 'failed' };

export default class LineReporter {
  onTestResult(_test, { testFilePath, testResults, testExecError, failureMessage, perfStats }) {
    const file = relative(process.cwd(), testFilePath).replaceAll('\\', '/');
    const tests = testResults.map(({ fullName, status, failureMessages }) => ({
      file,
      title: fullName,
      status: STATUS[status] ?? 'skipped',
      ...(failureMessages.length > 0 ? { message: failureMessages.join('\n') } : {}),
    }));
    const couldNotRun = testExecError
      ? [{ file, title: 'could not run', status: 'failed', message: failureMessage ?? '' }]
      : [];
    const lines = [...tests, ...couldNotRun, { file, seconds: perfStats.runtime / 1000 }];
    appendFileSync(
      process.env.MEYDAN_TEST_REPORT,
      lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    );
  }
}
