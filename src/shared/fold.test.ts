import { fold } from './fold';
import { SPELLINGS } from './testing/spellings';

test.each(SPELLINGS)('[SPEC 1.6] %s is spelt as %s', (...spellings) => {
  expect([...new Set(spellings.map(fold))]).toHaveLength(1);
});

test.each([
  ['çam', 'can'],
  ['kâr', 'kir'],
  ['كتاب', 'مكتب'],
  ['हिन्दी', 'हन्द'],
])('%s and %s stay different', (one, other) => {
  expect(fold(one)).not.toBe(fold(other));
});

test('a plain letter folds alike, whatever stands beside it', () => {
  const ascii = String.fromCharCode(...Array(128).keys());
  expect(fold(`${ascii}ş`)).toBe(`${fold(ascii)}s`);
});

test('what is folded stays as it is, letter by letter of all alphabets', () => {
  const letters = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code));
  const changed = letters.filter((letter) => fold(fold(letter)) !== fold(letter));
  expect(changed).toEqual([]);
});
