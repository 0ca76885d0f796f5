import { getCost, findGroupObstacle } from './budget';
import {
  buyUnlessEnough,
  buyWithEndowment,
  type EndowmentOutcome,
  isSamePath,
  type SharesRound,
} from './endowments';
import { dropUnaffordable, listOpenProjects, type SharesRun, type SharesContext } from './offers';

/** End of the raises. */
export interface RaisedEndowments {
  /** The last outcome that costs no more than the budget. */
  readonly last: EndowmentOutcome;
  /** The outcome of one raise more, which costs more. Absent where nothing more fitted before. */
  readonly tooFar?: EndowmentOutcome;
}

interface Terms {
  readonly budget: number;
  /** In minor units. */
  readonly raise: bigint;
}

/** Raises the endowment until the next raise would overspend, or until nothing more fits. */
export function raiseEndowment(
  base: EndowmentOutcome,
  shop: SharesContext,
  terms: Terms,
): RaisedEndowments {
  const { numerator, denominator } = base.endowment;
  const start = (numerator / denominator / terms.raise) * terms.raise;
  const climb = shop.isTracked ? climbBySteps : climbOneByOne;
  return climb({ base, start }, shop, terms);
}

interface Foot {
  readonly base: EndowmentOutcome;
  /** The base endowment, cut down to whole raises. */
  readonly start: bigint;
}

const whole = (numerator: bigint) => ({ numerator, denominator: 1n });

/**
 * Climbs by a step that doubles while nothing changes over it; where something does, it is halved,
 * down to one raise, so that the first raise that overspends is not missed.
 */
function climbBySteps(
  { base, start }: Foot,
  shop: SharesContext,
  { budget, raise }: Terms,
): RaisedEndowments {
  let [last, endowment, step] = [base, start, raise];
  while (hasRoom(last, shop, budget)) {
    const next = buyWithEndowment(whole(endowment + step), shop);
    const isSame = isSamePath(last, next);
    if (!isSame && step > raise) {
      step = (step / raise / 2n) * raise;
      continue;
    }
    if (next.spent > budget) return { last, tooFar: next };
    last = next;
    endowment += step;
    if (isSame) step *= 2n;
  }
  return { last };
}

/**
 * Climbs raise by raise, as an outcome may cost less than the one before. Most runs are given up on
 * the way, when it is sure that they end neither with too much nor with nothing left to raise for;
 * what they buy in the end is not needed.
 */
function climbOneByOne(
  { base, start }: Foot,
  shop: SharesContext,
  { budget, raise }: Terms,
): RaisedEndowments {
  const isEnough = watch(shop, budget);
  let [last, endowment]: [EndowmentOutcome | undefined, bigint] = [base, start];
  while (!last || hasRoom(last, shop, budget)) {
    const next = buyUnlessEnough(whole(endowment + raise), shop, isEnough);
    if (next && next.spent > budget)
      return { last: last ?? buyWithEndowment(whole(endowment), shop), tooFar: next };
    last = next;
    endowment += raise;
  }
  return { last };
}

/**
 * Says of run after run whether the rest of it may be left out. It looks for the first time in the
 * round in which the run before was given up: as endowments rise more is bought, so that it can
 * hardly be said earlier, and each look costs as much as a purchase.
 */
function watch(shop: SharesContext, budget: number) {
  let first = 0;
  return (purse: SharesRun, rounds: readonly SharesRound[]): boolean => {
    if (rounds.length < first) return false;
    dropUnaffordable(purse);
    if (!isSure(purse, rounds, shop, budget)) return false;
    first = rounds.length;
    return true;
  };
}

/**
 * Tells whether all that may still be bought fits into the budget, and with it something that will
 * not be bought.
 */
function isSure(
  purse: SharesRun,
  rounds: readonly SharesRound[],
  shop: SharesContext,
  budget: number,
): boolean {
  const { projects, costs } = shop;
  const mayBeBought = new Set([
    ...rounds.map(({ project }) => project),
    ...listOpenProjects(purse),
  ]);
  const most = getCost([...mayBeBought], costs);
  return projects.some(
    (project) =>
      !mayBeBought.has(project) &&
      most + costs[project]! <= budget &&
      !findGroupObstacle(shop, [...mayBeBought], project),
  );
}

/** Tells whether another project for sale fits into what is left of the budget. */
const hasRoom = (
  { bought, spent }: EndowmentOutcome,
  shop: SharesContext,
  budget: number,
): boolean =>
  shop.projects.some(
    (project) =>
      !bought.includes(project) &&
      spent + shop.costs[project]! <= budget &&
      !findGroupObstacle(shop, bought, project),
  );
