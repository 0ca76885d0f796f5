import type { CookieJar, KeyValueStore, Ports } from '../../client/browser/ports';
import type { TapeHeader } from '../format/lines';
import { fanOut } from './fanOut';
import type { TapeWriter } from './tapeWriter';

type Initial = { -readonly [name in keyof TapeHeader['storage']]: Record<string, string> };
type Storages = Pick<Ports, 'sessionStorage' | 'localStorage' | 'onStorage' | 'cookies'>;

export interface RecordedStorages extends Storages {
  /** Note what other tabs have written since the last turn. */
  readonly sample: () => void;
}

/**
 * Records storage: the content at the first read goes into the header; what other tabs write is an
 * input.
 */
export function recordStorage(
  device: Ports,
  writer: TapeWriter,
  { initial, isFirstPage }: { initial: Initial; isFirstPage: boolean },
): RecordedStorages {
  const { redactor, note, turns } = writer;
  const mirror = new Map<string, string | null>();
  const clean = (value: string | null) => value && redactor.text(value, 'outside');

  const keep = (kept: Record<string, string>, key: string, value: string | null) => {
    if (value !== null && isFirstPage && !(key in kept)) kept[key] = clean(value)!;
  };
  const mirrored = (key: string) => {
    if (!mirror.has(key)) {
      mirror.set(key, device.localStorage.read(key));
      keep(initial.local, key, mirror.get(key) ?? null);
    }
    return mirror.get(key) ?? null;
  };
  const localStorage: KeyValueStore = {
    read: mirrored,
    write: (key, value) => {
      const isStored = device.localStorage.write(key, value);
      mirror.set(key, device.localStorage.read(key));
      return isStored;
    },
    remove: (key) => {
      device.localStorage.remove(key);
      mirror.set(key, null);
    },
  };
  const touched = new Set<string>();
  const touching = <S extends KeyValueStore | CookieJar>(
    store: S,
    kept: Record<string, string>,
    name: string,
  ): S => ({
    ...store,
    read: (key: string) => {
      const value = store.read(key);
      if (!touched.has(`${name} ${key}`)) keep(kept, key, value);
      touched.add(`${name} ${key}`);
      return value;
    },
    write: (key: string, value: string, life: number) => {
      touched.add(`${name} ${key}`);
      return store.write(key, value, life);
    },
  });
  return {
    localStorage,
    sessionStorage: touching(device.sessionStorage, initial.session, 'session'),
    cookies: touching(device.cookies, initial.cookies, 'cookie'),
    onStorage: fanOut(
      (changed) =>
        device.onStorage((key, value) => {
          if (key !== null) mirror.set(key, value);
          else mirror.forEach((_, known) => mirror.set(known, null));
          changed(key, value);
        }),
      (key, value) => note({ k: 'stor', key: clean(key), new: clean(value) }),
      turns.arrive,
    ),
    sample: () => {
      for (const [key, known] of mirror) {
        const value = device.localStorage.read(key);
        if (value === known) continue;
        mirror.set(key, value);
        note({ k: 'stor', key: clean(key), new: clean(value), silent: true });
      }
    },
  };
}
