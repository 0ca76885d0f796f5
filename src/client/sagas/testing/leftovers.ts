/** Finds what a test has left behind and should not have: errors, or sentences about it. */
type Check = () => readonly unknown[];

const checks = new Set<Check>();

/** Look at the end of this test for what it should not have left behind. */
export function checkAtEnd(check: Check): void {
  checks.add(check);
}

/** @throws what the test has left behind: the error itself where it is the only thing */
export function checkLeftovers(): void {
  const found = [...checks].flatMap((check) => check());
  checks.clear();
  const errors = found.map((one) => (one instanceof Error ? one : new Error(String(one))));
  if (errors.length === 1) throw errors[0]!;
  if (errors.length > 1) {
    throw new AggregateError(errors, errors.map(({ message }) => message).join('\n'));
  }
}

// Benchmarks open tabs as well, without a test to fail.
if (typeof afterEach === 'function') afterEach(checkLeftovers);
