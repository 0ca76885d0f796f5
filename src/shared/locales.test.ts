import {
  DEFAULT_LOCALE,
  LOCALES,
  findFirstLocale,
  isLocale,
  getLocaleInfo,
  parseLocaleClaim,
} from './locales';
import { DEFAULT_VALUES } from './settings';

test('[SPEC 1.6, 3.8.1] the portal is offered in English, Arabic and Turkish; Dutch is built in', () => {
  expect(DEFAULT_VALUES.languages.offered).toEqual(['en', 'ar', 'tr']);
  expect(LOCALES.map(({ code }) => code)).toEqual(['en', 'ar', 'tr', 'nl']);
  expect(DEFAULT_LOCALE).toBe('en');
});

test('[SPEC 4.4.1] Arabic stands from right to left and on the right, the others the other way round', () => {
  expect(LOCALES.map(({ dir, align }) => `${dir} ${align}`)).toEqual([
    'ltr left',
    'rtl right',
    'ltr left',
    'ltr left',
  ]);
});

test.each(['AR', 'de', '', null, undefined, 1, 'constructor'])(
  '%p is none of the languages',
  (text) => {
    expect(isLocale(text)).toBe(false);
  },
);

test.each([
  [['tr-TR', 'en'], 'tr'],
  [['de-DE', 'fr', 'AR-eg', 'tr'], 'ar'],
  [['trv', 'enm', 'ar'], 'ar'],
  [['de'], null],
  [[], null],
])('of %j the portal offers %s first', (languages, locale) => {
  expect(findFirstLocale(languages)).toBe(locale);
});

test.each([
  ['tr', 'tr'],
  ['tr-BE', 'tr'],
  ['ar_EG', 'ar'],
  ['AR_EG.UTF-8', 'ar'],
  ['nl-BE tr en', 'nl'],
  ['fi-FI tr en', 'tr'],
  ['fi, ar', 'ar'],
  [['fi', 7, null, 'tr-BE', 'en'], 'tr'],
  ['fi', null],
  ['', null],
  [[], null],
  [null, null],
  [undefined, null],
  [{ 0: 'tr' }, null],
])('the locale claim %j is %s', (claim, locale) => {
  expect(parseLocaleClaim(claim)).toBe(locale);
});

test.each(LOCALES)(
  '[SPEC 3.8.1] $code sorts by its own alphabet and knows its plurals',
  ({ code, format }) => {
    expect(new Intl.Collator(format).resolvedOptions().locale).toMatch(code);
    expect(new Intl.PluralRules(format).resolvedOptions().pluralCategories).toHaveLength(
      { en: 2, ar: 6, tr: 2, nl: 2 }[code],
    );
    expect(new Intl.NumberFormat(format).resolvedOptions().numberingSystem).toBe('latn');
    expect(getLocaleInfo(code).format).toBe(format);
  },
);

test.each([
  ['tr', 'cam çam gül ılık Irak ırmak İnci izmir orman öküz su şeker uzun ümit zeytin'],
  ['ar', 'أحمد بدر تاج حسن زيد عمر ليلى نادية يوسف'],
] as const)('[SPEC 3.8.1] in %s names stand in the order of its alphabet', (code, order) => {
  const words = order.split(' ');
  const { compare } = new Intl.Collator(getLocaleInfo(code).format);
  expect(words.toReversed().sort(compare)).toEqual(words);
});
