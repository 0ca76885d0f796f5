import type { ConnectionPort, Ports } from '../../client/browser/ports';
import { waitForTurn } from './waitForTurn';
import { fanOut } from './fanOut';
import { recordFetch } from './recordFetch';
import type { RecordedStorages } from './recordStorage';
import type { RecordedWindows } from './recordWindows';
import { DECIDING_BYTES } from './seededRandom';
import type { TapeWriter } from './tapeWriter';

interface Parts {
  readonly storages: RecordedStorages;
  readonly windows: RecordedWindows;
  readonly world: World;
  readonly decide: (bytes: number) => Uint8Array;
}

/** Returns the same ports; whatever comes through them from outside is an input of the tape. */
export function recordPorts(device: Ports, writer: TapeWriter, parts: Parts): Ports {
  const { turns, redactor, note, count, working } = writer;
  const { storages, windows, world, decide } = parts;
  const sent = (url: string) => void redactor.text(url, 'inside');
  const { sample: _, ...storagePorts } = storages;
  return {
    ...device,
    ...storagePorts,
    openFrame: windows.openFrame,
    openPopup: windows.openPopup,
    clock: turns.clock,
    monotonic: turns.monotonic,
    after: turns.after,
    random: (bytes) => (bytes <= DECIDING_BYTES ? decide(bytes) : device.random(bytes)),
    digest: (algorithm, text) => working(device.digest(algorithm, text)),
    fetch: recordFetch(device, writer),
    location: {
      ...device.location,
      assign: (url) => {
        sent(url);
        device.location.assign(url);
      },
      replace: (url) => {
        sent(url);
        device.location.replace(url);
      },
    },
    history: {
      ...device.history,
      listen: fanOut(
        device.history.listen,
        (entry) => {
          const url = redactor.text(entry.url, 'outside');
          note({ k: 'nav', cause: 'pop', url, result: { index: entry.index } });
        },
        turns.arrive,
      ),
    },
    openStream: (url, onEvent, types) => {
      const n = count('sse');
      return device.openStream(
        url,
        (event) =>
          turns.arrive(() => {
            const { type, id, data } = event;
            note({ k: 'sse', n, event: type, id, data: redactor.text(data, 'outside') });
            onEvent(event);
          }),
        types,
      );
    },
    acquireLock: async (name) => {
      const n = count('lock');
      const line = { k: 'lock', n, name: withoutId(name) } as const;
      const answer = await settled(device.acquireLock(name));
      await waitForTurn(turns, () =>
        note({ ...line, ev: answer.status === 'fulfilled' ? 'granted' : 'refused' }),
      );
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value;
    },
    openChannel: (name, onMessage) => {
      const n = count('chan');
      const channel = device.openChannel(name, (message) =>
        turns.arrive(() => {
          note({ k: 'chan', n, name: withoutId(name), msg: redactor.value(message, 'outside') });
          onMessage(message);
        }),
      );
      return {
        ...channel,
        post: (message) => {
          redactor.value(message, 'inside');
          channel.post(message);
        },
      };
    },
    submitForm: (action, fields) => {
      redactor.value(fields, 'inside');
      device.submitForm(action, fields);
    },
    onWake: fanOut(device.onWake, (reason) => note({ k: 'wake', reason }), turns.arrive),
    isVisible: world.isVisible,
    isOnline: world.isOnline,
    connection: recordConnection(device.connection, writer, world),
    navigate: async (path, options) => {
      const result = await device.navigate(path, options);
      const { id, from, to, ms, status } = result;
      await waitForTurn(turns, () => {
        const url = redactor.text(path, 'inside');
        const way = { from: redactor.text(from, 'outside'), to: redactor.text(to, 'inside') };
        note({ k: 'nav', cause: 'navigated', url, result: { id, ...way, ms, status } });
      });
      return result;
    },
  };
}

/** Removes the id from the name of one of many: it is named after all of them. */
const withoutId = (name: string) => name.replace(/:[^:]*$/, '');

const settled = async <T>(work: Promise<T>) => (await Promise.allSettled([work]))[0];

export interface World extends Pick<Ports, 'isVisible' | 'isOnline'> {
  /** Note what has changed since the last turn. */
  readonly sample: () => void;
}

/** Tells whether the page is visible and online, as it was when the turn began. */
export function recordWorld(device: Ports, { note }: Pick<TapeWriter, 'note'>): World {
  let isVisible = device.isVisible();
  let isOnline = device.isOnline();
  return {
    isVisible: () => isVisible,
    isOnline: () => isOnline,
    sample: () => {
      if (device.isVisible() !== isVisible) {
        isVisible = !isVisible;
        note({ k: 'vis', v: isVisible });
      }
      if (device.isOnline() === isOnline) return;
      isOnline = !isOnline;
      note({ k: 'conn', v: isOnline });
    },
  };
}

/** Records the connection; what the page itself found out needs no line. */
function recordConnection(
  device: ConnectionPort,
  { note, turns }: TapeWriter,
  { isOnline }: World,
): ConnectionPort {
  let isOwn = false;
  const own = (change: () => void) => () => {
    isOwn = true;
    change();
    isOwn = false;
  };
  return {
    read: device.read,
    lost: own(device.lost),
    found: own(device.found),
    onChange: fanOut(
      device.onChange,
      () => {
        if (!isOwn) note({ k: 'conn', v: isOnline(), told: true });
      },
      (run) => (isOwn ? run() : turns.arrive(run)),
    ),
  };
}
