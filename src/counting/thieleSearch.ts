import type { Outcome, CountParameters } from './outcome';
import { type ApprovalProfile, countBallots } from './profiles';
import {
  type Electorate,
  createElectorate,
  listOptions,
  roundScore,
  seatOption,
  sequentialThiele,
  type SequentialThieleRound,
  type ThieleWeights,
} from './thiele';

/** The one round of a committee that was found as a whole. */
interface ThieleRound {
  readonly score: number;
  /** Number of committees that have that score. */
  readonly committees: number;
}

export interface ThieleOutcome extends Outcome<ThieleRound | SequentialThieleRound> {
  /**
   * Whether it is sure that no committee has a higher score. If not, the rounds are of the
   * sequential rule.
   */
  readonly isExact: boolean;
}

/**
 * The search among all committees is given up when gains have been read and compared so often:
 * after seconds.
 */
const MAX_READS = 30_000_000;

/**
 * Finds the committee of the highest score among all, by branch and bound: what a part of a
 * committee can still become is at most its score and the highest gains of those that may join,
 * since gains never grow. Where several committees have the highest score, the one is taken that
 * has the lowest lot among the options in which they differ. Exact while the search is not given up
 * (`MAX_READS`) and scores stay below 2^53; otherwise the outcome is that of the sequential rule,
 * and says so.
 */
export function optimalThiele(
  profile: ApprovalProfile,
  terms: CountParameters,
  weighing: ThieleWeights,
): ThieleOutcome {
  const found = findBest(profile, terms, weighing);
  if (!found) return { ...sequentialThiele(profile, terms, weighing), isExact: false };
  const { committee, inAll, inSome, committees, score } = found;
  const elected = committee.toSorted((a, b) => a - b);
  const never = listOptions(profile).filter((option) => !inSome.has(option));
  const disputed = [...inSome].filter((option) => !inAll.has(option)).toSorted((a, b) => a - b);
  const always = elected.filter((option) => inAll.has(option));
  const taken = elected.filter((option) => !inAll.has(option));
  return {
    elected,
    places: [always, disputed, never].filter((place) => place.length > 0),
    ties: disputed.length > 0 ? [{ round: 0, options: disputed, taken, brokenBy: 'lot' }] : [],
    rounds: [{ score: roundScore(BigInt(score), weighing.scale), committees }],
    isExact: true,
  };
}

interface Search {
  readonly electorate: Electorate;
  readonly worth: readonly number[];
  readonly seats: number;
  /** The options, the most votes first, so that good committees are met early. */
  readonly order: readonly number[];
  readonly lot: readonly number[];
  /** Number of the chosen that each row marks. */
  readonly members: Uint16Array;
  readonly chosen: number[];
  reads: number;
  /** The best so far. Its committee is the first by the lot. */
  best: Best;
}

interface Best {
  readonly score: number;
  readonly committees: number;
  readonly committee: readonly number[];
  /** Options that are in every committee of this score, and those in at least one. */
  readonly inAll: ReadonlySet<number>;
  readonly inSome: ReadonlySet<number>;
}

/**
 * Finds the best committee; undefined when the search is given up, or bounds of scores would be too
 * high to be exact.
 */
function findBest(
  profile: ApprovalProfile,
  terms: CountParameters,
  weighing: ThieleWeights,
): Best | undefined {
  const { seats = 1, lot } = terms;
  const worth = weighing.worth.map(Number);
  if (seats * worth[0]! * countBallots(profile) > Number.MAX_SAFE_INTEGER) return undefined;
  const electorate = createElectorate(profile);
  const order = listOptions(profile).toSorted(
    (a, b) => supportOf(electorate, b) - supportOf(electorate, a) || lot[a]! - lot[b]!,
  );
  const search: Search = {
    electorate,
    worth,
    seats: Math.min(seats, profile.options),
    order,
    lot,
    members: new Uint16Array(electorate.ballots.weights.length),
    chosen: [],
    reads: 0,
    best: { score: -1, committees: 0, committee: [], inAll: new Set(), inSome: new Set() },
  };
  return extend(search, 0, 0) ? search.best : undefined;
}

const rowsOf = ({ supporters: { starts, rows } }: Electorate, option: number): Uint32Array =>
  rows.subarray(starts[option], starts[option + 1]);

const supportOf = (electorate: Electorate, option: number): number =>
  rowsOf(electorate, option).reduce((sum, row) => sum + electorate.ballots.weights[row]!, 0);

/**
 * Tries all committees that have the chosen options and others from a place in the order on. False:
 * given up.
 */
function extend(search: Search, from: number, score: number): boolean {
  const missing = search.seats - search.chosen.length;
  if (missing === 0) return noteCommittee(search, score);
  const rest = search.order.slice(from);
  const gains = rest.map((option) => gainOf(search, option));
  if (search.reads > MAX_READS) return false;
  for (let index = 0; index + missing <= rest.length; index++) {
    search.reads += rest.length;
    if (score + sumOfHighest(gains.slice(index), missing) < search.best.score) break;
    const option = rest[index]!;
    seatOption(search.electorate, search.members, option, 1);
    search.chosen.push(option);
    const isDone = extend(search, from + index + 1, score + gains[index]!);
    search.chosen.pop();
    seatOption(search.electorate, search.members, option, -1);
    if (!isDone) return false;
  }
  return true;
}

function gainOf(search: Search, option: number): number {
  const { electorate, members, worth } = search;
  const rows = rowsOf(electorate, option);
  search.reads += 1 + rows.length;
  let gain = 0;
  for (const row of rows) gain += electorate.ballots.weights[row]! * worth[members[row]!]!;
  return gain;
}

const sumOfHighest = (gains: readonly number[], count: number): number =>
  gains
    .toSorted((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, gain) => sum + gain, 0);

function noteCommittee(search: Search, score: number): true {
  const { best, lot, chosen } = search;
  if (score < best.score) return true;
  const committee = [...chosen];
  const own = new Set(committee);
  if (score > best.score) {
    search.best = { score, committees: 1, committee, inAll: own, inSome: own };
    return true;
  }
  search.best = {
    score,
    committees: best.committees + 1,
    committee: isDrawnBefore(committee, best.committee, lot) ? committee : best.committee,
    inAll: new Set([...best.inAll].filter((option) => own.has(option))),
    inSome: new Set([...best.inSome, ...own]),
  };
  return true;
}

/**
 * Tells whether the lowest lot among the options in which two committees differ is in the first.
 */
function isDrawnBefore(a: readonly number[], b: readonly number[], lot: readonly number[]) {
  const lowest = (own: readonly number[], other: readonly number[]) =>
    Math.min(...own.filter((option) => !other.includes(option)).map((option) => lot[option]!));
  return lowest(a, b) < lowest(b, a);
}
