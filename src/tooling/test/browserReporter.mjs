// Writes a line of JSON for each test of Playwright, and one for each file at the end, to
// MEYDAN_TEST_REPORT.
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

const write = (line) => appendFileSync(process.env.MEYDAN_TEST_REPORT, `${JSON.stringify(line)}\n`);
const toPath = (file) => relative(process.cwd(), file).replaceAll('\\', '/');

export default class LineReporter {
  #seconds = new Map();

  onTestEnd(test, { status, errors, duration }) {
    if (status === 'interrupted') return;
    const file = toPath(test.location.file);
    this.#seconds.set(file, (this.#seconds.get(file) ?? 0) + duration / 1000);
    const message = errors.map((error) => error.stack ?? error.message ?? '').join('\n');
    write({
      file,
      title: test.titlePath().slice(3).filter(Boolean).join(' '),
      status: status === 'passed' || status === 'skipped' ? status : 'failed',
      message: message || undefined,
      reason: test.annotations.find(({ type }) => type === 'skip')?.description,
    });
  }

  onError({ stack, message = '' }) {
    write({ file: 'src/e2e', title: 'could not run', status: 'failed', message: stack ?? message });
  }

  onEnd({ status }) {
    if (status === 'interrupted') return;
    for (const [file, seconds] of this.#seconds) write({ file, seconds });
  }

  printsToStdio() {
    return false;
  }
}
