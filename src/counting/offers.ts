import type { ProjectGroupRule } from '../shared/ballots/projectGroups';
import { findGroupObstacle } from './budget';
import { compareFractions, type Fraction } from './fractions';
import type { Payers } from './payers';
import { BallotBudgets, type Price } from './payments';

/** Utility of a bought project for each who marked it: its cost, or 1. */
export type Utility = 'cost' | 'cardinality';

export interface SharesContext {
  readonly payers: Payers;
  readonly costs: readonly number[];
  readonly utility: Utility;
  readonly lot: readonly number[];
  readonly groups: readonly ProjectGroupRule<number>[];
  /** The projects for sale. */
  readonly projects: readonly number[];
  /**
   * Whether paths are noted, which needs every price that is looked at exactly. Otherwise no two
   * runs take the same path.
   */
  readonly isTracked: boolean;
}

/** A run of the base rule on its way. */
export interface SharesRun {
  readonly shop: SharesContext;
  readonly pockets: BallotBudgets;
  /**
   * For each project a bound: its rho was not less when last seen, and never sinks. `GONE` if it
   * cannot be bought any more.
   */
  readonly bounds: Float64Array;
  readonly path: number[];
}

/** A project with its exact price. */
export interface Offer {
  readonly project: number;
  readonly price: Price;
  readonly exactRho: Fraction;
  /** The same as the nearest double. */
  readonly rho: number;
}

export const UNAFFORDABLE = Infinity;
const TOO_DEAR = -1;
/** Never equal to anything: no other run took the same path. */
const NOT_LINEAR = Number.NaN;
/** Doubles of exact values that are further apart than this factor are in the right order. */
const CLOSE = 1 + 2 ** -40;
/** A quotient of doubles times this is surely not more than the true one. */
const ROUNDED_DOWN = 1 - 2 ** -50;

const utilityOf = ({ utility, costs }: SharesContext, project: number): number =>
  utility === 'cost' ? costs[project]! : 1;

export function createSharesRun(endowment: Fraction, shop: SharesContext): SharesRun {
  const pockets = new BallotBudgets(shop.payers, endowment);
  const bounds = new Float64Array(shop.costs.length).fill(UNAFFORDABLE);
  for (const project of shop.projects) bounds[project] = leastRho(shop, project);
  return { shop, pockets, bounds, path: shop.isTracked ? [] : [NOT_LINEAR] };
}

/** If all its supporters pay the same, none pays less. */
const leastRho = (shop: SharesContext, project: number): number =>
  (shop.costs[project]! / shop.payers.votes[project]! / utilityOf(shop, project)) * ROUNDED_DOWN;

/**
 * Finds the offers of least rho, of all projects that can be afforded. More than one: their rho are
 * equal.
 */
export function findCheapestOffers(purse: SharesRun): Offer[] {
  const seen = new Map<number, Offer>();
  let least = Infinity;
  for (;;) {
    const project = nextToLookAt(purse, seen, least * CLOSE);
    if (project === undefined) break;
    if (!purse.shop.isTracked && isRaised(purse, project)) continue;
    const offer = lookAt(purse, project);
    if (!offer) continue;
    seen.set(project, offer);
    least = Math.min(least, offer.rho);
  }
  const close = [...seen.values()].filter(({ rho }) => rho <= least * CLOSE);
  const best = close.reduce<Offer | undefined>(
    (a, b) => (a && compareFractions(a.exactRho, b.exactRho) <= 0 ? a : b),
    undefined,
  );
  return best
    ? close.filter(({ exactRho }) => compareFractions(exactRho, best.exactRho) === 0)
    : [];
}

/**
 * Raises the bound of a project by a quick look, one step of Newton's method; false when that
 * brings nothing more. Most projects are then seen to be dearer than the cheapest.
 */
function isRaised({ shop, pockets, bounds }: SharesRun, project: number): boolean {
  const utility = utilityOf(shop, project);
  const known = bounds[project]!;
  const payment = pockets.estimate(project, shop.costs[project]!, known * utility);
  const bound = payment === undefined ? UNAFFORDABLE : (payment / utility) * ROUNDED_DOWN;
  bounds[project] = Math.max(known, bound);
  return bound > known * CLOSE;
}

/**
 * Looks at everything that may still be bought, and keeps what its supporters can surely not afford
 * from being looked at again.
 */
export function dropUnaffordable(purse: SharesRun): void {
  const { shop, pockets, bounds } = purse;
  for (const project of listOpenProjects(purse))
    if (pockets.estimate(project, shop.costs[project]!, 0) === undefined)
      bounds[project] = UNAFFORDABLE;
}

/**
 * Takes what groups bar after these purchases from being looked at again. It follows from the
 * purchases alone, so that paths with the same purchases go on to be the same.
 */
export function dropBarred(purse: SharesRun, bought: readonly number[]): void {
  if (purse.shop.groups.length === 0) return;
  for (const project of listOpenProjects(purse))
    if (findGroupObstacle(purse.shop, bought, project)) purse.bounds[project] = UNAFFORDABLE;
}

/** Lists the projects that may still be bought. */
export const listOpenProjects = ({ shop, bounds }: SharesRun): number[] =>
  shop.projects.filter((project) => bounds[project]! < UNAFFORDABLE);

/** Finds the project with the lowest bound that may still be among the cheapest. */
function nextToLookAt({ bounds }: SharesRun, seen: ReadonlyMap<number, Offer>, limit: number) {
  let [best, lowest] = [-1, limit];
  for (let project = 0; project < bounds.length; project++) {
    const bound = bounds[project]!;
    if (bound <= lowest && bound < UNAFFORDABLE && !seen.has(project))
      [best, lowest] = [project, bound];
  }
  return best < 0 ? undefined : best;
}

/** Prices a project; one that cannot be afforded is looked at no more. */
function lookAt({ shop, pockets, bounds, path }: SharesRun, project: number): Offer | undefined {
  const utility = utilityOf(shop, project);
  const atLeast = bounds[project]! * utility * ROUNDED_DOWN;
  const price = pockets.price(project, shop.costs[project]!, atLeast, !shop.isTracked);
  if (!price) {
    bounds[project] = UNAFFORDABLE;
    path.push(project, TOO_DEAR);
    return undefined;
  }
  const rho = price.payment / utility;
  const exactRho = { ...price, denominator: price.denominator * BigInt(utility) };
  bounds[project] = rho;
  path.push(price.form.length || NOT_LINEAR, ...price.form);
  return { project, price, exactRho, rho };
}
