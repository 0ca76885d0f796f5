import { computeGroupAwareConsensus, listMajorityStatements } from './consensus';
import { computePriority } from './priority';
import { computeDifferenceZ, computeProportionInterval, computeProportionZ } from './proportions';
import { isRepresentative, listRepresentativeStatements, computeStrength } from './representative';

const counts = (agrees: number, disagrees: number, seen: number) => ({ agrees, disagrees, seen });
const ONE = counts(8, 1, 10);
const OTHER = counts(2, 5, 8);

describe('worked by hand (T14): 8 of 10 agree in one group, 2 of 8 in the other', () => {
  test('the first group is told by agreeing', () => {
    const strength = computeStrength(0, ONE, OTHER);
    const { agree, disagree } = strength;
    expect(agree.share).toBeCloseTo(0.75, 12);
    expect(disagree.share).toBeCloseTo(1 / 6, 12);
    expect(agree.shareZ).toBeCloseTo(2.110579, 6);
    expect(agree.ratio).toBeCloseTo(2.5, 12);
    expect(disagree.ratio).toBeCloseTo(0.277778, 6);
    expect(agree.ratioZ).toBeCloseTo(2.201928, 6);
    expect(disagree.ratioZ).toBeCloseTo(-2.201928, 6);
    expect(isRepresentative(strength)).toBe(true);
    expect(listRepresentativeStatements([strength])).toMatchObject([
      { statement: 0, side: 'agree', successes: 8, seen: 10, isBestAgreed: true },
    ]);
  });

  test('the second group is not told by disagreeing: its share may be chance', () => {
    const strength = computeStrength(0, OTHER, ONE);
    expect(strength.agree.share).toBeCloseTo(0.3, 12);
    expect(strength.disagree.share).toBeCloseTo(0.6, 12);
    expect(strength.agree.shareZ).toBeCloseTo(-1, 12);
    expect(strength.disagree.shareZ).toBeCloseTo(1, 12);
    expect(strength.disagree.ratioZ).toBeCloseTo(2.201928, 6);
    expect(isRepresentative(strength)).toBe(false);
    expect(listRepresentativeStatements([strength])).toMatchObject([
      { statement: 0, side: 'disagree', successes: 5, seen: 8, isBestAgreed: false },
    ]);
  });

  test('group-aware consensus', () => {
    expect(computeGroupAwareConsensus([ONE, OTHER])).toBeCloseTo(0.225, 12);
    expect(computeGroupAwareConsensus([])).toBe(1);
  });

  test.each([
    [counts(0, 0, 0), 0, 5.0625],
    [counts(1, 0, 1), 0, 12.529726],
    [counts(20, -3, 20), 0, 1.372383],
    [counts(18, -1, 20), 1, 4.493699],
    [counts(5000, 5000, 10000), 0, 0.24995],
  ])('priority of %p at extremity %p is %p', (votes, extremity, priority) => {
    expect(computePriority('in', votes, extremity)).toBeCloseTo(priority, 5);
  });
});

test('a statement about the person has a fixed priority; one that was taken out has none', () => {
  expect(computePriority('meta', counts(3, 1, 5), 2)).toBe(49);
  expect(computePriority('out', counts(3, 1, 5), 2)).toBe(0);
});

test('five statements, the best agreed one among them, agreed ones first', () => {
  const strengths = [
    computeStrength(0, counts(2, 30, 32), counts(30, 2, 32)),
    computeStrength(1, counts(1, 31, 32), counts(31, 1, 32)),
    computeStrength(2, counts(29, 3, 32), counts(3, 29, 32)),
    computeStrength(3, counts(3, 29, 32), counts(29, 3, 32)),
    computeStrength(4, counts(31, 1, 32), counts(25, 7, 32)),
    computeStrength(5, counts(4, 28, 32), counts(28, 4, 32)),
    computeStrength(6, counts(5, 27, 32), counts(27, 5, 32)),
  ];
  const listed = listRepresentativeStatements(strengths);
  expect(listed.map(({ statement, side }) => [statement, side])).toEqual([
    [2, 'agree'],
    [1, 'disagree'],
    [0, 'disagree'],
    [3, 'disagree'],
    [5, 'disagree'],
  ]);
  expect(listed.map(({ isBestAgreed }) => isBestAgreed)).toEqual([true, ...Array(4).fill(false)]);
});

test('every group has a statement, even if nothing tells it apart', () => {
  expect(listRepresentativeStatements([])).toEqual([]);
  const even = listRepresentativeStatements([
    computeStrength(3, counts(2, 2, 4), counts(2, 2, 4)),
    computeStrength(4, counts(2, 2, 5), counts(2, 2, 4)),
  ]);
  expect(even).toHaveLength(1);
});

test('what most agree or disagree with, by share and z, five of each side', () => {
  const statements = Array.from({ length: 8 }, (_, statement) => ({
    statement,
    ...counts(20 + statement, 8 - statement, 30),
  }));
  const agreed = listMajorityStatements(statements, 'agree');
  expect(agreed.map(({ statement }) => statement)).toEqual([7, 6, 5, 4, 3]);
  expect(agreed[0]).toMatchObject({ successes: 27, seen: 30, share: 28 / 32 });
  expect(listMajorityStatements(statements, 'disagree')).toEqual([]);
});

test('where everybody gives the same answer the difference is none', () => {
  expect(computeDifferenceZ({ successes: 4, trials: 4 }, { successes: 9, trials: 9 })).toBe(0);
  expect(computeProportionZ(0, 0)).toBe(1);
});

test.each([
  [{ successes: 0, trials: 0 }, 0, 1],
  [{ successes: 0, trials: 10 }, 0, 0.2775],
  [{ successes: 5, trials: 10 }, 0.2366, 0.7634],
  [{ successes: 81, trials: 263 }, 0.2553, 0.3662],
])('the interval of %p is %p to %p (Newcombe 1998)', (share, low, high) => {
  const interval = computeProportionInterval(share);
  expect(interval[0]).toBeCloseTo(low, 3);
  expect(interval[1]).toBeCloseTo(high, 3);
});
