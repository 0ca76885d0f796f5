import type { KeyValueStore } from './ports';

/**
 * Storage that a browser may refuse (private mode, full disk, blocked by policy). What it refuses
 * is held here, so that the page itself goes on working, and the writer is told. What was stored
 * before is then removed: it is no longer true.
 */
export function createStoragePort(
  area: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): KeyValueStore {
  const held = new Map<string, string>();
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => held.get(key) ?? attempt(() => area().getItem(key), null),
    write: (key, value) => {
      const isStored = attempt(() => {
        area().setItem(key, value);
        return true;
      }, false);
      if (isStored) {
        held.delete(key);
        return true;
      }
      held.set(key, value);
      attempt(() => area().removeItem(key), undefined);
      return false;
    },
    remove: (key) => {
      held.delete(key);
      attempt(() => area().removeItem(key), undefined);
    },
  };
}
