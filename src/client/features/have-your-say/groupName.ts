import type { ProjectGroup } from '../../../shared/ballots/paper';
import type { Text } from '../../../shared/contract/text';
import { LOCALE_CODES, type Locale } from '../../../shared/locales';

/** Reads the name of a group of projects: in the reader's language, or in one that it is in. */
export function getGroupName({ name }: Pick<ProjectGroup, 'name'>, locale: Locale): Text {
  const lang = [locale, ...LOCALE_CODES].find((code) => name[code]) ?? locale;
  return { text: name[lang] ?? '', lang };
}
