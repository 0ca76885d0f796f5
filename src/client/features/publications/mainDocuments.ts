import type { Attachment } from '../../../shared/contract/files';
import { LOCALE_CODES, type Locale } from '../../../shared/locales';

/**
 * Lists the document itself, once for each language: the first file of the language, the reader’s
 * language first. Where no file has a language it is the first one.
 */
export function listMainDocuments(
  attachments: readonly Attachment[],
  reader: Locale,
): readonly Attachment[] {
  const languages = [reader, ...LOCALE_CODES.filter((code) => code !== reader)];
  const written = languages.flatMap((code) => {
    const first = attachments.find(({ locale }) => locale === code);
    return first ? [first] : [];
  });
  return written.length > 0 ? written : attachments.slice(0, 1);
}
