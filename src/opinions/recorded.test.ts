import { computeAdjustedRand } from './adjustedRand';
import { computeGroupAwareConsensus } from './consensus';
import { countByGroup, getStatementCounts } from './groupCounts';
import { NO_GROUP } from './groupLabels';
import { findClusters } from './kMeans';
import { computeLayout } from './layout';
import { findOpinionGroups, type OpinionRun, updateOpinionGroups } from './opinionGroups';
import { replayVotes, listStatementStates } from './publishedConversation';
import { PUBLISHED_FILE_NAMES, type PublishedTable } from './publishedFiles';
import { createSeededRandom, createShuffledNumbers } from './random';
import { listRepresentativeStatements, computeStrength } from './representative';
import { computeMeanSilhouette } from './silhouette';
import { parsePublishedTables } from './testing/parsePublishedTables';
import {
  listRecordedFiles,
  RECORDED_CONVERSATIONS,
  readRecordedConversation,
  readRecordedFiles,
  type RecordedName,
} from './testing/recordedConversations';
import { VoteRows } from './voteRows';

function published(name: RecordedName) {
  const conversation = readRecordedConversation(name);
  const { votes, voters } = replayVotes(conversation.votes);
  const states = listStatementStates(conversation.comments);
  const groups = new Map(conversation.participants.map(({ voter, group }) => [voter, group]));
  const groupOf = Uint8Array.from(voters, (voter) => groups.get(voter) ?? NO_GROUP);
  return { conversation, votes, voters, states, groupOf };
}

/** Returns the counts of the statement in each published group. */
function countsIn(name: RecordedName, statement: number) {
  const { votes, groupOf } = published(name);
  return countByGroup(votes, groupOf, 2).map((table) => getStatementCounts(table, statement));
}

test('every file that lies with the conversations is read: none is left out', () => {
  const read = RECORDED_CONVERSATIONS.flatMap((name) =>
    Object.keys(readRecordedFiles(name)).map(
      (table) => `${name}/${PUBLISHED_FILE_NAMES[table as PublishedTable]}`,
    ),
  );
  expect(listRecordedFiles()).toEqual(['README.md', ...read].toSorted());
  for (const name of RECORDED_CONVERSATIONS)
    expect(parsePublishedTables(readRecordedFiles(name)).faults).toEqual([]);
});

test.each(RECORDED_CONVERSATIONS)('the last votes of %s are the published matrix', (name) => {
  const { conversation, votes, voters } = published(name);
  expect(voters).toHaveLength(conversation.participants.length);
  for (const { voter, row, votes: given } of conversation.participants) {
    const participant = voters.indexOf(voter);
    expect(row.map((_, statement) => votes.get(participant, statement))).toEqual(row);
    expect(votes.lengths[participant]).toBe(given);
  }
});

test.each([
  ['brexit-consensus', 204, 50, 5_303, [106, 91], 7],
  ['15-per-hour-seattle', 339, 54, 2_872, [99, 39], 201],
] as const)('%s has its size (T16)', (name, people, statements, given, sizes, ungrouped) => {
  const { votes, groupOf } = published(name);
  expect([votes.participants, votes.statements, votes.votes]).toEqual([people, statements, given]);
  expect([0, 1, NO_GROUP].map((group) => groupOf.filter((one) => one === group).length)).toEqual([
    ...sizes,
    ungrouped,
  ]);
});

test.each([
  [
    'brexit-consensus',
    14,
    0.850549,
    [
      [85, 1, 89],
      [71, 3, 78],
    ],
  ],
  [
    'brexit-consensus',
    19,
    0.846035,
    [
      [66, 1, 72],
      [56, 2, 59],
    ],
  ],
  [
    'brexit-consensus',
    1,
    0.834298,
    [
      [88, 1, 91],
      [67, 5, 76],
    ],
  ],
  [
    '15-per-hour-seattle',
    2,
    0.370968,
    [
      [26, 23, 60],
      [22, 2, 25],
    ],
  ],
] as const)('group-aware consensus of %s, statement %p (T16)', (name, statement, value, rows) => {
  const counts = countsIn(name, statement);
  expect(counts.map(({ agrees, disagrees, seen }) => [agrees, disagrees, seen])).toEqual(rows);
  expect(computeGroupAwareConsensus(counts)).toBeCloseTo(value, 6);
});

test.each(['brexit-consensus', '15-per-hour-seattle'] as const)(
  'the statement of %s with the highest consensus is the one of T16',
  (name) => {
    const { votes, groupOf, states } = published(name);
    const tables = countByGroup(votes, groupOf, 2);
    const values = states.map((state, statement) =>
      state === 'in'
        ? computeGroupAwareConsensus(tables.map((table) => getStatementCounts(table, statement)))
        : 0,
    );
    const best = values.indexOf(Math.max(...values));
    expect(best).toBe(name === 'brexit-consensus' ? 14 : 2);
  },
);

test.each([
  ['brexit-consensus', 0, 7, 'disagree', 77, 92, 12.7787, 9.9986],
  ['brexit-consensus', 1, 7, 'agree', 53, 75, 9.4174, 8.5539],
  ['15-per-hour-seattle', 0, 20, 'disagree', 40, 62, 22.4219, 5.8932],
  ['15-per-hour-seattle', 1, 24, 'disagree', 26, 28, 6.6, 7.3012],
] as const)(
  'most representative of %s, group %p: statement %p, %s (T16)',
  (name, group, statement, side, successes, seen, ratio, z) => {
    const { votes, groupOf, states } = published(name);
    const tables = countByGroup(votes, groupOf, 2);
    const strengths = states
      .map((_, number) => number)
      .filter((number) => states[number] === 'in')
      .map((number) =>
        computeStrength(
          number,
          getStatementCounts(tables[group]!, number),
          getStatementCounts(tables[1 - group]!, number),
        ),
      );
    const metric = (one: { ratio: number; ratioZ: number; share: number; shareZ: number }) =>
      one.ratio * one.ratioZ * one.share * one.shareZ;
    const [first] = listRepresentativeStatements(strengths).toSorted(
      (a, b) => metric(b) - metric(a),
    );
    expect(first).toMatchObject({ statement, side, successes, seen });
    expect(first!.ratio).toBeCloseTo(ratio, 4);
    expect(first!.ratioZ).toBeCloseTo(z, 4);
  },
);

/** Returns the votes with participants and statements numbered by lot. */
function renumbered(votes: VoteRows, seed: number) {
  const random = createSeededRandom(seed);
  const people = createShuffledNumbers(votes.participants, random);
  const statements = createShuffledNumbers(votes.statements, random);
  return { votes: votes.pick(people, statements), people, statements };
}

describe.each(RECORDED_CONVERSATIONS)('the groups of %s follow from the votes alone', (name) => {
  const { votes, states } = published(name);
  const run = findOpinionGroups(votes, states);

  test.each(Array.from({ length: 12 }, (_, seed) => seed + 1))(
    'however participants and statements are numbered (lot %p)',
    (seed) => {
      const other = renumbered(votes, seed);
      const found = findOpinionGroups(
        other.votes,
        Array.from(other.statements, (statement) => states[statement]!),
      );
      const before = other.people.map((person) => run.memory.nameOf[person]!);
      expect(computeAdjustedRand(found.memory.nameOf, before)).toBe(1);
      expect([...found.memory.nameOf]).toEqual([...before]);
      expect(found.map.points).toEqual(run.map.points);
      expect(found.map.silhouettes).toEqual(run.map.silhouettes);
      expect(found.places.x).toEqual(Float64Array.from(other.people, (one) => run.places.x[one]!));
    },
  );

  test('however often the map was drawn on the way', () => {
    const events = readRecordedConversation(name).votes;
    const { voters } = published(name);
    const numbers = new Map(voters.map((voter, number) => [voter, number]));
    const rows = new VoteRows();
    let last: OpinionRun | undefined;
    events
      .toSorted((a, b) => a.timestamp! - b.timestamp!)
      .forEach(({ voter, comment, vote }, at) => {
        rows.set(numbers.get(voter)!, comment, vote);
        if (at % 500 === 0 || at === events.length - 1)
          last = last ? updateOpinionGroups(last, rows, states) : findOpinionGroups(rows, states);
      });
    expect(computeAdjustedRand(last!.memory.nameOf, run.memory.nameOf)).toBe(1);
    expect(last!.map.silhouettes).toEqual(run.map.silhouettes);
  });

  test('to whichever side an axis of the map points', () => {
    const turned = run.memory.components.map((component) => component.map((value) => -value));
    const again = findOpinionGroups(votes, states, { ...run.memory, components: turned });
    expect(again.memory.nameOf).toEqual(run.memory.nameOf);
    expect(again.places.x).toEqual(run.places.x.map((x) => 0 - x));
  });
});

/**
 * Agreement that groups of people and statements in their order of arrival had, from one start: of
 * the map's points, and of the people.
 */
const FROM_ONE_START = {
  'brexit-consensus': { points: [0.390119, 0.420257, 0.356846, 0.283408], people: 0.426592 },
  '15-per-hour-seattle': { points: [0.399361, 0.324927, 0.304204, 0.311265], people: 0.365462 },
} as const;

test.each(RECORDED_CONVERSATIONS)(
  'people lie no worse in the groups of %s than from one start',
  (name) => {
    const { votes, states } = published(name);
    const { map, memory, places } = findOpinionGroups(votes, states);
    const { points, people } = FROM_ONE_START[name];
    const values = map.silhouettes.map(({ value }) => value);
    values.forEach((value, at) => expect(value).toBeGreaterThanOrEqual(points[at]!));
    const rows = [...memory.nameOf.keys()].filter((row) => memory.nameOf[row] !== NO_GROUP);
    const found = computeMeanSilhouette(
      {
        x: Float64Array.from(rows, (row) => places.x[row]!),
        y: Float64Array.from(rows, (row) => places.y[row]!),
      },
      { of: Uint8Array.from(rows, (row) => memory.nameOf[row]!), count: map.groups.length },
    );
    expect(found).toBeGreaterThanOrEqual(people);
  },
);

/**
 * The published groups grew over months, each update starting from the one before; groups that
 * start anew from the last votes are others. What they share: the published ones are two sides of
 * our map, cut by one line but for a few people.
 */
describe('our groups against the published ones', () => {
  test.each([
    ['brexit-consensus', 189, [2, 3], 0.86, 0.55, 191],
    ['15-per-hour-seattle', 138, [2, 2], 0.82, 0.88, 137],
  ] as const)('%s', (name, common, [wanted, found], two, own, sided) => {
    const { votes, states, groupOf } = published(name);
    const run = findOpinionGroups(votes, states);
    expect(run.map.groups).toHaveLength(found);
    const rows = [...groupOf.keys()].filter(
      (row) => groupOf[row] !== NO_GROUP && run.memory.nameOf[row] !== NO_GROUP,
    );
    expect(rows).toHaveLength(common);
    const ours = rows.map((row) => run.memory.nameOf[row]!);
    const theirs = rows.map((row) => groupOf[row]!);
    expect(computeAdjustedRand(ours, theirs)).toBeCloseTo(own, 1);

    const grouped = [...groupOf.keys()].filter((row) => groupOf[row] !== NO_GROUP);
    const { base, weights, pointOf, places } = computeLayout(votes, states, { countsAll: true });
    const { of } = findClusters(base, { clusters: wanted, mostRounds: 100, starts: 50, weights });
    const inTwo = grouped.map((row) => of[pointOf[row]!]!);
    expect(
      computeAdjustedRand(
        inTwo,
        grouped.map((row) => groupOf[row]!),
      ),
    ).toBeCloseTo(two, 1);

    const middles = [0, 1].map((group) => {
      const people = grouped.filter((row) => groupOf[row] === group);
      const mean = (values: Float64Array) =>
        people.reduce((sum, row) => sum + values[row]!, 0) / people.length;
      return [mean(places.x), mean(places.y)] as const;
    });
    const away = (row: number, group: number) =>
      Math.hypot(places.x[row]! - middles[group]![0], places.y[row]! - middles[group]![1]);
    const onTheirSide = grouped.filter(
      (row) => Number(away(row, 1) < away(row, 0)) === groupOf[row],
    );
    expect(onTheirSide).toHaveLength(sided);
  });
});
