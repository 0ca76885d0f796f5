import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Storage of the bytes of files: below a folder or in a bucket. Keys are made by the host, never of
 * a name that somebody has chosen: {@link checkKey} says how they look.
 */
export interface Storage {
  /**
   * In the place of what was there; all of it or, where it fails, nothing. A stream is not held in
   * memory.
   */
  put(key: string, body: Readable | Uint8Array): Promise<void>;
  /** Null where nothing is. A range must lie within the bytes. */
  get(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Does nothing where nothing is. */
  delete(key: string): Promise<void>;
  /** The keys that begin with a folder such as `parts/5`, in any order. */
  list(folder: string): AsyncIterable<string>;
}

const NAME = '[a-z0-9][a-z0-9_-]*(?:\\.[a-z0-9]+)*';
const KEY = new RegExp(`^${NAME}(?:/${NAME})*$`);
const KEY_LETTERS = 300;

/**
 * Small letters, digits, `-`, `_` and single dots inside, in folders. @throws Error for anything
 * else: it would be a mistake of the host
 */
export function checkKey(key: string): string {
  if (key.length > KEY_LETTERS || !KEY.test(key)) throw new Error(`“${key}” is no key`);
  return key;
}

/** Deletes everything below a folder. */
export async function deleteFolder(storage: Storage, folder: string): Promise<void> {
  for await (const key of storage.list(folder)) await storage.delete(key);
}
