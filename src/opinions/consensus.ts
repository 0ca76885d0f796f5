import type { Counts } from './groupCounts';
import { shareInterval, shareZ, SIGNIFICANT_Z, smoothedShare } from './proportions';
import { MOST_LISTED, type Side } from './representative';

/**
 * Group-aware consensus of a statement: the product over groups of (agrees + 1) ÷ (seen + 2). High
 * only where every group agrees, however small it is (Small et al. 2021, "Polis: scaling
 * deliberation").
 */
export const groupAwareConsensus = (groups: readonly Counts[]): number =>
  groups.reduce((product, { agrees, seen }) => product * smoothedShare(agrees, seen), 1);

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

export interface CountedStatement extends Counts {
  readonly statement: number;
}

/**
 * Lists the five statements of each side with a share above one half that is significant, by share
 * × z. Groups play no part.
 */
export function majorityStatements(
  statements: readonly CountedStatement[],
  side: Side,
): MajorityStatement[] {
  const most: MajorityStatement[] = [];
  for (const { statement, agrees, disagrees, seen } of statements) {
    const successes = side === 'agree' ? agrees : disagrees;
    const share = smoothedShare(successes, seen);
    const z = shareZ(successes, seen);
    if (share <= 0.5 || z <= SIGNIFICANT_Z) continue;
    const interval = shareInterval({ successes, trials: seen });
    most.push({ statement, successes, seen, share, shareZ: z, interval });
  }
  return most.sort((a, b) => b.share * b.shareZ - a.share * a.shareZ).slice(0, MOST_LISTED);
}
