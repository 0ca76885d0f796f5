import { addFigure } from './figures';
import { median, percentile } from './measure';
import { printTable, formatRatio, formatInteger } from './print';

/** By request: the milliseconds of each of many, for one size after the other. */
export type GrowthRecord = Map<string, (readonly number[])[]>;

export function recordGrowth(grown: GrowthRecord, name: string, times: readonly number[]): void {
  grown.set(name, [...(grown.get(name) ?? []), times]);
}

const twoDecimals = (value: number) => value.toFixed(2);

/** Calculates the exponent of growth: 0 constant, 1 in proportion to the rows. */
export const computeExponent = (
  all: readonly (readonly number[])[],
  sizes: readonly number[],
  pick: (times: readonly number[]) => number,
) => Math.log(pick(all.at(-1)!) / pick(all[0]!)) / Math.log(sizes.at(-1)! / sizes[0]!);

const p95 = (times: readonly number[]) => percentile(times, 0.95);

/** Lists, votes and dialogs shall cost the same however much is there. */
const GROWTH = 0.1;

/**
 * Prints one row for each request: its times, beside the reference at the largest size, and how
 * they grow.
 */
export function printGrowthTable(
  title: string,
  grown: GrowthRecord,
  sizes: readonly number[],
  reference: string,
): void {
  for (const [name, all] of grown)
    if (name !== reference)
      addFigure({
        name: `${title}, ${name}: growth`,
        value: computeExponent(all, sizes, median),
        unit: 'exponent',
        goals: [{ of: 'value', atMost: GROWTH }],
      });
  printTable(title, [
    [
      '',
      ...sizes.map((size) => `p95 ms, ${formatInteger(size)}`),
      'p50 ÷ bare',
      'p50 grows',
      'p95 grows',
    ],
    ...[...grown].map(([name, all]) => [
      name,
      ...all.map((times) => twoDecimals(p95(times))),
      formatRatio(median(all.at(-1)!), median(grown.get(reference)!.at(-1)!)),
      `n^${twoDecimals(computeExponent(all, sizes, median))}`,
      `n^${twoDecimals(computeExponent(all, sizes, p95))}`,
    ]),
  ]);
}
