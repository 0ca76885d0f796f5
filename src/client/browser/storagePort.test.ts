import { createStoragePort } from './storagePort';

/**
 * Creates a storage that can be made to refuse, as when the disk is full or the browser blocks it.
 */
function area() {
  const items = new Map<string, string>();
  const refusing = { writes: false, everything: false };
  const attempt = (isRefused: boolean) => {
    if (isRefused || refusing.everything) throw new DOMException('refused', 'QuotaExceededError');
  };
  const storage = {
    getItem: (key: string) => {
      attempt(false);
      return items.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      attempt(refusing.writes);
      items.set(key, value);
    },
    removeItem: (key: string) => {
      attempt(false);
      items.delete(key);
    },
  };
  return { items, refusing, port: createStoragePort(() => storage) };
}

test('[SPEC 9.19] what is written is stored, and is there for the next page', () => {
  const { items, port } = area();
  expect(port.write('sol-auth', 'a')).toBe(true);
  expect([...items]).toEqual([['sol-auth', 'a']]);
  expect(port.read('sol-auth')).toBe('a');
  port.remove('sol-auth');
  expect(port.read('sol-auth')).toBeNull();
});

test('[SPEC 9.19] a full storage: the writer is told, the page goes on with what it wrote', () => {
  const { items, refusing, port } = area();
  port.write('sol-auth', 'old');
  refusing.writes = true;
  expect(port.write('sol-auth', 'new')).toBe(false);
  expect(port.read('sol-auth')).toBe('new');
  // A reload must not bring back what is no longer true.
  expect([...items]).toEqual([]);
});

test('[SPEC 9.19] once there is room again everything is stored', () => {
  const { items, refusing, port } = area();
  refusing.writes = true;
  port.write('sol-auth', 'held');
  refusing.writes = false;
  expect(port.write('sol-auth', 'stored')).toBe(true);
  expect([...items]).toEqual([['sol-auth', 'stored']]);
  expect(port.read('sol-auth')).toBe('stored');
});

test('[SPEC 9.19] a blocked storage throws at nobody', () => {
  const { refusing, port } = area();
  refusing.everything = true;
  expect(port.read('sol-user')).toBeNull();
  expect(port.write('sol-user', 'u')).toBe(false);
  expect(port.read('sol-user')).toBe('u');
  port.remove('sol-user');
  expect(port.read('sol-user')).toBeNull();
});
