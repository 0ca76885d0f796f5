import ar from '../../../i18n/ar.json';
import en from '../../../i18n/en.json';
import tr from '../../../i18n/tr.json';
import type { Locale } from '../../shared/locales';
import type { Section, Topic } from '../../shared/sections';

type TextId =
  | 'ui.portal'
  | 'ui.description'
  | 'ui.recount'
  | 'person.left'
  | `section.${Section}`
  | `intro.${Section}`
  | `topic.${Topic}`;

const TEXTS: Readonly<Record<Locale, Partial<Readonly<Record<string, string>>>>> = { en, ar, tr };

/**
 * Finds a text that the pages show, too. A missing translation is said in English rather than not
 * at all.
 */
export const feedText = (locale: Locale, id: TextId): string =>
  TEXTS[locale][id] ?? TEXTS.en[id] ?? id;
