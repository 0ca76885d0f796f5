import { LOCALES, LOCALE_CODES, type Locale } from '../locales';

const DAY_MS = 86_400_000;

/** Number of this run: MEYDAN_TEST_TURN, or the day, so that each language has its turn. */
export const getTestTurn = (): number =>
  Number(process.env.MEYDAN_TEST_TURN ?? Math.floor(Date.now() / DAY_MS));

/** Tells whether this run leaves nothing to another. */
export const isWholeRun = (): boolean => process.env.MEYDAN_TEST_ALL === '1';

const choose = (codes: readonly Locale[]): Locale => codes[getTestTurn() % codes.length]!;

/** Returns the one language of this run. */
export const getTestLocale = (): Locale => choose(LOCALE_CODES);

/**
 * Lists the languages for what is the same in every language: the one of this run, or all with
 * MEYDAN_TEST_ALL=1.
 */
export const listTestLocales = (): readonly Locale[] =>
  isWholeRun() ? LOCALE_CODES : [getTestLocale()];

/**
 * Lists the languages for what the direction changes: one language of each, or all with
 * MEYDAN_TEST_ALL=1.
 */
export function listTestLocalesByDirection(): readonly Locale[] {
  if (isWholeRun()) return LOCALE_CODES;
  return (['ltr', 'rtl'] as const).map((direction) =>
    choose(LOCALES.filter(({ dir }) => dir === direction).map(({ code }) => code)),
  );
}

/** Ends the title of a test that is skipped for its language, so that the summary counts it. */
export const LEFT_TO_TEST_ALL = '(left to npm run test:all: language by turns)';
