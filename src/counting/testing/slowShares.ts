import type { Approval } from '../profiles';

// Equal Shares as one would write it on paper: every ballot by itself, every number a fraction,
// every step from the beginning.

export interface Ratio {
  readonly top: bigint;
  readonly bottom: bigint;
}

export const toRatio = (top: bigint | number, bottom: bigint | number = 1): Ratio => ({
  top: BigInt(top),
  bottom: BigInt(bottom),
});
const plus = (a: Ratio, b: Ratio) =>
  reduced(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const subtract = (a: Ratio, b: Ratio) => plus(a, { top: -b.top, bottom: b.bottom });
const divided = (a: Ratio, by: number) => reduced(a.top, a.bottom * BigInt(by));
export const isLess = (a: Ratio, b: Ratio) => a.top * b.bottom < b.top * a.bottom;
const isEqual = (a: Ratio, b: Ratio) => a.top * b.bottom === b.top * a.bottom;
export const pickLeast = (a: Ratio, b: Ratio) => (isLess(b, a) ? b : a);
export const sum = (all: readonly Ratio[]) => all.reduce(plus, toRatio(0));

function reduced(top: bigint, bottom: bigint): Ratio {
  let [a, b] = [top < 0n ? -top : top, bottom];
  while (b) [a, b] = [b, a % b];
  return { top: top / a || 0n, bottom: bottom / a };
}

export interface SlowTerms {
  readonly costs: readonly number[];
  readonly lot: readonly number[];
  readonly utility: 'cost' | 'cardinality';
}

/**
 * Returns what each supporter pays for a project: the poorest give all they have until the others
 * can share the rest equally.
 */
export function getPaymentFor(cost: number, pockets: readonly Ratio[]): Ratio | undefined {
  if (isLess(sum(pockets), toRatio(cost))) return undefined;
  const poorestFirst = pockets.toSorted((a, b) => (isLess(a, b) ? -1 : 1));
  let owed = toRatio(cost);
  for (const [index, pocket] of poorestFirst.entries()) {
    const each = divided(owed, pockets.length - index);
    if (!isLess(pocket, each)) return each;
    owed = subtract(owed, pocket);
  }
  throw new Error('They had enough');
}

/** Lists the projects that the base rule buys at an endowment, in the order of purchase. */
function slowBaseRule(
  ballots: readonly Approval[],
  projects: readonly number[],
  endowment: Ratio,
  { costs, lot, utility }: SlowTerms,
): number[] {
  const voters = ballots.flatMap(({ approved, count = 1 }) =>
    Array<readonly number[]>(count).fill(approved),
  );
  const pockets = voters.map(() => endowment);
  const bought: number[] = [];
  for (;;) {
    let best: { project: number; rho: Ratio; payment: Ratio } | undefined;
    for (const project of projects.filter((each) => !bought.includes(each))) {
      const own = pockets.filter((_, voter) => voters[voter]!.includes(project));
      const payment = own.length > 0 ? getPaymentFor(costs[project]!, own) : undefined;
      if (!payment) continue;
      const rho = divided(payment, utility === 'cost' ? costs[project]! : 1);
      const isBetter =
        !best ||
        isLess(rho, best.rho) ||
        (isEqual(rho, best.rho) && lot[project]! < lot[best.project]!);
      if (isBetter) best = { project, rho, payment };
    }
    if (!best) return bought;
    bought.push(best.project);
    for (const [voter, approved] of voters.entries())
      if (approved.includes(best.project))
        pockets[voter] = subtract(pockets[voter]!, pickLeast(pockets[voter]!, best.payment));
  }
}

/** Runs the base rule, then raises one by one, as `equalShares` describes it. */
export function slowAdd1(
  ballots: readonly Approval[],
  budget: number,
  raise: number,
  terms: SlowTerms,
): { base: number[]; raised: number[]; endowment: Ratio; tooFar?: number[] } {
  const { costs } = terms;
  const voters = ballots.reduce((count, ballot) => count + (ballot.count ?? 1), 0);
  const marked = new Set(
    ballots.filter(({ count = 1 }) => count > 0).flatMap(({ approved }) => approved),
  );
  const projects = [...marked].filter((project) => costs[project]! <= budget);
  const spentOn = (bought: readonly number[]) =>
    bought.reduce((spent, project) => spent + costs[project]!, 0);
  const divisor = Math.max(voters, 1);
  let endowment = toRatio(budget, divisor);
  const base = slowBaseRule(ballots, projects, endowment, terms);
  let raised = base;
  const raises = BigInt(budget) / BigInt(divisor * raise);
  for (let next = (raises + 1n) * BigInt(raise); ; next += BigInt(raise)) {
    const left = budget - spentOn(raised);
    if (!projects.some((project) => !raised.includes(project) && costs[project]! <= left))
      return { base, raised, endowment };
    const bought = slowBaseRule(ballots, projects, toRatio(next), terms);
    if (spentOn(bought) > budget) return { base, raised, endowment, tooFar: bought };
    raised = bought;
    endowment = toRatio(next);
  }
}
