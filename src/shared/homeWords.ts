import type { HomeBlock, HomeWords, HostSettings } from './contract/settings';
import type { Localized } from './contract/text';
import type { Locale } from './locales';
import { pickText } from './settings';

/**
 * Lists the words of the first page in a language: of the parts that are on, and that have any.
 * `today` is a day in the city, `2026-03-10`: the notice ends with its last one.
 */
export function listHomeWords(
  { home, languages }: Pick<HostSettings, 'home' | 'languages'>,
  locale: Locale,
  today: string,
): HomeWords {
  const { blocks, notice, text, links } = home;
  const isOn = (block: HomeBlock) => blocks.includes(block);
  const toWords = (texts: Localized) => pickText(texts, { languages }, locale);
  const isOver = notice.until !== null && notice.until < today;
  return {
    notice: isOn('notice') && !isOver ? toWords(notice.text) : null,
    text: isOn('text') ? toWords(text) : null,
    links: (isOn('links') ? links : []).flatMap(({ label, address }) => {
      const words = toWords(label);
      return words ? [{ label: words, address }] : [];
    }),
  };
}
