import { MAX_CENSUS_FAULTS, MAX_CENSUS_LINES, parseCensusFile } from './censusFile';

const ID = '0a0b0c0d-1111-4222-8333-444455556666';

test('addresses and ids, one a line, in the first column of any table', () => {
  const text = `\uFEFFE-Mail;Name\r\nAda@One.example;Ada\r\n\r\n"bo@one.example","Bo, Jr"\r\n${ID.toUpperCase()}\t x\r\n`;
  expect(parseCensusFile(text)).toEqual({
    entries: [
      { line: 2, kind: 'address', value: 'ada@one.example' },
      { line: 4, kind: 'address', value: 'bo@one.example' },
      { line: 5, kind: 'id', value: ID },
    ],
    faults: [],
  });
});

test('a name may stand before the address, in any kind of table', () => {
  const lists = [
    'Name;E-Mail\nAda;ada@one.example\n"Bo, Jr";bo@one.example\nJr, Bo;cy@one.example',
    'name,address\n"Ada ""A"" One",ada@one.example\n"Bo, Jr",bo@one.example\n,cy@one.example',
    'Ad\tE-posta\nAda\tada@one.example\nBo\tbo@one.example\nCy\tx\tcy@one.example',
  ];
  for (const list of lists) {
    const { entries, faults } = parseCensusFile(list);
    expect(faults).toEqual([]);
    expect(entries.map(({ line, value }) => `${line} ${value}`)).toEqual([
      '2 ada@one.example',
      '3 bo@one.example',
      '4 cy@one.example',
    ]);
  }
  expect(parseCensusFile('Ada;One\nBo;bo@one').faults).toEqual([
    { line: 1, code: 'unreadable', text: 'ada' },
    { line: 2, code: 'unreadable', text: 'bo' },
  ]);
});

test.each([
  ['a byte order mark in the middle', '\uFEFFada@one.example\n\uFEFFbo@one.example'],
  ['marks of no width', 'ada\u200B@one.example\u200D\nbo@one.\u2060example'],
  ['marks of direction', '\u202Aada@one.example\u202C\n\u200Fbo@one.example\u061C'],
  ['blanks that are none', '\u00A0ada@one.example\u00A0\nBo;\u202Fbo@one.example\u3000'],
  ['soft hyphens', 'ada@one.ex\u00ADample\nbo@one.example'],
])('invisible marks are taken off: %s', (_what, text) => {
  const { entries, faults } = parseCensusFile(text);
  expect(faults).toEqual([]);
  expect(entries.map(({ value }) => value)).toEqual(['ada@one.example', 'bo@one.example']);
});

test('what is no person and who stands twice are told by their lines', () => {
  const { entries, faults } = parseCensusFile('ada@one.example\nAda\nADA@one.example\nbo@one\n');
  expect(entries.map(({ line }) => line)).toEqual([1]);
  expect(faults).toEqual([
    { line: 2, code: 'unreadable', text: 'ada' },
    { line: 3, code: 'repeated', text: 'ada@one.example' },
    { line: 4, code: 'unreadable', text: 'bo@one' },
  ]);
});

test('a heading is one on the first line alone', () => {
  expect(parseCensusFile('ada@one.example\nid').faults).toEqual([
    { line: 2, code: 'unreadable', text: 'id' },
  ]);
});

test('a list that is too long is refused whole; faults are listed up to a bound', () => {
  const addresses = Array.from({ length: MAX_CENSUS_LINES }, (_, place) => `p${place}@one.example`);
  expect(parseCensusFile(addresses.join('\n')).entries).toHaveLength(MAX_CENSUS_LINES);
  expect(parseCensusFile([...addresses, 'q@one.example'].join('\n'))).toEqual({
    entries: [],
    faults: [{ line: MAX_CENSUS_LINES + 1, code: 'tooManyLines', text: '100001' }],
  });
  expect(parseCensusFile('x\n'.repeat(500)).faults).toHaveLength(MAX_CENSUS_FAULTS);
  expect(parseCensusFile('x'.repeat(10_000)).faults[0]!.text).toHaveLength(80);
});

test.each(['a\0b@one.example', '\ud800@one.example', 'a b@one.example', 'a@b@one.example'])(
  '%j is no address',
  (text) => expect(parseCensusFile(text).faults).toMatchObject([{ code: 'unreadable' }]),
);

test('an empty file names nobody', () => {
  expect(parseCensusFile('\n \n')).toEqual({ entries: [], faults: [] });
});
