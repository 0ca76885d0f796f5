/**
 * Age in milliseconds up to which visitors are shown a kept answer where only numbers grew: a poll
 * takes in hundreds of ballots a second.
 */
export const MAX_COUNTS_AGE_MS = 1_000;

export interface TtlCache<Value> {
  /** Tells whether it has the value of this key, or is reading it. */
  has(key: string): boolean;
  /** The value of this key: read once, however many ask at the same time, and kept for a while. */
  get(key: string, read: () => Promise<Value>): Promise<Value>;
  /**
   * Discards what is kept and what is being read, after a change: all is read anew for requests
   * from now on; of these keys alone where `of` is given.
   */
  clear(of?: Of): void;
  /**
   * Shortens the lifetime of what is kept, after a change that may be seen a little later: nothing
   * is kept longer than so many milliseconds after it was read.
   */
  shorten(lifetimeMs: number, of?: Of): void;
}

type Of = (key: string) => boolean;

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly since: number;
  until: number;
}

/**
 * Creates a cache of what is the same for all who ask and costs much more to make than to send.
 * Times in milliseconds; at most `most` values are kept, the oldest goes first. Failures are never
 * kept, and values only where `isLasting` says so.
 */
export function createCache<Value>({
  clock,
  lifetimeMs,
  most,
  isLasting = () => true,
}: {
  readonly clock: () => number;
  readonly lifetimeMs: number;
  readonly most: number;
  readonly isLasting?: (value: Value) => boolean;
}): TtlCache<Value> {
  const entries = new Map<string, Entry<Value>>();

  const forget = (key: string, entry: Entry<Value>) => {
    if (entries.get(key) === entry) entries.delete(key);
  };

  const keep = (key: string, value: Promise<Value>): void => {
    if (entries.size >= most) entries.delete(entries.keys().next().value!);
    const since = clock();
    const entry = { value, since, until: since + lifetimeMs };
    entries.set(key, entry);
    value.then(
      (found) => isLasting(found) || forget(key, entry),
      () => forget(key, entry),
    );
  };

  const find = (key: string): Entry<Value> | null => {
    const known = entries.get(key);
    const now = clock();
    // A clock that was put back makes nothing last longer.
    return known && known.since <= now && now < known.until ? known : null;
  };

  return {
    has: (key) => find(key) !== null,
    get(key, read) {
      const known = find(key);
      if (known) return known.value;
      entries.delete(key);
      const value = read();
      keep(key, value);
      return value;
    },
    clear(isOf = () => true) {
      for (const key of entries.keys()) if (isOf(key)) entries.delete(key);
    },
    shorten(ms, isOf = () => true) {
      for (const [key, entry] of entries)
        if (isOf(key)) entry.until = Math.min(entry.until, entry.since + ms);
    },
  };
}
