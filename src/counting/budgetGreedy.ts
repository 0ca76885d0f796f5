import { countMarks } from './approval';
import {
  listBought,
  type BudgetOutcome,
  type BudgetTerms,
  buyByVotes,
  checkBudget,
  getCost,
  type GreedyRound,
} from './budget';
import { rankByValue } from './weakOrder';
import type { ApprovalProfile } from './profiles';

/**
 * Counts by the most votes that still fit, as most cities count participatory budgets (the greedy
 * rule; Goel, Krishnaswamy, Sakshuwong & Aitamurto 2019 for ballots that keep to the budget).
 * Projects are taken from the most votes down; one that costs more than what is left is passed
 * over. Equal votes that compete for too little money go by the lot. A project without votes is not
 * bought. One round for each project with votes; `places` are by votes. Whole numbers throughout:
 * exact. O(marks + projects log projects).
 * @throws RangeError for impossible costs or an impossible budget.
 */
export function budgetGreedy(
  profile: ApprovalProfile,
  terms: BudgetTerms,
): BudgetOutcome<GreedyRound> {
  checkBudget(profile.options, terms);
  const votes = countMarks(profile);
  const { rounds, ties } = buyByVotes(votes, [...votes.keys()], terms);
  const elected = listBought(rounds);
  const spent = getCost(elected, terms.costs);
  return {
    elected,
    places: rankByValue(votes),
    ties,
    rounds,
    spent,
    left: terms.budget - spent,
  };
}
