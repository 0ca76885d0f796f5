import { LOCALE_CODES, type Locale } from '../locales';

const DAY_MS = 86_400_000;

function dayOfYear(): number {
  const now = new Date();
  return Math.floor((now.getTime() - Date.UTC(now.getUTCFullYear(), 0)) / DAY_MS);
}

/**
 * Lists the languages that this run of the tests looks at where one is enough: the one whose turn it is, by `MEYDAN_TEST_TURN` or else by
 * the day of the year, and all of them with `MEYDAN_TEST_ALL=1`.
 */
export function languagesToRun(): readonly Locale[] {
  if (process.env['MEYDAN_TEST_ALL'] === '1') return LOCALE_CODES;
  const turn = Number(process.env['MEYDAN_TEST_TURN'] ?? dayOfYear());
  return [LOCALE_CODES[turn % LOCALE_CODES.length]!];
}

/** Stands at the end of a skipped test's title, so that what other runs show can be counted. */
export const LEFT_TO_TEST_ALL = '(left to npm run test:all: language by turns)';
