import type { Localized } from '../../../../../shared/contract/text';
import { LOCALE_CODES } from '../../../../../shared/locales';
import type { Fields } from '../../../../ui/forms/fields';

/** Lists the lines of a text, without those that are empty. */
export const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * Points in each language, one on each line; a point without this language leaves its line empty.
 */
export const formatPoints = (points: readonly Localized[]): Localized =>
  Object.fromEntries(
    LOCALE_CODES.map((lang) => [lang, points.map((point) => point[lang] ?? '').join('\n')] as const)
      .map(([lang, text]) => [lang, text.trimEnd()] as const)
      .filter(([, text]) => text !== ''),
  );

/**
 * Reads the points of all languages: the same line is the same point; one without a text in any
 * language is left out.
 */
export function readPoints(fields: Fields, name: string): Localized[] {
  // Not without the empty lines at the beginning: they stand for points that are not translated.
  const rows = LOCALE_CODES.map(
    (lang) =>
      [lang, (fields[`${name}.${lang}`] ?? '').split('\n').map((line) => line.trim())] as const,
  );
  const most = Math.max(...rows.map(([, lines]) => lines.length));
  return Array.from({ length: most }, (_, index) =>
    Object.fromEntries(
      rows.flatMap(([lang, lines]) => (lines[index] ? [[lang, lines[index]] as const] : [])),
    ),
  ).filter((point) => Object.keys(point).length > 0);
}
