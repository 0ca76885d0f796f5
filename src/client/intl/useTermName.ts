import type { Vocabulary } from '../../shared/contract/vocabularies';
import { getTermName } from '../../shared/vocabularies';
import { useLocaleContext } from './IntlRoot';

/** Provides the name of a district or topic in the language of the page. */
export function useTermName(vocabulary: Vocabulary): (key: string) => string {
  const { settings, locale } = useLocaleContext();
  return (key) => getTermName(settings[vocabulary], key, locale);
}
