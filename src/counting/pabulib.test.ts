import { budgetGreedy } from './budgetGreedy';
import { equalShares } from './equalShares';
import {
  listApprovals,
  type PabulibElection,
  listRankings,
  listScores,
  writePabulib,
} from './pabulib';
import { MAX_PABULIB_FAULTS, parsePabulib } from './parsePabulib';
import { UNRANKED } from './profiles';
import { range } from './weakOrder';
import { createDice } from './testing/ballotKinds';
import {
  NAD_NEREM_BUDGET,
  NAD_NEREM_COSTS,
  NAD_NEREM_PROJECTS,
  readNadNerem,
} from './testing/nadNerem';

const FILE = `META
key;value
description;Two parks and a "small" bridge
country;Elsewhere
num_projects;3
num_votes;3
budget;1500,5
vote_type;cumulative
max_sum_points;5
mood;hopeful
PROJECTS
project_ID;cost;votes;Name;target
A;800.25;2;"Park; the ""old"" one";children,elderly
B;700;1;Pond;
7;40.0;1;"Bridge
over the pond";
VOTES
voter_id;age;vote;points
v1;33;A,7;3,2
v2;;B;5

v3;71;A;1
`;

const read = (file: string): PabulibElection => {
  const { election, faults } = parsePabulib(file);
  expect(faults).toEqual([]);
  return election!;
};

describe('reading', () => {
  test('sections, quotation marks, decimals and columns that nobody knows', () => {
    const election = read(FILE);
    expect(election).toEqual({
      voteType: 'cumulative',
      budget: 150_050,
      scale: 100,
      meta: [
        ['description', 'Two parks and a "small" bridge'],
        ['country', 'Elsewhere'],
        ['max_sum_points', '5'],
        ['mood', 'hopeful'],
      ],
      projectColumns: ['votes', 'Name', 'target'],
      projects: [
        { id: 'A', cost: 80_025, more: ['2', 'Park; the "old" one', 'children,elderly'] },
        { id: 'B', cost: 70_000, more: ['1', 'Pond', ''] },
        { id: '7', cost: 4_000, more: ['1', 'Bridge\nover the pond', ''] },
      ],
      voteColumns: ['age'],
      votes: [
        { voter: 'v1', projects: [0, 2], points: [3, 2], more: ['33'] },
        { voter: 'v2', projects: [1], points: [5], more: [''] },
        { voter: 'v3', projects: [0], points: [1], more: ['71'] },
      ],
    });
    expect([...listApprovals(election).marks]).toEqual([0, 2, 1, 0]);
    expect([...listScores(election).scores.slice(0, 3)]).toEqual([3, -0x8000, 2]);
  });

  test('the section META may do without its heading', () => {
    expect(read(FILE.replace('key;value\n', ''))).toEqual(read(FILE));
    const reversed = FILE.replace('key;value\n', 'value;key\n').replace(
      /^(description|country|num_projects|num_votes|budget|vote_type|max_sum_points|mood);(.*)$/gm,
      '$2;$1',
    );
    expect(read(reversed)).toEqual(read(FILE));
  });

  test('where ballots are not needed, a bad one is left out with a warning', () => {
    const file = FILE.replace('v2;;B;5', 'v2;;C;5').replace('v3;71;A;1', 'v1;71;A;much');
    expect(parsePabulib(file).election).toBeNull();
    const { election, faults, warnings } = parsePabulib(file, { needsBallots: false });
    expect(faults).toEqual([]);
    expect(election!.votes.map(({ voter }) => voter)).toEqual(['v1']);
    expect(election!.projects).toHaveLength(3);
    expect(warnings.map(({ line, fault }) => [line, fault])).toEqual([
      [20, 'projectUnknown'],
      [20, 'pointsInvalid'],
      [22, 'voterRepeated'],
      [22, 'pointsInvalid'],
    ]);
  });

  test.each([
    ['no section of votes', FILE.slice(0, FILE.indexOf('VOTES')), 'sectionMissing'],
    ['another number of votes', FILE.replace('num_votes;3', 'num_votes;4'), 'countWrong'],
    [
      'no column of votes',
      FILE.replace('voter_id;age;vote', 'voter_id;age;voted'),
      'columnMissing',
    ],
  ])('where ballots are not needed, %s is a warning', (_what, file, fault) => {
    expect(parsePabulib(file).election).toBeNull();
    const { election, warnings } = parsePabulib(file, { needsBallots: false });
    expect(election!.projects).toHaveLength(3);
    expect(warnings.map((one) => one.fault)).toContain(fault);
  });

  test('what is wrong with projects stays a fault where ballots are not needed', () => {
    const { election, faults } = parsePabulib(FILE.replace('700;', 'much;'), {
      needsBallots: false,
    });
    expect(election).toBeNull();
    expect(faults.map(({ fault }) => fault)).toEqual(['amountInvalid']);
  });

  test('a byte order mark and ends of lines of another system make no difference', () => {
    expect(read(`\uFEFF${FILE.replaceAll('\n', '\r\n')}`)).toEqual({
      ...read(FILE),
      projects: read(FILE).projects.map(({ more, ...project }) => ({
        ...project,
        more: more.map((cell) => cell.replace('\n', '\r\n')),
      })),
    });
  });

  test('orders, sets and blank ballots', () => {
    const ordinal = read(
      'META\nkey;value\nbudget;3\nvote_type;ordinal\nPROJECTS\nproject_id;cost\na;1\nb;1\nc;1\n' +
        'VOTES\nvoter_id;vote\n1;c,a\n2;\n',
    );
    expect([...listRankings(ordinal).ranks]).toEqual([
      1,
      UNRANKED,
      0,
      UNRANKED,
      UNRANKED,
      UNRANKED,
    ]);
    expect([...listApprovals(ordinal).starts]).toEqual([0, 2, 2]);
    expect(ordinal.scale).toBe(1);
  });
});

describe('what is wrong, and where', () => {
  const faultsAfter = (before: string | RegExp, after: string) => {
    const { election, faults } = parsePabulib(FILE.replace(before, after));
    expect(election).toBeNull();
    return faults;
  };

  test.each([
    ['META\n', '', { line: 1, fault: 'rowUnexpected', text: 'key' }],
    ['META\n', '', { line: 21, fault: 'sectionMissing', text: 'meta' }],
    ['PROJECTS', 'VOTES', { line: 17, fault: 'sectionRepeated', text: 'votes' }],
    ['key;value', 'key;worth', { line: 2, fault: 'columnMissing', text: 'value' }],
    ['budget;1500,5\n', '', { line: 2, fault: 'keyMissing', text: 'budget' }],
    ['budget;1500,5', 'budget;a lot', { line: 7, fault: 'amountInvalid', text: 'a lot' }],
    ['budget;1500,5', 'budget;-5', { line: 7, fault: 'amountInvalid', text: '-5' }],
    ['mood;hopeful', 'budget;7', { line: 10, fault: 'keyRepeated', text: 'budget' }],
    ['cumulative', 'thumbs', { line: 8, fault: 'voteTypeUnknown', text: 'thumbs' }],
    ['num_votes;3', 'num_votes;4', { line: 6, fault: 'countWrong', text: '4' }],
    ['num_projects;3', 'num_projects;', { line: 5, fault: 'countWrong', text: '' }],
    ['project_ID;cost', 'project_id;price', { line: 12, fault: 'columnMissing', text: 'cost' }],
    ['votes;Name', 'cost;Name', { line: 12, fault: 'columnRepeated', text: 'cost' }],
    ['A;800.25', 'A;800.1234567', { line: 13, fault: 'amountInvalid', text: '800.1234567' }],
    ['B;700', 'B;0', { line: 14, fault: 'amountInvalid', text: '0' }],
    ['B;700', 'B;9007199254740993', { line: 14, fault: 'amountInvalid' }],
    ['B;700', ';700', { line: 14, fault: 'idMissing', text: '' }],
    ['B;700', 'A;700', { line: 14, fault: 'projectRepeated', text: 'A' }],
    ['Pond;', 'Pond;;more', { line: 14, fault: 'cellsTooMany', text: 'B;700;1;Pond;;more' }],
    ['Pond;', 'Pond', { line: 14, fault: 'cellsMissing', text: 'B;700;1;Pond' }],
    ['age;vote', 'age;voted', { line: 18, fault: 'columnMissing', text: 'vote' }],
    [';points', '', { line: 18, fault: 'columnMissing', text: 'points' }],
    ['v3;71', 'v1;71', { line: 22, fault: 'voterRepeated', text: 'v1' }],
    ['v3;71', ';71', { line: 22, fault: 'idMissing', text: '' }],
    ['A,7;3,2', 'A,8;3,2', { line: 19, fault: 'projectUnknown', text: '8' }],
    ['A,7;3,2', 'A,A;3,2', { line: 19, fault: 'choiceRepeated', text: 'A' }],
    ['A,7;3,2', 'A,7;3', { line: 19, fault: 'pointsInvalid', text: '3' }],
    ['A,7;3,2', 'A,7;3,some', { line: 19, fault: 'pointsInvalid', text: '3,some' }],
    ['A,7;3,2', 'A,7;3,40000', { line: 19, fault: 'pointsInvalid', text: '3,40000' }],
  ])('%j → %j', (before, after, fault) => {
    expect(faultsAfter(before, after)).toContainEqual(expect.objectContaining(fault));
  });

  test('all faults are listed, not the first alone; of very many the first hundred', () => {
    const wrong = FILE.replace('A;800.25', 'A;dear').replace('B;5', 'C;5').replace('v3', 'v1');
    expect(parsePabulib(wrong).faults).toEqual([
      { line: 13, fault: 'amountInvalid', text: 'dear' },
      { line: 20, fault: 'projectUnknown', text: 'C' },
      { line: 20, fault: 'pointsInvalid', text: '5' },
      { line: 22, fault: 'voterRepeated', text: 'v1' },
    ]);
    const votes = range(500).map((voter) => `${voter};X`);
    const many = `META\nkey;value\nbudget;1\nvote_type;approval\nPROJECTS\nproject_id;cost\na;1\nVOTES\nvoter_id;vote\n${votes.join('\n')}`;
    expect(parsePabulib(many).faults).toHaveLength(MAX_PABULIB_FAULTS);
  });

  test('an empty file, and files that are none', () => {
    expect(parsePabulib('').faults.map(({ fault }) => fault)).toEqual(
      Array(3).fill('sectionMissing'),
    );
    expect(parsePabulib('\u0000\u0001"";;"\n"').election).toBeNull();
    for (const name of ['META', 'PROJECTS', 'VOTES'])
      expect(parsePabulib(name).election).toBeNull();
  });

  test('a file cut off anywhere is not taken for a whole one', () => {
    for (const length of range(FILE.length - '1\n'.length)) {
      const { election, faults } = parsePabulib(FILE.slice(0, length));
      expect({ length, election, hasFaults: faults.length > 0 }).toEqual({
        length,
        election: null,
        hasFaults: true,
      });
    }
  });
});

const CELLS = [
  '',
  'plain',
  'semi;colon',
  'a "quoted" word',
  '"',
  '""',
  'two\nlines',
  'فارسی',
  "it's",
  ',',
];

function randomElection(seed: number): PabulibElection {
  const { below, shuffled } = createDice(seed);
  const cell = () => CELLS[below(CELLS.length)]!;
  const voteType = (['approval', 'ordinal', 'cumulative', 'scoring'] as const)[below(4)]!;
  const scale = [1, 10, 100][below(3)]!;
  const projects = range(1 + below(4)).map((index) => ({
    id: `p${index}`,
    // One amount with the last decimal in use keeps the scale.
    cost: index === 0 ? 1 + scale * below(100) : 1 + below(100_000),
    more: [cell(), cell()],
  }));
  const votes = range(below(5)).map((voter) => {
    const named = shuffled(range(projects.length)).slice(0, below(projects.length + 1));
    const hasPoints = voteType === 'cumulative' || voteType === 'scoring';
    const points = hasPoints ? named.map(() => below(9) - 3) : [];
    return { voter: `"v${voter}`, projects: named, points, more: [cell()] };
  });
  const meta = [['description', cell()] as const, ['x', cell()] as const];
  const columns = { projectColumns: ['name', 'place; street'], voteColumns: ['age'] };
  return { voteType, budget: below(1_000_000), scale, meta, projects, votes, ...columns };
}

describe('writing', () => {
  test('what is written is read the same again', () => {
    for (const seed of range(300)) {
      const election = randomElection(seed);
      expect(read(writePabulib(election))).toEqual(election);
    }
    expect(read(writePabulib(read(FILE)))).toEqual(read(FILE));
  });

  test.each([
    [{ id: '' }, { voter: '1' }],
    [{ id: 'a,b' }, { voter: '1' }],
    [{ id: 'a' }, { voter: '' }],
  ])('ids that could not be told apart are refused: %j, %j', ({ id }, { voter }) => {
    const election: PabulibElection = {
      ...read(FILE),
      projects: [{ id, cost: 1, more: ['', '', ''] }],
      votes: [{ voter, projects: [], points: [], more: [''] }],
    };
    expect(() => writePabulib(election)).toThrow(RangeError);
  });
});

test('a real election, written, read and counted again', () => {
  const { starts, marks, weights } = readNadNerem();
  const votes = [...weights].flatMap((weight, row) =>
    range(weight).map((ballot) => ({
      voter: `${row}-${ballot}`,
      projects: [...marks.slice(starts[row], starts[row + 1])],
      points: [],
      more: [],
    })),
  );
  const election = read(
    writePabulib({
      voteType: 'approval',
      budget: NAD_NEREM_BUDGET,
      scale: 1,
      meta: [],
      projectColumns: [],
      projects: NAD_NEREM_PROJECTS.map((id, project) => ({
        id,
        cost: NAD_NEREM_COSTS[project]!,
        more: [],
      })),
      voteColumns: [],
      votes,
    }),
  );
  const costs = election.projects.map(({ cost }) => cost);
  const terms = { costs, budget: election.budget, lot: range(8) };
  const original = { costs: NAD_NEREM_COSTS, budget: NAD_NEREM_BUDGET, lot: range(8) };
  expect(budgetGreedy(listApprovals(election), terms)).toEqual(
    budgetGreedy(readNadNerem(), original),
  );
  expect(equalShares(listApprovals(election), terms)).toEqual(
    equalShares(readNadNerem(), original),
  );
});
