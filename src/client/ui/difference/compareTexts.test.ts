import { compareTexts, compareWords } from './compareTexts';

const said = (before: string, after: string, lang = 'en') =>
  compareWords(before, after, lang)
    .map(({ kind, text }) => ({ same: text, added: `[+${text}]`, removed: `[-${text}]` })[kind])
    .join('');

test.each([
  ['en', 'The market opens at eight.', 'The market opens at nine.', 'at [-eight][+nine].'],
  ['tr', 'Pazar sekizde açılır.', 'Pazar dokuzda açılır.', 'Pazar [-sekizde ][+dokuzda ]açılır.'],
  ['ar', 'يفتح السوق في الثامنة.', 'يفتح السوق في التاسعة.', 'في [-الثامنة][+التاسعة].'],
])('whole words are compared in %s', (lang, before, after, told) => {
  expect(said(before, after, lang)).toContain(told);
});

test('where little stays the texts stand one after the other', () => {
  expect(said('All of this is old.', 'Quite another sentence now')).toBe(
    '[-All of this is old.][+Quite another sentence now]',
  );
});

const paragraphs = (...texts: string[]) => texts.join('\n\n');

test('long stretches without a change are left out, with one paragraph beside the change', () => {
  const [first, second, third, fourth] = ['One is.', 'Two is.', 'Three is.', 'Four is here.'];
  const before = paragraphs(first!, second!, third!, fourth!);
  const after = paragraphs(first!, second!, third!, 'Four is there.');
  expect(compareTexts(before, after, 'en').map(({ skipped }) => skipped)).toEqual([2, 0, 0]);
});

test('a paragraph that came or went is told as a whole', () => {
  const [passage] = compareTexts('', 'A new one.', 'en');
  expect(passage!.pieces).toEqual([{ kind: 'added', text: 'A new one.' }]);
  const gone = compareTexts(paragraphs('Stays.', 'Goes.'), 'Stays.', 'en');
  expect(gone.at(-1)!.pieces).toEqual([{ kind: 'removed', text: 'Goes.' }]);
});

test('line ends and empty lines are no difference', () => {
  expect(compareTexts('One.\r\n\r\n\r\nTwo.', 'One.\n\nTwo.\n', 'en')).toEqual([]);
});
