import { findTypedMention } from './typedMention';

test.each([
  ['@l', 'l'],
  ['Dear @leyla', 'leyla'],
  ['Dear @Leyla De', 'Leyla De'],
  ['(@leyla', 'leyla'],
  ['سلام @ليلى', 'ليلى'],
  ['\n@Işıl', 'Işıl'],
  ['«@عمر', 'عمر'],
])('after “%s” people are sought by “%s”', (text, letters) => {
  expect(findTypedMention(`${text} and more`, text.length)).toEqual({
    from: text.length - letters.length - 1,
    letters,
  });
});

test.each([
  '@',
  'leyla@city',
  'leyla',
  '@ leyla',
  '@leyla demir says',
  '@1',
  '[@Leyla](/user/1)',
  '@@a',
])('after “%s” nobody is', (text) => expect(findTypedMention(text, text.length)).toBeNull());

test('only what stands before the caret counts', () => {
  expect(findTypedMention('@leyla', 3)).toEqual({ from: 0, letters: 'le' });
});
