import { LOCALES, LOCALE_CODES, SOURCE_LOCALE, type Locale } from '../../shared/locales';
import { loadMessages } from '../intl/loadMessages';
import type { Messages } from '../intl/IntlRoot';

/** The portal's languages, and one that shows the name of each message instead of its text. */
export type Language = Locale | 'keys';
export const LANGUAGES: readonly Language[] = [...LOCALE_CODES, 'keys'];

/** Any but the shell's: all texts are needed. */
const CHUNK = 'workbench';

/** ICU's element of plain text: messages are compiled ahead, no parser is shipped. */
const LITERAL = 0;

/** Replaces every message by its name. */
export const toMessageNames = (messages: Messages): Messages =>
  Object.fromEntries(Object.keys(messages).map((name) => [name, [{ type: LITERAL, value: name }]]));

export async function loadLanguageMessages(language: Language): Promise<Messages> {
  return language === 'keys'
    ? toMessageNames(await loadMessages(SOURCE_LOCALE, CHUNK))
    : loadMessages(language, CHUNK);
}

/**
 * Returns the language of contents and formats; for the names of messages the one that reads in the
 * chosen direction.
 */
export function toLocale(language: Language, isRightToLeft: boolean): Locale {
  if (language !== 'keys') return language;
  const direction = isRightToLeft ? 'rtl' : 'ltr';
  return LOCALES.find(({ dir }) => dir === direction)!.code;
}
