import { NO_GROUP } from './groupLabels';
import type { VoteRows } from './voteRows';

/** Votes on a statement. `seen` counts passes, too: how many were asked and answered. */
export interface StatementCounts {
  readonly agrees: number;
  readonly disagrees: number;
  readonly seen: number;
}

export const getPassCount = ({ agrees, disagrees, seen }: StatementCounts): number =>
  seen - agrees - disagrees;

/** Counts the last votes of a group by code, for each group. O(votes) */
export function countByGroup(votes: VoteRows, groupOf: Uint8Array, groups: number): Int32Array[] {
  const { codes, starts, lengths, statements } = votes;
  const counts = Array.from({ length: groups }, () => new Int32Array(4 * statements));
  for (let row = 0; row < groupOf.length; row++) {
    if (groupOf[row] === NO_GROUP) continue;
    const own = counts[groupOf[row]!]!;
    const end = starts[row]! + lengths[row]!;
    for (let at = starts[row]!; at < end; at++) own[codes[at]!]!++;
  }
  return counts;
}

/** Reads the counts of a statement from a table of counts by code. */
export function getStatementCounts(table: Int32Array, statement: number): StatementCounts {
  const code = 4 * statement;
  const [disagrees, passes, agrees] = [table[code]!, table[code + 1]!, table[code + 2]!];
  return { agrees, disagrees, seen: agrees + passes + disagrees };
}

export const sumStatementCounts = (counts: readonly StatementCounts[]): StatementCounts =>
  counts.reduce(
    (sum, { agrees, disagrees, seen }) => ({
      agrees: sum.agrees + agrees,
      disagrees: sum.disagrees + disagrees,
      seen: sum.seen + seen,
    }),
    { agrees: 0, disagrees: 0, seen: 0 },
  );
