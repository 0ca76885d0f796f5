import type { StatementCounts } from './groupCounts';
import {
  computeDifferenceZ,
  computeProportionInterval,
  computeProportionZ,
  SIGNIFICANT_Z,
  computeSmoothedProportion,
} from './proportions';

export const MAX_LISTED_STATEMENTS = 5;
export type Side = 'agree' | 'disagree';

/** Strength with which a group holds to a statement, on one side. */
interface SideStrength {
  /** Number of people of the group who answered this way. */
  readonly successes: number;
  /** Number of people of the group who answered at all: "seen by". */
  readonly seen: number;
  /** The smoothed share. */
  readonly share: number;
  /** z-value of the share against one half. */
  readonly shareZ: number;
  /** Ratio of the share to the share of everybody else in a group. */
  readonly ratio: number;
  /** The z-value of the difference. */
  readonly ratioZ: number;
}

export interface StatementStrength {
  readonly statement: number;
  readonly agree: SideStrength;
  readonly disagree: SideStrength;
}

/** A statement that tells a group from the others. */
export interface RepresentativeStatement extends SideStrength {
  readonly statement: number;
  readonly side: Side;
  /** 95 % interval of the share. */
  readonly interval: readonly [low: number, high: number];
  /** True for the statement that the group agrees with best. */
  readonly isBestAgreed: boolean;
}

/** Compares a group with all others together (Polis, `repness.clj`). */
export function computeStrength(
  statement: number,
  group: StatementCounts,
  others: StatementCounts,
): StatementStrength {
  const side = (successes: number, elsewhere: number): SideStrength => {
    const share = computeSmoothedProportion(successes, group.seen);
    return {
      successes,
      seen: group.seen,
      share,
      shareZ: computeProportionZ(successes, group.seen),
      ratio: share / computeSmoothedProportion(elsewhere, others.seen),
      ratioZ: computeDifferenceZ(
        { successes, trials: group.seen },
        { successes: elsewhere, trials: others.seen },
      ),
    };
  };
  return {
    statement,
    agree: side(group.agrees, others.agrees),
    disagree: side(group.disagrees, others.disagrees),
  };
}

const isSignificant = ({ shareZ, ratioZ }: SideStrength): boolean =>
  ratioZ > SIGNIFICANT_Z && shareZ > SIGNIFICANT_Z;

export const isRepresentative = ({ agree, disagree }: StatementStrength): boolean =>
  isSignificant(agree) || isSignificant(disagree);

const metric = ({ ratio, ratioZ, share, shareZ }: SideStrength): number =>
  ratio * ratioZ * share * shareZ;

function listed(strength: StatementStrength, isBestAgreed: boolean): RepresentativeStatement {
  const side: Side = strength.agree.ratioZ > strength.disagree.ratioZ ? 'agree' : 'disagree';
  const chosen = strength[side];
  const interval = computeProportionInterval({ successes: chosen.successes, trials: chosen.seen });
  return { statement: strength.statement, side, ...chosen, interval, isBestAgreed };
}

/**
 * Lists the statements that tell a group from the others: those that are significant, by ratio ×
 * its z × share × its z, five of them, with the one that the group agrees with best among them
 * whatever its z; agreed ones first. Where none is significant, the best agreed one, or else the
 * one with the largest z.
 * @param strengths in the order of the statements; what does not count is left out
 */
export function listRepresentativeStatements(
  strengths: readonly StatementStrength[],
): RepresentativeStatement[] {
  const bestAgreed = strengths.reduce<StatementStrength | null>(
    (best, one) => (isBetterAgreed(one, best) ? one : best),
    null,
  );
  const significant = strengths.filter(isRepresentative);
  const head = bestAgreed ?? (significant.length === 0 ? mostDifferent(strengths) : null);
  const rest = significant
    .filter((one) => one !== bestAgreed)
    .map((one) => listed(one, false))
    .sort((a, b) => metric(b) - metric(a));
  const all = [...(head ? [listed(head, head === bestAgreed)] : []), ...rest];
  const kept = all.slice(0, MAX_LISTED_STATEMENTS);
  return [
    ...kept.filter(({ side }) => side === 'agree'),
    ...kept.filter(({ side }) => side !== 'agree'),
  ];
}

function isBetterAgreed(
  { agree, disagree }: StatementStrength,
  best: StatementStrength | null,
): boolean {
  if (agree.successes === 0 && disagree.successes === 0) return false;
  if (!best) return agree.shareZ > SIGNIFICANT_Z || (agree.ratio > 1 && agree.share > 0.5);
  if (best.agree.ratio > 1) return metric(agree) > metric(best.agree);
  return agree.share * agree.shareZ > best.agree.share * best.agree.shareZ;
}

const largestZ = ({ agree, disagree }: StatementStrength): number =>
  Math.max(agree.ratioZ, disagree.ratioZ);

const mostDifferent = (strengths: readonly StatementStrength[]): StatementStrength | null =>
  strengths.reduce<StatementStrength | null>(
    (best, one) => (!best || largestZ(one) > largestZ(best) ? one : best),
    null,
  );
