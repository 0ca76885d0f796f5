import type { NotificationKind, NotificationReason } from '../../../shared/contract/notifications';
import type { Locale } from '../../../shared/locales';
import { getCityFormat } from '../../city/currentSettings';
import { getHostTexts } from '../../city/texts';

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

/** Returns what mails and pushes say of what happened, in a language. */
export const getDigestTexts = (locale: Locale): DigestTexts => getHostTexts(locale).news;

/** Returns the text for so many, in the language's own plural form. */
export function toCountedText(locale: Locale, texts: PluralTexts, n: number): string {
  const text = texts[new Intl.PluralRules(locale).select(n)] ?? texts.other;
  return text.replace('{n}', new Intl.NumberFormat(getCityFormat(locale)).format(n));
}

/** Returns the text on what happened, so many times. */
export function toKindText(locale: Locale, kind: NotificationKind, times: number): string {
  const text = getDigestTexts(locale).kinds[kind];
  return typeof text === 'string' ? text : toCountedText(locale, text, times);
}
