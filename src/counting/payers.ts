import { joinAlikeBallots, type Supporters, listSupporters } from './alikeBallots';
import { countMarks } from './approval';
import { type ApprovalProfile, countBallots } from './profiles';

/**
 * Ballots made ready for rules by which ballots pay: alike ones joined, and for each project who
 * supports it.
 */
export interface Payers {
  readonly ballots: ApprovalProfile;
  readonly supporters: Supporters;
  /** For each of the supporters’ rows for how many ballots it stands. */
  readonly weights: Uint32Array;
  /** Number of ballots that support each project. */
  readonly votes: readonly number[];
  /** All ballots, also those that mark nothing. */
  readonly voters: number;
  /** The marks on the longest ballot. */
  readonly longest: number;
  /** The rows of the project with the most of them. */
  readonly mostRows: number;
}

export function createPayers(profile: ApprovalProfile): Payers {
  const ballots = joinAlikeBallots(besideTheirLike(profile));
  const supporters = listSupporters(ballots);
  return {
    ballots,
    supporters,
    weights: supporters.rows.map((row) => ballots.weights[row]!),
    votes: countMarks(ballots),
    voters: countBallots(profile),
    longest: longestStretch(ballots.starts),
    mostRows: longestStretch(supporters.starts),
  };
}

const longestStretch = (starts: Uint32Array): number =>
  starts.reduce((longest, start, place) => Math.max(longest, start - (starts[place - 1] ?? 0)), 0);

/** Further marks change little: few ballots begin with the same four and go on differently. */
const COMPARED_MARKS = 4;

/**
 * Sorts the ballots in the order of their first marks. Those who support a project then stand
 * together in memory, and mostly have as much left as their neighbours: a pass over them takes half
 * the time. By counting, from the last mark compared to the first.
 */
function besideTheirLike(profile: ApprovalProfile): ApprovalProfile {
  let order = Uint32Array.from(profile.weights.keys());
  for (let place = COMPARED_MARKS - 1; place >= 0; place--)
    order = sortedByMark(profile, order, place);
  return inOrder(profile, order);
}

function sortedByMark(
  { options, starts, marks }: ApprovalProfile,
  order: Uint32Array,
  place: number,
) {
  /** 0 for a ballot that is too short. */
  const keyOf = (row: number) => {
    const mark = starts[row]! + place;
    return mark < starts[row + 1]! ? marks[mark]! + 1 : 0;
  };
  const next = new Uint32Array(options + 2);
  for (const row of order) next[keyOf(row) + 1]!++;
  for (let key = 0; key <= options; key++) next[key + 1]! += next[key]!;
  const sorted = new Uint32Array(order.length);
  for (const row of order) sorted[next[keyOf(row)]!++] = row;
  return sorted;
}

function inOrder(profile: ApprovalProfile, order: Uint32Array): ApprovalProfile {
  const { options, starts, marks, weights } = profile;
  const sortedStarts = new Uint32Array(starts.length);
  const sortedMarks = new Uint16Array(marks.length);
  for (const [place, row] of order.entries()) {
    const own = marks.subarray(starts[row], starts[row + 1]);
    sortedMarks.set(own, sortedStarts[place]);
    sortedStarts[place + 1] = sortedStarts[place]! + own.length;
  }
  return {
    options,
    starts: sortedStarts,
    marks: sortedMarks,
    weights: order.map((row) => weights[row]!),
  };
}
