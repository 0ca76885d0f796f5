import { readFileSync } from 'node:fs';

/** A unit of systemd, by key: a key may stand there several times. */
export type Unit = ReadonlyMap<string, readonly string[]>;

export function readUnit(file: string): Unit {
  const unit = new Map<string, string[]>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (key) unit.set(key, [...(unit.get(key) ?? []), value!]);
  }
  return unit;
}

/** Reads the environment of a unit as systemd splits it: no value in these units holds a space. */
export const getEnvironment = (unit: Unit): Record<string, string> =>
  Object.fromEntries(
    unit
      .get('Environment')!
      .flatMap((line) => line.split(' '))
      .map((pair) => pair.split('=') as [string, string]),
  );
