import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import Type, { type Static, type TSchema } from 'typebox';
import Value from 'typebox/value';
import { DemoAccount } from './account';

/** Folder of package.json: this program stands in `src/demo`, or built in `dist/host`. */
const PROJECT = join(import.meta.dirname, '..', '..');
const FOLDER = join(PROJECT, 'demo');
const FIRST = 'harbour-city';
const PREFIX = 'demo:';

/** Returns the folder of the demonstration of this name; a path to another folder stays. */
export const getDemonstrationFolder = (name: string): string => resolve(FOLDER, name);

/** Returns the path of a file of a demonstration as messages say it. */
export const toDemoPath = (name: string, file: string): string =>
  relative(PROJECT, join(getDemonstrationFolder(name), file));

/** Filling of a new database: a demonstration, generated rows besides, or nothing. */
export type SeedName = 'demo' | `demo:${string}` | 'none' | 'scale';

/** Lists what MEYDAN_SEED may be. */
export function listSeeds(): SeedName[] {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((one) => one.isDirectory());
  const named = folders.map(({ name }) => `${PREFIX}${name}` as const);
  return ['demo', ...named.toSorted(), 'none', 'scale'];
}

export const isSeed = (text: string): text is SeedName =>
  text === 'none' || (listSeeds() as string[]).includes(text);

/** Finds the folder name of the demonstration that this seed fills a database with. */
export function findDemonstration(seed: SeedName): string | null {
  if (seed.startsWith(PREFIX)) return seed.slice(PREFIX.length);
  return seed === 'none' ? null : FIRST;
}

/** Message for a field that no schema names. */
const SURPLUS = 'schema is false';

/**
 * Lists what does not fit the schema, each field once: `title.en: must be string`.
 * @param field of which the value is
 */
export function listFaults(schema: TSchema, value: unknown, field = ''): string[] {
  if (Value.Check(schema, value)) return [];
  const errors = Value.Errors(schema, value);
  // A field of several forms has an error itself besides those of the fields within it.
  const leaves = errors.filter(
    ({ instancePath }) =>
      !errors.some((other) => other.instancePath.startsWith(`${instancePath}/`)),
  );
  const messages = new Map(leaves.map(({ instancePath, message }) => [instancePath, message]));
  return [...messages].map(([path, message]) => {
    const name = [field, ...path.slice(1).split('/')].filter(Boolean).join('.');
    return `${name || 'the file'}: ${message === SURPLUS ? 'is not known here' : message}`;
  });
}

/**
 * Reads a JSON file of a demonstration.
 * @throws Error that names the file, and each field that does not fit the schema
 */
export function readDemoFile<S extends TSchema>(name: string, file: string, schema: S): Static<S> {
  const path = toDemoPath(name, file);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(join(getDemonstrationFolder(name), file), 'utf8'));
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
  const faults = listFaults(schema, value);
  if (faults.length > 0) throw new Error(faults.map((fault) => `${path}: ${fault}`).join('\n'));
  return value as Static<S>;
}

/** Reads the people of a demonstration. @throws Error that names file and field */
export const readPeople = (name: string): DemoAccount[] =>
  readDemoFile(name, 'people.json', Type.Array(DemoAccount));
