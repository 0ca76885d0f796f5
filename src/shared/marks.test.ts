import { findMarks, toSearchWords } from './marks';

const marked = (text: string, query: string) =>
  findMarks(text, toSearchWords(query)).map(([start, end]) => text.slice(start, end));

test.each([
  ['مكتبه', 'زوروا مكتبة المدينة', ['مكتبة']],
  ['احمد', 'كتبه أحمد أمس', ['أحمد']],
  ['محمد', 'قال مُحَمَّد: نعم', ['مُحَمَّد']],
  ['مُحَمَّد', 'قال محمد', ['محمد']],
  ['ISPARTA', 'Isparta ve ısparta', ['Isparta', 'ısparta']],
  ['ogretmen', 'Bir öğretmen', ['öğretmen']],
  ['istanbul', 'Burası İstanbul.', ['İstanbul']],
  ['istanbul', 'Burası I\u0307stanbul.', ['I\u0307stanbul']],
  ['ميدان', 'في ميـــدان المدينة', ['ميـــدان']],
  ['2026', 'ميزانية ٢٠٢٦', ['٢٠٢٦']],
  ['الله', 'باسم ﷲ', ['ﷲ']],
  ['له', 'قيل له ﷲ', ['له']],
  ['للغات', 'ﷲ 👩‍🚀 مكتبة اللغات', ['للغات']],
  ['cafe', 'the cafe\u0301s', ['cafe\u0301']],
  ['kagit', 'Kâğıt, kağıt', ['Kâğıt', 'kağıt']],
  ['kâğıt', 'KAĞIT kagit', ['KAĞIT', 'kagit']],
  ['strasse', 'Alte Straße 5', ['Straße']],
  ['dukkan', 'eski dük\u00adkânlar', ['dük\u00adkân']],
  ['café', 'the cafe\u0301s', ['cafe\u0301']],
])('[SPEC 1.6] %s is marked in “%s”', (query, text, found) => {
  expect(marked(text, query)).toEqual(found);
});

test('words that overlap or touch are one mark; short words are marked at beginnings only', () => {
  expect(marked('Harbourside', 'harbour side')).toEqual(['Harbourside']);
  expect(marked('No. 7, 17, (7a)', '7')).toEqual(['7', '7']);
});

test('a query has at most eight words, each once; signs alone are no words', () => {
  expect(toSearchWords('Tree, tree. TREE')).toEqual(['tree']);
  expect(toSearchWords('a b c d e f g h i j')).toHaveLength(8);
  expect(toSearchWords(' %_\\\u0000 … “”')).toEqual([]);
});
