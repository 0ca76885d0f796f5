import type { Obstacle } from '../shared/ballots/projectGroups';
import { countMarks } from './approval';
import {
  listBought,
  type BudgetOutcome,
  type BudgetTerms,
  buyByVotes,
  checkBudget,
  getCost,
  findGroupObstacle,
  type GreedyRound,
} from './budget';
import { buyWithEndowment, type EndowmentOutcome, type SharesRound } from './endowments';
import { toNumber } from './fractions';
import type { SharesContext, Utility } from './offers';
import { createPayers } from './payers';
import type { ApprovalProfile } from './profiles';
import { raiseEndowment } from './raisedEndowments';

export interface EqualSharesTerms extends BudgetTerms {
  /**
   * 'cost' by default: a project is worth to those who marked it what it costs. 'cardinality':
   * every project is worth the same.
   */
  readonly utility?: Utility;
  /**
   * Completion after the base rule: none, raised endowments ('add1'), or these and then the most
   * votes ('full', by default).
   */
  readonly completion?: 'none' | 'add1' | 'full';
  /** By how many minor units endowments are raised: one unit of the currency. 1 by default. */
  readonly raise?: number;
}

/** Summary of the base rule at one endowment. */
interface EndowedSummary {
  /**
   * Amount that every ballot has to spend: a whole number of raises, or the budget divided by the
   * ballots, as the nearest double.
   */
  readonly endowment: number;
  readonly bought: readonly number[];
  readonly spent: number;
}

/** A project that was not bought, and the reason. */
export interface RefusedProject {
  readonly project: number;
  readonly votes: number;
  readonly cost: number;
  /**
   * Reason: no ballot marked it; it alone costs more than the budget; a group bars it; or its
   * supporters had too little left.
   */
  readonly because: 'noVotes' | 'aboveBudget' | 'tooLittleLeft' | Obstacle<number>['because'];
  /** The group that bars it, after all that was bought. */
  readonly barred?: Obstacle<number>;
  /**
   * Amount that all its supporters together still had after the last purchase by shares, before
   * what is left went by votes.
   */
  readonly supportersHad: number;
}

type EqualSharesRound = SharesRound | GreedyRound;

export interface EqualSharesOutcome extends BudgetOutcome<EqualSharesRound> {
  /** With the budget divided equally. */
  readonly base: EndowedSummary;
  /** With the endowment that counts; the rounds `by: 'shares'` are of this. */
  readonly raised: EndowedSummary;
  /**
   * One raise further, which would cost more than the budget. Absent where no raise came so far.
   */
  readonly tooFar?: EndowedSummary;
  readonly refused: readonly RefusedProject[];
}

/**
 * With more different ballots some pocket is emptied at another raise nearly every time: no raise
 * could be skipped.
 */
const MAX_TRACKED_ROWS = 500;

/**
 * Counts by the Method of Equal Shares (Peters, Pierczyński & Skowron 2021, "Proportional
 * Participatory Budgeting with Additive Utilities"; Peters & Skowron 2020 for committees).
 *
 * Base rule: every ballot, also a blank one, gets an equal share of the budget. A project may be
 * bought when those who marked it can pay for it together. Each pays the same, or all it has left
 * where that is less; rho is the highest price that one of them pays for a unit of utility. The
 * project of least rho is bought, until none can be. Equal rho go by the lot.
 *
 * Completion 'add1': the shares are cut down to a whole unit of the currency, then raised unit by
 * unit, and the base rule is run anew with each. The last outcome that costs no more than the
 * budget counts. It also ends when nothing that has votes fits into what is left. Raises over which
 * nothing can change are skipped (`isSamePath`).
 *
 * Completion by votes: what is then left buys the most votes that still fit (`budgetGreedy`). It is
 * needed: one raise may go from far too little to too much.
 *
 * Projects that nobody marked, or that alone cost more than the budget, are not for sale. Once
 * groups bar a project after a purchase it is not for sale either: its supporters keep what they
 * have. `places` are the bought projects in the order of purchase, then all others in one place.
 *
 * Exact: payments and balances are fractions (`Pockets`); numbers in rounds are these as the
 * nearest doubles. One run of the base rule is about O(projects looked at · marks of their
 * supporters).
 * @throws RangeError for impossible costs, budget or raise.
 */
export function equalShares(profile: ApprovalProfile, terms: EqualSharesTerms): EqualSharesOutcome {
  checkBudget(profile.options, terms);
  const { raise = 1, completion = 'full', budget } = terms;
  if (!Number.isSafeInteger(raise) || raise < 1) throw new RangeError(`Not a raise: ${raise}`);
  const votes = countMarks(profile);
  const shop = openShop(profile, terms, votes);
  const voters = BigInt(Math.max(shop.payers.voters, 1));
  const base = buyWithEndowment({ numerator: BigInt(budget), denominator: voters }, shop);
  const { last, tooFar } =
    completion === 'none'
      ? { last: base }
      : raiseEndowment(base, shop, { budget, raise: BigInt(raise) });
  return {
    ...completed(last, votes, terms),
    base: summaryOf(base),
    raised: summaryOf(last),
    ...(tooFar && { tooFar: summaryOf(tooFar) }),
  };
}

/** Returns what was bought by shares, and what goes by votes after it. */
function completed(
  last: EndowmentOutcome,
  votes: readonly number[],
  terms: EqualSharesTerms,
): Omit<EqualSharesOutcome, 'base' | 'raised'> {
  const { budget, costs, completion = 'full' } = terms;
  const rest = [...votes.keys()].filter((project) => !last.bought.includes(project));
  const candidates = completion === 'full' ? rest : [];
  const leftOver = { ...terms, budget: budget - last.spent };
  const { rounds, ties } = buyByVotes(votes, candidates, leftOver, {
    rounds: last.rounds.length,
    bought: last.bought,
  });
  const elected = [...last.bought, ...listBought(rounds)];
  const others = rest.filter((project) => !elected.includes(project));
  const spent = getCost(elected, costs);
  return {
    elected,
    places: [...elected.map((project) => [project]), others].filter((place) => place.length > 0),
    ties: [...last.ties, ...ties],
    rounds: [...last.rounds, ...rounds],
    spent,
    left: budget - spent,
    refused: others.map((project) => refusalOf(project, votes[project]!, { last, elected }, terms)),
  };
}

function openShop(
  profile: ApprovalProfile,
  { costs, budget, lot, utility = 'cost', groups = [] }: EqualSharesTerms,
  votes: readonly number[],
): SharesContext {
  const isForSale = (project: number) =>
    votes[project]! > 0 &&
    costs[project]! <= budget &&
    !findGroupObstacle({ groups, costs }, [], project);
  const projects = [...votes.keys()].filter(isForSale);
  const payers = createPayers(profile);
  const isTracked = payers.ballots.weights.length <= MAX_TRACKED_ROWS;
  return { payers, costs, utility, lot, groups, projects, isTracked };
}

const summaryOf = ({ endowment, bought, spent }: EndowmentOutcome): EndowedSummary => ({
  endowment: toNumber(endowment),
  bought,
  spent,
});

function refusalOf(
  project: number,
  votes: number,
  { last, elected }: { readonly last: EndowmentOutcome; readonly elected: readonly number[] },
  terms: BudgetTerms,
): RefusedProject {
  const cost = terms.costs[project]!;
  const supportersHad = last.leftWith(project);
  const reason = { project, votes, cost, supportersHad };
  if (votes === 0) return { ...reason, because: 'noVotes' };
  if (cost > terms.budget) return { ...reason, because: 'aboveBudget' };
  const barred = findGroupObstacle(terms, elected, project);
  return barred
    ? { ...reason, because: barred.because, barred }
    : { ...reason, because: 'tooLittleLeft' };
}
