import path from 'node:path';
import webpack from 'webpack';
import { isLocale } from '../../shared/locales';

const LOCALE_FILE = /^\.\.?[\\/].*\b([a-z]{2})-[A-Z]{2}\.m?js$/;
const OF_ARIA = /[\\/]node_modules[\\/](?:react-aria|react-aria-components|react-stately)[\\/]/;
const NO_TEXTS = path.resolve('src/tooling/webpack/noTexts.ts');

/**
 * React-aria has its texts in 34 languages; those of ours alone are built in. Only what a module
 * asks for is looked at: the folder in which the portal stands may have two letters in upper case
 * behind a dash as well.
 */
export const ownLocales = new webpack.NormalModuleReplacementPlugin(LOCALE_FILE, (asked) => {
  const [, language] = LOCALE_FILE.exec(asked.request)!;
  if (OF_ARIA.test(asked.context) && !isLocale(language)) asked.request = NO_TEXTS;
});
