import { localize, toText } from './localize';

test.each([
  ['the reader’s language', { en: 'a', ar: 'b' }, 'ar', 'en', { text: 'b', lang: 'ar' }],
  [
    'the original where there is no translation',
    { ar: 'b', tr: 'c' },
    'en',
    'tr',
    { text: 'c', lang: 'tr' },
  ],
  ['the default where the original is gone', { en: 'a' }, 'ar', 'tr', { text: 'a', lang: 'en' }],
  ['an empty text where there is nothing', {}, 'ar', 'tr', { text: '', lang: 'tr' }],
] as const)('%s', (_title, map, locale, original, expected) => {
  expect(toText(map, locale, original)).toEqual(expected);
});

test('[SPEC 1.6] every translatable field is replaced, however deep, and nothing else', () => {
  const stored = {
    count: 3,
    when: null,
    agenda: [{ time: '18:00', title: { en: 'Welcome', tr: 'Hoş geldiniz' } }],
    plain: { entry: 'kept' },
  };
  expect(localize(stored, 'tr', 'en')).toEqual({
    count: 3,
    when: null,
    agenda: [{ time: '18:00', title: { text: 'Hoş geldiniz', lang: 'tr' } }],
    plain: { entry: 'kept' },
  });
});
