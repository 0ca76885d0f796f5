import type { Centring } from './centring';
import type { VoteRows } from './voteRows';

/** Whoever has answered so many statements has a place in the groups; fewer where there are fewer. */
export const ENOUGH_VOTES = 7;
const FEWEST_COUNTED = 15;

/** Numbers of participants, each once. */
export type ParticipantOrder = Uint32Array;

/**
 * Who has a place in the groups: whoever has answered 7 statements, or all if there are fewer; whoever had a place before keeps it.
 * If these are fewer than 15, those join them who have answered most, of equals the first one of `order` (Polis, `:in-conv`).
 * Votes on statements that were taken out count here.
 * @param order all participants
 * @param earlier who had a place before, 1 for yes
 * @returns for each participant 1 or 0
 */
export function whoCounts(
  { participants, lengths }: VoteRows,
  { answered }: Centring,
  {
    order,
    earlier = new Uint8Array(0),
  }: { order: ParticipantOrder; earlier?: Uint8Array | undefined },
): Uint8Array {
  const counted = new Uint8Array(participants);
  const enough = Math.max(1, Math.min(ENOUGH_VOTES, answered));
  let people = 0;
  for (let row = 0; row < participants; row++) {
    if (lengths[row]! < enough && !(earlier[row] && lengths[row]! > 0)) continue;
    counted[row] = 1;
    people++;
  }
  if (people < FEWEST_COUNTED)
    for (const row of mostActive(
      lengths,
      order.filter((one) => !counted[one]),
    ).slice(0, FEWEST_COUNTED - people))
      counted[row] = 1;
  return counted;
}

const mostActive = (lengths: Uint16Array, others: ParticipantOrder): number[] =>
  [...others].filter((row) => lengths[row]! > 0).sort((a, b) => lengths[b]! - lengths[a]!);
