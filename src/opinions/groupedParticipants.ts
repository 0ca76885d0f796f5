import type { Centring } from './centring';
import type { VoteRows } from './voteRows';

/**
 * Number of answered statements that gives a person a place in the groups; fewer where there are
 * fewer.
 */
export const MIN_GROUPED_VOTES = 7;
const MIN_GROUPED_PEOPLE = 15;

/** Numbers of participants, each once. */
export type ParticipantOrder = Uint32Array;

/**
 * Finds who has a place in the groups: whoever has answered 7 statements, or all if there are
 * fewer. If these are fewer than 15 people, those join them who have answered most, until there are
 * 15, with all who have answered as many. Votes on statements that were taken out count here.
 * Unlike in Polis, nobody keeps a place from when there were fewer statements: who has one follows
 * from the votes alone.
 * @param countsAll one answer is enough
 * @returns for each participant 1 or 0
 */
export function findGroupedParticipants(
  { participants, lengths }: VoteRows,
  { answered }: Centring,
  { countsAll }: { countsAll: boolean },
): Uint8Array {
  const given = lengths.slice(0, participants);
  const fewest = given.toSorted().at(-MIN_GROUPED_PEOPLE) ?? 0;
  const enough = countsAll ? 1 : Math.max(1, Math.min(MIN_GROUPED_VOTES, answered, fewest));
  return Uint8Array.from(given, (length) => Number(length >= enough));
}
