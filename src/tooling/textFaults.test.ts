import { findTypographyFaults, findUntranslatedFaults } from './textFaults';

test.each([
  ['en', ' text', 'a blank at the edge'],
  ['tr', 'metin ', 'a blank at the edge'],
  ['en', 'two  blanks', 'two blanks'],
  ['ar', 'جارٍ التحميل...', 'three full stops instead of “…”'],
  ['en', 'Don{n, plural, one {"t} other {s}}', 'a straight quotation mark'],
  ['tr', 'Soru ?', 'a blank before a mark'],
  ['ar', 'نعم ، شكرًا', 'a blank before a mark'],
  ['en', 'name \u202ehere', 'a mark that turns the direction'],
  ['en', 'in all three languages', 'a number of languages, which each city chooses'],
  ['tr', '«metin»', 'quotation marks of another language'],
  ['ar', '“نص”', 'quotation marks of another language'],
  ['ar', 'نعم, شكرًا', 'a Latin comma, semicolon or question mark'],
  ['ar', 'هل أنت متأكد?', 'a Latin comma, semicolon or question mark'],
  ['ar', '٣ أصوات', 'Arabic-Indic digits'],
  ['ar', '{n, plural, other {۳ أصوات}}', 'Arabic-Indic digits'],
  ['ar', 'کتاب', 'a Persian letter'],
  ['tr', 'metin، metin', 'Arabic letters or marks'],
] as const)('[SPEC 3.8.1] in %s “%s” has %s', (language, text, fault) => {
  expect(findTypographyFaults(language, { id: text })).toEqual([
    `${language} id: ${fault}: ${text}`,
  ]);
});

test.each([
  ['en', 'It’s “here” … {when}, {name}. Now?'],
  ['ar', 'أُغلق «التصويت» {when}، {count, plural, zero {لا أحد} other {# شخص}}؟'],
  ['tr', 'Liman Kenti’nde “oylama” {when} kapandı; {count} kişi.'],
  ['en', '<b>{name}</b>: {kind, select, a {one, two} other {three}}'],
] as const)('[SPEC 3.8.1] in %s “%s” is right', (language, text) => {
  expect(findTypographyFaults(language, { id: text })).toEqual([]);
});

test('[SPEC 3.8.1] a translation that is the English text is found, unless languages share the word', () => {
  const english = { a: 'Menu', b: 'Blog', c: '{count}', d: '–' };
  const translated = { a: 'Menu', b: 'Blog', c: '{count}', d: '–' };
  expect(findUntranslatedFaults('tr', { english, translated, shared: ['Blog'] })).toEqual([
    'tr a: the English text: Menu',
  ]);
});
