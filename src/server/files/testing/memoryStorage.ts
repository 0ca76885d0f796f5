import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { checkKey, type Storage } from '../storage';

/** Creates a storage in memory that is gone with the test. */
export function createMemoryStorage(): Storage {
  const kept = new Map<string, Uint8Array>();
  return {
    async put(key, body) {
      kept.set(checkKey(key), body instanceof Readable ? await buffer(body) : body);
    },
    async get(key, range) {
      const bytes = kept.get(checkKey(key));
      if (!bytes) return null;
      return Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]);
    },
    async delete(key) {
      kept.delete(checkKey(key));
    },
    async *list(folder) {
      for (const key of [...kept.keys()]) if (key.startsWith(`${checkKey(folder)}/`)) yield key;
    },
  };
}
