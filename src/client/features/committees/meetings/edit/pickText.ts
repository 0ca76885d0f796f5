import type { Localized, Text } from '../../../../../shared/contract/text';
import type { Locale } from '../../../../../shared/locales';

/**
 * Returns a text of all languages as this reader gets it: in theirs, or in that of the original.
 */
export function pickText(text: Localized, locale: Locale, original: Locale): Text {
  const lang = text[locale] === undefined ? original : locale;
  return { text: text[lang] ?? '', lang };
}
