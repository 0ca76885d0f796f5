import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { SERVER_SOURCE_FOLDER } from '../folders';
import { dumpPrepared } from './preparedDatabase';

const CACHE = resolve('node_modules/.cache/meydan/databases');
const MIGRATIONS = join(SERVER_SOURCE_FOLDER, 'db', 'migrations');

/** Computes a digest of the migrations and of every module that fills the prepared databases. */
async function findDigest(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(SERVER_SOURCE_FOLDER, 'testing', 'preparedDatabase.ts')],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  const hash = createHash('sha256').update(outputFiles[0]!.contents);
  hash.update(readFileSync('package-lock.json'));
  for (const name of readdirSync(MIGRATIONS).sort())
    hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  return hash.digest('hex').slice(0, 16);
}

const KEPT = 3;

/** Removes all but the newest: each takes a hundred megabytes. */
function removeOld(): void {
  const folders = readdirSync(CACHE).map((name) => join(CACHE, name));
  const byAge = folders.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const folder of byAge.slice(KEPT)) rmSync(folder, { recursive: true, force: true });
}

/**
 * Finds the folder with the prepared databases of the embedded engine, which is made where the
 * migrations or the demonstration have changed since. Two programs may ask at once: the first that
 * is ready is kept.
 */
export async function findPreparedDumps(): Promise<string> {
  const folder = join(CACHE, await findDigest());
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const fresh = mkdtempSync(join(CACHE, 'new-'));
  await dumpPrepared(fresh);
  try {
    renameSync(fresh, folder);
  } catch {
    rmSync(fresh, { recursive: true, force: true });
  }
  removeOld();
  return folder;
}
