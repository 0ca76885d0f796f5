import {
  TEST_LOCALES,
  listTestLocales,
  LEFT_TO_TEST_ALL,
  type TestLocale,
} from '../../shared/testing/testLocales';

/**
 * Registers a test for each language. Those whose turn it is not are skipped, and say so in their
 * titles: for what is alike in every language but for its words. Where direction or plural is the
 * matter, a test goes through all.
 */
export function testInLanguages(
  titleOf: (locale: TestLocale) => string,
  run: (locale: TestLocale) => Promise<void>,
): void {
  const inThisRun = listTestLocales();
  for (const locale of TEST_LOCALES) {
    if (inThisRun.includes(locale)) test(titleOf(locale), () => run(locale));
    else test.skip(`${titleOf(locale)} ${LEFT_TO_TEST_ALL}`, () => run(locale));
  }
}
