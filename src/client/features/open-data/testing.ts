import type { OpenData } from '../../../shared/contract/openData';
import type { Locale } from '../../../shared/locales';

const TITLES = { en: 'Contents', ar: 'المحتويات', tr: 'İçerikler' } as const;

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
      title: TITLES[locale],
      about: TITLES[locale],
      fields: [{ name: 'slug', type: 'text', meaning: TITLES[locale] }],
    },
  ],
});
