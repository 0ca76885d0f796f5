import { listNetworkKeys } from './networkAddress';

/**
 * Tries to sign in of one network that are under way at a time. A try counts as a failure until it
 * is known to be right; so few never use up what a network may fail.
 */
const TRIES_AT_ONCE = 5;

/** Runs a try to sign in from this network address when its turn comes. */
export type TakeSignInTurn = <Result>(
  address: string,
  task: () => Promise<Result>,
) => Promise<Result>;

interface NetworkTurns {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Opens the turns of one host: a few tries of each network at a time, in the order in which they
 * came. Networks do not wait for one another.
 */
export function openSignInTurns(): TakeSignInTurn {
  const networks = new Map<string, NetworkTurns>();
  return async (address, task) => {
    const { key } = listNetworkKeys(address)[0]!;
    const turns = networks.get(key) ?? { running: 0, waiting: [] };
    networks.set(key, turns);
    if (turns.running < TRIES_AT_ONCE) turns.running += 1;
    else await new Promise<void>((start) => turns.waiting.push(start));
    try {
      return await task();
    } finally {
      // The next one takes the place over; the count stays.
      const startNext = turns.waiting.shift();
      if (startNext) startNext();
      else turns.running -= 1;
      if (turns.running === 0) networks.delete(key);
    }
  };
}
