import { fold } from './fold';

test.each([
  ['مكتبه', 'مكتبة'],
  ['احمد', 'أحمد'],
  ['مُحَمَّد', 'محمد'],
  ['ISPARTA', 'Isparta'],
  ['ISPARTA', 'ısparta'],
  ['ogretmen', 'öğretmen'],
  ['istanbul', 'İstanbul'],
  ['٢٠٢٦', '2026'],
  ['۲۰۲۶', '2026'],
  ['ميـــدان', 'ميدان'],
])('%s finds %s', (typed, written) => {
  expect(fold(typed)).toBe(fold(written));
});

test('different words stay different', () => {
  expect(fold('çam')).not.toBe(fold('can'));
  expect(fold('كتاب')).not.toBe(fold('مكتب'));
});

test('a plain letter folds alike, whatever stands beside it', () => {
  const ascii = String.fromCharCode(...Array(128).keys());
  expect(fold(`${ascii}ş`)).toBe(`${fold(ascii)}s`);
});
