import {
  MAX_BLT_FAULTS,
  parseBlt,
  dropWithdrawnOptions,
  writeBlt,
  type RankedElection,
} from './blt';
import { toRankedProfile } from './profiles';
import { scottishStv } from './scottishStv';
import { range } from './weakOrder';
import { createDice, rankings } from './testing/ballotKinds';

const FILE = `4 2
-2
3 1 3 4 0
4 1 3 2 0
2 4 1=3 0
1 2 0
2 2=3=4 1 0
1 0
0
"Adam"
"Basil"
"Charlotte"
"Donald"
"Parish council"
`;

const ELECTION: RankedElection = {
  title: 'Parish council',
  names: ['Adam', 'Basil', 'Charlotte', 'Donald'],
  parties: ['', '', '', ''],
  seats: 2,
  withdrawn: [1],
  profile: toRankedProfile(4, [
    { ranking: [[0], [2], [3]], count: 3 },
    { ranking: [[0], [2], [1]], count: 4 },
    { ranking: [[3], [0, 2]], count: 2 },
    { ranking: [[1]], count: 1 },
    { ranking: [[1, 2, 3], [0]], count: 2 },
    { ranking: [], count: 1 },
  ]),
};

const readWell = (file: string): RankedElection => {
  const { election, faults } = parseBlt(file);
  expect(faults).toEqual([]);
  return election!;
};

test('a BLT file says who stands, for how many seats, who withdrew and how everybody voted', () => {
  expect(readWell(FILE)).toEqual(ELECTION);
});

test('an election is written as it was read', () => {
  expect(writeBlt(ELECTION)).toBe(FILE);
});

test.each([
  ['line ends of other systems', FILE.replaceAll('\n', '\r\n')],
  ['a byte order mark', `\uFEFF${FILE}`],
  ['equals in another order', FILE.replace('2=3=4', '4=2=3')],
  ['empty lines', FILE.replaceAll('\n', '\n\n')],
  ['comments', FILE.replace('4 2\n', '# parish\n4 2 # seats\n').replace('"Adam"', '"Adam" # "A."')],
  ['more spaces', FILE.replaceAll(' ', '  ').replace('"Parish  council"', '"Parish council"')],
  ['ranks left empty', FILE.replace('3 1 3 4 0', '3 1 - 3 - 4 0')],
])('%s change nothing', (_what, file) => {
  expect(readWell(file)).toEqual(ELECTION);
});

test.each(['“Adam”', '„Adam“', '„Adam”', '«Adam»', '‘Adam’', "'Adam'", '“ Adam ”'])(
  '%s is a name between marks of another kind',
  (marked) => {
    expect(readWell(FILE.replace('"Adam"', marked))).toEqual(ELECTION);
  },
);

test('a # within a name is part of it', () => {
  expect(readWell('1 1\n0\n"Number #1"\n"#"').names).toEqual(['Number #1']);
});

const candidatesIn = (...lines: readonly string[]) => {
  const { names, parties, title } = readWell(
    [`${lines.length} 1`, '1 1 0', '0', ...lines, '"Ward 3"'].join('\n'),
  );
  expect(title).toBe('Ward 3');
  return names.map((name, at) => [name, parties[at]]);
};

test.each([
  ['without marks', 'Ada Lovelace', 'Ada Lovelace', ''],
  ['without marks, with some within', 'Robert "Bob" Smith', 'Robert "Bob" Smith', ''],
  ['without marks, with a comment', 'Ada Lovelace # elected', 'Ada Lovelace', ''],
  ['without marks, with a # in a word', 'Ada#1', 'Ada#1', ''],
  [
    'two texts: name and party',
    '"Ada Lovelace" "Scottish Greens"',
    'Ada Lovelace',
    'Scottish Greens',
  ],
  ['two texts with a comma', '"Ada Lovelace","Greens"', 'Ada Lovelace', 'Greens'],
  ['two texts with a tab, without marks', 'Ada Lovelace\tGreens', 'Ada Lovelace', 'Greens'],
  ['an empty party', '"Ada Lovelace" ""', 'Ada Lovelace', ''],
  ['forename, surname, party', '"Ada" "Lovelace" "Greens"', 'Ada Lovelace', 'Greens'],
  ['doubled marks', '"Ann ""Nan"" Lee"', 'Ann "Nan" Lee', ''],
  ['doubled marks at the end', '"Ann ""Nan"""', 'Ann "Nan"', ''],
  ['doubled marks at the beginning', '"""Nan"" Lee" "Labour"', '"Nan" Lee', 'Labour'],
  ['single marks at the end', '"Ann "Nan""', 'Ann "Nan"', ''],
  ['single marks and a party', '"Ann "Nan" Lee" "Labour"', 'Ann "Nan" Lee', 'Labour'],
  ['spaces within the marks', '" Ada Lovelace "', 'Ada Lovelace', ''],
])('a candidate is written in many ways: %s', (_what, line, name, party) => {
  expect(candidatesIn('"First"', line, '"Last" "Own"')).toEqual([
    ['First', ''],
    [name, party],
    ['Last', 'Own'],
  ]);
});

test('a council’s file: no quotation marks at all, two lines of withdrawals, lines after the title', () => {
  const file =
    '4 3\n-2\n-3\n1 1 4 0\n0\nAda\nBo\nCem\nDina\nWard 3 Harbour\nCounted on 6 May\n# end\n';
  const { election, warnings } = parseBlt(file);
  expect(election).toMatchObject({
    title: 'Ward 3 Harbour',
    names: ['Ada', 'Bo', 'Cem', 'Dina'],
    withdrawn: [1, 2],
    seats: 3,
  });
  expect(warnings).toEqual([{ line: 11, fault: 'lineUnexpected', text: 'Counted on 6 May' }]);
});

test('where ballots are not needed, a bad one is a warning, and none takes up room', () => {
  const file = `${HEAD}1 2 0\n1 9 0\n2 1 3 0\n${TAIL}`;
  expect(parseBlt(file).election).toBeNull();
  const { election, warnings } = parseBlt(file, { needsBallots: false });
  expect(warnings).toEqual([{ line: 3, fault: 'optionUnknown', text: '9' }]);
  expect(election!.names).toHaveLength(3);
  expect(election!.profile).toEqual(toRankedProfile(3, []));
});

test('a quotation mark within a name is part of it', () => {
  expect(readWell('1 1\n0\n"Ann "Nan" Lee"\n"T"').names).toEqual(['Ann "Nan" Lee']);
});

test('a file may do without withdrawals, ballots and a title', () => {
  expect(readWell('2 1\n0\n"A"\n"B"')).toEqual({
    title: '',
    names: ['A', 'B'],
    parties: ['', ''],
    seats: 1,
    withdrawn: [],
    profile: toRankedProfile(2, []),
  });
});

test('what is written can be read again, whatever the ballots', () => {
  for (const seed of range(100)) {
    const random = createDice(seed);
    const options = 1 + random.below(12);
    const election = {
      title: `Election ${seed}`,
      names: range(options).map((option) => `أحمد #${option}`),
      parties: range(options).map((option) =>
        option % 3 === 1 ? 'حزب "أ"'.replaceAll('"', "'") : '',
      ),
      seats: 1 + random.below(4),
      withdrawn: range(options).filter((option) => option > 0 && random.below(4) === 0),
      profile: toRankedProfile(
        options,
        range(random.below(20)).map(() => rankings.random(random, options)),
      ),
    };
    expect(readWell(writeBlt(election))).toEqual(election);
  }
});

test('what the format cannot hold is replaced, and rows that stand for no ballot are left out', () => {
  const election = {
    ...ELECTION,
    names: ['Ann "Nan" Lee', 'B\r\nB', 'C', 'D'],
    profile: toRankedProfile(4, [{ ranking: [[0]], count: 0 }]),
  };
  const read = readWell(writeBlt(election));
  expect(read.names).toEqual(["Ann 'Nan' Lee", 'B B', 'C', 'D']);
  expect(read.profile.weights).toHaveLength(0);
});

const HEAD = '3 1\n';
const TAIL = '0\n"A"\n"B"\n"C"\n"T"';

test.each([
  ['an empty file', '', { line: 1, fault: 'headInvalid', text: '' }],
  ['no head', 'hello\n0', { line: 1, fault: 'headInvalid', text: 'hello' }],
  ['a head with one number', '3\n0', { line: 1, fault: 'headInvalid', text: '3' }],
  ['nobody to elect from', '0 1\n0', { line: 1, fault: 'headInvalid', text: '0 1' }],
  ['too many options', '256 1\n0', { line: 1, fault: 'tooManyOptions', text: '256 1' }],
  ['no seat', `3 0\n${TAIL}`, { line: 1, fault: 'seatsInvalid', text: '3 0' }],
  [
    'a stranger withdrawn',
    `${HEAD}-4\n${TAIL}`,
    { line: 2, fault: 'withdrawnInvalid', text: '-4' },
  ],
  [
    'number 0 withdrawn',
    `${HEAD}-1 -0\n${TAIL}`,
    { line: 2, fault: 'withdrawnInvalid', text: '-0' },
  ],
  [
    'a ballot counted 0 times',
    `${HEAD}0 1 0\n${TAIL}`,
    { line: 2, fault: 'weightInvalid', text: '0' },
  ],
  ['half a ballot', `${HEAD}0.5 1 0\n${TAIL}`, { line: 2, fault: 'weightInvalid', text: '0.5' }],
  [
    'too many ballots',
    `${HEAD}4294967296 1 0\n${TAIL}`,
    { line: 2, fault: 'weightInvalid', text: '4294967296' },
  ],
  [
    'a stranger on a ballot',
    `${HEAD}1 4 0\n${TAIL}`,
    { line: 2, fault: 'optionUnknown', text: '4' },
  ],
  [
    'an end amid a ballot',
    `${HEAD}1 2 0 1 0\n${TAIL}`,
    { line: 2, fault: 'optionUnknown', text: '0' },
  ],
  [
    'a word on a ballot',
    `${HEAD}1 Adam 0\n${TAIL}`,
    { line: 2, fault: 'optionInvalid', text: 'Adam' },
  ],
  ['a loose =', `${HEAD}1 2= 0\n${TAIL}`, { line: 2, fault: 'optionInvalid', text: '2=' }],
  [
    'an option twice',
    `${HEAD}1 2 1=2 0\n${TAIL}`,
    { line: 2, fault: 'optionRepeated', text: '1=2' },
  ],
  ['a ballot without end', `${HEAD}1 2 3\n${TAIL}`, { line: 2, fault: 'endMissing', text: '3' }],
  ['a weight alone', `${HEAD}7\n${TAIL}`, { line: 2, fault: 'endMissing', text: '7' }],
  [
    'ballots without end',
    `${HEAD}1 2 0\n${TAIL.slice(2)}`,
    { line: 3, fault: 'ballotsUnended', text: '"A"' },
  ],
  [
    'an end of a mark alone',
    `${HEAD}0\nA"\n"B"\n"C"\n"T"`,
    { line: 3, fault: 'quoteMissing', text: 'A"' },
  ],
  ['an empty name', `${HEAD}0\n""\n"B"\n"C"\n"T"`, { line: 3, fault: 'nameMissing', text: '""' }],
  ['nobody left', `${HEAD}-1 -2\n-3\n${TAIL}`, { line: 3, fault: 'nobodyStands', text: '-3' }],
  ['a mark too few', `${HEAD}0\n"A"\n"B\n"C"\n"T"`, { line: 4, fault: 'quoteMissing', text: '"B' }],
  ['a name too few', `${HEAD}0\n"A"\n"B"\n`, { line: 4, fault: 'nameMissing', text: '' }],
])('%s is a fault, with its line', (_what, file, fault) => {
  expect(parseBlt(file)).toEqual({ election: null, faults: [fault], warnings: [] });
});

test('all faulty lines are listed, with the lines of the file and their texts cut', () => {
  const file = `3 1\n\n1 2 0\n# comment\n1 ${'x'.repeat(99)} 0\n1 9 0\n0\n"A"\n"B\n"C"\n"T"`;
  expect(parseBlt(file).faults).toEqual([
    { line: 5, fault: 'optionInvalid', text: 'x'.repeat(40) },
    { line: 6, fault: 'optionUnknown', text: '9' },
    { line: 9, fault: 'quoteMissing', text: '"B' },
  ]);
});

test('a file that is cut off says so', () => {
  expect(parseBlt('3 1\n1 2 0\n1 2').faults).toEqual([
    { line: 3, fault: 'endMissing', text: '2' },
    { line: 3, fault: 'ballotsUnended', text: '' },
    { line: 3, fault: 'nameMissing', text: '' },
  ]);
});

test('the list of faults is bounded', () => {
  expect(parseBlt(`3 1\n${'x 0\n'.repeat(1000)}${TAIL}`).faults).toHaveLength(MAX_BLT_FAULTS);
});

test('long lines of quotation marks and comments are read in no time', () => {
  const marks = `${'"'.repeat(100_001)}#`;
  expect(parseBlt(`1 1\n0\n${marks}\n"T"`).faults).toHaveLength(1);
});

test('without those who withdrew the rest move up, on the list and on all ballots', () => {
  const { names, withdrawn, profile, seats } = dropWithdrawnOptions(ELECTION);
  expect({ names, withdrawn, seats }).toEqual({
    names: ['Adam', 'Charlotte', 'Donald'],
    withdrawn: [],
    seats: 2,
  });
  const ballots = [
    { ranking: [[0], [1], [2]], count: 3 },
    { ranking: [[0], [1]], count: 4 },
    { ranking: [[2], [0, 1]], count: 2 },
    { ranking: [], count: 1 },
    { ranking: [[1, 2], [0]], count: 2 },
    { ranking: [], count: 1 },
  ];
  expect(profile).toEqual(toRankedProfile(3, ballots));
  expect(scottishStv(profile, { seats, lot: [0, 1, 2] }).elected).toEqual([0, 1]);
});
