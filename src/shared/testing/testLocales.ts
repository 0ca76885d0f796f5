import { getLocaleInfo, type Locale } from '../locales';

const DAY_MS = 86_400_000;

/**
 * Languages in which tests run by turns: those in which the demonstration is written. Each other
 * one that is built in has a few tests of its own.
 */
export const TEST_LOCALES = ['en', 'ar', 'tr'] as const satisfies readonly Locale[];
export type TestLocale = (typeof TEST_LOCALES)[number];

/** Number of this run: MEYDAN_TEST_TURN, or the day, so that each language has its turn. */
export const getTestTurn = (): number =>
  Number(process.env.MEYDAN_TEST_TURN ?? Math.floor(Date.now() / DAY_MS));

/** Tells whether this run leaves nothing to another. */
export const isWholeRun = (): boolean => process.env.MEYDAN_TEST_ALL === '1';

const choose = (codes: readonly TestLocale[]): TestLocale => codes[getTestTurn() % codes.length]!;

/** Returns the one language of this run. */
export const getTestLocale = (): TestLocale => choose(TEST_LOCALES);

/**
 * Lists the languages for what is the same in every language: the one of this run, or all with
 * MEYDAN_TEST_ALL=1.
 */
export const listTestLocales = (): readonly TestLocale[] =>
  isWholeRun() ? TEST_LOCALES : [getTestLocale()];

/**
 * Lists the languages for what the direction changes: one language of each, or all with
 * MEYDAN_TEST_ALL=1.
 */
export function listTestLocalesByDirection(): readonly TestLocale[] {
  if (isWholeRun()) return TEST_LOCALES;
  return (['ltr', 'rtl'] as const).map((direction) =>
    choose(TEST_LOCALES.filter((code) => getLocaleInfo(code).dir === direction)),
  );
}

/** Ends the title of a test that is skipped for its language, so that the summary counts it. */
export const LEFT_TO_TEST_ALL = '(left to npm run test:all: language by turns)';
