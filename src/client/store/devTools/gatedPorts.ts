import type { Channel, KeyValueStore, Ports, Stop } from '../../browser/ports';
import type { Gate } from './gate';

/** Wraps a listener so that it hears in its turn. */
const heardBy =
  <A extends readonly unknown[]>({ run }: Gate, listener: (...args: A) => void) =>
  (...args: A): void =>
    void run(() => listener(...args));

/**
 * Wraps a store: values that are written while the gate is closed can be read at once, and are
 * stored when it opens.
 */
function parkedStore({ isOpen, run }: Gate, kept: KeyValueStore): KeyValueStore {
  const waiting = new Map<string, string | null>();
  const write = (key: string, value: string | null) => {
    if (value === null) kept.remove(key);
    else kept.write(key, value);
  };
  const flush = () => {
    waiting.forEach((value, key) => write(key, value));
    waiting.clear();
  };
  const park = (key: string, value: string | null) => {
    if (waiting.size === 0) run(flush);
    waiting.set(key, value);
  };
  return {
    read: (key) => (waiting.has(key) ? waiting.get(key)! : kept.read(key)),
    write: (key, value) => {
      if (isOpen()) return kept.write(key, value);
      park(key, value);
      return true;
    },
    remove: (key) => (isOpen() ? kept.remove(key) : park(key, null)),
  };
}

/** Wraps the timer: an alarm that goes off while the gate is closed is heard when it opens. */
const parkedAlarm =
  ({ run }: Gate, { after }: Ports): Ports['after'] =>
  (ms, ring) => {
    let stopWaiting: Stop = () => undefined;
    const stopAlarm = after(ms, () => {
      stopWaiting = run(ring);
    });
    return () => {
      stopAlarm();
      stopWaiting();
    };
  };

/** Wraps the streams: one that is asked for while the gate is closed is opened when it opens. */
const parkedStream =
  (gate: Gate, { openStream }: Ports): Ports['openStream'] =>
  (url, onEvent, types) => {
    let stopStream: Stop = () => undefined;
    const stopWaiting = gate.run(() => {
      stopStream = openStream(url, heardBy(gate, onEvent), types);
    });
    return () => {
      stopWaiting();
      stopStream();
    };
  };

/**
 * Puts the ports behind a gate. While it is closed the portal is like a device that sleeps: nothing
 * is sent, stored or left for, no alarm goes off, and messages of others are heard afterwards. Acts
 * of a person on the page itself (its history, the clipboard, a file) are done at once.
 */
export function createGatedPorts(ports: Ports, gate: Gate): Ports {
  const { location, cookies, connection } = ports;
  const later =
    <A extends readonly unknown[]>(act: (...args: A) => void) =>
    (...args: A): void =>
      void gate.run(() => act(...args));
  const openChannel: Ports['openChannel'] = (name, onMessage): Channel =>
    ports.openChannel(name, heardBy(gate, onMessage));

  return {
    ...ports,
    after: parkedAlarm(gate, ports),
    sessionStorage: parkedStore(gate, ports.sessionStorage),
    localStorage: parkedStore(gate, ports.localStorage),
    cookies: { ...cookies, write: later(cookies.write), remove: later(cookies.remove) },
    location: {
      href: location.href,
      assign: later(location.assign),
      replace: later(location.replace),
      rewrite: later(location.rewrite),
    },
    fetch: async (input, init) => {
      await gate.opened();
      return ports.fetch(input, init);
    },
    submitForm: later(ports.submitForm),
    openStream: parkedStream(gate, ports),
    openChannel,
    openFrame: (name, onMessage, onLoad = () => undefined) =>
      ports.openFrame(name, heardBy(gate, onMessage), heardBy(gate, onLoad)),
    openPopup: (sizePx, onMessage) => ports.openPopup(sizePx, heardBy(gate, onMessage)),
    onStorage: (changed) => ports.onStorage(heardBy(gate, changed)),
    onWake: (woke) => ports.onWake(heardBy(gate, woke)),
    connection: {
      ...connection,
      onChange: (changed) => connection.onChange(heardBy(gate, changed)),
    },
  };
}
