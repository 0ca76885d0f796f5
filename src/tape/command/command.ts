import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

export type Print = (line: string) => void;
export type Options = ReadonlyMap<string, string>;
/** A line that somebody has typed; null where nobody is left who could. */
export type Ask = () => Promise<string | null>;
export type Command = (
  files: readonly string[],
  options: Options,
  print: Print,
  ask: Ask,
) => Promise<number>;

/** Exit codes of the command. */
export const EXIT_CODES = { fine: 0, differs: 1, unusable: 2 } as const;

export function readText(file: string): string {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** @throws RangeError where none was named */
export function requireTapeFile(file: string | undefined): string {
  if (file === undefined) throw new RangeError('Name a tape.');
  return file;
}
