/** A quotient of whole numbers. The denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const PRECISION = 96n;

/**
 * Returns the nearest double. Relative error below 2 ** -52 for quotients from 2 ** -32 on,
 * absolute below 2 ** -96 under it.
 */
export const toNumber = ({ numerator, denominator }: Fraction): number =>
  Number((numerator << PRECISION) / denominator) / 2 ** Number(PRECISION);

/** Below 0 where the first is smaller, 0 where they are equal. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const [left, right] = [a.numerator * b.denominator, b.numerator * a.denominator];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}
