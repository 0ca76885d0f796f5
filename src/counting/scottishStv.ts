import {
  checkParameters,
  excludeOne,
  sortByVotes,
  toEliminationOutcome,
  takeOne,
  type Elimination,
  type EliminationOutcome,
  type EliminationRound,
  type Transfer,
} from './eliminations';
import type { CountParameters } from './outcome';
import {
  addPile,
  createEmptyPile,
  EXHAUSTED,
  createBallotPapers,
  sortPile,
  createWholePile,
  type BallotPapers,
  type Pile,
} from './piles';
import type { RankedProfile } from './profiles';

/** The value of one whole paper: votes are counted in units of 0.00001. */
export const SCOTTISH_VOTE = 100_000;

/**
 * Papers of one value, and at what value the round passes them on. Values are in units of 0.00001.
 */
interface Parcel {
  readonly ballots: number;
  readonly value: number;
  readonly passedOnAt: number;
}

interface ScottishTransfer extends Transfer {
  /** The most valuable first. */
  readonly parcels: readonly Parcel[];
  /** Loss of this transfer by the cut after the fifth decimal place. */
  readonly lost: number;
}

/**
 * Votes, exhausted votes, quota and what is lost are in units of 0.00001 votes; together they are
 * all papers, in every round.
 */
export interface ScottishRound extends EliminationRound {
  /** Loss by cutting in the rounds before. */
  readonly lost: number;
  /**
   * The surplus of somebody elected, or all that the excluded option has; null where the count
   * ends.
   */
  readonly transfer: ScottishTransfer | null;
}

/** Papers with one option, by their value. */
type Parcels = Map<number, Pile>;

interface Count extends Elimination {
  readonly papers: BallotPapers;
  readonly parcels: readonly Parcels[];
  readonly votes: number[];
  quota: number;
  vacancies: number;
  /** Elected with more than the quota, the surplus not yet passed on. */
  rich: readonly number[];
  exhausted: number;
  lost: number;
}

/**
 * Single transferable vote as in Scottish council elections, the weighted inclusive Gregory method
 * (Scottish Local Government Elections Order 2007, schedule 1, rules 45 to 52).
 *
 * - Every paper with a first preference counts; the quota is their number divided by the seats plus
 *   one, without the fraction, plus one (Droop).
 * - Who reaches the quota at the end of a round is elected.
 * - If somebody elected has more, the largest surplus passes on first: **all** papers of that
 *   option go to the next option still standing, at the value `surplus × the value they came with /
 *   all votes of that option`, cut after five decimal places. What has no next option is exhausted
 *   at that value. The option keeps the quota.
 * - If there is no surplus, the option with the fewest votes is excluded; its papers pass on at the
 *   value they came with.
 * - Equals are told apart by the latest earlier round in which they were unequal, then by the lot.
 * - As soon as no more options stand than seats are open, they are elected, and nothing passes on
 *   any more.
 *
 * Equal ranks end a paper (`piles.ts`); a paper without a first preference is exhausted from the
 * start.
 *
 * Exact: integers in units of 0.00001 votes below 2^53, thus up to 90 thousand million ballots; a
 * transfer value is worked out in BigInt and cut once. O(ballots × options) for the first count;
 * later rounds look only at papers that move.
 */
export function scottishStv(
  profile: RankedProfile,
  terms: CountParameters,
): EliminationOutcome<ScottishRound> {
  checkParameters(profile.options, terms);
  const count = firstCount(profile, terms);
  const rounds: ScottishRound[] = [];
  do rounds.push(playRound(count));
  while (rounds.at(-1)!.transfer);
  return toEliminationOutcome(rounds, count);
}

function firstCount(profile: RankedProfile, { seats = 1, lot }: CountParameters): Count {
  const papers = createBallotPapers(profile);
  const options = Array.from({ length: profile.options }, (_, option) => option);
  const count: Count = {
    papers,
    parcels: options.map((): Parcels => new Map()),
    votes: options.map(() => 0),
    quota: 0,
    vacancies: seats,
    standing: options,
    rich: [],
    exhausted: 0,
    lost: 0,
    history: [],
    ties: [],
    lot,
  };
  passPileOn(count, createWholePile(papers), SCOTTISH_VOTE);
  count.quota = droopQuota(sumOf(count.votes) / SCOTTISH_VOTE, seats) * SCOTTISH_VOTE;
  return count;
}

const droopQuota = (ballots: number, seats: number) => Math.floor(ballots / (seats + 1)) + 1;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, some) => sum + some, 0);

function playRound(count: Count): ScottishRound {
  const { exhausted, quota, lost } = count;
  const votes = [...count.votes];
  count.history.push(votes);
  const nothing = { excluded: null, filled: [], transfer: null };
  const round = { ...nothing, votes, exhausted, quota, lost, elected: electByQuota(count) };
  if (count.vacancies === 0) return round;
  if (isSettled(count)) return { ...round, filled: fill(count) };
  if (count.rich.length > 0) return { ...round, transfer: passSurplusOn(count) };
  const excluded = excludeOne(count);
  if (isSettled(count)) return { ...round, excluded, filled: fill(count) };
  return { ...round, excluded, transfer: passOn(count, excluded, (value) => value) };
}

const isSettled = ({ standing, vacancies }: Count) => standing.length <= vacancies;

const fill = ({ standing, history, lot }: Count) => sortByVotes(standing, history, lot);

function electByQuota(count: Count): readonly number[] {
  const { standing, votes, quota, history, lot } = count;
  const elected = sortByVotes(
    standing.filter((option) => votes[option]! >= quota),
    history,
    lot,
  );
  count.standing = standing.filter((option) => !elected.includes(option));
  count.rich = [...count.rich, ...elected.filter((option) => votes[option]! > quota)];
  count.vacancies -= elected.length;
  return elected;
}

function passSurplusOn(count: Count): ScottishTransfer {
  const { rich, history, lot, votes, quota } = count;
  const { option, ties } = takeOne(rich, history, { taken: 'most', lot });
  count.ties.push(...ties);
  count.rich = rich.filter((other) => other !== option);
  const all = votes[option]!;
  const transfer = passOn(count, option, (value) => cutProduct(all - quota, value, all));
  votes[option] = quota;
  const lost = all - quota - sumOf(transfer.to) - transfer.exhausted;
  count.lost += lost;
  return { ...transfer, lost };
}

/** Returns a × b / c without the remainder. */
const cutProduct = (a: number, b: number, c: number): number =>
  Number((BigInt(a) * BigInt(b)) / BigInt(c));

function passOn(count: Count, from: number, newValue: (value: number) => number): ScottishTransfer {
  const given = [...count.parcels[from]!].toSorted(([a], [b]) => b - a);
  const before = [...count.votes];
  const { exhausted } = count;
  const parcels = given.map(([value, pile]) => {
    const parcel = { ballots: pile.ballots, value, passedOnAt: newValue(value) };
    passPileOn(count, pile, parcel.passedOnAt);
    return parcel;
  });
  count.parcels[from]!.clear();
  count.votes[from] = 0;
  const to = count.votes.map((votes, option) => (option === from ? 0 : votes - before[option]!));
  return { from, to, exhausted: count.exhausted - exhausted, parcels, lost: 0 };
}

function passPileOn(count: Count, pile: Pile, value: number): void {
  const { papers, parcels, votes, standing } = count;
  for (const [option, part] of sortPile(papers, pile, standing)) {
    if (option === EXHAUSTED) count.exhausted += part.ballots * value;
    else {
      votes[option]! += part.ballots * value;
      addTo(papers, parcels[option]!, value, part);
    }
  }
}

function addTo(papers: BallotPapers, parcels: Parcels, value: number, pile: Pile): void {
  if (!parcels.has(value)) parcels.set(value, createEmptyPile());
  addPile(papers, parcels.get(value)!, pile);
}
