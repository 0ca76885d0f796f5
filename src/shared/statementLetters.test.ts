import { toStatementLetters } from './statementLetters';

test.each([
  ['More benches, please!', 'more  benches please'],
  ['IŞIK ve gölge isteriz.', 'ışık ve gölge isteriz'],
  ['نريد مقاعدَ أكثــر.', 'نريد مقاعد اكثر'],
  ['Thirty km/h: ٣٠', 'Thirty km h 30'],
])('“%s” says the same as “%s”', (one, other) => {
  expect(toStatementLetters(one)).toBe(toStatementLetters(other));
});

test('other words say something else', () => {
  expect(toStatementLetters('More benches')).not.toBe(toStatementLetters('More beaches'));
});
