import type { Centring } from './centring';
import type { VoteRows } from './voteRows';

/** Points of the map. */
export interface Points {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

const noPoints = (length: number): Points => ({
  x: new Float64Array(length),
  y: new Float64Array(length),
});

/**
 * Terms are multiples of 2⁻⁴⁰: sums of them, which stay below 2¹², are exact in whichever order
 * they are added.
 */
const TERM_SCALE = 1_099_511_627_776;
const roundTerm = (term: number): number => Math.round(term * TERM_SCALE) / TERM_SCALE;

/**
 * Places each participant: the sum over the votes they gave of (vote − mean) × component, times
 * √(statements ÷ votes), so that few votes do not pull somebody to the middle (Polis,
 * `sparsity-aware-project-ptpt`). NaN for whoever has answered nothing. O(votes)
 */
export function placeParticipants(
  votes: VoteRows,
  { centred, active, answered, zeroed }: Centring,
  [first, second]: readonly Float64Array[],
): Points {
  const { codes, starts, lengths, participants } = votes;
  const points = noPoints(participants);
  const acrossOf = new Float64Array(centred.length);
  const upOf = new Float64Array(centred.length);
  for (let code = 0; code < centred.length; code++) {
    acrossOf[code] = roundTerm(centred[code]! * first![code >> 2]!);
    upOf[code] = roundTerm(centred[code]! * second![code >> 2]!);
  }
  for (let row = 0; row < participants; row++) {
    const end = starts[row]! + lengths[row]!;
    let [across, up, given] = [0, 0, zeroed];
    for (let at = starts[row]!; at < end; at++) {
      const code = codes[at]!;
      across += acrossOf[code]!;
      up += upOf[code]!;
      given += active[code >> 2]!;
    }
    const scale = Math.sqrt(answered / Math.max(given, 1));
    points.x[row] = lengths[row]! > 0 ? across * scale : NaN;
    points.y[row] = lengths[row]! > 0 ? up * scale : NaN;
  }
  return points;
}

/** −0 + 0 is 0: JSON knows no −0. */
const PLUS_ZERO = 0;

/**
 * Places each statement: where a person would stand who has agreed with it and said nothing else.
 */
export function placeStatements(
  { means, active, answered }: Centring,
  [first, second]: readonly Float64Array[],
): Points {
  const points = noPoints(means.length);
  const scale = Math.sqrt(answered);
  for (let statement = 0; statement < means.length; statement++) {
    if (!active[statement]) continue;
    const agreed = (1 - means[statement]!) * scale;
    points.x[statement] = agreed * first![statement]! + PLUS_ZERO;
    points.y[statement] = agreed * second![statement]! + PLUS_ZERO;
  }
  return points;
}
