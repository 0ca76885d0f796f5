import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const BUNDLER = join(import.meta.dirname, 'bundleProgram.mjs');
const FOLDER = join(ROOT, 'node_modules', '.cache', 'meydan-programs');

const hash = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

/** Tells whether every source that the bundle was made of is as it was then. */
function isCurrent(manifest: string): boolean {
  if (!existsSync(manifest)) return false;
  const made = JSON.parse(readFileSync(manifest, 'utf8')) as Readonly<Record<string, string>>;
  return Object.entries(made).every(
    ([path, content]) => existsSync(path) && hash(readFileSync(path)) === content,
  );
}

/**
 * Bundles a program in TypeScript, given by its absolute path, with its packages outside; returns
 * the file for `node` to run. It is bundled anew only when a source has changed: `tsx` would
 * compile and load hundreds of modules one by one at each start.
 */
export function bundleProgram(entry: string): string {
  const place = join(FOLDER, `${basename(entry, '.ts')}-${hash(entry).slice(0, 8)}`);
  const [bundle, manifest] = [`${place}.mjs`, `${place}.json`];
  if (!isCurrent(manifest)) execFileSync(process.execPath, [BUNDLER, entry, bundle, manifest]);
  return bundle;
}
