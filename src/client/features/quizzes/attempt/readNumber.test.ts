import { readNumber } from './readNumber';

test.each([
  ['12', 'en', 12],
  ['1,460.5', 'en', 1460.5],
  ['1.460,5', 'tr', 1460.5],
  ['0,5', 'tr', 0.5],
  ['-3', 'en', -3],
  ['−3', 'en', -3],
  ['١٢', 'ar-u-nu-latn', 12],
  ['١٢٫٥', 'ar-u-nu-latn', 12.5],
  ['۴۱۱', 'ar-u-nu-latn', 411],
  [' 7 ', 'en', 7],
  ['', 'en', null],
  ['twelve', 'en', null],
  ['1.2.3', 'en', null],
  ['12 degrees', 'en', null],
])('%j in %s is %p', (text, locale, number) => {
  expect(readNumber(text, locale)).toBe(number);
});
