import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { PART_NAMES, type PartName } from './parts';
import type { Outcome } from './queue';

const FILE = 'src/tooling/test/durations.json';

/** Seconds of each file by part, as an earlier run took them. */
export type Durations = Readonly<Partial<Record<PartName, Readonly<Record<string, number>>>>>;

export const readDurations = (): Durations =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Durations) : {};

const toOneDecimal = (seconds: number) => Math.round(seconds * 10) / 10;

/** Writes how long files took, beside what is known of others; files that are gone are left out. */
export function recordDurations(outcomes: readonly Outcome[], all: readonly string[]): void {
  const durations = new Map<PartName, Map<string, number>>();
  const known = readDurations();
  for (const part of PART_NAMES) {
    const entries = Object.entries(known[part] ?? {}).filter(([file]) => all.includes(file));
    durations.set(part, new Map(entries));
  }
  for (const { task, report } of outcomes)
    for (const { file, seconds } of report.ended)
      durations.get(task.part)!.set(file, toOneDecimal(seconds));
  const sorted = [...durations]
    .filter(([, files]) => files.size > 0)
    .map(([part, files]) => [
      part,
      Object.fromEntries([...files].sort(([one], [other]) => (one < other ? -1 : 1))),
    ]);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
