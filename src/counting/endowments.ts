import { compareFractions, type Fraction, toNumber } from './fractions';
import type { Tie } from './outcome';
import { inOrderOfLot } from './places';
import { type Payers, Pockets, type Price } from './pockets';

/** What a bought project gives to each who marked it: its cost, or 1. */
export type Utility = 'cost' | 'cardinality';

/** A project is bought by its supporters. Amounts are exact values as the nearest double. */
export interface SharesRound {
  readonly by: 'shares';
  readonly project: number;
  readonly cost: number;
  /** The highest price of a unit of utility that a supporter pays. The least of all projects is bought. */
  readonly rho: number;
  /** What every supporter pays who has as much. */
  readonly payment: number;
  /** How many ballots pay that, how many give less (all they have left), how many have nothing to give. */
  readonly inFull: number;
  readonly theRest: number;
  readonly nothing: number;
  /** How much those give together who give all they have left. */
  readonly byTheRest: number;
  /** What is left in all pockets afterwards. */
  readonly left: number;
}

/** The base rule at one endowment. */
export interface Endowed {
  readonly endowment: Fraction;
  readonly bought: readonly number[];
  readonly spent: number;
  readonly rounds: readonly SharesRound[];
  readonly ties: readonly Tie[];
  /** For a project what its supporters have left at the end. */
  readonly leftWith: (project: number) => number;
  /** Everything that was compared on the way, see `isSamePath`; without what was compared where nobody asked for it. */
  readonly path: readonly number[];
}

export interface Shop {
  readonly payers: Payers;
  readonly costs: readonly number[];
  readonly utility: Utility;
  readonly lot: readonly number[];
  /** The projects for sale. */
  readonly projects: readonly number[];
  /** Whether paths are noted, which needs every price that is looked at exactly. Otherwise no two runs take the same path. */
  readonly isTracked: boolean;
}

interface Purse {
  readonly shop: Shop;
  readonly pockets: Pockets;
  /** For each project that may still be bought a bound: its rho was not less when last seen, and never sinks. */
  readonly bounds: Map<number, number>;
  readonly path: number[];
}

/** A project with its exact price. */
interface Offer {
  readonly project: number;
  readonly price: Price;
  readonly exactRho: Fraction;
  /** The same as the nearest double. */
  readonly rho: number;
}

const TOO_DEAR = -1;
const BOUGHT = -2;
/** Never equal to anything: no other run took the same path. */
const NOT_LINEAR = Number.NaN;
/** Doubles of exact values that are further apart than this factor are in the right order. */
const CLOSE = 1 + 2 ** -40;
/** A quotient of doubles times this is surely not more than the true one. */
const ROUNDED_DOWN = 1 - 2 ** -50;

/**
 * The base rule: every ballot has the endowment; the project with the least rho is bought by its supporters, until they can
 * afford none. Equal rho go by the lot.
 */
export function buyWith(endowment: Fraction, shop: Shop): Endowed {
  const purse = openPurse(endowment, shop);
  const rounds: SharesRound[] = [];
  const ties: Tie[] = [];
  let left = endowment.numerator * BigInt(shop.payers.voters);
  for (;;) {
    const cheapest = cheapestOffers(purse);
    if (cheapest.length === 0) break;
    const options = cheapest.map(({ project }) => project).toSorted((a, b) => a - b);
    const project = inOrderOfLot(options, shop.lot)[0]!;
    if (options.length > 1)
      ties.push({ round: rounds.length, options, taken: [project], brokenBy: 'lot' });
    left -= BigInt(shop.costs[project]!) * endowment.denominator;
    const round = purchase(
      purse,
      cheapest.find((offer) => offer.project === project)!,
    );
    rounds.push({ ...round, left: toNumber({ ...endowment, numerator: left }) });
  }
  const bought = rounds.map(({ project }) => project);
  const spent = rounds.reduce((sum, { cost }) => sum + cost, 0);
  const leftWith = (project: number) => purse.pockets.leftWith(project);
  return { endowment, bought, spent, rounds, ties, leftWith, path: purse.path };
}

const utilityOf = ({ utility, costs }: Shop, project: number): number =>
  utility === 'cost' ? costs[project]! : 1;

function openPurse(endowment: Fraction, shop: Shop): Purse {
  const pockets = new Pockets(shop.payers, endowment);
  const bounds = new Map(shop.projects.map((project) => [project, leastRho(shop, project)]));
  return { shop, pockets, bounds, path: shop.isTracked ? [] : [NOT_LINEAR] };
}

/** If all its supporters pay the same, none pays less. */
const leastRho = (shop: Shop, project: number): number =>
  (shop.costs[project]! / shop.payers.votes[project]! / utilityOf(shop, project)) * ROUNDED_DOWN;

/** The offers of least rho, of all projects that can be afforded. More than one: their rho are equal. */
function cheapestOffers(purse: Purse): Offer[] {
  const seen = new Map<number, Offer>();
  const estimates = new Map<number, number>();
  let least = Infinity;
  for (;;) {
    const project = nextToLookAt(purse, seen, least * CLOSE);
    if (project === undefined) break;
    if (!purse.shop.isTracked && isRaised(purse, project, least, estimates)) continue;
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
 * Raises the bound of a project by a quick look; false when that is no longer worth it. The first look in each round is at the
 * least rho so far: most projects are then seen to be dearer. The others follow Newton's method.
 */
function isRaised(
  { shop, pockets, bounds }: Purse,
  project: number,
  least: number,
  looks: Map<number, number>,
): boolean {
  const utility = utilityOf(shop, project);
  const known = bounds.get(project)!;
  const look = looks.get(project) ?? 0;
  if (look < 0) return false;
  const isFirst = look === 0 && least < Infinity && least > known;
  const at = isFirst ? least : known;
  const payment = pockets.estimate(project, shop.costs[project]!, at * utility);
  if (payment === undefined) return bounds.delete(project);
  const bound = (payment / utility) * ROUNDED_DOWN;
  bounds.set(project, Math.max(known, bound));
  looks.set(project, bound > known || isFirst ? look + 1 : -1);
  return true;
}

/** The project with the lowest bound that may still be among the cheapest. */
function nextToLookAt({ bounds }: Purse, seen: ReadonlyMap<number, Offer>, limit: number) {
  let [best, lowest] = [undefined as number | undefined, limit];
  for (const [project, bound] of bounds)
    if (bound <= lowest && !seen.has(project)) [best, lowest] = [project, bound];
  return best;
}

/** Prices a project; one that cannot be afforded is looked at no more. */
function lookAt({ shop, pockets, bounds, path }: Purse, project: number): Offer | undefined {
  const utility = utilityOf(shop, project);
  const atLeast = bounds.get(project)! * utility * ROUNDED_DOWN;
  const price = pockets.price(project, shop.costs[project]!, atLeast, !shop.isTracked);
  if (!price) {
    bounds.delete(project);
    path.push(project, TOO_DEAR);
    return undefined;
  }
  const rho = price.payment / utility;
  const exactRho = { ...price, denominator: price.denominator * BigInt(utility) };
  bounds.set(project, rho);
  path.push(price.form.length || NOT_LINEAR, ...price.form);
  return { project, price, exactRho, rho };
}

function purchase({ shop, pockets, bounds, path }: Purse, { project, price, rho }: Offer) {
  const cost = shop.costs[project]!;
  const { emptied, ...paid } = pockets.buy(project, cost, price);
  bounds.delete(project);
  path.push(BOUGHT, project);
  for (const row of emptied) path.push(row);
  return { by: 'shares' as const, project, cost, rho, payment: price.payment, ...paid };
}

/**
 * Whether two runs took the same path: looked at the same projects in the same order, with prices of the same form, bought the
 * same and emptied the same pockets. Then every run with an endowment between theirs buys the same projects in the same order.
 *
 * Why: let all that both runs bought so far be bought, and let every balance be one linear function of the endowment over the
 * whole range (at the start it is the endowment itself). For any set of ballots that give all they have, the payment that then
 * covers the cost is a linear function, and the price is the greatest of these over all sets; so it is convex, and each form is
 * a lower bound. Where the form is the same at both ends, bound and price meet there, and thus everywhere between. So every price
 * looked at is linear; what was at most another at both ends is so between, equal only if it is at both ends, where the lot
 * chose the same; a price seen earlier is a lower bound between as it is at the ends. The same holds for balances against
 * the payment and for what supporters have against the cost. So the same project is bought, the same pockets are emptied, the
 * others pay a linear amount, and all balances are linear again.
 */
export const isSamePath = (a: Endowed, b: Endowed): boolean =>
  a.path.length === b.path.length && a.path.every((number, step) => number === b.path[step]);
