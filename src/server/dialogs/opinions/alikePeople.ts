import { type StatementState, getStatementState } from '../../../opinions/centring';
import { AGREE, toVoteCode, DISAGREE, type VoteRows } from '../../../opinions/voteRows';
import { ALIKE_LIMITS } from '../../../shared/contract/opinions';

/** Participants whose last votes are equal. */
export interface AlikePeople {
  /** Their numbers in the dialog, in ascending order. For computing alone: nobody is told them. */
  readonly participants: readonly number[];
  /** Number of statements that each of them has answered. */
  readonly answers: number;
}

/** Makes the row of a participant without statements that play no part in the groups. */
function rowOf(
  { codes, starts, lengths }: VoteRows,
  states: readonly StatementState[],
  participant: number,
): Uint16Array {
  const start = starts[participant]!;
  return codes
    .subarray(start, start + lengths[participant]!)
    .filter((code) => getStatementState(states, code >> 2) === 'in');
}

/** Enough answers, and not all of one mind: otherwise likeness says nothing. */
function isTelling(row: Uint16Array): boolean {
  if (row.length < ALIKE_LIMITS.answers) return false;
  const [agree, disagree] = [toVoteCode(0, AGREE), toVoteCode(0, DISAGREE)];
  const agrees = row.filter((code) => (code & 3) === agree).length;
  const disagrees = row.filter((code) => (code & 3) === disagree).length;
  return Math.min(agrees, disagrees) >= ALIKE_LIMITS.ofEach;
}

/** Equal for equal rows and for no others. */
const keyOf = ({ buffer, byteOffset, byteLength }: Uint16Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('latin1');

/**
 * Participants who have answered the same statements, at least `ALIKE_LIMITS.answers` of them, all
 * in the same way. Whole rows are compared: whoever has answered one statement more is like nobody.
 * That finds accounts that follow one script, which is what they are looked for; to compare what
 * every two have in common would take the square of the people. Shown statements that are not about
 * the dialog itself count. O(votes)
 * @returns the largest group first, of equals the one with more answers, then the one that began
 *   earlier
 */
export function findAlikePeople(votes: VoteRows, states: readonly StatementState[]): AlikePeople[] {
  const groups = new Map<string, { participants: number[]; answers: number }>();
  for (let participant = 0; participant < votes.participants; participant++) {
    const row = rowOf(votes, states, participant);
    if (!isTelling(row)) continue;
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.participants.push(participant);
    else groups.set(key, { participants: [participant], answers: row.length });
  }
  return [...groups.values()]
    .filter(({ participants }) => participants.length > 1)
    .sort(
      (one, other) =>
        other.participants.length - one.participants.length || other.answers - one.answers,
    );
}
