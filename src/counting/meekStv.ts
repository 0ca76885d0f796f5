import {
  checkParameters,
  excludeOne,
  sortByVotes,
  toEliminationOutcome,
  type Elimination,
  type EliminationOutcome,
  type EliminationRound,
} from './eliminations';
import { multiplyRoundingUp, MEEK_VOTE, getNextKeepFactor } from './keepFactors';
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
import { countBallots, type RankedProfile } from './profiles';

export { MEEK_VOTE } from './keepFactors';

/** A surplus of less than a millionth of a vote is none. */
const OMEGA = MEEK_VOTE / 1_000_000;

/** Largest number of whole votes that is still exact in a double. */
const MAX_BALLOTS = Math.floor(Number.MAX_SAFE_INTEGER / MEEK_VOTE);

/**
 * Votes, exhausted votes, quota and surplus are in units of 10⁻⁹ votes; votes and exhausted are all
 * papers, in every round.
 */
export interface MeekRound extends EliminationRound {
  /**
   * Part of each vote that every option keeps when it reaches it, in units of 10⁻⁹; 0 once it is
   * excluded.
   */
  readonly keepFactors: readonly number[];
  /** Votes that the elected still have above the quota together. */
  readonly surplus: number;
  /** Number of times that the votes were distributed anew before the round was decided. */
  readonly distributions: number;
}

/** Papers that have come to the same option by way of the same elected options. */
interface Branch {
  /** All papers that pass here or rest here. */
  ballots: number;
  /** Papers that rest here, while the option is not elected. */
  pile: Pile;
  readonly branches: Branches;
}
type Branches = Map<number, Branch>;

/** Votes at the present keep factors. */
interface Shares {
  readonly votes: number[];
  exhausted: number;
}

interface Count extends Elimination {
  readonly papers: BallotPapers;
  readonly seats: number;
  readonly root: Branches;
  readonly keepFactors: number[];
  readonly elected: number[];
}

/**
 * Single transferable vote by Meek's method (B. L. Meek 1969; Hill, Wichmann & Woodall, Computer
 * Journal 30 (1987) 277–281, Algorithm 123), with the decimals and the rounding of the Proportional
 * Representation Foundation's reference rule, so that every program that follows it finds the same
 * numbers.
 *
 * - Every option has a keep factor, 1 at first. A paper gives each option on it, from the top, that
 *   share of what is left of its vote, **rounded up** to nine decimal places, and hands down the
 *   rest; what nobody keeps is exhausted.
 * - The quota is the sum of all votes that are kept, divided by the seats plus one, cut after nine
 *   decimal places, plus 10⁻⁹. It falls as votes are exhausted.
 * - Who reaches the quota is elected, which ends the round.
 * - Otherwise the keep factor of everybody elected is multiplied by the quota and divided by their
 *   votes, rounded up to nine places both times, and the votes are distributed anew, until all
 *   surpluses together are below 10⁻⁶ or shrink no more. Then the option with the fewest votes is
 *   excluded: its keep factor is 0 from now on.
 * - Votes that are no further apart than what remains of the surplus are equal; equals are told
 *   apart by the latest earlier round in which they were further apart than that, then by the lot.
 * - As soon as no more options stand than seats are open, they are elected.
 *
 * Unlike in `scottishStv`, votes reach those elected before too. Equal ranks end a paper
 * (`piles.ts`).
 *
 * Exact as the rule states it: integers in units of 10⁻⁹, up to 9,007,199 ballots; products in two
 * words or BigInt. Every distribution visits the branches only, one for each way through elected
 * options that some paper takes.
 * @throws RangeError for more ballots
 */
export function meekStv(
  profile: RankedProfile,
  terms: CountParameters,
): EliminationOutcome<MeekRound> {
  checkParameters(profile.options, terms);
  if (countBallots(profile) > MAX_BALLOTS) throw new RangeError(`More than ${MAX_BALLOTS} ballots`);
  const count = openCount(profile, terms);
  const rounds: MeekRound[] = [];
  do rounds.push(playRound(count));
  while (!isOver(rounds.at(-1)!, count));
  return toEliminationOutcome(rounds, count);
}

function openCount(profile: RankedProfile, { seats = 1, lot }: CountParameters): Count {
  const keepFactors = Array.from({ length: profile.options }, () => MEEK_VOTE);
  const count: Count = {
    papers: createBallotPapers(profile),
    seats,
    root: new Map(),
    keepFactors,
    elected: [],
    standing: [...keepFactors.keys()],
    history: [],
    ties: [],
    lot,
  };
  deal(count, count.root, createWholePile(count.papers));
  return count;
}

const isOver = ({ filled }: MeekRound, { elected, standing, seats }: Count) =>
  filled.length > 0 || elected.length === seats || standing.length === 0;

const isSettled = ({ standing, elected, seats }: Count) =>
  standing.length + elected.length <= seats;

const fill = ({ standing, history, lot }: Count) => sortByVotes(standing, history, lot);

function playRound(count: Count): MeekRound {
  const state = distributeUntilDecided(count);
  count.history.push(state.votes);
  const elected = electByQuota(count, state);
  const round = { ...state, elected, excluded: null, filled: [] };
  if (count.elected.length === count.seats) return round;
  if (isSettled(count)) return { ...round, filled: fill(count) };
  if (elected.length > 0) return round;
  const excluded = excludeOne(count, state.surplus);
  if (isSettled(count)) return { ...round, excluded, filled: fill(count) };
  passOn(count, excluded);
  return { ...round, excluded };
}

type Decision = Omit<MeekRound, 'elected' | 'excluded' | 'filled'>;

function distributeUntilDecided(count: Count): Decision {
  const { standing, elected } = count;
  let previous = Infinity;
  for (let distributions = 1; ; distributions++) {
    const decision = { ...distribute(count), distributions };
    const { votes, quota, surplus } = decision;
    const isDecided = surplus < OMEGA || surplus >= previous;
    if (isDecided || standing.some((option) => votes[option]! >= quota)) return decision;
    for (const option of elected)
      count.keepFactors[option] = getNextKeepFactor(
        count.keepFactors[option]!,
        quota,
        votes[option]!,
      );
    previous = surplus;
  }
}

function distribute({ root, keepFactors, elected, seats }: Count): Omit<Decision, 'distributions'> {
  const shares: Shares = { votes: keepFactors.map(() => 0), exhausted: 0 };
  share(root, MEEK_VOTE, keepFactors, shares);
  const { votes, exhausted } = shares;
  const quota = Math.floor(votes.reduce((sum, some) => sum + some, 0) / (seats + 1)) + 1;
  const above = elected.reduce((sum, option) => sum + votes[option]! - quota, 0);
  return { votes, exhausted, quota, surplus: Math.max(0, above), keepFactors: [...keepFactors] };
}

function share(branches: Branches, left: number, keepFactors: readonly number[], to: Shares): void {
  for (const [option, branch] of branches) {
    if (option === EXHAUSTED) to.exhausted += left * branch.ballots;
    else {
      const kept = multiplyRoundingUp(left, keepFactors[option]!);
      to.votes[option]! += kept * branch.ballots;
      if (kept < left) share(branch.branches, left - kept, keepFactors, to);
    }
  }
}

/**
 * Elects by the quota, which leaves no room for more winners than seats; the slice is for what
 * rounding keep factors up could add to it.
 */
function electByQuota(count: Count, { votes, quota }: Decision): readonly number[] {
  const { standing, history, lot, seats } = count;
  const reached = standing.filter((option) => votes[option]! >= quota);
  const elected = sortByVotes(reached, history, lot).slice(0, seats - count.elected.length);
  count.standing = standing.filter((option) => !elected.includes(option));
  count.elected.push(...elected);
  for (const option of elected) openBranches(count, count.root, option);
  return elected;
}

/** Papers that rest with somebody who is elected now lie one option further down. */
function openBranches(count: Count, branches: Branches, option: number): void {
  const branch = branches.get(option);
  if (branch) {
    const { pile } = branch;
    branch.pile = createEmptyPile();
    deal(count, branch.branches, pile);
  }
  for (const next of branches.values()) openBranches(count, next.branches, option);
}

function passOn(count: Count, excluded: number): void {
  count.keepFactors[excluded] = 0;
  closeBranches(count, count.root, excluded);
}

function closeBranches(count: Count, branches: Branches, excluded: number): void {
  const gone = branches.get(excluded);
  branches.delete(excluded);
  if (gone) deal(count, branches, gone.pile);
  for (const next of branches.values()) closeBranches(count, next.branches, excluded);
}

function deal(count: Count, branches: Branches, pile: Pile): void {
  const { papers, standing, elected } = count;
  for (const [option, part] of sortPile(papers, pile, [...standing, ...elected])) {
    if (!branches.has(option))
      branches.set(option, { ballots: 0, pile: createEmptyPile(), branches: new Map() });
    const branch = branches.get(option)!;
    branch.ballots += part.ballots;
    if (elected.includes(option)) deal(count, branch.branches, part);
    else addPile(papers, branch.pile, part);
  }
}
