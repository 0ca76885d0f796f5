import type { StatementCounts } from './groupCounts';
import {
  computeProportionInterval,
  computeProportionZ,
  SIGNIFICANT_Z,
  computeSmoothedProportion,
} from './proportions';
import { MAX_LISTED_STATEMENTS, type Side } from './representative';

/**
 * Group-aware consensus of a statement: the product over groups of (agrees + 1) ÷ (seen + 2). High
 * only where every group agrees, however small it is (Small et al. 2021, "Polis: scaling
 * deliberation").
 */
export const computeGroupAwareConsensus = (groups: readonly StatementCounts[]): number =>
  groups.reduce(
    (product, { agrees, seen }) => product * computeSmoothedProportion(agrees, seen),
    1,
  );

/** A statement that most of all participants agree or disagree with. */
export interface MajorityStatement {
  readonly statement: number;
  readonly successes: number;
  /** Number of people who answered it: "seen by". */
  readonly seen: number;
  readonly share: number;
  readonly shareZ: number;
  /** 95 % interval of the share. */
  readonly interval: readonly [low: number, high: number];
}

export interface CountedStatement extends StatementCounts {
  readonly statement: number;
}

/**
 * Lists the five statements of each side with a share above one half that is significant, by share
 * × z. Groups play no part.
 */
export function listMajorityStatements(
  statements: readonly CountedStatement[],
  side: Side,
): MajorityStatement[] {
  const most: MajorityStatement[] = [];
  for (const { statement, agrees, disagrees, seen } of statements) {
    const successes = side === 'agree' ? agrees : disagrees;
    const share = computeSmoothedProportion(successes, seen);
    const z = computeProportionZ(successes, seen);
    if (share <= 0.5 || z <= SIGNIFICANT_Z) continue;
    const interval = computeProportionInterval({ successes, trials: seen });
    most.push({ statement, successes, seen, share, shareZ: z, interval });
  }
  return most
    .sort((a, b) => b.share * b.shareZ - a.share * a.shareZ)
    .slice(0, MAX_LISTED_STATEMENTS);
}
