import type { Locale } from './locales';

export interface LocaleFacts {
  /** Country that programs name with it (Open Graph). */
  readonly region: string;
  /** Countries whose dates or numbers in this language differ, to choose from (ISO 3166-1). */
  readonly regions: readonly string[];
  /** Name among the languages of the European Union's vocabularies. */
  readonly authority: string;
  /** 1 is Monday, 6 Saturday (ISO 8601); not every browser knows it. */
  readonly firstWeekday: number;
  /**
   * Silent reading of ordinary texts. Where words hold what others need several for, fewer of them
   * are read.
   */
  readonly wordsPerMinute: number;
  /** Encoding in which spreadsheets write a table where they do not write Unicode. */
  readonly tableEncoding: string;
}

/** Facts of each language that Intl does not know and few parts ask for. */
export const LOCALE_FACTS: Readonly<Record<Locale, LocaleFacts>> = {
  en: {
    region: 'GB',
    regions: ['GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'ZA', 'IN', 'MT', 'SG'],
    authority: 'ENG',
    firstWeekday: 1,
    wordsPerMinute: 230,
    tableEncoding: 'windows-1252',
  },
  ar: {
    region: 'AR',
    regions: [
      'EG',
      'SA',
      'AE',
      'BH',
      'DZ',
      'IQ',
      'JO',
      'KW',
      'LB',
      'LY',
      'MA',
      'OM',
      'QA',
      'SD',
      'SY',
      'TN',
      'YE',
    ],
    authority: 'ARA',
    firstWeekday: 6,
    wordsPerMinute: 180,
    tableEncoding: 'windows-1256',
  },
  tr: {
    region: 'TR',
    regions: [],
    authority: 'TUR',
    firstWeekday: 1,
    wordsPerMinute: 180,
    tableEncoding: 'windows-1254',
  },
  nl: {
    region: 'NL',
    regions: ['NL', 'BE'],
    authority: 'NLD',
    firstWeekday: 1,
    wordsPerMinute: 200,
    tableEncoding: 'windows-1252',
  },
};
