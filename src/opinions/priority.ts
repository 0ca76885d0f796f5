import type { StatementState } from './centring';
import { type StatementCounts, getPassCount } from './groupCounts';
import type { Random } from './random';

const META_PRIORITY = 49;
const NEWNESS = 8;
/** 2^0, 2^(−1 ÷ 5) … 2^(−4 ÷ 5). */
const FIFTHS = [1, 0.8705505632961241, 0.757858283255199, 0.6597539553864471, 0.5743491774985175];

/**
 * Returns how soon a statement is to be shown: statements that many agree with, few pass, and that
 * lie far out on the map come first, and so do new ones (Polis, `priority-metric`). One that does
 * not count has 0.
 * @param counts of all groups together
 * @param extremity the length of the statement's projection
 */
export function computePriority(
  state: StatementState,
  counts: StatementCounts,
  extremity: number,
): number {
  if (state === 'out') return 0;
  if (state === 'meta') return META_PRIORITY;
  const { agrees, seen } = counts;
  const passed = (getPassCount(counts) + 1) / (seen + 2);
  const agreed = (agrees + 1) / (seen + 2);
  const importance = (1 - passed) * (extremity + 1) * agreed;
  const weight = importance * (1 + NEWNESS * computeNewness(seen));
  return weight * weight;
}

/** 2^(−seen ÷ 5), by multiplication alone: engines round powers differently. */
function computeNewness(seen: number): number {
  let newness = FIFTHS[seen % FIFTHS.length]!;
  for (let halves = Math.floor(seen / FIFTHS.length); halves > 0 && newness > 0; halves--)
    newness /= 2;
  return newness;
}

/**
 * Chooses the statement that a participant is shown next: by lot, with chances as their priorities.
 * @param priorities for each statement; what is not listed yet has the priority of a new one
 * @param candidates statements that they have not answered
 * @returns null where there is none that may be shown
 */
export function chooseNext(
  priorities: readonly number[],
  candidates: readonly number[],
  random: Random,
): number | null {
  const chances = candidates.map((statement) => priorities[statement] ?? NEW_PRIORITY);
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  let left = random() * total;
  for (let place = 0; place < candidates.length; place++) {
    left -= chances[place]!;
    if (left < 0) return candidates[place]!;
  }
  return null;
}

const NEW_PRIORITY = computePriority('in', { agrees: 0, disagrees: 0, seen: 0 }, 0);
