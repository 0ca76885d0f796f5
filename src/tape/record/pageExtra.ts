import type { ApiExtra } from '../../client/api/extra';
import type { KeyValueStore, Ports } from '../../client/browser/ports';
import type { TapeWriter } from './tapeWriter';

interface Recording {
  readonly device: Ports;
  readonly writer: TapeWriter;
}

/**
 * Returns what thunks of the page itself get. A replay does not run them, so what comes to them is
 * on no tape and counted nowhere; what sagas and endpoints find of them afterwards is: secrets in
 * the vault, and values in the local storage.
 */
export function createPageExtra(extra: ApiExtra, { device, writer }: Recording): ApiExtra {
  const { ports, vault } = extra;
  const { input, redactor } = writer;
  const { localStorage, sessionStorage, cookies, clock, onWake, onStorage, connection } = ports;
  const { isVisible, isOnline } = ports;
  return {
    ...extra,
    ports: {
      ...device,
      sessionStorage,
      cookies,
      clock,
      onWake,
      onStorage,
      connection,
      isVisible,
      isOnline,
      localStorage: told(localStorage, (key, value) =>
        input({
          k: 'stor',
          key: redactor.text(key, 'outside'),
          silent: true,
          new: value === null ? null : redactor.text(value, 'outside'),
        }),
      ),
    },
    vault: {
      ...vault,
      deposit: (secret) => {
        input({ k: 'ui', deposit: redactor.value(secret, 'outside') as Record<string, unknown> });
        return vault.deposit(secret);
      },
    },
  };
}

/** Returns the same store; each write is reported. */
function told(
  store: KeyValueStore,
  written: (key: string, value: string | null) => void,
): KeyValueStore {
  return {
    read: store.read,
    write: (key, value) => {
      written(key, value);
      return store.write(key, value);
    },
    remove: (key) => {
      written(key, null);
      store.remove(key);
    },
  };
}
