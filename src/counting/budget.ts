import {
  findObstacle,
  type Obstacle,
  type ProjectGroupRule,
} from '../shared/ballots/projectGroups';
import type { Outcome, CountParameters, Tie } from './outcome';
import { sortByLot, rankByValue } from './weakOrder';

/**
 * A budget to be spent on projects. Amounts are whole minor units of one currency; together they
 * stay below 2^53.
 */
export interface BudgetTerms extends Pick<CountParameters, 'lot'> {
  /** Cost of each project; at least 1. */
  readonly costs: readonly number[];
  readonly budget: number;
  /** Projects of which only so many, or so much money for them, may be bought. */
  readonly groups?: readonly ProjectGroupRule<number>[];
}

/** `elected` are the bought projects in the order of purchase. */
export interface BudgetOutcome<Round> extends Outcome<Round> {
  readonly spent: number;
  readonly left: number;
}

/** A project is considered: bought if what is left pays for it. */
export interface GreedyRound {
  readonly by: 'votes';
  readonly project: number;
  readonly votes: number;
  readonly cost: number;
  /** Amount that was left before. */
  readonly left: number;
  readonly isBought: boolean;
  /** The group that kept it from being bought, though what was left would have paid for it. */
  readonly barred?: Obstacle<number>;
}

/** Finds what keeps a project from being bought after others, besides the budget. */
export const findGroupObstacle = (
  { groups = [], costs }: Pick<BudgetTerms, 'groups' | 'costs'>,
  bought: readonly number[],
  project: number,
): Obstacle<number> | undefined => findObstacle(groups, (one) => costs[one]!, bought, project);

/** Tells whether all of these could be bought after the others, as far as groups go. */
const canBuyAll = (
  terms: BudgetTerms,
  bought: readonly number[],
  projects: readonly number[],
): boolean =>
  projects.every(
    (project, place) =>
      !findGroupObstacle(terms, [...bought, ...projects.slice(0, place)], project),
  );

const isAmount = (amount: number, least: number) => Number.isSafeInteger(amount) && amount >= least;

/**
 * @throws RangeError for costs or a budget that no purse could hold, or costs that are not those of
 *   the projects.
 */
export function checkBudget(projects: number, { costs, budget }: BudgetTerms): void {
  if (costs.length !== projects)
    throw new RangeError(`${costs.length} costs for ${projects} projects`);
  if (!isAmount(budget, 0)) throw new RangeError(`Not a budget: ${budget}`);
  const notCost = costs.find((cost) => !isAmount(cost, 1));
  if (notCost !== undefined) throw new RangeError(`Not a cost: ${notCost}`);
  if (!isAmount(total(costs), 0))
    throw new RangeError('The costs are too high to be added exactly');
}

const total = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

export const getCost = (projects: readonly number[], costs: readonly number[]): number =>
  total(projects.map((project) => costs[project]!));

const EMPTY_PURCHASE = { rounds: 0, bought: [] };

/**
 * Goes through projects from the most votes down and buys each that what is left pays for. Where
 * equal votes compete for too little, the lot says who comes first. A project that a group bars is
 * passed over. A project that nobody voted for is never bought.
 * @param votes of all projects
 * @param candidates the projects that may be bought
 * @param before how many rounds came before, for the ties, and what was bought in them
 */
export function buyByVotes(
  votes: readonly number[],
  candidates: readonly number[],
  terms: BudgetTerms,
  before: { readonly rounds: number; readonly bought: readonly number[] } = EMPTY_PURCHASE,
): { readonly rounds: readonly GreedyRound[]; readonly ties: readonly Tie[] } {
  const { costs, budget, lot } = terms;
  const bought = [...before.bought];
  const rounds: GreedyRound[] = [];
  const ties: Tie[] = [];
  const wanted = candidates.filter((project) => votes[project]! > 0);
  let left = budget;
  for (const place of rankByValue(wanted.map((project) => votes[project]!))) {
    const equals = place.map((index) => wanted[index]!);
    const options = equals.filter(
      (project) => costs[project]! <= left && !findGroupObstacle(terms, bought, project),
    );
    const hasTie = getCost(options, costs) > left || !canBuyAll(terms, bought, options);
    const considered = sortByLot(equals, lot).map((project): GreedyRound => {
      const cost = costs[project]!;
      const barred = cost <= left ? findGroupObstacle(terms, bought, project) : undefined;
      const isBought = cost <= left && !barred;
      const round = { project, votes: votes[project]!, cost, left, isBought };
      if (isBought) {
        left -= cost;
        bought.push(project);
      }
      return { by: 'votes', ...round, ...(barred && { barred }) };
    });
    const taken = listBought(considered);
    if (hasTie)
      ties.push({ round: before.rounds + rounds.length, options, taken, brokenBy: 'lot' });
    rounds.push(...considered);
  }
  return { rounds, ties };
}

export const listBought = (rounds: readonly GreedyRound[]): number[] =>
  rounds.filter(({ isBought }) => isBought).map(({ project }) => project);
