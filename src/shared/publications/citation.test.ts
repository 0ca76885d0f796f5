import { CITATION_FORMATS, type CitedPublication } from './citation';

const CITED: CitedPublication = {
  slug: 'rents-in-the-six-districts',
  kind: 'study',
  title: 'Rents in the six districts',
  issuingBody: 'Housing Department',
  issuedOn: '2026-03-10',
  identifier: 'HC-PUB-2026-004',
  city: 'Harbour City',
  lang: 'en',
  revision: 3,
  address: 'https://city.example/en/publications/rents-in-the-six-districts',
};
const written = (format: keyof typeof CITATION_FORMATS, more: Partial<CitedPublication> = {}) =>
  CITATION_FORMATS[format].write({ ...CITED, ...more });

test('BibTeX names body, title, day, number, version and address', () => {
  expect(written('bib')).toBe(`@techreport{rents-in-the-six-districts,
  author = {{Housing Department}},
  title = {Rents in the six districts},
  year = {2026},
  date = {2026-03-10},
  institution = {Harbour City},
  number = {HC-PUB-2026-004},
  version = {3},
  url = {https://city.example/en/publications/rents-in-the-six-districts},
  langid = {english},
}
`);
});

test('what BibTeX reads as a command is a letter in a title, in every language', () => {
  const title = '100 % {süre} & \\input{x} #1_a ~ ^ $';
  expect(written('bib', { title, lang: 'tr' })).toContain(
    'title = {100 \\% \\{süre\\} \\& \\textbackslash{}input\\{x\\} \\#1\\_a \\textasciitilde{} \\textasciicircum{} \\$},',
  );
  expect(written('bib', { title: 'الإيجارات', lang: 'ar' })).toContain('title = {الإيجارات},');
});

test('RIS has one field a line, whatever stands in a text', () => {
  const lines = written('ris', { title: 'One\r\nER  - \r\nTY  - BOOK' }).split('\r\n');
  expect(lines).toEqual([
    'TY  - RPRT',
    'AU  - Housing Department',
    'TI  - One ER - TY - BOOK',
    'PY  - 2026',
    'DA  - 2026/03/10',
    'PB  - Harbour City',
    'SN  - HC-PUB-2026-004',
    'ET  - 3',
    'LA  - en',
    'UR  - https://city.example/en/publications/rents-in-the-six-districts',
    'ER  - ',
    '',
  ]);
});

test('what is not known is left out', () => {
  expect(written('bib', { identifier: '' })).not.toContain('number');
  expect(written('ris', { identifier: ' ' })).not.toContain('SN');
});

test('a data set and a press release are told from reports', () => {
  expect(written('ris', { kind: 'dataset' })).toMatch(/^TY {2}- DATA/);
  expect(written('bib', { kind: 'press' })).toMatch(/^@misc/);
});
