import { getLocaleInfo, type Locale } from '../../../shared/locales';
import { EXPORTS } from './tables';
import { README_TEXTS } from './texts';

// Around a file name in a right-to-left line: left-to-right isolate and its end (Unicode TR 9).
const isolate = (file: string, locale: Locale): string =>
  getLocaleInfo(locale).dir === 'rtl' ? `\u2066${file}\u2069` : file;

/**
 * Describes each file of the archive, in the language of the person. `pictureFile` is null when
 * there is no picture.
 */
export function readme(locale: Locale, pictureFile: string | null): string {
  const { title, intro, json, picture, tables, outro } = README_TEXTS[locale];
  const files: readonly (readonly [string, string])[] = [
    ['account.json', json],
    ...(pictureFile === null ? [] : ([[pictureFile, picture]] as const)),
    ...EXPORTS.map(({ name }) => [`${name}.csv`, tables[name]] as const),
  ];
  const lines = files.map(([file, what]) => `- ${isolate(file, locale)}: ${what}`);
  return [title, ...intro, lines.join('\r\n'), ...outro].join('\r\n\r\n') + '\r\n';
}
