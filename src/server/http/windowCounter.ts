/** One thing that is counted, and how often it may be in a window. */
interface Counted {
  readonly key: string;
  readonly most: number;
}

export interface WindowCounter {
  /**
   * Counts one for each of these keys, or for none when one of them has none left.
   * @returns whole seconds to wait, 0 when it was counted, and how many are left of the scarcest
   */
  take(counted: readonly Counted[]): { readonly waitS: number; readonly left: number };
}

interface Window {
  readonly since: number;
  count: number;
}

const MAX_KEYS = 100_000;
const SECOND_MS = 1_000;

/**
 * Counts by keys in windows of so many milliseconds, each of which begins with the first of its
 * key; in this process alone. At most `maxKeys` are remembered, the oldest window goes first.
 */
export function createWindowCounter({
  windowMs,
  clock,
  maxKeys = MAX_KEYS,
}: {
  readonly windowMs: number;
  readonly clock: () => number;
  readonly maxKeys?: number;
}): WindowCounter {
  // In the order in which they began.
  const windows = new Map<string, Window>();

  // A clock that was put back makes no window last longer.
  const isOver = ({ since }: Window, now: number) => now < since || now - since >= windowMs;

  const findWindow = (key: string, now: number): Window | null => {
    const window = windows.get(key);
    return window && !isOver(window, now) ? window : null;
  };

  const dropOld = (now: number): void => {
    for (const [key, window] of windows) {
      if (windows.size < maxKeys && !isOver(window, now)) return;
      windows.delete(key);
    }
  };

  const count = (key: string, now: number): void => {
    const window = findWindow(key, now);
    if (window) {
      window.count += 1;
      return;
    }
    windows.delete(key);
    dropOld(now);
    windows.set(key, { since: now, count: 1 });
  };

  return {
    take(counted) {
      const now = clock();
      const looked = counted.map(({ key, most }) => {
        const { since = now, count: seen = 0 } = findWindow(key, now) ?? {};
        return { left: most - seen - 1, waitMs: since + windowMs - now };
      });
      const waits = looked.filter(({ left }) => left < 0).map(({ waitMs }) => waitMs);
      if (waits.length > 0) return { waitS: Math.ceil(Math.max(...waits) / SECOND_MS), left: 0 };
      for (const { key } of counted) count(key, now);
      return { waitS: 0, left: Math.min(...looked.map(({ left }) => left)) };
    },
  };
}
