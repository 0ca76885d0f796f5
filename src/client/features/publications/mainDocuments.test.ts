import type { Attachment } from '../../../shared/contract/files';
import type { Locale } from '../../../shared/locales';
import { listMainDocuments } from './mainDocuments';

const aFile = (name: string, locale: Locale | null) => ({ name, locale }) as Attachment;
const namesFor = (reader: Locale, ...files: Attachment[]) =>
  listMainDocuments(files, reader).map(({ name }) => name);

test('the first file of each language, the reader’s language first', () => {
  const files = [
    aFile('annex', null),
    aFile('report-en', 'en'),
    aFile('report-tr', 'tr'),
    aFile('annex-tr', 'tr'),
  ];
  expect(namesFor('tr', ...files)).toEqual(['report-tr', 'report-en']);
  expect(namesFor('ar', ...files)).toEqual(['report-en', 'report-tr']);
});

test('the first file where none has a language', () => {
  expect(namesFor('en', aFile('data', null), aFile('notes', null))).toEqual(['data']);
});

test('nothing of nothing', () => {
  expect(namesFor('en')).toEqual([]);
});
