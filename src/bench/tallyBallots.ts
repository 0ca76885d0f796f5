import { UNRANKED, type ApprovalProfile, type RankedProfile } from '../counting/profiles';

/** Throws of mulberry32: the same ballots in every run. */
function dice(seed: number): (faces: number) => number {
  let state = seed;
  return (faces) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) % faces;
  };
}

const SEED = 20_260_310;

/**
 * Rankings of at least three options each, in all orders; every option has about as many friends.
 */
export function createRankedBallots(ballots: number, options: number): RankedProfile {
  const below = dice(SEED);
  const ranks = new Uint8Array(ballots * options).fill(UNRANKED);
  const order = Uint8Array.from({ length: options }, (_, option) => option);
  for (let row = 0; row < ballots; row++) {
    const length = Math.min(options, 3 + below(options - 2));
    for (let rank = 0; rank < length; rank++) {
      const other = rank + below(options - rank);
      [order[rank], order[other]] = [order[other]!, order[rank]!];
      ranks[row * options + order[rank]!] = rank;
    }
  }
  return { options, ranks, weights: new Uint32Array(ballots).fill(1) };
}

const MOST_MARKS = 10;

/**
 * Creates ballots with one to ten marks each, or to `mostMarks`; the first projects have the most
 * friends, as in real elections.
 */
export function createApprovalBallots(
  ballots: number,
  projects: number,
  mostMarks = MOST_MARKS,
): ApprovalProfile {
  const below = dice(SEED);
  const starts = new Uint32Array(ballots + 1);
  const marks: number[] = [];
  for (let row = 0; row < ballots; row++) {
    const chosen = new Set<number>();
    const wanted = 1 + below(mostMarks);
    while (chosen.size < wanted) chosen.add(Math.min(below(projects), below(projects)));
    marks.push(...[...chosen].toSorted((a, b) => a - b));
    starts[row + 1] = marks.length;
  }
  return {
    options: projects,
    starts,
    marks: Uint16Array.from(marks),
    weights: new Uint32Array(ballots).fill(1),
  };
}

/** Costs from 25,000 to 1,000,000 in steps of 5,000. */
export function createProjectCosts(projects: number): number[] {
  const below = dice(SEED + 1);
  return Array.from({ length: projects }, () => 5_000 * (5 + below(196)));
}
