import { greatestCommonDivisor, toNumber } from './fractions';
import type { Outcome, CountParameters } from './outcome';
import { elect, rankByValue } from './weakOrder';
import { type RankedProfile, UNRANKED } from './profiles';

/** Standing of an option on a ballot, and how many ballots put each option there. */
interface Standing {
  /** Number of options that stand higher. */
  readonly above: number;
  /** Number of options that share the rank, the option itself among them. */
  readonly sharing: number;
  /** For each option the number of ballots. */
  readonly ballots: readonly number[];
}

export interface PositionalRound {
  /** The points of each option, for reading: places are decided by exact whole numbers. */
  readonly points: readonly number[];
  /** From the first rank down, alone before shared. */
  readonly standings: readonly Standing[];
}

/**
 * Counts how many options have each rank on a ballot. Returns the last rank that was given, -1 for
 * none.
 */
function countRanks({ options, ranks }: RankedProfile, row: number, sharing: Uint16Array): number {
  let last = -1;
  for (let at = row * options; at < (row + 1) * options; at += 1) {
    const rank = ranks[at]!;
    sharing[rank]! += 1;
    if (rank !== UNRANKED && rank > last) last = rank;
  }
  return last;
}

/**
 * Counts how often each option has each standing, in one pass over the ballots. Standings that do
 * not occur are left out.
 */
function countStandings(profile: RankedProfile): Standing[] {
  const { options, weights, ranks } = profile;
  const counts = Array<Float64Array | undefined>(options * options).fill(undefined);
  const sharing = new Uint16Array(UNRANKED + 1);
  const ofRank: Float64Array[] = Array.from(sharing, () => new Float64Array());
  const stand = (rank: number, above: number): number => {
    const equals = sharing[rank]!;
    if (equals === 0) return above;
    ofRank[rank] = counts[above * options + equals - 1] ??= new Float64Array(options);
    sharing[rank] = 0;
    return above + equals;
  };
  for (let row = 0, at = 0; row < weights.length; row += 1) {
    const last = countRanks(profile, row, sharing);
    let above = 0;
    for (let rank = 0; rank <= last; rank += 1) above = stand(rank, above);
    stand(UNRANKED, above);
    for (let option = 0; option < options; option += 1, at += 1)
      ofRank[ranks[at]!]![option]! += weights[row]!;
  }
  return counts.flatMap((ballots, key) =>
    ballots
      ? { above: Math.floor(key / options), sharing: (key % options) + 1, ballots: [...ballots] }
      : [],
  );
}

/** Returns the least number that all of 1 … count divide. */
const commonMultiple = (count: number): bigint =>
  Array.from({ length: count }, (_, index) => BigInt(index + 1)).reduce(
    (multiple, next) => (multiple / greatestCommonDivisor(multiple, next)) * next,
    1n,
  );

/**
 * Adds up the points of places. Options that share a rank get the mean of the places that they fill
 * together, and who is not ranked shares the last rank: every ballot gives away the same number of
 * points, and nobody gains by leaving out the rest.
 * @param points for each place, from the first, a whole number of `1 / unit` points
 */
function positional(
  profile: RankedProfile,
  terms: CountParameters,
  { points, unit }: { readonly points: readonly bigint[]; readonly unit: bigint },
): Outcome<PositionalRound> {
  const standings = countStandings(profile);
  // A mean over up to all places is whole in this multiple of the unit.
  const scale = commonMultiple(profile.options);
  const totals = points.map(() => 0n);
  for (const { above, sharing, ballots } of standings) {
    const filled = points.slice(above, above + sharing).reduce((sum, point) => sum + point, 0n);
    const each = filled * (scale / BigInt(sharing));
    for (const [option, count] of ballots.entries()) totals[option]! += BigInt(count) * each;
  }
  const places = rankByValue(totals);
  const denominator = scale * unit;
  const round = {
    points: totals.map((numerator) => toNumber({ numerator, denominator })),
    standings,
  };
  return { ...elect(places, terms), places, rounds: [round] };
}

/**
 * Borda count (J.-C. de Borda, 1781): of m options the first on a ballot gets m - 1 points, the
 * next m - 2, the last none. Equal ranks share the points of the places that they fill, and options
 * that are not ranked share the last rank. One pass over the ballots; exact, whole numbers of any
 * size.
 */
export function borda(profile: RankedProfile, terms: CountParameters): Outcome<PositionalRound> {
  const points = Array.from({ length: profile.options }, (_, place) =>
    BigInt(profile.options - 1 - place),
  );
  return positional(profile, terms, { points, unit: 1n });
}

/**
 * Dowdall (Nauru, 1971): the first on a ballot gets 1 point, the second 1/2, the third 1/3, and so
 * on. Equal ranks share the points of the places that they fill, and options that are not ranked
 * share the last rank. One pass over the ballots; exact: points are counted in fractions with one
 * common denominator.
 */
export function dowdall(profile: RankedProfile, terms: CountParameters): Outcome<PositionalRound> {
  const unit = commonMultiple(profile.options);
  const points = Array.from({ length: profile.options }, (_, place) => unit / BigInt(place + 1));
  return positional(profile, terms, { points, unit });
}
