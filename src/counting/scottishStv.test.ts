import { toRankedProfile, type Ranking } from './profiles';
import { SCOTTISH_VOTE, scottishStv } from './scottishStv';
import { range } from './weakOrder';
import { createDice, rankings } from './testing/ballotKinds';
import { BURLINGTON, FOOD, parseBallots, TENNESSEE } from './testing/elections';

const [A, B, C, D, E] = [0, 1, 2, 3, 4] as const;
const VOTE = SCOTTISH_VOTE;
const count = (options: number, ballots: readonly Ranking[], seats: number, lot = range(options)) =>
  scottishStv(toRankedProfile(options, ballots), { seats, lot });

test('Scottish STV: food for a party, 20 ballots for three seats', () => {
  const { elected, rounds, ties } = count(5, FOOD, 3);
  const votesOf = rounds.map(({ votes }) => votes.map((units) => units / VOTE));
  expect(rounds[0]!.quota).toBe(6 * VOTE);
  expect(votesOf).toEqual([
    [4, 2, 12, 1, 1],
    [4, 2, 6, 5, 3],
    [6, 0, 6, 5, 3],
  ]);
  expect(rounds[0]!.transfer).toEqual({
    from: C,
    to: [0, 0, 0, 4 * VOTE, 2 * VOTE],
    exhausted: 0,
    lost: 0,
    parcels: [{ ballots: 12, value: VOTE, passedOnAt: VOTE / 2 }],
  });
  expect(rounds.map((round) => round.elected)).toEqual([[C], [], [A]]);
  expect(rounds.map(({ excluded }) => excluded)).toEqual([null, B, E]);
  expect(rounds[2]).toMatchObject({ filled: [D], transfer: null });
  expect({ elected, ties }).toEqual({ elected: [C, A, D], ties: [] });
});

test('Scottish STV for one seat: Tennessee and Burlington end as by instant runoff', () => {
  expect(count(4, TENNESSEE, 1).elected).toEqual([D]);
  // The quota of 4,417 is out of reach now: Kiss is elected as the last one left.
  const { elected, rounds } = count(3, BURLINGTON, 1);
  expect(rounds.at(-1)).toMatchObject({
    votes: [4314, 0, 4064].map((votes) => votes * VOTE),
    filled: [A],
  });
  expect(elected).toEqual([A]);
});

test('the quota counts valid papers only: those with one first preference', () => {
  const ballots = [
    ...parseBallots('4 A, 3 B, 2 C'),
    { ranking: [], count: 50 },
    { ranking: [[A, B], [C]], count: 50 },
  ];
  const [first] = count(3, ballots, 2).rounds;
  expect(first).toMatchObject({ quota: 4 * VOTE, exhausted: 100 * VOTE });
});

test('a transfer value is cut after the fifth decimal place, and what that costs is counted as lost', () => {
  // 11 papers, quota 4, surplus 7: 7/11 = 0.63636|36.
  const { rounds } = count(3, parseBallots('6 AB, 4 AC, 1 A'), 2);
  expect(rounds[0]!.transfer).toEqual({
    from: A,
    to: [0, 6 * 63_636, 4 * 63_636],
    exhausted: 63_636,
    lost: 7 * VOTE - 11 * 63_636,
    parcels: [{ ballots: 11, value: VOTE, passedOnAt: 63_636 }],
  });
  expect(rounds[1]).toMatchObject({ lost: 4, exhausted: 63_636 });
});

test('a surplus takes along all papers, each at its own value, also those that came by transfer', () => {
  // Quota 8. A: 12, surplus 4, value 0.33333. B: 6 + 12 × 0.33333 = 9.99996, surplus 1.99996.
  const { rounds } = count(4, parseBallots('12 ABC, 6 BD, 4 C, 1 D'), 2);
  expect(rounds[0]!.quota).toBe(8 * VOTE);
  expect(rounds[1]!.votes[B]).toBe(999_996);
  expect(rounds[1]!.elected).toEqual([B]);
  // With three seats the second surplus passes on.
  const [, second] = count(4, parseBallots('12 ABC, 6 BD, 5 C, 4 D'), 3).rounds;
  expect(second!.quota).toBe(7 * VOTE);
  // A's 12 came at 5/12 = 0.41666: B has 6 + 4.99992 = 10.99992, surplus 3.99992.
  expect(second!.votes[B]).toBe(1_099_992);
  expect(second!.transfer!.parcels).toEqual([
    { ballots: 6, value: VOTE, passedOnAt: 36_363 },
    { ballots: 12, value: 41_666, passedOnAt: 15_151 },
  ]);
});

test('the papers of an excluded option pass on at the value they came with', () => {
  const { rounds } = count(4, parseBallots('10 AB, 1 B, 5 C, 5 D, 1 BC'), 2);
  const excluding = rounds.find(({ excluded }) => excluded === B)!;
  expect(excluding.transfer).toMatchObject({
    parcels: [
      { ballots: 2, value: VOTE, passedOnAt: VOTE },
      { ballots: 10, value: 20_000, passedOnAt: 20_000 },
    ],
    to: [0, 0, VOTE, 0],
    exhausted: 3 * VOTE,
    lost: 0,
  });
});

test('surpluses pass on one at a time, the largest first, before anybody is excluded', () => {
  // Quota 6.
  const { rounds } = count(5, parseBallots('7 AE, 9 BD, 2 C, 3 D, 2 E'), 3);
  expect(rounds.map(({ transfer }) => transfer?.from)).toEqual([B, A, C, undefined]);
});

test('of equal surpluses the one that was larger earlier comes first, else the lot', () => {
  const equal = parseBallots('8 AC, 8 BD, 1 C, 1 D, 1 E');
  const byLot = count(5, equal, 3, [1, 0, 2, 3, 4]);
  expect(byLot.rounds[0]!.quota).toBe(5 * VOTE);
  expect(byLot.ties[0]).toEqual({ round: 0, options: [A, B], taken: [B], brokenBy: 'lot' });
  // B and C reach 10 each with what E passes on: B had 7 before, C had 8.
  const ballots = parseBallots('7 BD, 8 C, 1 A, 3 EB, 2 EC, 6 D, 6 F');
  const { ties, rounds } = count(6, ballots, 3, [5, 1, 2, 3, 4, 0]);
  const both = rounds.findIndex(({ elected }) => elected.includes(B) && elected.includes(C));
  expect(rounds[both]!.votes.slice(1, 3)).toEqual([10 * VOTE, 10 * VOTE]);
  expect(rounds[both]!.transfer!.from).toBe(C);
  expect(ties).toContainEqual({
    round: both,
    options: [B, C],
    taken: [C],
    brokenBy: 'earlierRound',
  });
});

test('a tie at an exclusion is broken by the latest earlier round in which the two were unequal', () => {
  const { ties, rounds } = count(
    5,
    parseBallots('5 A, 4 B, 3 C, 2 D, 1 EC, 1 E'),
    1,
    [4, 0, 1, 2, 3],
  );
  expect(rounds[0]).toMatchObject({ excluded: D });
  expect(ties[0]).toEqual({ round: 0, options: [D, E], taken: [D], brokenBy: 'lot' });
  expect(ties[1]).toEqual({ round: 2, options: [B, C], taken: [C], brokenBy: 'earlierRound' });
});

test('who has exactly the quota has no surplus', () => {
  const { rounds } = count(3, parseBallots('4 AB, 3 B, 3 C, 1 CB'), 2);
  expect(rounds[0]).toMatchObject({ quota: 4 * VOTE, elected: [A, C], transfer: null });
});

test('papers pass over those elected before', () => {
  const { rounds } = count(4, parseBallots('6 A, 2 BAC, 3 C, 4 D'), 2);
  expect(rounds[0]).toMatchObject({ elected: [A], quota: 6 * VOTE, excluded: B });
  expect(rounds[0]!.transfer!.to).toEqual([0, 0, 2 * VOTE, 0]);
});

test('as many options as seats are all elected at once, and nothing passes on', () => {
  const { rounds, elected } = count(3, parseBallots('9 AB, 1 C'), 3);
  expect(rounds).toHaveLength(1);
  expect(rounds[0]).toMatchObject({ elected: [A], filled: [C, B], transfer: null });
  expect(elected).toEqual([A, C, B]);
});

test('a value below a unit is nothing, and the count ends all the same', () => {
  // A's surplus is 1 of 300,002 papers: 0.0000033 is cut to 0.
  const { rounds, elected } = count(3, parseBallots('300002 AB, 300000 C, 299998 BC'), 2);
  expect(rounds[0]!.transfer).toMatchObject({ to: [0, 0, 0], lost: VOTE, exhausted: 0 });
  expect(elected).toEqual([A, C]);
});

interface Paper {
  readonly preferences: readonly number[];
  holder: number;
  value: bigint;
}

const preferencesOf = ({ ranking }: Ranking) => {
  const shared = ranking.findIndex(({ length }) => length > 1);
  return ranking.slice(0, shared < 0 ? undefined : shared).flat();
};

/** Counts by the Order in plain words: single papers, one after the other, in BigInt. */
function plainCount(
  options: number,
  ballots: readonly Ranking[],
  seats: number,
  lot: readonly number[],
) {
  const EXHAUSTED = -1;
  const one = BigInt(VOTE);
  let standing = range(options);
  const papers = ballots.flatMap((ballot): Paper[] =>
    range(ballot.count ?? 1).map(() => {
      const preferences = preferencesOf(ballot);
      return { preferences, holder: preferences[0] ?? EXHAUSTED, value: one };
    }),
  );
  const kept = new Map<number, bigint>();
  const votesNow = () =>
    range(options).map(
      (option) =>
        kept.get(option) ??
        papers.reduce((sum, { holder, value }) => (holder === option ? sum + value : sum), 0n),
    );
  const valid = papers.filter(({ holder }) => holder !== EXHAUSTED).length;
  const quota = (BigInt(Math.floor(valid / (seats + 1))) + 1n) * one;
  const elected: number[] = [];
  const waiting = new Set<number>();
  const history: bigint[][] = [];
  const before = (a: number, b: number) => {
    for (const votes of history.toReversed())
      if (votes[a] !== votes[b]) return votes[a]! < votes[b]! ? -1 : 1;
    return 0;
  };
  const pass = (from: number) => {
    for (const paper of papers.filter(({ holder }) => holder === from)) {
      const next = paper.preferences.slice(paper.preferences.indexOf(from) + 1);
      paper.holder = next.find((option) => standing.includes(option)) ?? EXHAUSTED;
    }
  };
  const fillUp = () => {
    elected.push(...standing.toSorted((a, b) => before(b, a) || lot[a]! - lot[b]!));
    return { elected, history };
  };
  for (;;) {
    const votes = votesNow();
    history.push(votes);
    const winners = standing.filter((option) => votes[option]! >= quota);
    elected.push(...winners.toSorted((a, b) => before(b, a) || lot[a]! - lot[b]!));
    for (const option of winners) if (votes[option]! > quota) waiting.add(option);
    standing = standing.filter((option) => !winners.includes(option));
    if (elected.length === seats) return { elected, history };
    if (standing.length <= seats - elected.length) return fillUp();
    const [rich] = [...waiting].toSorted((a, b) => before(b, a) || lot[a]! - lot[b]!);
    if (rich !== undefined) {
      for (const paper of papers.filter(({ holder }) => holder === rich))
        paper.value = ((votes[rich]! - quota) * paper.value) / votes[rich]!;
      waiting.delete(rich);
      pass(rich);
      kept.set(rich, quota);
      continue;
    }
    const [poor] = standing.toSorted((a, b) => before(a, b) || lot[a]! - lot[b]!);
    standing = standing.filter((option) => option !== poor);
    if (standing.length <= seats - elected.length) return fillUp();
    pass(poor!);
  }
}

test('agrees with a count of single papers, stage by stage', () => {
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
