import { joinAlikeBallots } from './alikeBallots';
import { budgetGreedy } from './budgetGreedy';
import { equalShares } from './equalShares';
import { toApprovalProfile, countBallots } from './profiles';
import { range } from './weakOrder';
import { createApprovalKind, createDice } from './testing/ballotKinds';
import { expectFairness } from './testing/fairness';
import {
  NAD_NEREM_BUDGET,
  NAD_NEREM_COSTS,
  NAD_NEREM_PROJECTS,
  readNadNerem,
} from './testing/nadNerem';

describe('most votes that still fit', () => {
  const inNadNerem = { costs: NAD_NEREM_COSTS, budget: NAD_NEREM_BUDGET, lot: range(8) };

  test('Łódź 2022, Nad Nerem: the official result', () => {
    const { elected, spent, left, rounds, ties } = budgetGreedy(readNadNerem(), inNadNerem);
    expect(elected.map((project) => NAD_NEREM_PROJECTS[project])).toEqual(['113', '114', '112']);
    expect({ spent, left, ties }).toEqual({ spent: 400_000, left: 11_000, ties: [] });
    expect(rounds.map(({ votes }) => votes)).toEqual([186, 183, 173, 106, 100, 31, 27, 22]);
    expect(rounds[3]).toEqual({
      by: 'votes',
      project: NAD_NEREM_PROJECTS.indexOf('047'),
      votes: 106,
      cost: 200_000,
      left: 11_000,
      isBought: false,
    });
  });

  test('equal votes that compete go by the lot, and the tie is reported', () => {
    const both = toApprovalProfile(4, [{ approved: [0, 1, 2, 3], count: 2 }]);
    const count = (lot: readonly number[]) =>
      budgetGreedy(both, { costs: [1, 3, 2, 1], budget: 3, lot });
    expect(count([0, 3, 2, 1])).toMatchObject({
      elected: [0, 3],
      ties: [{ round: 0, options: [0, 1, 2, 3], taken: [0, 3], brokenBy: 'lot' }],
    });
    expect(count([1, 0, 2, 3]).elected).toEqual([1]);
    expect(count([3, 2, 0, 1]).elected).toEqual([2, 3]);
    expect(count([0, 2, 1, 3]).elected).toEqual([0, 2]);
  });

  test('equal votes that do not compete are no tie', () => {
    const profile = toApprovalProfile(3, [{ approved: [0, 1, 2] }]);
    const terms = { costs: [2, 9, 1], budget: 4, lot: [1, 0, 2] };
    expect(budgetGreedy(profile, terms)).toMatchObject({ elected: [0, 2], ties: [] });
  });

  test('nobody’s project is not bought, and no ballots buy nothing', () => {
    const terms = { costs: [1, 1], budget: 2, lot: [0, 1] };
    const one = toApprovalProfile(2, [{ approved: [1] }]);
    expect(budgetGreedy(one, terms)).toMatchObject({ elected: [1], left: 1 });
    expect(budgetGreedy(toApprovalProfile(2, []), terms)).toMatchObject({
      elected: [],
      rounds: [],
    });
  });

  test('impossible terms are refused', () => {
    const profile = toApprovalProfile(1, []);
    expect(() => budgetGreedy(profile, { costs: [0], budget: 1, lot: [0] })).toThrow(RangeError);
    expect(() => budgetGreedy(profile, { costs: [], budget: 1, lot: [0] })).toThrow(RangeError);
  });

  test('ballots and projects are treated alike; the budget is never exceeded, nor left where a project would fit', () => {
    const costsByLot = [30, 20, 30, 45, 60];
    expectFairness(createApprovalKind(), (options, ballots, lot) => {
      const costs = lot.map((place) => costsByLot[place]!);
      const profile = toApprovalProfile(options, ballots);
      const outcome = budgetGreedy(profile, { costs, budget: 100, lot });
      expect(outcome.spent).toBe(outcome.elected.reduce((sum, each) => sum + costs[each]!, 0));
      expect(outcome.spent + outcome.left).toBe(100);
      expect(outcome.left).toBeGreaterThanOrEqual(0);
      for (const { project, isBought } of outcome.rounds)
        if (!isBought) expect(costs[project]).toBeGreaterThan(outcome.left);
      return outcome;
    });
  });
});

test('Łódź 2022, Nad Nerem: 204 of 315 have a winner by most votes, 292 by Equal Shares', () => {
  const terms = { costs: NAD_NEREM_COSTS, budget: NAD_NEREM_BUDGET, lot: range(8) };
  const { weights, starts, marks } = readNadNerem();
  const countWithWinner = (elected: readonly number[]) =>
    weights.reduce((sum, weight, row) => {
      const approved = marks.subarray(starts[row], starts[row + 1]);
      return sum + (elected.some((project) => approved.includes(project)) ? weight : 0);
    }, 0);
  expect(countBallots(readNadNerem())).toBe(315);
  expect(countWithWinner(budgetGreedy(readNadNerem(), terms).elected)).toBe(204);
  const shares = equalShares(readNadNerem(), { ...terms, completion: 'add1' });
  expect(countWithWinner(shares.elected)).toBe(292);
});

test('alike ballots become one row, blank ones and rows of nobody none', () => {
  for (const seed of range(100)) {
    const random = createDice(seed);
    const options = 1 + random.below(4);
    const ballots = range(random.below(40)).map(() => createApprovalKind().random(random, options));
    const counts = new Map<string, number>();
    for (const { approved, count } of ballots) {
      const key = approved.toSorted((a, b) => a - b).join();
      if (key !== '') counts.set(key, (counts.get(key) ?? 0) + count!);
    }
    const profile = toApprovalProfile(options, [...ballots, { approved: [0], count: 0 }]);
    const { starts, marks, weights } = joinAlikeBallots(profile);
    const joined = [...weights].map(
      (weight, row) => [marks.slice(starts[row], starts[row + 1]).join(), weight] as const,
    );
    expect(new Map(joined)).toEqual(counts);
    expect(joined).toHaveLength(counts.size);
  }
});

describe('groups of projects', () => {
  const exclusive = (...options: readonly number[]) => [{ options, most: 1, budget: null }];
  const money = (budget: number, ...options: readonly number[]) => [
    { options, most: null, budget },
  ];
  const votes = toApprovalProfile(4, [
    { approved: [0, 1], count: 5 },
    { approved: [0, 2], count: 2 },
    { approved: [3], count: 1 },
  ]);
  const terms = { costs: [4, 3, 2, 1], budget: 10, lot: range(4) };

  test.each([
    ['most votes', budgetGreedy],
    ['equal shares', equalShares],
  ] as const)('%s: of projects that exclude each other one is bought', (_name, count) => {
    expect(count(votes, terms).elected.toSorted()).toEqual([0, 1, 2, 3]);
    const { elected, spent } = count(votes, { ...terms, groups: exclusive(0, 1) });
    expect(elected.toSorted()).toEqual([0, 2, 3]);
    expect(spent).toBe(7);
  });

  test.each([
    ['most votes', budgetGreedy],
    ['equal shares', equalShares],
  ] as const)('%s: a group costs no more than there is for it', (_name, count) => {
    const { elected } = count(votes, { ...terms, groups: money(6, 0, 1, 2) });
    expect(elected.toSorted()).toEqual([0, 2, 3]);
  });

  test('it is said which group bars a project, and after what', () => {
    const groups = [...exclusive(0, 1), ...money(5, 0, 2)];
    const greedy = budgetGreedy(votes, { ...terms, groups });
    expect(greedy.rounds.filter(({ barred }) => barred)).toMatchObject([
      { project: 1, barred: { group: 0, because: 'groupFull', taken: [0], left: null } },
      { project: 2, barred: { group: 1, because: 'groupSpent', taken: [0], left: 1 } },
    ]);
    const { refused } = equalShares(votes, { ...terms, groups });
    expect(refused).toMatchObject([
      { project: 1, because: 'groupFull', barred: { group: 0, taken: [0] } },
      { project: 2, because: 'groupSpent', barred: { group: 1, left: 1 } },
    ]);
  });

  test('equal votes of projects that exclude each other are a tie that the lot breaks', () => {
    const alike = toApprovalProfile(2, [{ approved: [0, 1], count: 3 }]);
    const groups = exclusive(0, 1);
    const { ties, elected } = budgetGreedy(alike, {
      costs: [1, 1],
      budget: 9,
      lot: [1, 0],
      groups,
    });
    expect(elected).toEqual([1]);
    expect(ties).toEqual([{ round: 0, options: [0, 1], taken: [1], brokenBy: 'lot' }]);
  });

  test('whatever is voted, no count buys what groups forbid', () => {
    const random = createDice(5);
    for (let run = 0; run < 60; run++) {
      const ballots = Array.from({ length: 12 }, () => createApprovalKind().random(random, 6));
      const profile = toApprovalProfile(6, ballots);
      const costs = Array.from({ length: 6 }, () => 1 + random.below(20));
      const groups = [
        { options: [0, 1, 2], most: 1 + random.below(2), budget: null },
        { options: [2, 3, 4], most: null, budget: 5 + random.below(20) },
      ];
      const all = { costs, budget: 40, lot: range(6), groups };
      for (const { elected, spent } of [budgetGreedy(profile, all), equalShares(profile, all)]) {
        expect(spent).toBeLessThanOrEqual(40);
        for (const { options, most, budget } of groups) {
          const taken = elected.filter((project) => options.includes(project));
          const cost = taken.reduce((total, project) => total + costs[project]!, 0);
          expect(taken.length).toBeLessThanOrEqual(most ?? 6);
          expect(cost).toBeLessThanOrEqual(budget ?? 40);
        }
      }
    }
  });
});
