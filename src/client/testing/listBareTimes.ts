import { getCityName } from '../../shared/settings';
import type { Messages } from '../intl/IntlRoot';
import type { Locale } from '../../shared/locales';
import { DEMO_SETTINGS } from '../../demo/city';

const TIME = String.raw`(?<![\p{Nd}:+−-])\p{Nd}{1,2}:\p{Nd}{2}(?![\p{Nd}:])`;
const HAS_TIME = new RegExp(TIME, 'u');
const WITH_OWN = new RegExp(String.raw`${TIME}[^()]*\([^()]*${TIME}[^()]*\)`, 'u');

/** Matches texts that people wrote, and choices of a form whose zone is chosen beside them. */
const NOT_OURS = '[lang] [dir], bdi, option, [role="option"], textarea';

/** Lists the beginnings of the texts that name a time as an example. */
const listExamples = (messages: Messages): readonly string[] =>
  Object.values(messages)
    .filter((text): text is string => typeof text === 'string' && HAS_TIME.test(text))
    .map((text) => text.split('{')[0]!)
    .filter((text) => HAS_TIME.test(text));

/**
 * Lists the times of day on a page for readers elsewhere, other than examples, that do not tell the
 * reader's own time, or whose zone is named neither by them nor by a note of their list.
 */
export function listBareTimes(
  page: HTMLElement,
  locale: Locale,
  messages: Messages,
): readonly string[] {
  const examples = listExamples(messages);
  const city = getCityName(DEMO_SETTINGS, locale);
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const bare: string[] = [];
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (!HAS_TIME.test(data) || parentElement?.closest(NOT_OURS)) continue;
    if (examples.some((example) => data.startsWith(example))) continue;
    const isNamed = data.includes(city) || page.textContent.includes(city);
    if (!WITH_OWN.test(data) || !isNamed) bare.push(data);
  }
  return bare;
}
