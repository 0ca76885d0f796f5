import { CODES_PER_STATEMENT, type VoteRows } from './voteRows';

/**
 * State of a statement: it counts, it was taken out by moderation, or it is about the person and
 * not an opinion.
 */
export const STATEMENT_STATES = ['in', 'out', 'meta'] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];

/**
 * Votes as distances from the mean of their statement: missing votes then stand at 0 (reference:
 * Polis, `pca.clj`).
 */
export interface Centring {
  /** For each statement; 0 where it does not count. */
  readonly means: Float64Array;
  /** The vote less the mean, for each code; 0 where the statement does not count. */
  readonly centred: Float64Array;
  /** 1 where a statement counts and somebody has answered it. */
  readonly active: Uint8Array;
  /** Statements that somebody has answered. */
  readonly answered: number;
  /**
   * Statements of these that do not count. Their columns are all 0, which stands for a vote of
   * everybody.
   */
  readonly zeroed: number;
}

export const countSeen = ({ counts }: VoteRows, statement: number): number =>
  counts[4 * statement]! + counts[4 * statement + 1]! + counts[4 * statement + 2]!;

/** Returns the state of a statement; one that is not listed counts. */
export const getStatementState = (
  states: readonly StatementState[],
  statement: number,
): StatementState => states[statement] ?? 'in';

export function centre(votes: VoteRows, states: readonly StatementState[]): Centring {
  const { statements, counts } = votes;
  const means = new Float64Array(statements);
  const centred = new Float64Array(statements * CODES_PER_STATEMENT);
  const active = new Uint8Array(statements);
  let answered = 0;
  let zeroed = 0;
  for (let statement = 0; statement < statements; statement++) {
    const seen = countSeen(votes, statement);
    if (seen === 0) continue;
    answered++;
    if (getStatementState(states, statement) !== 'in') {
      zeroed++;
      continue;
    }
    const code = CODES_PER_STATEMENT * statement;
    const mean = (counts[code + 2]! - counts[code]!) / seen;
    active[statement] = 1;
    means[statement] = mean;
    for (let vote = 0; vote < 3; vote++) centred[code + vote] = vote - 1 - mean;
  }
  return { means, centred, active, answered, zeroed };
}
