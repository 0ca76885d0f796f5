import { readFileSync } from 'node:fs';
import type { Locale } from '../../shared/locales';
import type { Messages } from '../intl/IntlRoot';

const read = new Map<Locale, Messages>();

/** Reads the texts of a language as they are written; a test parses them as it goes. */
export function readMessages(locale: Locale): Messages {
  const messages =
    read.get(locale) ?? (JSON.parse(readFileSync(`i18n/${locale}.json`, 'utf8')) as Messages);
  read.set(locale, messages);
  return messages;
}
