import { countMarks } from './approval';
import { type ApprovalProfile, ballotsIn } from './profiles';

/** What bought projects give to ballots, whatever rule bought them: for comparing rules. */
export interface BudgetSatisfaction {
  readonly ballots: number;
  /** How many ballots mark at least one bought project. */
  readonly withWinner: number;
  /** Entry k: how many ballots mark exactly k bought projects. */
  readonly byWinners: readonly number[];
  /**
   * What is spent on a ballot, when the cost of each project is shared equally by all who marked
   * it: the least, then of each tenth of the ballots, in ascending order, the highest. Eleven
   * entries in minor units, rounded as doubles are; none without ballots.
   */
  readonly spendingTenths: readonly number[];
}

const TENTHS = 10;

/** O(marks + rows log rows). */
export function budgetSatisfaction(
  profile: ApprovalProfile,
  costs: readonly number[],
  bought: readonly number[],
): BudgetSatisfaction {
  const votes = countMarks(profile);
  const shares = new Float64Array(profile.options);
  for (const project of bought) shares[project] = costs[project]! / votes[project]!;
  const { winners, spending } = sumsOfRows(profile, shares);
  const byWinners = Array<number>(bought.length + 1).fill(0);
  for (const [row, count] of winners.entries()) byWinners[count]! += profile.weights[row]!;
  const ballots = ballotsIn(profile);
  const spendingTenths = tenthsOf(spending, profile.weights, ballots);
  return { ballots, withWinner: ballots - byWinners[0]!, byWinners, spendingTenths };
}

/** For each row how many bought projects it marks, and the sum of its shares. */
function sumsOfRows({ weights, starts, marks }: ApprovalProfile, shares: Float64Array) {
  const winners = new Uint16Array(weights.length);
  const spending = new Float64Array(weights.length);
  for (let row = 0; row < weights.length; row++)
    for (let mark = starts[row]!; mark < starts[row + 1]!; mark++) {
      const share = shares[marks[mark]!]!;
      if (share === 0) continue;
      winners[row]!++;
      spending[row]! += share;
    }
  return { winners, spending };
}

function tenthsOf(spending: Float64Array, weights: Uint32Array, ballots: number): number[] {
  const order = Uint32Array.from(spending.keys())
    .filter((row) => weights[row]! > 0)
    .sort((a, b) => spending[a]! - spending[b]!);
  const tenths: number[] = [];
  let counted = 0;
  for (const row of order) {
    counted += weights[row]!;
    while (tenths.length <= TENTHS && counted * TENTHS >= Math.max(tenths.length * ballots, 1))
      tenths.push(spending[row]!);
  }
  return tenths;
}
