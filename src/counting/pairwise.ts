import type { RankedProfile } from './profiles';

/**
 * Preferences between pairs: `votes[a * options + b]` ballots rank a above b. Whole numbers, exact
 * below 2^53 ballots.
 */
export interface PairwiseCounts {
  readonly options: number;
  readonly votes: Float64Array;
}

/**
 * Ballots that Condorcet methods count, or the comparison of all pairs where it is kept already.
 */
export type RankedBallots = RankedProfile | PairwiseCounts;

/** A square of numbers for a page: row a, column b. */
export type PairwiseTable = readonly (readonly number[])[];

export const createPairwiseCounts = (options: number): PairwiseCounts => ({
  options,
  votes: new Float64Array(options * options),
});

/** Returns how many ballots rank a above b. */
export const getVotesFor = ({ options, votes }: PairwiseCounts, a: number, b: number): number =>
  votes[a * options + b]!;

/** Tells whether more ballots rank a above b than b above a. */
export const beats = (pairs: PairwiseCounts, a: number, b: number): boolean =>
  getVotesFor(pairs, a, b) > getVotesFor(pairs, b, a);

export const toPairwiseTable = ({ options, votes }: PairwiseCounts): PairwiseTable =>
  Array.from({ length: options }, (_, a) => [...votes.subarray(a * options, (a + 1) * options)]);

/**
 * Adds a ballot to a comparison that is kept while people vote, by at most C(C − 1)/2 additions for
 * C options. A negative count takes ballots away again.
 * @param ranks a row of `RankedProfile.ranks`
 * @throws RangeError for another number of ranks than there are options
 */
export function addBallot(pairs: PairwiseCounts, ranks: Uint8Array, count = 1): void {
  if (ranks.length !== pairs.options)
    throw new RangeError(`${ranks.length} ranks for ${pairs.options} options`);
  compareRow(pairs, ranks, 0, count);
}

/**
 * Compares every option with every other on every ballot. Equal ranks count for neither; who is not
 * ranked stands below all who are and is tied there. Exact; O(ballots · C²). A comparison that was
 * kept is returned as it is.
 * @throws RangeError when ranks and weights are not of the same ballots
 */
export function countPairwise(ballots: RankedBallots): PairwiseCounts {
  if ('votes' in ballots) return ballots;
  const { options, ranks, weights } = ballots;
  if (ranks.length !== weights.length * options)
    throw new RangeError(`${ranks.length} ranks for ${weights.length} ballots`);
  const pairs = createPairwiseCounts(options);
  const block = newBlock(options);
  for (let row = 0; row < weights.length; row++) {
    const weight = weights[row]!;
    if (weight === 1) putIntoBlock(pairs, block, ranks, row * options);
    else compareRow(pairs, ranks, row * options, weight);
  }
  for (const start of block.starts.subarray(0, block.filled)) compareRow(pairs, ranks, start, 1);
  return pairs;
}

function compareRow(
  { options, votes }: PairwiseCounts,
  ranks: Uint8Array,
  start: number,
  count: number,
) {
  for (let a = 0; a < options; a++) {
    const rank = ranks[start + a]!;
    for (let b = a + 1; b < options; b++) {
      const other = ranks[start + b]!;
      if (rank < other) votes[a * options + b]! += count;
      else if (other < rank) votes[b * options + a]! += count;
    }
  }
}

// A million ballots are compared three at a time. One word holds the ranks that three ballots give
// to an option, in lanes of ten bits: eight for the rank, one to spare, and on top a guard. The
// guard is set before another option's word is subtracted; it is still there where the rank was not
// smaller. No branch, so nothing for the processor to guess wrongly.
const LANES = 3;
const LANE_BITS = 10;
const LANE = (1 << LANE_BITS) - 1;
const GUARDS = 0x20080200;
/**
 * Guards are counted in their lanes, so at most 1,023 words; as few as this stay in the nearest
 * cache.
 */
const BLOCK_WORDS = 256;
const BLOCK_BALLOTS = BLOCK_WORDS * LANES;

/** Single ballots that wait to be compared together. */
interface Block {
  /** Positions at which their rows start. */
  readonly starts: Uint32Array;
  /** The words of option a begin at `a * BLOCK_WORDS`. */
  readonly words: Int32Array;
  filled: number;
}

const newBlock = (options: number): Block => ({
  starts: new Uint32Array(BLOCK_BALLOTS),
  words: new Int32Array(options * BLOCK_WORDS),
  filled: 0,
});

function putIntoBlock(pairs: PairwiseCounts, block: Block, ranks: Uint8Array, start: number): void {
  block.starts[block.filled++] = start;
  if (block.filled < BLOCK_BALLOTS) return;
  packWords(block, ranks, pairs.options);
  for (let a = 0; a < pairs.options; a++)
    for (let b = a + 1; b < pairs.options; b++) comparePair(pairs, block.words, a, b);
  block.filled = 0;
}

function packWords({ starts, words }: Block, ranks: Uint8Array, options: number): void {
  for (let word = 0; word < BLOCK_WORDS; word++) {
    const first = starts[word * LANES]!;
    const second = starts[word * LANES + 1]!;
    const third = starts[word * LANES + 2]!;
    for (let option = 0; option < options; option++)
      words[option * BLOCK_WORDS + word] =
        ranks[first + option]! |
        (ranks[second + option]! << LANE_BITS) |
        (ranks[third + option]! << (2 * LANE_BITS));
  }
}

function comparePair(
  { options, votes }: PairwiseCounts,
  words: Int32Array,
  a: number,
  b: number,
): void {
  let notAbove = 0;
  let notBelow = 0;
  for (let word = 0; word < BLOCK_WORDS; word++) {
    const ranksOfA = words[a * BLOCK_WORDS + word]!;
    const ranksOfB = words[b * BLOCK_WORDS + word]!;
    notAbove += (((ranksOfA | GUARDS) - ranksOfB) & GUARDS) >>> (LANE_BITS - 1);
    notBelow += (((ranksOfB | GUARDS) - ranksOfA) & GUARDS) >>> (LANE_BITS - 1);
  }
  votes[a * options + b]! += BLOCK_BALLOTS - sumOfLanes(notAbove);
  votes[b * options + a]! += BLOCK_BALLOTS - sumOfLanes(notBelow);
}

const sumOfLanes = (lanes: number): number =>
  (lanes & LANE) + ((lanes >>> LANE_BITS) & LANE) + (lanes >>> (2 * LANE_BITS));
