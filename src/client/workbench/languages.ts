import { LOCALE_CODES, type Locale } from '../../shared/locales';
import { loadMessages } from '../intl/loadMessages';
import type { Messages } from '../intl/IntlRoot';

/** The portal's languages, and one that shows the name of each message instead of its text. */
export const LANGUAGES = ['en', 'ar', 'tr', 'keys'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Any but the shell's: all texts are needed. */
const CHUNK = 'workbench';

/** ICU's element of plain text: messages are compiled ahead, no parser is shipped. */
const LITERAL = 0;

/** Replaces every message by its name. */
export const toMessageNames = (messages: Messages): Messages =>
  Object.fromEntries(Object.keys(messages).map((name) => [name, [{ type: LITERAL, value: name }]]));

export async function loadLanguageMessages(language: Language): Promise<Messages> {
  return language === 'keys'
    ? toMessageNames(await loadMessages('en', CHUNK))
    : loadMessages(language, CHUNK);
}

/**
 * Returns the language of contents and formats; for the names of messages the one that reads in the
 * chosen direction.
 */
export function toLocale(language: Language, isRightToLeft: boolean): Locale {
  const own = LOCALE_CODES.find((code) => code === language);
  return own ?? (isRightToLeft ? 'ar' : 'en');
}
