import { Problem } from '../http/problem';

export interface FairQueue {
  /**
   * Tells whether a network has to be sent away: too much of its work waits, or too much of
   * everybody's.
   */
  isFull(network: string): boolean;
  /**
   * Runs work when its turn comes: of the networks whose work waits each in turn.
   * @throws Problem unavailable when it has waited too long, and what the work throws
   */
  run<Value>(network: string, work: () => Promise<Value>): Promise<Value>;
}

/**
 * Does work that needs the processor a little at a time, so that one network that wants much does
 * not make the others wait for all of it: the turns go round between networks, not between
 * requests.
 * @param atOnce works that are under way at the same time
 * @param mostOfNetwork works of one network that may wait
 * @param most works that may wait in all
 * @param waitMs how long a work waits at most: behind works that wait for the database themselves
 */
export function createFairQueue({
  atOnce,
  mostOfNetwork,
  most,
  waitMs,
}: {
  readonly atOnce: number;
  readonly mostOfNetwork: number;
  readonly most: number;
  readonly waitMs: number;
}): FairQueue {
  // In the order of their turns: a network whose turn it was goes to the end.
  const waiting = new Map<string, readonly (() => void)[]>();
  let [running, waitingCount] = [0, 0];

  const keepWaiting = (network: string, starts: readonly (() => void)[]): void => {
    if (starts.length > 0) waiting.set(network, starts);
    else waiting.delete(network);
  };

  const startNext = (): void => {
    const next = waiting.entries().next().value;
    if (!next || running >= atOnce) return;
    const [network, [start, ...others]] = next;
    waiting.delete(network);
    keepWaiting(network, others);
    running += 1;
    waitingCount -= 1;
    start!();
  };

  const runNow = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } finally {
      running -= 1;
      startNext();
    }
  };

  return {
    isFull: (network) =>
      waitingCount >= most || (waiting.get(network)?.length ?? 0) >= mostOfNetwork,
    async run(network, work) {
      await new Promise<void>((turn, giveUp) => {
        const start = () => {
          clearTimeout(timer);
          turn();
        };
        const timer = setTimeout(() => {
          waitingCount -= 1;
          const starts = waiting.get(network) ?? [];
          keepWaiting(
            network,
            starts.filter((one) => one !== start),
          );
          giveUp(new Problem('unavailable'));
        }, waitMs);
        waiting.set(network, [...(waiting.get(network) ?? []), start]);
        waitingCount += 1;
        startNext();
      });
      return runNow(work);
    },
  };
}
