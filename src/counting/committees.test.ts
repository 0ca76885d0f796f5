import { approval } from './approval';
import type { Outcome, CountParameters } from './outcome';
import { type ApprovalProfile, type Approval, toApprovalProfile } from './profiles';
import { proportionalApproval, sequentialProportionalApproval } from './proportionalApproval';
import { sequentialPhragmen } from './sequentialPhragmen';
import { range } from './weakOrder';
import { createApprovalKind, createDice } from './testing/ballotKinds';
import { expectFairness } from './testing/fairness';

const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

describe('twelve voters, four seats (Lackner & Skowron)', () => {
  const [a, b, c, d, e, f, g] = range(7) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const profile = toApprovalProfile(8, [
    { approved: [a, b], count: 3 },
    { approved: [a, c], count: 3 },
    { approved: [a, d], count: 2 },
    { approved: [b, c, f] },
    { approved: [e] },
    { approved: [f] },
    { approved: [g] },
  ]);
  const terms = { seats: 4, lot: range(8) };

  test('approval voting: two committees', () => {
    const { elected, rounds, ties } = approval(profile, terms);
    expect(rounds[0]!.votes).toEqual([8, 4, 4, 2, 1, 2, 1, 0]);
    expect(elected).toEqual([a, b, c, d]);
    expect(ties).toMatchObject([{ options: [d, f], taken: [d] }]);
  });

  test('proportional approval voting', () => {
    const { elected, rounds, ties, isExact } = proportionalApproval(profile, terms);
    expect(elected).toEqual([a, b, c, f]);
    expect(rounds).toEqual([{ score: 83 / 6, committees: 1 }]);
    expect({ ties, isExact }).toEqual({ ties: [], isExact: true });
  });

  test('Phragmén: a tie in the second round, and the loads', () => {
    const { elected, rounds, ties } = sequentialPhragmen(profile, terms);
    expect(elected).toEqual([a, b, c, d]);
    expect(rounds.map(({ load }) => load)).toEqual([1 / 8, 11 / 32, 55 / 128, 5 / 8]);
    expect(ties).toEqual([{ round: 1, options: [b, c], taken: [b], brokenBy: 'lot' }]);
    expect(rounds[0]!.loads).toEqual([1 / 8, 1 / 4, 1 / 4, 1 / 2, 1, 1 / 2, 1, null]);
    expect(sequentialPhragmen(profile, { ...terms, lot: range(8).toReversed() }).elected).toEqual([
      a,
      c,
      b,
      d,
    ]);
  });

  test('sequential proportional approval voting', () => {
    // After a, the ballots of b and c weigh 3/2 + 1; then c loses half of the ballot that it shares
    // with b and f.
    const { elected, rounds } = sequentialProportionalApproval(profile, terms);
    expect(elected).toEqual([a, b, c, f]);
    expect(rounds.map(({ score }) => score)).toEqual([8, 10.5, 12.5, 83 / 6]);
    expect(rounds[1]!.gains).toEqual([null, 2.5, 2.5, 1, 1, 2, 1, 0]);
  });
});

const METHODS: Record<
  string,
  (profile: ApprovalProfile, terms: CountParameters) => Outcome<unknown>
> = {
  proportionalApproval,
  sequentialProportionalApproval,
  sequentialPhragmen,
};

describe.each(Object.entries(METHODS))('%s', (_, method) => {
  const run = (options: number, ballots: readonly Approval[], terms: CountParameters) =>
    method(toApprovalProfile(options, ballots), terms);

  test('no ballots: all are tied, the lot fills the seats', () => {
    const { elected, ties } = run(4, [], { seats: 2, lot: [3, 1, 0, 2] });
    expect(inOrder(elected)).toEqual([1, 2]);
    expect(ties[0]!.options).toEqual([0, 1, 2, 3]);
  });

  test('as many seats as options, and more', () => {
    const ballots = [{ approved: [0, 2] }, { approved: [] }];
    for (const seats of [3, 5])
      expect(inOrder(run(3, ballots, { seats, lot: [0, 1, 2] }).elected)).toEqual([0, 1, 2]);
  });

  test('one option', () => {
    expect(run(1, [{ approved: [0] }], { lot: [0] })).toMatchObject({ elected: [0], ties: [] });
  });

  test('ballots and options are treated alike', () => {
    expectFairness(createApprovalKind(), (options, ballots, lot) =>
      run(options, ballots, { seats: 2, lot }),
    );
  });

  test('the only option that all mark is elected', () => {
    for (const seed of range(100)) {
      const random = createDice(seed);
      const ballots = range(1 + random.below(8)).map(() => {
        const { approved, count } = createApprovalKind().random(random, 6);
        return { approved: [...new Set([...approved, 3])], count: count! };
      });
      ballots.push({ approved: [3], count: 1 });
      expect(run(6, ballots, { seats: 3, lot: random.shuffled(range(6)) }).elected).toContain(3);
    }
  });
});

/** Lists all sets of the given number of options. */
function committees(options: number, seats: number): number[][] {
  return range(2 ** options)
    .map((bits) => range(options).filter((option) => bits & (1 << option)))
    .filter((committee) => committee.length === seats);
}

/** A committee's first, second … approved member, in sixtieths. */
const WORTH = [60, 30, 20, 15, 12, 10];

describe('over random elections', () => {
  test('no other committee has a higher score, and ties are found', () => {
    let withTies = 0;
    for (const seed of range(300)) {
      const random = createDice(seed);
      const options = 1 + random.below(6);
      const seats = Math.min(options, 1 + random.below(4));
      const ballots = range(random.below(8)).map(() =>
        createApprovalKind().random(random, options),
      );
      const score = (committee: readonly number[]) =>
        ballots.reduce((sum, { approved, count }) => {
          const members = approved.filter((option) => committee.includes(option)).length;
          return sum + count! * WORTH.slice(0, members).reduce((a, b) => a + b, 0);
        }, 0);
      const all = committees(options, seats);
      const highest = Math.max(...all.map(score));
      const best = all.filter((committee) => score(committee) === highest);
      const disputed = range(options).filter(
        (option) =>
          best.some((committee) => committee.includes(option)) &&
          !best.every((committee) => committee.includes(option)),
      );
      const lot = random.shuffled(range(options));
      const outcome = proportionalApproval(toApprovalProfile(options, ballots), { seats, lot });
      expect(outcome.isExact).toBe(true);
      expect(best).toContainEqual(outcome.elected);
      expect(outcome.rounds).toEqual([{ score: highest / WORTH[0]!, committees: best.length }]);
      expect(outcome.ties.flatMap((tie) => tie.options)).toEqual(disputed);
      const drawn = (committee: readonly number[]) =>
        range(options)
          .map((place) => (committee.includes(lot.indexOf(place)) ? '0' : '1'))
          .join('');
      expect(drawn(outcome.elected)).toBe(best.map(drawn).toSorted()[0]);
      if (disputed.length > 0) withTies += 1;
    }
    expect(withTies).toBeGreaterThan(20);
  });
});

test('party lists get their seats by D’Hondt', () => {
  const profile: ApprovalProfile = toApprovalProfile(9, [
    { approved: [0, 1, 2, 3, 4], count: 53 },
    { approved: [5, 6, 7], count: 24 },
    { approved: [8], count: 23 },
  ]);
  for (const method of [sequentialPhragmen, sequentialProportionalApproval, proportionalApproval]) {
    const { elected } = method(profile, { seats: 7, lot: range(9) });
    expect(elected.filter((option) => option < 5)).toHaveLength(4);
    expect(elected.filter((option) => option >= 5 && option < 8)).toHaveLength(2);
    expect(elected).toContain(8);
  }
});

test('a search that would take too long gives way to the sequential rule, and says so', () => {
  const random = createDice(1);
  const ballots = range(400).map(() => ({ approved: random.shuffled(range(200)).slice(0, 12) }));
  const profile = toApprovalProfile(200, ballots);
  const terms = { seats: 30, lot: range(200) };
  const outcome = proportionalApproval(profile, terms);
  expect(outcome).toEqual({ ...sequentialProportionalApproval(profile, terms), isExact: false });
});
