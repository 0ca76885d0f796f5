import type { OpenData } from '../../../shared/contract/openData';
import type { Localized } from '../../../shared/contract/text';
import type { Locale } from '../../../shared/locales';

const TITLES: Localized = { en: 'Contents', ar: 'المحتويات', tr: 'İçerikler' };
const titleIn = (locale: Locale) => TITLES[locale] ?? 'Contents';

/** Creates one dataset in three formats. */
export const someOpenData = (locale: Locale): OpenData => ({
  writtenAt: '2026-05-01T00:00:12Z',
  files: (['csv', 'json', 'jsonl'] as const).map((format) => ({
    dataset: 'contents',
    format,
    rows: 212,
    bytes: 345_678,
    sha256: 'ab'.repeat(32),
  })),
  datasets: [
    {
      name: 'contents',
      title: titleIn(locale),
      about: titleIn(locale),
      fields: [{ name: 'slug', type: 'text', meaning: titleIn(locale) }],
    },
  ],
});
