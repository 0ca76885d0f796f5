import type { ApprovalProfile } from './profiles';

const HASH_START = 0x811c9dc5;
const HASH_FACTOR = 0x01000193;

/**
 * Rows that mark the same options become one row. Rows that stand for no ballot, or that mark
 * nothing, are left out. Methods that spend by ballot treat alike ballots alike for ever, so that
 * they may be counted as one. Expected O(marks).
 */
export function joinAlikeBallots(profile: ApprovalProfile): ApprovalProfile {
  const { options, starts, marks } = profile;
  const { rows, weights } = distinctRows(profile);
  const joinedStarts = new Uint32Array(rows.length + 1);
  for (let joined = 0; joined < rows.length; joined++)
    joinedStarts[joined + 1] = joinedStarts[joined]! + lengthOf(profile, rows[joined]!);
  const joinedMarks = new Uint16Array(joinedStarts[rows.length]!);
  for (let joined = 0, next = 0; joined < rows.length; joined++)
    for (let mark = starts[rows[joined]!]!; next < joinedStarts[joined + 1]!; mark++)
      joinedMarks[next++] = marks[mark]!;
  return { options, starts: joinedStarts, marks: joinedMarks, weights };
}

const lengthOf = ({ starts }: ApprovalProfile, row: number): number =>
  starts[row + 1]! - starts[row]!;

/** Finds the first row of each kind, and counts the ballots of that kind. */
function distinctRows(profile: ApprovalProfile) {
  const { weights } = profile;
  let size = 2;
  while (size < 2 * weights.length + 2) size *= 2;
  const slots = new Uint32Array(size);
  const rows = new Uint32Array(weights.length);
  const counts = new Uint32Array(weights.length);
  let found = 0;
  for (let row = 0; row < weights.length; row++) {
    if (weights[row] === 0 || lengthOf(profile, row) === 0) continue;
    let slot = hashOf(profile, row) & (slots.length - 1);
    // A slot holds the number of a kind, from 1.
    while (slots[slot] !== 0 && !isAlike(profile, rows[slots[slot]! - 1]!, row))
      slot = (slot + 1) & (slots.length - 1);
    if (slots[slot] === 0) {
      rows[found] = row;
      slots[slot] = ++found;
    }
    counts[slots[slot]! - 1]! += weights[row]!;
  }
  return { rows: rows.slice(0, found), weights: counts.slice(0, found) };
}

function hashOf({ starts, marks }: ApprovalProfile, row: number): number {
  let hash = HASH_START;
  for (let mark = starts[row]!; mark < starts[row + 1]!; mark++)
    hash = Math.imul(hash ^ marks[mark]!, HASH_FACTOR);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function isAlike(profile: ApprovalProfile, left: number, right: number): boolean {
  const { starts, marks } = profile;
  const length = lengthOf(profile, left);
  if (lengthOf(profile, right) !== length) return false;
  for (let mark = 0; mark < length; mark++)
    if (marks[starts[left]! + mark] !== marks[starts[right]! + mark]) return false;
  return true;
}

/**
 * The supporters of each option: the rows that mark option o are `rows[starts[o]] … rows[starts[o +
 * 1] - 1]`, in ascending order.
 */
export interface Supporters {
  readonly starts: Uint32Array;
  readonly rows: Uint32Array;
}

/** Turns ballots round: from the options of a row to the rows of an option. */
export function listSupporters({ options, starts, marks }: ApprovalProfile): Supporters {
  const supporterStarts = new Uint32Array(options + 1);
  for (const option of marks) supporterStarts[option + 1]!++;
  for (let option = 0; option < options; option++)
    supporterStarts[option + 1]! += supporterStarts[option]!;
  const next = supporterStarts.slice();
  const rows = new Uint32Array(marks.length);
  for (let row = 0; row + 1 < starts.length; row++)
    for (let mark = starts[row]!; mark < starts[row + 1]!; mark++)
      rows[next[marks[mark]!]!++] = row;
  return { starts: supporterStarts, rows };
}
