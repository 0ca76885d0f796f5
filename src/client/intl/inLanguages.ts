import type { MessageDescriptor } from 'react-intl';
import { LOCALE_CODES, type Locale } from '../../shared/locales';

/** A message with the value that its text names its language by. */
export interface MessageInLanguage extends MessageDescriptor {
  readonly values: { readonly language: Locale } & Readonly<Record<string, string>>;
}

/**
 * Makes a message for each language of one text that holds `{language}`, and `values` that are the
 * same in all. The formatter says the name of the language (`safeIntl.ts`); the build does the same
 * to files of messages (`stripMessages.cjs`).
 */
export const inLanguages = (
  message: MessageDescriptor,
  values: Readonly<Record<string, string>> = {},
): Readonly<Record<Locale, MessageDescriptor>> =>
  Object.fromEntries(
    LOCALE_CODES.map((code): [Locale, MessageInLanguage] => [
      code,
      { ...message, values: { ...values, language: code } },
    ]),
  ) as Record<Locale, MessageInLanguage>;
