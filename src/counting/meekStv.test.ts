import { MEEK_VOTE, meekStv } from './meekStv';
import { toRankedProfile, type Ranking } from './profiles';
import { range } from './weakOrder';
import { createDice, rankings } from './testing/ballotKinds';
import { BURLINGTON, FOOD, parseBallots, TENNESSEE } from './testing/elections';

const [A, B, C, D] = [0, 1, 2, 3] as const;
const count = (options: number, ballots: readonly Ranking[], seats: number, lot = range(options)) =>
  meekStv(toRankedProfile(options, ballots), { seats, lot });
const inVotes = (units: number) => Math.round(units / 1000) / 1_000_000;

test('Meek STV: food for a party, 20 ballots for three seats', () => {
  const { elected, rounds, ties } = count(5, FOOD, 3);
  const last = rounds.at(-1)!;
  expect(elected.toSorted()).toEqual([A, C, D]);
  expect(ties).toEqual([]);
  expect(inVotes(last.quota)).toBe(4.714286);
  expect(last.votes.map(inVotes)).toEqual([6, 0, 4.714286, 4.714286, 3.428571]);
  expect(inVotes(last.exhausted)).toBe(1.142856);
});

test('Meek STV for one seat: Tennessee and Burlington end as by instant runoff', () => {
  expect(count(4, TENNESSEE, 1).elected).toEqual([D]);
  // The quota falls with the exhausted papers, so Kiss reaches it.
  const { elected, rounds } = count(3, BURLINGTON, 1);
  expect(elected).toEqual([A]);
  expect(rounds.at(-1)).toMatchObject({ elected: [A], quota: 4189 * MEEK_VOTE + 1 });
});

test('the first round is decided by whole votes and a quota one unit above the exact one', () => {
  const [first] = count(3, parseBallots('5 AB, 2 B, 2 C'), 2).rounds;
  expect(first).toMatchObject({
    votes: [5, 2, 2].map((votes) => votes * MEEK_VOTE),
    quota: 3 * MEEK_VOTE + 1,
    keepFactors: [MEEK_VOTE, MEEK_VOTE, MEEK_VOTE],
    surplus: 0,
    distributions: 1,
    elected: [A],
  });
});

test('votes reach those elected before, whose keep factors fall in turn', () => {
  // B's papers go to A, who is elected, and A hands all of that on to C.
  const { rounds } = count(4, parseBallots('8 AD, 2 BAC, 4 C, 4 D'), 2);
  const [, before, after] = rounds;
  expect(before).toMatchObject({ excluded: B });
  expect(after!.keepFactors[A]).toBeLessThan(before!.keepFactors[A]!);
  expect(after!.votes[C]).toBeGreaterThan(4 * MEEK_VOTE);
});

test('what nobody keeps is exhausted, and the quota falls', () => {
  const { rounds } = count(3, parseBallots('7 A, 3 B, 2 C'), 2);
  const quotas = rounds.map(({ quota }) => quota);
  expect(quotas).toEqual(quotas.toSorted((a, b) => b - a));
  // With x exhausted, A's 7 − x are the quota (12 − x) / 3: x = 4.5 and the quota 2.5, which B
  // reaches on the way.
  expect(rounds[1]).toMatchObject({ elected: [B] });
});

test('two options that are equal but for rounding are tied, and the lot decides', () => {
  // B has 1 + 3 × 1/3 by way of A, C has 1 + 4 × 1/4 by way of F; rounding up leaves C a little
  // less.
  const ballots = parseBallots('3 AB, 6 AD, 4 FC, 4 FE, 1 B, 1 C, 2 D, 3 E');
  for (const [taken, lot] of [
    [B, [0, 1, 2, 3, 4, 5]],
    [C, [0, 2, 1, 3, 4, 5]],
  ] as const) {
    const { ties, rounds } = count(6, ballots, 3, [...lot]);
    expect(rounds[1]!.votes.slice(B, D)).toEqual([1_999_999_999, 1_999_999_996]);
    expect(ties[0]).toEqual({ round: 1, options: [B, C], taken: [taken], brokenBy: 'lot' });
  }
});

test('more ballots than a double can hold to nine decimal places are refused', () => {
  expect(() => count(1, parseBallots('9007200 A'), 1)).toThrow(RangeError);
  expect(count(2, parseBallots('9007198 A, 1 B'), 1).elected).toEqual([A]);
});

const UNITS = BigInt(MEEK_VOTE);
const ceil = (a: bigint, b: bigint) => (a + b - 1n) / b;
const sumOf = (numbers: readonly bigint[]) => numbers.reduce((sum, some) => sum + some, 0n);

/**
 * Counts by the rule in plain words: every paper is read from the top in every distribution, in
 * BigInt.
 */
function plainCount(
  options: number,
  ballots: readonly Ranking[],
  seats: number,
  lot: readonly number[],
) {
  const keep = range(options).map(() => UNITS);
  const elected: number[] = [];
  let hopeful = range(options);
  const history: bigint[][] = [];
  const read = () => {
    const votes = range(options).map(() => 0n);
    for (const { ranking, count: alike = 1 } of ballots) {
      let left = UNITS;
      for (const equals of ranking) {
        if (equals.length > 1) break;
        const kept = ceil(left * keep[equals[0]!]!, UNITS);
        votes[equals[0]!]! += kept * BigInt(alike);
        left -= kept;
      }
    }
    return votes;
  };
  const order = (a: number, b: number) => {
    for (const votes of history.toReversed())
      if (votes[a] !== votes[b]) return votes[a]! > votes[b]! ? -1 : 1;
    return lot[a]! - lot[b]!;
  };
  for (;;) {
    let previous: bigint | null = null;
    let votes: bigint[];
    let winners: number[];
    let surplus: bigint;
    for (;;) {
      votes = read();
      const quota = sumOf(votes) / BigInt(seats + 1) + 1n;
      winners = hopeful.filter((option) => votes[option]! >= quota);
      const above = sumOf(elected.map((option) => votes[option]! - quota));
      surplus = above < 0n ? 0n : above;
      if (winners.length > 0 || surplus < 1000n || (previous !== null && surplus >= previous))
        break;
      previous = surplus;
      for (const option of elected)
        keep[option] = ceil(ceil(keep[option]! * quota, UNITS) * UNITS, votes[option]!);
    }
    history.push(votes);
    elected.push(...winners.toSorted(order));
    hopeful = hopeful.filter((option) => !winners.includes(option));
    const isOver = () => elected.length === seats || elected.length + hopeful.length <= seats;
    if (!isOver() && winners.length === 0) {
      const within = (some: readonly number[], past: readonly bigint[]) => {
        const [fewest] = some.map((option) => past[option]!).toSorted((a, b) => (a < b ? -1 : 1));
        return some.filter((option) => past[option]! <= fewest! + surplus);
      };
      const tied = history.toReversed().reduce(within, hopeful);
      const [loser] = tied.toSorted((a, b) => lot[a]! - lot[b]!);
      keep[loser!] = 0n;
      hopeful = hopeful.filter((option) => option !== loser);
    }
    if (!isOver()) continue;
    if (elected.length < seats) elected.push(...hopeful.toSorted(order));
    return { elected, history };
  }
}

test('agrees with a count that reads every paper from the top, to the last unit of every round', () => {
  for (const seed of range(400)) {
    const random = createDice(seed);
    const options = 1 + random.below(8);
    const ballots = range(random.below(25)).map(() => rankings.random(random, options));
    const lot = random.shuffled(range(options));
    const seats = 1 + random.below(4);
    const plain = plainCount(options, ballots, seats, lot);
    const { elected, rounds } = count(options, ballots, seats, lot);
    expect(elected).toEqual(plain.elected);
    expect(rounds.map(({ votes }) => votes)).toEqual(
      plain.history.map((votes) => votes.map(Number)),
    );
  }
});
