import { findOpinionGroups } from './opinionGroups';
import { chooseNext } from './priority';
import { createSeededRandom, createShuffledNumbers } from './random';
import { SAMPLE_SHARE, measureStability } from './stability';
import { createCasts, parseVoteRows, createVoteRows } from './testing/madeUpVotes';
import { VoteRows } from './voteRows';

const CLEAR = { participants: 100, statements: 20, camps: 2, density: 0.9, seed: 2 };
const TERMS = { seed: 5, samples: 20 };

function stabilityOf(votes: VoteRows, terms = TERMS) {
  return measureStability(findOpinionGroups(votes), votes, [], terms);
}

test('clear camps are found again in every sample', () => {
  const stability = stabilityOf(createVoteRows(createCasts(CLEAR)))!;
  expect(stability).toMatchObject({ samples: 20, people: SAMPLE_SHARE * 100 });
  expect(stability.counts).toEqual([{ groups: 2, share: 1 }]);
  expect(stability.agreement).toEqual({ mean: 1, low: 1, high: 1 });
  expect(stability.groups).toEqual([
    { name: 0, agreement: 1 },
    { name: 1, agreement: 1 },
  ]);
});

test('groups in noise are not', () => {
  const random = createSeededRandom(8);
  const votes = new VoteRows();
  for (let person = 0; person < 100; person++)
    for (let statement = 0; statement < 20; statement++)
      votes.set(person, statement, random() < 0.5 ? 1 : -1);
  const stability = stabilityOf(votes)!;
  expect(stability.agreement.mean).toBeLessThan(0.8);
  expect(stability.agreement.low).toBeLessThanOrEqual(stability.agreement.mean);
  expect(stability.agreement.high).toBeGreaterThanOrEqual(stability.agreement.mean);
  expect(stability.counts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
});

test('samples tell nothing of who stands first: the figures are those of renumbered people', () => {
  const votes = createVoteRows(createCasts({ ...CLEAR, camps: 5, density: 0.5 }));
  const people = createShuffledNumbers(votes.participants, createSeededRandom(3));
  const one = stabilityOf(votes, { seed: 5, samples: 40 })!;
  const other = stabilityOf(votes.pick(people), { seed: 5, samples: 40 })!;
  expect(Math.abs(other.agreement.mean - one.agreement.mean)).toBeLessThan(0.1);
  expect(one.agreement.mean).toBeLessThan(1);
});

test('equal seeds give equal figures, other seeds others', () => {
  const votes = createVoteRows(createCasts({ ...CLEAR, camps: 40, density: 0.5 }));
  expect(stabilityOf(votes)).toEqual(stabilityOf(votes));
  expect(stabilityOf(votes, { ...TERMS, seed: 6 })).not.toEqual(stabilityOf(votes));
});

test('without two groups there is nothing to compare', () => {
  expect(stabilityOf(parseVoteRows('+++', '+++'))).toBeNull();
  expect(stabilityOf(new VoteRows())).toBeNull();
});

test('measuring changes neither votes nor run', () => {
  const votes = createVoteRows(createCasts(CLEAR));
  const run = findOpinionGroups(votes);
  const before = structuredClone(run);
  measureStability(run, votes, [], TERMS);
  expect(run).toEqual(before);
  expect(votes.version).toBe(before.version);
});

describe('the next statement', () => {
  const drawn = (priorities: readonly number[], candidates: readonly number[], times: number) => {
    const random = createSeededRandom(1);
    return Array.from({ length: times }, () => chooseNext(priorities, candidates, random));
  };

  test('comes by lot, with chances as the priorities', () => {
    const found = drawn([1, 3, 96, 0], [0, 1, 3], 4_000);
    const shareOf = (statement: number) =>
      found.filter((one) => one === statement).length / found.length;
    expect(shareOf(0)).toBeCloseTo(0.25, 1);
    expect(shareOf(1)).toBeCloseTo(0.75, 1);
    expect([shareOf(2), shareOf(3)]).toEqual([0, 0]);
  });

  test('equal seeds choose alike', () => {
    expect(drawn([1, 1, 1], [0, 1, 2], 20)).toEqual(drawn([1, 1, 1], [0, 1, 2], 20));
  });

  test('a statement of which the map knows nothing yet is as new', () => {
    const found = drawn([5.0625], [0, 1], 2_000).filter((one) => one === 1);
    expect(found.length / 2_000).toBeCloseTo(0.5, 1);
  });

  test('none where all are answered, or none may be shown', () => {
    expect(drawn([1, 1], [], 1)).toEqual([null]);
    expect(drawn([0, 0], [0, 1], 1)).toEqual([null]);
  });
});

test('shuffled numbers are all numbers once', () => {
  const numbers = createShuffledNumbers(500, createSeededRandom(3));
  expect([...numbers]).not.toEqual([...numbers].toSorted((a, b) => a - b));
  expect(new Set(numbers).size).toBe(500);
});
