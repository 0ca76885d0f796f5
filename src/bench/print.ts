import { cpus, loadavg } from 'node:os';
import { median } from './measure';

const say = (text: string) => process.stdout.write(`${text}\n`);

export const formatInteger = (value: number): string => Math.round(value).toLocaleString('en-US');
export const formatOneDecimal = (value: number): string => value.toFixed(1);

/** Two decimals; two digits that say something where that would be 0.00, whole numbers from 100. */
export function formatRatio(value: number, reference: number): string {
  const share = value / reference;
  if (share >= 100) return formatInteger(share);
  return share < 0.1 ? share.toPrecision(2) : share.toFixed(2);
}

/** 1 kB is 1,000 bytes. */
export const formatKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** `median (smallest–largest)` */
export const formatSpread = (
  values: readonly number[],
  format: (value: number) => string,
): string =>
  `${format(median(values))} (${format(Math.min(...values))}–${format(Math.max(...values))})`;

/** Prints a table: the first row is the heading, the first column stands left, figures right. */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const [heading = []] = rows;
  const widths = heading.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!),
      )
      .join('  '),
  );
  const rule = widths.map((width) => '─'.repeat(width)).join('──');
  say(`\n${title}\n${[lines[0], rule, ...lines.slice(1)].join('\n')}`);
}

export const printNote = (text: string): boolean => say(`  ${text}`);

/**
 * Prints the conditions that the figures depend on, first of all whether the machine was busy with
 * other work.
 */
export function printMachine(): void {
  const [cpu] = cpus();
  const load = loadavg()[0]!.toFixed(1);
  say(`${cpus().length} × ${cpu?.model.trim()} · Node ${process.versions.node} · load ${load}`);
}
