/**
 * Tells when what an input has set off is over. In a browser answers of the cryptography come from
 * other threads, and something else may come in between; a replay lets every turn end before the
 * next one, so a recording does as well.
 */
export interface TurnQueue {
  /** Tells whether work that began in this turn is still going on. */
  readonly isBusy: () => boolean;
  /**
   * At once where nothing is going on; otherwise when it is over, in the order in which it was
   * asked for.
   */
  readonly whenOver: (run: () => void) => void;
  /** The same, before all others that wait. */
  readonly next: (run: () => void) => void;
  /**
   * A turn begins with something that could not wait; it goes on until the task that it is part of
   * is over.
   */
  readonly open: () => void;
  readonly working: (work: Promise<unknown>) => void;
}

/** Quiet for cases where other code sees to it that turns end. */
export const IMMEDIATE_TURN_QUEUE: TurnQueue = {
  isBusy: () => false,
  open: () => undefined,
  whenOver: (run) => run(),
  next: (run) => run(),
  working: () => undefined,
};

/** `later` runs something as a task of its own, after everything that is due in this one. */
export function createTurnQueue(later: (run: () => void) => void): TurnQueue {
  const waiting: (() => void)[] = [];
  let works = 0;
  let isOpen = false;

  const close = () =>
    later(() => {
      // The last work to finish closes the turn.
      if (works > 0) return;
      const next = waiting.shift();
      isOpen = next !== undefined;
      if (!next) return;
      next();
      close();
    });
  const done = () => {
    works -= 1;
    if (works === 0) close();
  };
  const open = () => {
    isOpen = true;
    close();
  };
  return {
    isBusy: () => isOpen,
    open,
    whenOver: (run) => {
      if (isOpen) {
        waiting.push(run);
        return;
      }
      open();
      run();
    },
    next: (run) => void waiting.unshift(run),
    working: (work) => {
      works += 1;
      isOpen = true;
      void work.then(done, done);
    },
  };
}
