import { createSeededRandom, createShuffledNumbers } from './random';
import { createCasts, parseVoteRows, createVoteRows } from './testing/madeUpVotes';
import { MAX_STATEMENTS, type Vote, VoteRows } from './voteRows';

const rowOf = ({ codes, starts, lengths }: VoteRows, row: number) => [
  ...codes.subarray(starts[row], starts[row]! + lengths[row]!),
];

const MADE_UP = { participants: 150, statements: 90, camps: 3, density: 0.4, seed: 3 };

test('the last vote wins, and counts follow', () => {
  const votes = new VoteRows();
  expect(votes.set(2, 1, 1)).toBe(true);
  expect(votes.set(2, 1, 1)).toBe(false);
  expect(votes.set(2, 0, 0)).toBe(true);
  expect(votes.set(2, 1, -1)).toBe(true);
  expect([votes.get(2, 0), votes.get(2, 1), votes.get(0, 0), votes.get(9, 9)]).toEqual([
    0,
    -1,
    null,
    null,
  ]);
  expect([votes.participants, votes.statements, votes.votes, votes.version]).toEqual([3, 2, 2, 3]);
  expect([...votes.counts.subarray(0, 8)]).toEqual([0, 1, 0, 0, 1, 0, 0, 0]);
});

test('a map of maps holds the same after ten thousand votes and changes of mind', () => {
  const votes = new VoteRows();
  const random = createSeededRandom(11);
  const known = new Map<string, Vote>();
  for (let event = 0; event < 10_000; event++) {
    const participant = Math.floor(random() * 300);
    const statement = Math.floor(random() ** 2 * 60);
    const vote = (Math.floor(random() * 3) - 1) as Vote;
    known.set(`${participant} ${statement}`, vote);
    votes.set(participant, statement, vote);
  }
  expect(votes.votes).toBe(known.size);
  for (const [key, vote] of known) {
    const [participant, statement] = key.split(' ').map(Number);
    expect(votes.get(participant!, statement!)).toBe(vote);
  }
  expect(votes.counts.reduce((sum, count) => sum + count, 0)).toBe(known.size);
});

test('the order of the votes leaves no trace in the rows', () => {
  const casts = createCasts(MADE_UP);
  const other = Array.from(
    createShuffledNumbers(casts.length, createSeededRandom(5)),
    (at) => casts[at]!,
  );
  const [one, two] = [createVoteRows(casts), createVoteRows(other)];
  for (let row = 0; row < one.participants; row++) expect(rowOf(two, row)).toEqual(rowOf(one, row));
  expect([...two.counts.subarray(0, 4 * two.statements)]).toEqual([
    ...one.counts.subarray(0, 4 * one.statements),
  ]);
});

test('some rows by themselves, numbered anew', () => {
  const picked = parseVoteRows('+-', '  ', '0 +').pick(Uint32Array.of(2, 0));
  expect([picked.participants, picked.statements, picked.votes]).toEqual([2, 3, 4]);
  expect([picked.get(0, 0), picked.get(0, 1), picked.get(0, 2)]).toEqual([0, null, 1]);
  expect([picked.get(1, 0), picked.get(1, 1)]).toEqual([1, -1]);
  expect(picked.set(0, 1, -1)).toBe(true);
  expect([picked.get(0, 1), picked.get(1, 0), picked.get(1, 1)]).toEqual([-1, 1, -1]);
});

test.each([
  [-1, 0, 1],
  [0.5, 0, 1],
  [0, -1, 1],
  [0, 1.5, 1],
  [0, MAX_STATEMENTS, 1],
  [0, 0, 2],
  [0, 0, 0.5],
  [0, 0, Number.NaN],
])('participant %p, statement %p, vote %p is refused', (participant, statement, vote) => {
  const votes = new VoteRows();
  expect(() => votes.set(participant, statement, vote as Vote)).toThrow(RangeError);
  expect([votes.participants, votes.statements, votes.version]).toEqual([0, 0, 0]);
});
