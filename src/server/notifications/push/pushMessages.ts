import { getLocaleInfo, type Locale } from '../../../shared/locales';
import type { PushMessage } from '../../../shared/pushMessage';
import { toEntryContent, toEntryPath } from '../digest/newsMail';
import { toCountedText, DIGEST_TEXTS, toKindText } from '../digest/digestTexts';
import { getPortalText } from '../../city/currentSettings';
import type { WaitingPush } from './waitingPushes';

const LONGEST_TITLE = 160;
const ON_TRIAL: Readonly<Record<Locale, string>> = {
  en: 'This device gets your notifications.',
  ar: 'تصل إشعاراتك إلى هذا الجهاز.',
  tr: 'Bildirimleriniz bu cihaza geliyor.',
};

const shorten = (text: string) => {
  const letters = [...text];
  return letters.length > LONGEST_TITLE ? `${letters.slice(0, LONGEST_TITLE - 1).join('')}…` : text;
};

const inLanguage = (locale: Locale) => ({ lang: locale, dir: getLocaleInfo(locale).dir }) as const;

const isAlike = (one: WaitingPush) => (other: WaitingPush) =>
  one.kind === other.kind && one.section === other.section && one.slug === other.slug;

/** Counts these things; what is alike is one. */
const countKinds = (waiting: readonly WaitingPush[]) =>
  waiting.filter((one, place) => waiting.findIndex(isAlike(one)) === place).length;

/**
 * Writes one message for all that waits, in the language of the browser: the newest with its title,
 * and how many more there are.
 * @param waiting at least one, the oldest first: its id names the message, so that one sent twice
 *   takes its own place
 */
export function createNewsMessage(waiting: readonly WaitingPush[], locale: Locale): PushMessage {
  const newest = waiting.at(-1)!;
  const content = toEntryContent(newest, locale);
  const times = waiting.filter(isAlike(newest)).length;
  const left = countKinds(waiting) - 1;
  const what = toKindText(locale, newest.kind, times);
  const more = left > 0 ? ` ${toCountedText(locale, DIGEST_TEXTS[locale].more, left)}` : '';
  const isOne = content && left === 0;
  return {
    ...inLanguage(locale),
    title: content ? shorten(content.title.text) : getPortalText(locale),
    body: what + more,
    url: `/${locale}${isOne ? toEntryPath(newest, content) : '/me/notifications'}`,
    tag: waiting[0]!.notification_id.replaceAll('-', ''),
  };
}

/** Writes the message that a person sends to themselves to see whether it comes. */
export const createTrialMessage = (locale: Locale): PushMessage => ({
  ...inLanguage(locale),
  title: getPortalText(locale),
  body: ON_TRIAL[locale],
  url: `/${locale}/me/settings`,
  tag: 'trial',
});
