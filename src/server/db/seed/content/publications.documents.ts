import type { Localized } from '../../../../shared/contract/text';
import type { Locale } from '../../../../shared/locales';
import type { SeedAttachment } from '../types';

const WHOLE: Localized = {
  en: 'The whole document',
  ar: 'الوثيقة كاملة',
  tr: 'Belgenin tamamı',
};

/**
 * Lists the document as it was printed, a file for each language;
 * `src/tooling/printPublications.ts` prints them.
 */
export const printed = (slug: string, locales: readonly Locale[]): readonly SeedAttachment[] =>
  locales.map((locale) => ({ file: `${slug}.${locale}.pdf`, title: WHOLE, locale }));
