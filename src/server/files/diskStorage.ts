import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkKey, type ByteRange, type Storage } from './storage';

/** Folder of what is being written, until all of it is there; no key begins with a dot. */
const HALF_WRITTEN = '.half-written';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Syncs a folder: what was renamed into it survives a power cut only once the folder itself is on
 * the disk.
 */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

const sourceOf = (body: Readable | Uint8Array): Readable =>
  body instanceof Readable ? body : Readable.from([body]);

async function putFile(root: string, key: string, body: Readable | Uint8Array): Promise<void> {
  const target = join(root, checkKey(key));
  const half = join(root, HALF_WRITTEN, randomUUID());
  await mkdir(dirname(half), { recursive: true });
  await mkdir(dirname(target), { recursive: true });
  try {
    await pipeline(sourceOf(body), createWriteStream(half, { flush: true }));
    await rename(half, target);
    await syncFolder(dirname(target));
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

async function readFile(root: string, key: string, range?: ByteRange): Promise<Readable | null> {
  try {
    const handle = await open(join(root, checkKey(key)), 'r');
    return handle.createReadStream({ ...range });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function* listFiles(root: string, folder: string): AsyncIterable<string> {
  const found = await readdir(join(root, checkKey(folder)), {
    recursive: true,
    withFileTypes: true,
  }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of found)
    if (entry.isFile())
      yield relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
}

/**
 * Stores files below the folder `root`, which several hosts may share. What `put` has answered
 * survives a power cut.
 */
export const createDiskStorage = (root: string): Storage => ({
  put: (key, body) => putFile(root, key, body),
  get: (key, range) => readFile(root, key, range),
  delete: (key) => rm(join(root, checkKey(key)), { force: true }),
  list: (folder) => listFiles(root, folder),
});
