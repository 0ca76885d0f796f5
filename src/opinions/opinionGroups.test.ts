import { computeAdjustedRand } from './adjustedRand';
import { findCanonicalOrder } from './canonicalOrder';
import { centre } from './centring';
import { countCoVotes, refreshCoVotes } from './coVotes';
import { NO_GROUP } from './groupLabels';
import type { OpinionMemory } from './layout';
import { findOpinionGroups, getPosition, updateOpinionGroups } from './opinionGroups';
import { placeParticipants } from './coordinates';
import {
  createProductMultiplier,
  createVoteMultiplier,
  dot,
  computePrincipalComponents,
} from './principalComponents';
import { createSeededRandom, createShuffledNumbers } from './random';
import { type Cast, createCasts, parseVoteRows, createVoteRows } from './testing/madeUpVotes';
import { computeSlowPlaces } from './testing/slowOpinions';
import { VoteRows } from './voteRows';

const MADE_UP = { participants: 120, statements: 30, camps: 3, density: 0.6, seed: 21 };
const casts = createCasts(MADE_UP);
const camps = Array.from({ length: MADE_UP.participants }, (_, row) => row % MADE_UP.camps);

const shuffled = (seed: number): Cast[] =>
  Array.from(createShuffledNumbers(casts.length, createSeededRandom(seed)), (at) => casts[at]!);

/** Votes on the first statements again: as many as given, the other way round. */
function changeMinds(votes: VoteRows, count: number): void {
  for (const { participant, statement, vote } of casts.slice(0, count))
    votes.set(participant, statement, vote === 1 ? -1 : 1);
}

describe('the method', () => {
  test('camps are found', () => {
    const { map, memory } = findOpinionGroups(createVoteRows(casts));
    expect(map.groups.map(({ people }) => people)).toEqual([40, 40, 40]);
    expect(computeAdjustedRand(memory.nameOf, camps)).toBe(1);
    expect(map.points.reduce((sum, { people }) => sum + people, 0)).toBe(120);
  });

  test('places are those of the full matrix, but for the side on which they are', () => {
    const states = ['in', 'out', 'in', 'meta'] as const;
    const votes = createVoteRows(casts);
    const { places } = findOpinionGroups(votes, states);
    const slow = computeSlowPlaces(votes, states);
    const axes = [
      [places.x, slow.map(([x]) => x)],
      [places.y, slow.map(([, y]) => y)],
    ] as const;
    for (const [own, expected] of axes) {
      const side = Math.sign(own[0]! * expected[0]!);
      own.forEach((value, row) => expect(value).toBeCloseTo(side * expected[row]!, 5));
    }
  });

  test('by votes or by products, the components are the same', () => {
    const votes = createVoteRows(casts);
    const centring = centre(votes, []);
    const order = findCanonicalOrder(votes, []);
    const products = countCoVotes(votes, centring);
    const one = computePrincipalComponents(
      createProductMultiplier(products, order.statements),
      order.statements,
    );
    const two = computePrincipalComponents(
      createVoteMultiplier(votes, centring, order),
      order.statements,
    );
    one.forEach((component, number) => {
      expect(dot(component, component)).toBeCloseTo(1, 12);
      expect(Math.abs(dot(component, two[number]!))).toBeCloseTo(1, 10);
    });
    expect(dot(one[0]!, one[1]!)).toBeCloseTo(0, 12);
  });

  test('few votes do not pull anybody to the middle', () => {
    const votes = parseVoteRows('++--', '++--', '--++', '--++', '+   ');
    const { places } = findOpinionGroups(votes);
    expect(Math.sign(places.x[4]!)).toBe(Math.sign(places.x[0]!));
    expect(Math.abs(places.x[4]!)).toBeGreaterThan(Math.abs(places.x[0]!) / 4);
  });

  test('whoever agreed with a statement alone stands where the statement does', () => {
    const votes = createVoteRows(casts);
    votes.set(MADE_UP.participants, 7, 1);
    const run = findOpinionGroups(votes);
    const { x, y, extremity } = run.map.statements[7]!;
    expect(run.places.x[MADE_UP.participants]).toBeCloseTo(x, 10);
    expect(run.places.y[MADE_UP.participants]).toBeCloseTo(y, 10);
    expect(extremity).toBeCloseTo(Math.hypot(x, y), 12);
  });
});

describe('who has a place', () => {
  const placesIn = ({ nameOf }: OpinionMemory) =>
    Array.from(nameOf, (name) => Number(name !== NO_GROUP));
  const row = (signs: string) => signs.padEnd(9);
  const lines = [
    ...Array.from({ length: 20 }, () => row('+-+-+-+')),
    row('+-+-+-'),
    '',
    '       0',
  ];

  test('seven votes are enough, six are not', () => {
    const { map, memory } = findOpinionGroups(parseVoteRows(...lines));
    expect([map.participants, map.grouped]).toEqual([22, 20]);
    expect(placesIn(memory).slice(18)).toEqual([1, 1, 0, 0, 0]);
  });

  test('of fewer statements all are enough; if fewer than 15 people remain, the most active join', () => {
    const few = parseVoteRows(
      '+++',
      '---',
      ...Array.from({ length: 13 }, () => '-+ '),
      '+  ',
      '   ',
    );
    const { map, memory } = findOpinionGroups(few);
    expect([map.participants, map.grouped]).toEqual([16, 15]);
    expect(placesIn(memory).slice(13)).toEqual([1, 1, 0]);
  });

  test('of those who have answered as many nobody is left out', () => {
    const { map } = findOpinionGroups(
      parseVoteRows('++', '--', ...Array.from({ length: 20 }, () => '- ')),
    );
    expect([map.participants, map.grouped]).toEqual([22, 22]);
  });

  test('who has a place does not depend on when they came: an update counts as a new run', () => {
    const votes = new VoteRows();
    for (let person = 0; person < 20; person++) votes.set(person, 0, person % 2 ? 1 : -1);
    const first = findOpinionGroups(votes);
    for (let person = 0; person < 16; person++)
      for (let statement = 1; statement < 9; statement++) votes.set(person, statement, 1);
    expect(first.map.grouped).toBe(20);
    expect(updateOpinionGroups(first, votes).map.grouped).toBe(16);
    expect(findOpinionGroups(votes).map.grouped).toBe(16);
  });
});

describe('what makes no difference', () => {
  test('the order of the votes, bit for bit', () => {
    const one = findOpinionGroups(createVoteRows(casts));
    const two = findOpinionGroups(createVoteRows(shuffled(9)));
    expect(two.map).toEqual(one.map);
    expect(Buffer.from(two.places.x.buffer)).toEqual(Buffer.from(one.places.x.buffer));
    expect(Buffer.from(two.places.y.buffer)).toEqual(Buffer.from(one.places.y.buffer));
  });

  test('changes of mind that were taken back', () => {
    const votes = createVoteRows(casts);
    changeMinds(votes, 50);
    casts.slice(0, 50).forEach((cast) => votes.set(cast.participant, cast.statement, cast.vote));
    expect(findOpinionGroups(votes).map).toEqual(findOpinionGroups(createVoteRows(casts)).map);
  });

  test('the numbers of the statements', () => {
    const names = createShuffledNumbers(MADE_UP.statements, createSeededRandom(4));
    const renamed = casts.map((cast) => ({ ...cast, statement: names[cast.statement]! }));
    const one = findOpinionGroups(createVoteRows(casts));
    const two = findOpinionGroups(createVoteRows(renamed));
    expect(two.memory.nameOf).toEqual(one.memory.nameOf);
    one.map.statements.forEach(({ statement, agrees, seen, consensus, extremity }) => {
      const other = two.map.statements[names[statement]!]!;
      expect(other).toMatchObject({ agrees, seen });
      expect(other.consensus).toBeCloseTo(consensus!, 12);
      expect(other.extremity).toBeCloseTo(extremity, 5);
    });
  });

  test('agreeing for disagreeing: the same people stand together', () => {
    const turned = casts.map((cast) => ({ ...cast, vote: -cast.vote as Cast['vote'] }));
    const one = findOpinionGroups(createVoteRows(casts));
    const two = findOpinionGroups(createVoteRows(turned));
    expect(computeAdjustedRand(two.memory.nameOf, one.memory.nameOf)).toBe(1);
  });
});

describe('strange conversations', () => {
  const isFinite = (value: unknown): boolean =>
    typeof value === 'object' && value !== null
      ? Object.values(value).every(isFinite)
      : typeof value !== 'number' || Number.isFinite(value);

  test('nobody', () => {
    const run = findOpinionGroups(new VoteRows());
    expect(run.map).toMatchObject({ participants: 0, groups: [], points: [], statements: [] });
    expect(getPosition(run, 0)).toBeNull();
  });

  test.each([
    ['one participant', ['+-0+']],
    ['all pass', Array.from({ length: 30 }, () => '00000000')],
    ['all agree', Array.from({ length: 30 }, () => '++++++++')],
    ['two who say the same', ['+-+-+-+-', '+-+-+-+-']],
    ['two who say the opposite', ['+-+-+-+-', '-+-+-+-+']],
    ['one statement', Array.from({ length: 20 }, (_, row) => '+-0'[row % 3]!)],
    ['a statement nobody has answered', ['+ -+-+-+-', '- +-+-+-+', '+ +-+-+-+']],
  ])('%s: a map, and only numbers in it', (_, lines) => {
    const { map } = findOpinionGroups(parseVoteRows(...lines));
    expect(map.groups.length).toBeGreaterThan(0);
    expect(map.groups.reduce((sum, { people }) => sum + people, 0)).toBe(lines.length);
    expect(isFinite(map)).toBe(true);
  });

  test('two who say the same stand on the same point; nothing is left for a second axis', () => {
    const run = findOpinionGroups(parseVoteRows('+-+-', '+-+-', '-+-+'));
    expect(getPosition(run, 0)).toEqual(getPosition(run, 1));
    expect([...run.places.y]).toEqual([0, 0, 0]);
    expect(run.map.points.map(({ people }) => people).toSorted()).toEqual([1, 2]);
  });

  test('whoever disagrees with all others alone, or with one other, is no group of their own', () => {
    const others = Array.from({ length: 12 }, () => '++++----');
    for (const [few, sizes] of [
      [1, [13]],
      [2, [14]],
      [3, [12, 3]],
    ] as const) {
      const alone = Array.from({ length: few }, () => '----++++');
      const { groups } = findOpinionGroups(parseVoteRows(...others, ...alone)).map;
      expect(groups.map(({ people }) => people)).toEqual(sizes);
    }
  });

  test('camps that mirror each other do not hide from the start vector', () => {
    const lines = Array.from({ length: 30 }, (_, row) => (row % 2 ? '++++----' : '----++++'));
    expect(
      findOpinionGroups(parseVoteRows(...lines)).map.groups.map(({ people }) => people),
    ).toEqual([15, 15]);
  });

  test('100,000 people and 1,000 statements fit', () => {
    const votes = new VoteRows();
    for (let person = 0; person < 100_000; person++) {
      const side = person % 2 ? 1 : -1;
      for (let statement = person % 125; statement < 1_000; statement += 125)
        votes.set(person, statement, side);
    }
    const { map } = findOpinionGroups(votes);
    expect([map.participants, map.grouped, map.votes]).toEqual([100_000, 100_000, 800_000]);
    expect(isFinite(map)).toBe(true);
  });
});

describe('statements that do not count', () => {
  test('what was taken out moves nobody and stands in no list', () => {
    const votes = createVoteRows(casts);
    const { map } = findOpinionGroups(votes, ['out', 'meta']);
    expect(map.statements[0]).toMatchObject({ x: 0, y: 0, consensus: null, priority: 0 });
    expect(map.statements[1]).toMatchObject({ x: 0, y: 0, consensus: null, priority: 49 });
    expect(map.statements[0]!.seen).toBeGreaterThan(0);
    const listed = [
      ...map.consensus,
      ...map.groups.flatMap(({ representative }) => representative.map((one) => one.statement)),
      ...map.majority.agree.map(({ statement }) => statement),
      ...map.majority.disagree.map(({ statement }) => statement),
    ];
    expect(listed).not.toContain(0);
    expect(listed).not.toContain(1);
  });

  test('their columns are votes of everybody: √(statements ÷ votes) counts them', () => {
    const votes = parseVoteRows('++-', '--+', '+  ');
    const centring = centre(votes, ['in', 'in', 'out']);
    const unit = [Float64Array.of(1, 0, 0), new Float64Array(3)];
    const { x } = placeParticipants(votes, centring, unit);
    expect(x[2]! / x[0]!).toBeCloseTo(Math.sqrt(3 / 2) / Math.sqrt(3 / 3), 12);
  });
});

describe('updates', () => {
  test('nothing new gives the same run', () => {
    const votes = createVoteRows(casts);
    const run = findOpinionGroups(votes, ['in', 'out']);
    votes.set(casts[0]!.participant, casts[0]!.statement, casts[0]!.vote);
    expect(updateOpinionGroups(run, votes, ['in', 'out', 'in'])).toEqual(run);
    expect(updateOpinionGroups(run, votes, ['in', 'in']).map.statements[1]!.state).toBe('in');
  });

  test.each([1, 40, 1_500])('products after %p new votes, as counted anew', (changes) => {
    const votes = createVoteRows(casts);
    const states = ['in', 'out'] as const;
    const before = countCoVotes(votes, centre(votes, states));
    changeMinds(votes, changes);
    const centring = centre(votes, ['in', 'in', 'meta']);
    const refreshed = refreshCoVotes(before, votes, centring);
    expect(refreshed).toEqual(countCoVotes(votes, centring));
  });

  test('a new statement and a new participant', () => {
    const votes = createVoteRows(casts);
    const run = findOpinionGroups(votes);
    for (let statement = 0; statement < 8; statement++) votes.set(120, statement + 25, 1);
    const after = updateOpinionGroups(run, votes);
    const anew = findOpinionGroups(votes);
    expect([after.map.statements.length, after.map.grouped]).toEqual([33, 121]);
    expect(computeAdjustedRand(after.memory.nameOf, anew.memory.nameOf)).toBe(1);
  });

  test('after many small updates the map is that of a new run', () => {
    const votes = new VoteRows();
    casts.slice(0, 600).forEach((cast) => votes.set(cast.participant, cast.statement, cast.vote));
    let run = findOpinionGroups(votes);
    for (let from = 600; from < casts.length; from += 100) {
      casts
        .slice(from, from + 100)
        .forEach((cast) => votes.set(cast.participant, cast.statement, cast.vote));
      run = updateOpinionGroups(run, votes);
    }
    const anew = findOpinionGroups(votes);
    expect(computeAdjustedRand(run.memory.nameOf, anew.memory.nameOf)).toBe(1);
    expect(run.map.silhouettes).toEqual(anew.map.silhouettes);
    const side = Math.sign(run.places.x[0]! * anew.places.x[0]!);
    expect(run.places.x).toEqual(anew.places.x.map((x) => side * x));
  });

  test('groups keep their names when those they were numbered by change sides', () => {
    const full = createCasts({ ...MADE_UP, density: 1 });
    const votes = createVoteRows(full);
    const run = findOpinionGroups(votes);
    for (const { participant, statement, vote } of full)
      if (participant < 2) votes.set(1 - participant, statement, vote);
    const after = updateOpinionGroups(run, votes);
    const [first, second] = run.memory.nameOf;
    expect([...after.memory.nameOf].slice(0, 2)).toEqual([second, first]);
    expect(after.memory.nameOf.slice(2)).toEqual(run.memory.nameOf.slice(2));
    expect(after.map.groups.map(({ name }) => name)).toEqual([0, 1, 2]);
  });

  test('memory that was stored goes on as if nothing had happened', () => {
    const votes = createVoteRows(casts);
    const { memory } = findOpinionGroups(votes);
    const stored = {
      components: memory.components.map((one) =>
        Float64Array.from(JSON.parse(JSON.stringify([...one]))),
      ),
      nameOf: Uint8Array.from(memory.nameOf),
    };
    changeMinds(votes, 5);
    expect(findOpinionGroups(votes, [], stored).map).toEqual(
      findOpinionGroups(votes, [], memory).map,
    );
  });
});

test('the map is plain values, and says nothing of single participants', () => {
  const { map } = findOpinionGroups(createVoteRows(casts));
  expect(JSON.parse(JSON.stringify(map))).toEqual(map);
  expect(Object.keys(map).toSorted()).toEqual([
    'consensus',
    'grouped',
    'groups',
    'majority',
    'participants',
    'points',
    'silhouettes',
    'statements',
    'votes',
  ]);
});

test('own place: with a group, without one, or none', () => {
  const votes = createVoteRows(casts);
  votes.set(200, 3, 1);
  const run = findOpinionGroups(votes);
  expect(getPosition(run, 5)).toMatchObject({ group: run.memory.nameOf[5] });
  expect(run.map.points[getPosition(run, 5)!.point!]!.group).toBe(run.memory.nameOf[5]);
  expect(getPosition(run, 200)).toMatchObject({ group: null, point: null });
  expect(run.memory.nameOf[200]).toBe(NO_GROUP);
  expect(getPosition(run, 150)).toBeNull();
  expect(getPosition(run, 201)).toBeNull();
});
