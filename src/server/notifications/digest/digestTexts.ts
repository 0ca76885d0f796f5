import type { NotificationKind, NotificationReason } from '../../../shared/contract/notifications';
import { getLocaleInfo, type Locale } from '../../../shared/locales';
import { ar } from './texts/ar';
import { en } from './texts/en';
import { tr } from './texts/tr';

/** One text for each plural form that the language has; `{n}` is where the number goes. */
export type PluralTexts = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & Record<'one' | 'other', string>
>;

export interface DigestTexts {
  /**
   * Texts on what happened to the thing whose title stands above it; some things happen more than
   * once.
   */
  readonly kinds: Readonly<Record<NotificationKind, string | PluralTexts>>;
  readonly reasons: Readonly<Record<NotificationReason, string>>;
  /** Below the entries: how many are not listed. */
  readonly more: PluralTexts;
}

export const DIGEST_TEXTS: Readonly<Record<Locale, DigestTexts>> = { en, ar, tr };

/** Returns the text for so many, in the language's own plural form. */
export function toCountedText(locale: Locale, texts: PluralTexts, n: number): string {
  const text = texts[new Intl.PluralRules(locale).select(n)] ?? texts.other;
  return text.replace('{n}', new Intl.NumberFormat(getLocaleInfo(locale).format).format(n));
}

/** Returns the text on what happened, so many times. */
export function toKindText(locale: Locale, kind: NotificationKind, times: number): string {
  const text = DIGEST_TEXTS[locale].kinds[kind];
  return typeof text === 'string' ? text : toCountedText(locale, text, times);
}
