/**
 * Fractions of a vote in Meek's count are whole numbers of units of 10⁻⁹; this is one vote, or the
 * whole of anything.
 */
export const MEEK_VOTE = 1_000_000_000;

/**
 * Returns the part of a vote that a keep factor leaves with an option, rounded up to a whole unit.
 * Exact for factors from 0 to `MEEK_VOTE`: the product has up to 60 bits, so the quotient is
 * estimated in floating point, where it is off by one at most, and put right by the remainder,
 * which fits into 32 bits and so can be had from the low words alone.
 */
export function multiplyRoundingUp(vote: number, keepFactor: number): number {
  const estimate = Math.floor((vote * keepFactor) / MEEK_VOTE);
  const remainder = (Math.imul(vote, keepFactor) - Math.imul(estimate, MEEK_VOTE)) | 0;
  return estimate + (remainder > 0 ? 1 : 0) + (remainder > MEEK_VOTE ? 1 : 0);
}

/** keepFactor × quota / votes, rounded up after each step, and never above the whole. */
export function getNextKeepFactor(keepFactor: number, quota: number, votes: number): number {
  const whole = BigInt(MEEK_VOTE);
  const product = ceilQuotient(BigInt(keepFactor) * BigInt(quota), whole);
  return Math.min(MEEK_VOTE, Number(ceilQuotient(product * whole, BigInt(votes))));
}

const ceilQuotient = (a: bigint, b: bigint): bigint => (a + b - 1n) / b;
