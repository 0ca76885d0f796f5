import { equalShares, type EqualSharesTerms } from './equalShares';
import { type Approval, toApprovalProfile } from './profiles';
import { range } from './weakOrder';
import { createApprovalKind, createDice, type Dice } from './testing/ballotKinds';
import { expectFairness } from './testing/fairness';
import {
  NAD_NEREM_BUDGET,
  NAD_NEREM_COSTS,
  NAD_NEREM_PROJECTS,
  readNadNerem,
} from './testing/nadNerem';
import { slowAdd1 } from './testing/slowShares';

const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
const inNadNerem = (terms: Partial<EqualSharesTerms>) => {
  const outcome = equalShares(readNadNerem(), {
    costs: NAD_NEREM_COSTS,
    budget: NAD_NEREM_BUDGET,
    lot: range(8),
    ...terms,
  });
  return {
    ...outcome,
    names: inOrder(outcome.elected).map((project) => NAD_NEREM_PROJECTS[project]),
  };
};

describe('Łódź 2022, Nad Nerem', () => {
  test('Equal Shares without completion', () => {
    const { names, base } = inNadNerem({ completion: 'none' });
    expect(names).toEqual(['085', '103', '113']);
    expect(base.endowment).toBeCloseTo(1_304.76, 2);
  });

  test('raises stop at 1,894, because 1,895 would overspend', () => {
    const { names, spent, raised, tooFar } = inNadNerem({ completion: 'add1' });
    expect(names).toEqual(['085', '103', '112', '113']);
    expect(spent).toBe(344_000);
    expect(raised).toMatchObject({ endowment: 1_894, spent: 344_000 });
    expect(tooFar).toMatchObject({ endowment: 1_895, spent: 444_000 });
    expect(inOrder(tooFar!.bought).map((project) => NAD_NEREM_PROJECTS[project])).toEqual([
      '085',
      '103',
      '113',
      '114',
    ]);
  });

  test('what is left goes by votes', () => {
    const { names, spent, left, rounds } = inNadNerem({});
    expect(names).toEqual(['085', '094', '103', '112', '113']);
    expect({ spent, left }).toEqual({ spent: 394_000, left: 17_000 });
    expect(rounds.filter(({ by }) => by === 'votes')).toMatchObject([
      { votes: 183, isBought: false },
      { votes: 106, isBought: false },
      { votes: 31, left: 67_000, isBought: true },
      { votes: 27, left: 17_000, isBought: false },
    ]);
  });

  test('cardinality utility without completion', () => {
    const { names } = inNadNerem({ utility: 'cardinality', completion: 'none' });
    expect(names).toEqual(['085', '103', '112', '114']);
  });
});

describe('small examples of others', () => {
  const approved = [[0], [1, 2, 3], [1, 2, 3], [2]];
  const profile = toApprovalProfile(
    4,
    approved.map((marks) => ({ approved: marks })),
  );
  const terms = { costs: [100, 90, 200, 109], budget: 400, lot: range(4), raise: 10 };

  test.each([
    { utility: 'cardinality', completion: 'none', bought: [0, 1, 3] },
    { utility: 'cost', completion: 'none', bought: [0, 2] },
    { utility: 'cost', completion: 'add1', bought: [0, 1, 2] },
  ] as const)('$utility, $completion: $bought', ({ bought, ...rest }) => {
    expect(inOrder(equalShares(profile, { ...terms, ...rest }).elected)).toEqual(bought);
  });

  test('two who agree on everything: all is tied, and the lot decides', () => {
    const both = toApprovalProfile(4, [{ approved: [0, 1, 2, 3], count: 2 }]);
    const count = (lot: readonly number[]) =>
      equalShares(both, { costs: [1, 3, 2, 1], budget: 3, lot, completion: 'none' });
    expect(count([0, 1, 2, 3])).toMatchObject({
      elected: [0, 2],
      ties: [{ round: 0, options: [0, 1, 2, 3], taken: [0], brokenBy: 'lot' }, { options: [2, 3] }],
    });
    expect(count([1, 0, 2, 3]).elected).toEqual([1]);
    expect(count([3, 2, 1, 0]).elected).toEqual([3, 2]);
  });
});

describe('rounds say who paid', () => {
  // Budget 60 for three ballots. Project 0 is worth 30 to two of them; then one of these has 5 left
  // for project 1.
  const profile = toApprovalProfile(3, [
    { approved: [0, 1] },
    { approved: [0] },
    { approved: [1, 2] },
  ]);
  const terms = { costs: [30, 24, 61], budget: 60, lot: range(3) };

  test('in full, with all that is left, or nothing', () => {
    const { rounds, refused, spent, left } = equalShares(profile, { ...terms, completion: 'none' });
    expect(rounds).toEqual([
      {
        by: 'shares',
        project: 0,
        cost: 30,
        rho: 0.5,
        payment: 15,
        inFull: 2,
        theRest: 0,
        nothing: 0,
        byTheRest: 0,
        left: 30,
      },
      {
        by: 'shares',
        project: 1,
        cost: 24,
        rho: 19 / 24,
        payment: 19,
        inFull: 1,
        theRest: 1,
        nothing: 0,
        byTheRest: 5,
        left: 6,
      },
    ]);
    expect(refused).toEqual([
      { project: 2, votes: 1, cost: 61, because: 'aboveBudget', supportersHad: 1 },
    ]);
    expect({ spent, left }).toEqual({ spent: 54, left: 6 });
  });

  test('a supporter who has spent everything pays nothing', () => {
    // Six ballots with 10 each. The first one marks two projects that many want, and a third with
    // one other ballot.
    const ballots = [[0, 1, 2], [0], [0], [1], [1], [2]].map((approved) => ({ approved }));
    const terms = { costs: [15, 15, 8], budget: 60, lot: range(3), completion: 'none' } as const;
    const { rounds } = equalShares(toApprovalProfile(3, ballots), terms);
    expect(rounds).toMatchObject([
      { project: 0, payment: 5, inFull: 3 },
      { project: 1, payment: 5, inFull: 3 },
      { project: 2, payment: 8, inFull: 1, theRest: 0, nothing: 1, left: 22 },
    ]);
  });
});

describe('one raise may lead from far too little to too much', () => {
  // The case of Warszawa 2017, Miedzeszyn: six of ten want a dear project, which the budget does
  // not pay together with three small ones. While those six save for it, nothing else that they
  // want is bought; when they can pay, it is too late.
  const profile = toApprovalProfile(5, [
    { approved: [0, 4], count: 4 },
    { approved: [0], count: 2 },
    { approved: [1] },
    { approved: [2] },
    { approved: [3] },
    { approved: [] },
  ]);
  const terms = { costs: [84, 10, 12, 11, 60], budget: 100, lot: range(5) };

  test('so what is left goes by votes', () => {
    expect(equalShares(profile, { ...terms, completion: 'add1' })).toMatchObject({
      spent: 33,
      left: 67,
      raised: { endowment: 13 },
      tooFar: { endowment: 14, spent: 117 },
    });
    const { elected, spent, rounds } = equalShares(profile, terms);
    expect(inOrder(elected)).toEqual([1, 2, 3, 4]);
    expect(spent).toBe(93);
    expect(rounds.slice(3)).toEqual([
      { by: 'votes', project: 0, votes: 6, cost: 84, left: 67, isBought: false },
      { by: 'votes', project: 4, votes: 4, cost: 60, left: 67, isBought: true },
    ]);
  });
});

test('prices that differ in the fifteenth digit are no tie, and those that do not are one', () => {
  const profile = toApprovalProfile(2, [{ approved: [0], count: 6 }, { approved: [1] }]);
  const price = 2 ** 45 + 1;
  const first = (cost: number) =>
    equalShares(profile, {
      costs: [cost, price],
      budget: 2 ** 50,
      lot: [0, 1],
      utility: 'cardinality',
      completion: 'none',
    });
  expect(first(6 * price + 1)).toMatchObject({ elected: [1, 0], ties: [] });
  expect(first(6 * price)).toMatchObject({ elected: [0, 1], ties: [{ options: [0, 1] }] });
  expect(first(6 * price - 1)).toMatchObject({ elected: [0, 1], ties: [] });
});

describe('at the edges', () => {
  const none = { elected: [], rounds: [], ties: [], spent: 0 };

  test('no ballots, blank ballots, no money', () => {
    const terms = { costs: [1, 2], budget: 3, lot: [0, 1] };
    expect(equalShares(toApprovalProfile(2, []), terms)).toMatchObject({ ...none, left: 3 });
    const blank = toApprovalProfile(2, [{ approved: [], count: 3 }]);
    expect(equalShares(blank, terms)).toMatchObject({
      ...none,
      places: [[0, 1]],
      base: { endowment: 1 },
      refused: [{ because: 'noVotes' }, { because: 'noVotes' }],
    });
    const marked = toApprovalProfile(2, [{ approved: [0, 1] }]);
    expect(equalShares(marked, { ...terms, budget: 0 })).toMatchObject({
      elected: [],
      spent: 0,
      refused: [{ because: 'aboveBudget' }, { because: 'aboveBudget' }],
    });
  });

  test('three voters and a budget of millions take a few runs, not millions', () => {
    const ballots = [{ approved: [0, 1] }, { approved: [1, 2] }, { approved: [3] }];
    // The second project takes half its cost from the two who want it; then one has enough for the
    // third from 449,999,999,999.5 on, the other for the first from 450,000,000,001.5 on.
    const { raised, tooFar } = equalShares(toApprovalProfile(4, ballots), {
      costs: [300_000_000_001, 300_000_000_001, 299_999_999_999, 640_000_000_000],
      budget: 1_000_000_000_000,
      lot: range(4),
    });
    expect(raised).toMatchObject({ endowment: 450_000_000_002, spent: 900_000_000_001 });
    expect(tooFar).toBeUndefined();
  });

  test.each([
    { costs: [1], budget: 1 },
    { costs: [1, 0], budget: 1 },
    { costs: [1, 1.5], budget: 1 },
    { costs: [1, 1], budget: -1 },
    { costs: [2 ** 53 - 1, 2], budget: 1 },
    { costs: [1, 1], budget: 1, raise: 0 },
  ])('impossible terms are refused: %j', (terms) => {
    expect(() => equalShares(toApprovalProfile(2, []), { lot: [0, 1], ...terms })).toThrow(
      RangeError,
    );
  });
});

interface Case {
  readonly options: number;
  readonly ballots: Approval[];
  readonly terms: EqualSharesTerms & Required<Pick<EqualSharesTerms, 'utility' | 'raise'>>;
}

/**
 * Few voters, and costs of few kinds, so that equal rho, emptied pockets and exact fits are common.
 */
function randomCase(seed: number): Case {
  const random = createDice(seed);
  const unit = [1, 2, 12, 60][random.below(4)]!;
  const costs = (options: number) =>
    range(options).map(() => unit * (1 + random.below(4 + 8 * random.below(3))));
  const budget = random.below(4) === 0 ? unit * random.below(30) : random.below(unit * 40);
  return caseWith(random, costs, budget, 1 + random.below(3));
}

const HUGE = 2 ** 49;

/** Amounts so high that doubles do not tell apart who can just pay and who just cannot. */
function hugeCase(seed: number): Case {
  const random = createDice(seed);
  const nearly = (units: number) => units * HUGE + random.below(3) - 1;
  const costs = (options: number) => range(options).map(() => nearly(1 + random.below(2)));
  return caseWith(random, costs, nearly(1 + random.below(9)), HUGE);
}

function caseWith(
  random: Dice,
  costsOf: (options: number) => number[],
  budget: number,
  raise: number,
): Case {
  const options = 1 + random.below(6);
  const ballots = range(random.below(7)).map(() => createApprovalKind().random(random, options));
  const utility = random.below(2) === 0 ? 'cost' : 'cardinality';
  const lot = random.shuffled(range(options));
  return { options, ballots, terms: { costs: costsOf(options), budget, utility, raise, lot } };
}

const spentOn = (bought: readonly number[], costs: readonly number[]) =>
  bought.reduce((sum, project) => sum + costs[project]!, 0);

describe('over random small elections', () => {
  test.each([
    { kind: 'small', caseOf: randomCase },
    { kind: 'huge', caseOf: hugeCase },
  ])('it agrees with the rule written plainly: $kind amounts', ({ caseOf }) => {
    let raises = 0;
    for (const seed of range(400)) {
      const { options, ballots, terms } = caseOf(seed);
      const outcome = equalShares(toApprovalProfile(options, ballots), terms);
      const { base, raised, tooFar } = outcome;
      const slow = slowAdd1(ballots, terms.budget, terms.raise, terms);
      expect({ seed, base: base.bought, raised: raised.bought, tooFar: tooFar?.bought }).toEqual({
        seed,
        base: slow.base,
        raised: slow.raised,
        tooFar: slow.tooFar,
      });
      expect(raised.endowment).toBe(Number(slow.endowment.top) / Number(slow.endowment.bottom));
      if (raised.endowment !== base.endowment) raises += 1;
      expect(outcome.spent).toBe(spentOn(outcome.elected, terms.costs));
      expect(outcome.spent).toBeLessThanOrEqual(terms.budget);
    }
    expect(raises).toBeGreaterThan(50);
  });

  test('ballots and projects are treated alike', () => {
    const costsByLot = [30, 20, 30, 45, 60];
    for (const utility of ['cost', 'cardinality'] as const)
      expectFairness(createApprovalKind(), (options, ballots, lot) =>
        equalShares(toApprovalProfile(options, ballots), {
          costs: lot.map((place) => costsByLot[place]!),
          budget: 100,
          lot,
          utility,
        }),
      );
  });

  test('what was bought is paid by those who marked it, and they could not afford more', () => {
    for (const seed of range(300)) {
      const { options, ballots, terms } = randomCase(seed);
      const outcome = equalShares(toApprovalProfile(options, ballots), terms);
      const voters = ballots.flatMap(({ approved, count = 1 }) =>
        Array<readonly number[]>(count).fill(approved),
      );
      const pockets = voters.map(() => outcome.raised.endowment);
      for (const round of outcome.rounds) {
        if (round.by === 'votes') break;
        let paid = 0;
        for (const [voter, approved] of voters.entries()) {
          if (!approved.includes(round.project)) continue;
          const own = Math.min(pockets[voter]!, round.payment);
          pockets[voter] = pockets[voter]! - own;
          paid += own;
        }
        expect(paid).toBeCloseTo(round.cost, 6);
      }
      for (const { project, supportersHad, cost, because } of outcome.refused) {
        const left = voters.map((approved, voter) =>
          approved.includes(project) ? pockets[voter]! : 0,
        );
        expect(left.reduce((a, b) => a + b, 0)).toBeCloseTo(supportersHad, 6);
        if (because === 'tooLittleLeft') expect(supportersHad).toBeLessThan(cost);
      }
    }
  });

  test('extended justified representation up to any project (Brill et al. 2023) holds for the base rule', () => {
    let groups = 0;
    for (const seed of range(400)) {
      const { options, ballots, terms } = randomCase(seed);
      const { costs, budget, utility } = terms;
      const { bought } = equalShares(toApprovalProfile(options, ballots), terms).base;
      const worth = (projects: readonly number[]) =>
        utility === 'cost' ? spentOn(projects, costs) : projects.length;
      const voters = ballots.reduce((sum, { count = 1 }) => sum + count, 0);
      for (const bits of range(2 ** options).slice(1)) {
        const wish = range(options).filter((project) => bits & (1 << project));
        const missing = wish.filter((project) => !bought.includes(project));
        const isWronged = ({ approved }: Approval) =>
          wish.every((project) => approved.includes(project)) &&
          missing.some((project) => {
            const got = approved.filter((each) => each === project || bought.includes(each));
            return worth(got) <= worth(wish);
          });
        const wronged = ballots.filter(isWronged).reduce((sum, { count = 1 }) => sum + count, 0);
        if (wronged > 0) groups += 1;
        expect(wronged === 0 || wronged * budget < spentOn(wish, costs) * voters).toBe(true);
      }
    }
    expect(groups).toBeGreaterThan(1_000);
  });
});
