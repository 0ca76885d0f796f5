import { readName, readText } from './readName';

test.each([
  ['Grace\u202e lleB', 'Grace lleB'],
  ['\u2066عمر\u2069 حداد', 'عمر حداد'],
  ['Işıl\u0000\u0007\r\n Iğdır\u001b', 'Işıl Iğdır'],
  ['می\u200cلاد', 'می\u200cلاد'],
])('a name is kept without what commands whoever shows it: %j', (written, kept) => {
  expect(readName(written)).toBe(kept);
});

test.each(['Free money https://x.example', 'www.x.example', 'ada@x.example', 'Pay x.co/now', '—'])(
  'a name holds a letter, and nothing that becomes a link in a mail: %s',
  (written) => {
    expect(() => readName(written)).toThrow(expect.objectContaining({ code: 'invalidName' }));
  },
);

test.each(['St.John Smith', 'J.R.R. Tolkien', 'A. de la Cruz-Öz', 'D’Arcy (Kitchen)', 'Dr.Ada'])(
  'points and marks belong to names: %s',
  (written) => expect(readName(written)).toBe(written),
);

test('a text keeps its lines and no mark that turns the direction', () => {
  expect(readText(' one\r\n\u202btwo\u202c\rthree\u0000 ')).toBe('one\ntwo\nthree');
});
