import { instantRunoff } from './instantRunoff';
import { toRankedProfile, type Ranking } from './profiles';
import { range } from './weakOrder';
import { createDice, rankings } from './testing/ballotKinds';
import { BURLINGTON, parseBallots, SCHULZE_30, SCHULZE_45, TENNESSEE } from './testing/elections';

const [A, B, C, D, E] = [0, 1, 2, 3, 4] as const;
const count = (options: number, ballots: readonly Ranking[], lot = range(options)) =>
  instantRunoff(toRankedProfile(options, ballots), { lot });
const lastVotes = ({ rounds }: ReturnType<typeof count>) => rounds.at(-1)!.votes;

test('instant runoff: 45 voters tie B and E at the second exclusion; the lot excludes B, and C wins 24 to 21', () => {
  const outcome = count(5, SCHULZE_45, [4, 0, 3, 2, 1]);
  expect(outcome.rounds[0]!.votes).toEqual([10, 8, 12, 7, 8]);
  expect(outcome.rounds[1]!.votes).toEqual([10, 8, 19, 0, 8]);
  expect(outcome.ties).toEqual([{ round: 1, options: [B, E], taken: [B], brokenBy: 'lot' }]);
  expect(lastVotes(outcome)).toEqual([0, 0, 24, 0, 21]);
  expect(outcome.elected).toEqual([C]);
  expect(outcome.places).toEqual([[C], [E], [A], [B], [D]]);
});

test('instant runoff: another lot excludes E instead, and the ballots go on from there', () => {
  const outcome = count(5, SCHULZE_45, [4, 1, 3, 2, 0]);
  expect(outcome.ties[0]!.taken).toEqual([E]);
  expect(outcome.rounds[2]!.votes).toEqual([10, 16, 19, 0, 0]);
});

test('instant runoff: of 30 voters D wins 16 to 14 over A', () => {
  const outcome = count(4, SCHULZE_30);
  expect(outcome.elected).toEqual([D]);
  expect(lastVotes(outcome)).toEqual([14, 0, 0, 16]);
});

test('instant runoff: Tennessee elects Knoxville 58 to 42, and every transfer can be drawn', () => {
  const { elected, rounds, places, ties } = count(4, TENNESSEE);
  expect(rounds).toEqual([
    {
      votes: [42, 26, 15, 17],
      exhausted: 0,
      quota: 51,
      elected: [],
      excluded: C,
      filled: [],
      transfer: { from: C, to: [0, 0, 0, 15], exhausted: 0 },
    },
    {
      votes: [42, 26, 0, 32],
      exhausted: 0,
      quota: 51,
      elected: [],
      excluded: B,
      filled: [],
      transfer: { from: B, to: [0, 0, 0, 26], exhausted: 0 },
    },
    {
      votes: [42, 0, 0, 58],
      exhausted: 0,
      quota: 51,
      elected: [D],
      excluded: null,
      filled: [],
      transfer: null,
    },
  ]);
  expect(elected).toEqual([D]);
  expect({ places, ties }).toEqual({ places: [[D], [A], [B], [C]], ties: [] });
});

test('instant runoff: Burlington elects Kiss 4,314 to 4,064, by a majority of what still counts', () => {
  const { elected, rounds } = count(3, BURLINGTON);
  expect(rounds[0]!.transfer).toEqual({ from: B, to: [1332, 0, 767], exhausted: 455 });
  expect(rounds[1]).toMatchObject({ votes: [4314, 0, 4064], exhausted: 455, quota: 4190 });
  expect(elected).toEqual([A]);
});

test('exactly half is no majority', () => {
  const { rounds, elected } = count(3, parseBallots('5 A, 3 B, 2 CB'));
  expect(rounds[0]).toMatchObject({ quota: 6, elected: [], excluded: C });
  expect(rounds[1]).toMatchObject({ votes: [5, 5, 0], elected: [] });
  expect(elected).toEqual([A]);
});

test('a tie at an exclusion is broken by the latest earlier round in which the two were unequal', () => {
  // C had two papers fewer than B, before D passed two on.
  const { ties, rounds } = count(4, parseBallots('9 A, 5 B, 3 C, 2 DC'), [3, 0, 1, 2]);
  expect(rounds[1]!.votes).toEqual([9, 5, 5, 0]);
  expect(ties).toEqual([{ round: 1, options: [B, C], taken: [C], brokenBy: 'earlierRound' }]);
});

test('the count stops as soon as somebody has a majority; those left stand by their votes', () => {
  const { rounds, places } = count(4, parseBallots('6 A, 2 B, 1 C, 1 D'));
  expect(rounds).toHaveLength(1);
  expect(places).toEqual([[A], [B], [C, D]]);
});

test('more than one seat is refused', () => {
  expect(() => instantRunoff(toRankedProfile(2, []), { lot: [0, 1], seats: 2 })).toThrow(
    RangeError,
  );
});

/** Counts by the rule in plain words: all papers are read anew in every round. */
function plainRunoff(options: number, ballots: readonly Ranking[], lot: readonly number[]) {
  let standing = range(options);
  const history: number[][] = [];
  const excluded: number[] = [];
  for (;;) {
    const votes = range(options).map(() => 0);
    for (const { ranking, count: ballotsAlike = 1 } of ballots) {
      const choice = firstChoice(ranking, standing);
      if (choice !== undefined) votes[choice]! += ballotsAlike;
    }
    history.push(votes);
    const all = votes.reduce((sum, some) => sum + some, 0);
    const winner = standing.find((option) => votes[option]! > all / 2);
    if (winner !== undefined) return { winner, excluded, history };
    if (standing.length === 1) return { winner: standing[0], excluded, history };
    const [loser] = standing.toSorted((a, b) => {
      for (const past of history.toReversed()) if (past[a] !== past[b]) return past[a]! - past[b]!;
      return lot[a]! - lot[b]!;
    });
    excluded.push(loser!);
    standing = standing.filter((option) => option !== loser);
    if (standing.length === 1) return { winner: standing[0], excluded, history };
  }
}

function firstChoice(ranking: Ranking['ranking'], standing: readonly number[]) {
  for (const equals of ranking) {
    if (equals.length > 1) return undefined;
    if (standing.includes(equals[0]!)) return equals[0];
  }
  return undefined;
}

test('agrees with a count that reads all papers anew in every round', () => {
  for (const seed of range(500)) {
    const random = createDice(seed);
    const options = 1 + random.below(8);
    const ballots = range(random.below(25)).map(() => rankings.random(random, options));
    const lot = random.shuffled(range(options));
    const plain = plainRunoff(options, ballots, lot);
    const { elected, rounds } = count(options, ballots, lot);
    expect(elected).toEqual([plain.winner]);
    expect(rounds.map(({ votes }) => votes)).toEqual(plain.history);
    expect(rounds.flatMap(({ excluded }) => excluded ?? [])).toEqual(plain.excluded);
  }
});
