import type { ContentSection } from '../../shared/sections';
import { isSectionOn } from '../../shared/settings';
import { useLocaleContext } from './IntlRoot';

/** Returns those of these sections that this installation shows. */
export function useSectionsOn<S extends ContentSection>(sections: readonly S[]): readonly S[] {
  const { settings } = useLocaleContext();
  return sections.filter((section) => isSectionOn(settings, section));
}
