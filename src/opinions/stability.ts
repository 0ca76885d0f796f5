import { computeAdjustedRand } from './adjustedRand';
import type { StatementState } from './centring';
import { NO_GROUP } from './groupLabels';
import { computeLayout } from './layout';
import type { OpinionRun } from './opinionGroups';
import { type Random, createSeededRandom, createShuffledNumbers } from './random';
import type { VoteRows } from './voteRows';
import type { ParticipantOrder } from './groupedParticipants';

/** Each sample has this share of the people in groups, but not more people than that. */
export const SAMPLE_SHARE = 0.8;
const MAX_SAMPLED_PEOPLE = 2_000;

export interface StabilityTerms {
  readonly seed: number;
  /** Number of samples, 50 to 100 as a rule. */
  readonly samples: number;
}

/**
 * Stability of the groups: how far they would be found again with other people of the same kind.
 */
export interface Stability {
  readonly samples: number;
  /** Number of people in each sample. */
  readonly people: number;
  /**
   * Adjusted Rand index of the groups of a sample against those of the run: mean, and what nine of
   * ten samples lie between.
   */
  readonly agreement: { readonly mean: number; readonly low: number; readonly high: number };
  /**
   * For each group of the run the mean adjusted Rand index of "in it or not" against the group of a
   * sample that fits best.
   */
  readonly groups: readonly { readonly name: number; readonly agreement: number }[];
  /** Share of the samples that has this number of groups. */
  readonly counts: readonly { readonly groups: number; readonly share: number }[];
}

/**
 * Draws samples of the people in groups without replacement, finds the groups of each anew, and
 * compares (Hennig 2007, "Cluster-wise assessment of cluster stability"). Equal seeds draw equal
 * samples. The cost of a sample is bounded by `MAX_SAMPLED_PEOPLE` people, however many there are.
 * @returns null where there are not two groups to compare
 */
export function measureStability(
  { memory, map }: Pick<OpinionRun, 'memory' | 'map'>,
  votes: VoteRows,
  states: readonly StatementState[],
  { seed, samples }: StabilityTerms,
): Stability | null {
  if (map.groups.length < 2 || samples < 1) return null;
  const random = createSeededRandom(seed);
  const grouped = Uint32Array.from(memory.nameOf.keys()).filter(
    (row) => memory.nameOf[row] !== NO_GROUP,
  );
  const people = Math.min(MAX_SAMPLED_PEOPLE, Math.ceil(SAMPLE_SHARE * grouped.length));
  const drawn = Array.from({ length: samples }, () => {
    const rows = draw(grouped, people, random);
    const { pointOf, grouping } = computeLayout(votes.pick(rows), states, { countsAll: true });
    const found = pointOf.map((point) => grouping!.of[point]!);
    return { known: Uint8Array.from(rows, (row) => memory.nameOf[row]!), found };
  });
  return {
    samples,
    people,
    ...summarise(
      drawn,
      map.groups.map(({ name }) => name),
    ),
  };
}

interface Sample {
  /** The name of each person's group in the run. */
  readonly known: Uint8Array;
  /** The number of each person's group in the sample. */
  readonly found: Uint8Array;
}

const draw = (rows: ParticipantOrder, people: number, random: Random): ParticipantOrder =>
  createShuffledNumbers(rows.length, random)
    .subarray(0, people)
    .map((place) => rows[place]!);

function summarise(drawn: readonly Sample[], names: readonly number[]) {
  const values = drawn
    .map(({ known, found }) => computeAdjustedRand(known, found))
    .sort((a, b) => a - b);
  const sizes = drawn.map(({ found }) => new Set(found).size);
  return {
    agreement: { mean: meanOf(values), low: at(values, 0.05), high: at(values, 0.95) },
    groups: names.map((name) => ({
      name,
      agreement: meanOf(drawn.map((sample) => agreementOf(sample, name))),
    })),
    counts: [...new Set(sizes)]
      .sort((a, b) => a - b)
      .map((groups) => ({
        groups,
        share: sizes.filter((size) => size === groups).length / sizes.length,
      })),
  };
}

function agreementOf({ known, found }: Sample, name: number): number {
  const isKnown = known.map((other) => Number(other === name));
  const fits = [...new Set(found)].map((group) =>
    computeAdjustedRand(
      isKnown,
      found.map((other) => Number(other === group)),
    ),
  );
  return Math.max(...fits);
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.round(share * (sorted.length - 1))]!;
