import type { OpinionMap, StatementOpinion } from '../../../opinions/opinionMap';
import {
  computeProportionInterval,
  computeSmoothedProportion,
} from '../../../opinions/proportions';
import type { OpinionOrder } from '../../../shared/contract/opinions';

/**
 * Tells how far two groups are apart over a statement: the difference between the largest and the
 * smallest share of a group that agrees, each with one vote more on either side, as in the
 * group-aware consensus. Null where there is none.
 */
export function divideOf({ consensus, groups }: StatementOpinion): number | null {
  if (consensus === null) return null;
  const shares = groups.map(({ agrees, seen }) => computeSmoothedProportion(agrees, seen));
  return Math.max(...shares) - Math.min(...shares);
}

/** Computes the lower end of the interval (Wilson): few votes alone bring nobody to the front. */
const atLeast = (successes: number, trials: number): number =>
  computeProportionInterval({ successes, trials })[0];

const LAST = -1;

const KEYS: Readonly<Record<OpinionOrder, (statement: StatementOpinion) => number>> = {
  consensus: ({ consensus }) => consensus ?? LAST,
  divided: (statement) => divideOf(statement) ?? LAST,
  agreed: ({ agrees, seen }) => atLeast(agrees, seen),
  disagreed: ({ disagrees, seen }) => atLeast(disagrees, seen),
  seen: ({ seen }) => seen,
};

/**
 * Lists the numbers of all statements that count and were answered, the largest value first, of
 * equals the older statement.
 */
export const orderStatements = ({ statements }: OpinionMap, by: OpinionOrder): number[] =>
  statements
    .filter(({ state, seen }) => state !== 'out' && seen > 0)
    .map((opinion) => ({ number: opinion.statement, key: KEYS[by](opinion) }))
    .sort((a, b) => b.key - a.key || a.number - b.number)
    .map(({ number }) => number);
