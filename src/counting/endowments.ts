import { type Fraction, toNumber } from './fractions';
import {
  findCheapestOffers,
  dropBarred,
  UNAFFORDABLE,
  type Offer,
  createSharesRun,
  type SharesRun,
  type SharesContext,
} from './offers';
import type { Tie } from './outcome';
import { sortByLot } from './weakOrder';

/** A project is bought by its supporters. Amounts are exact values as the nearest double. */
export interface SharesRound {
  readonly by: 'shares';
  readonly project: number;
  readonly cost: number;
  /**
   * The highest price of a unit of utility that a supporter pays. The least of all projects is
   * bought.
   */
  readonly rho: number;
  /** Payment of every supporter who has as much. */
  readonly payment: number;
  /**
   * Number of ballots that pay that, of those that give less (all they have left), and of those
   * that have nothing to give.
   */
  readonly inFull: number;
  readonly theRest: number;
  readonly nothing: number;
  /** Amount that those give together who give all they have left. */
  readonly byTheRest: number;
  /** Amount left in all pockets afterwards. */
  readonly left: number;
}

/** The base rule at one endowment. */
export interface EndowmentOutcome {
  readonly endowment: Fraction;
  readonly bought: readonly number[];
  readonly spent: number;
  readonly rounds: readonly SharesRound[];
  readonly ties: readonly Tie[];
  /** For a project what its supporters have left at the end. */
  readonly leftWith: (project: number) => number;
  /** Comparisons made on the way, see `isSamePath`; left out where they are not asked for. */
  readonly path: readonly number[];
}

const BOUGHT = -2;

/**
 * Runs the base rule: every ballot has the endowment; the project with the least rho is bought by
 * its supporters, until they can afford none. Equal rho go by the lot.
 */
export const buyWithEndowment = (endowment: Fraction, shop: SharesContext): EndowmentOutcome =>
  buyUnlessEnough(endowment, shop, () => false)!;

/**
 * Runs the same, given up before a purchase if the rest is not needed.
 * @param isEnough is asked before each purchase: the purse, and what was bought so far
 */
export function buyUnlessEnough(
  endowment: Fraction,
  shop: SharesContext,
  isEnough: (purse: SharesRun, rounds: readonly SharesRound[]) => boolean,
): EndowmentOutcome | undefined {
  const purse = createSharesRun(endowment, shop);
  const rounds: SharesRound[] = [];
  const ties: Tie[] = [];
  let left = endowment.numerator * BigInt(shop.payers.voters);
  for (;;) {
    if (isEnough(purse, rounds)) return undefined;
    const cheapest = findCheapestOffers(purse);
    if (cheapest.length === 0) break;
    const options = cheapest.map(({ project }) => project).toSorted((a, b) => a - b);
    const project = sortByLot(options, shop.lot)[0]!;
    if (options.length > 1)
      ties.push({ round: rounds.length, options, taken: [project], brokenBy: 'lot' });
    left -= BigInt(shop.costs[project]!) * endowment.denominator;
    const round = purchase(
      purse,
      cheapest.find((offer) => offer.project === project)!,
    );
    rounds.push({ ...round, left: toNumber({ ...endowment, numerator: left }) });
    dropBarred(
      purse,
      rounds.map((one) => one.project),
    );
  }
  const bought = rounds.map(({ project }) => project);
  const spent = rounds.reduce((sum, { cost }) => sum + cost, 0);
  const leftWith = (project: number) => purse.pockets.leftWith(project);
  return { endowment, bought, spent, rounds, ties, leftWith, path: purse.path };
}

function purchase({ shop, pockets, bounds, path }: SharesRun, { project, price, rho }: Offer) {
  const cost = shop.costs[project]!;
  const { emptied, ...paid } = pockets.buy(project, cost, price);
  bounds[project] = UNAFFORDABLE;
  path.push(BOUGHT, project);
  for (const row of emptied) path.push(row);
  return { by: 'shares' as const, project, cost, rho, payment: price.payment, ...paid };
}

/**
 * Tells whether two runs took the same path: looked at the same projects in the same order, with
 * prices of the same form, bought the same and emptied the same pockets. Then every run with an
 * endowment between theirs buys the same projects in the same order.
 *
 * The reason: let all that both runs bought so far be bought, and let every balance be one linear
 * function of the endowment over the whole range (at the start it is the endowment itself). For any
 * set of ballots that give all they have, the payment that then covers the cost is a linear
 * function, and the price is the greatest of these over all sets; so it is convex, and each form is
 * a lower bound. Where the form is the same at both ends, bound and price meet there, and thus
 * everywhere between. So every price looked at is linear; what was at most another at both ends is
 * so between, equal only if it is at both ends, where the lot chose the same; a price seen earlier
 * is a lower bound between as it is at the ends. The same holds for balances against the payment
 * and for what supporters have against the cost. So the same project is bought, the same pockets
 * are emptied, the others pay a linear amount, and all balances are linear again.
 */
export const isSamePath = (a: EndowmentOutcome, b: EndowmentOutcome): boolean =>
  a.path.length === b.path.length && a.path.every((number, step) => number === b.path[step]);
