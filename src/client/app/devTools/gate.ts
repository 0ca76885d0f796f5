import type { Stop } from '../../browser/ports';

/** What may happen now, or has to wait. */
export interface Gate {
  readonly isOpen: () => boolean;
  readonly set: (isOpen: boolean) => void;
  /** Runs at once, or in its turn when the gate opens; the answer takes it back. */
  readonly run: (act: () => void) => Stop;
  /** Answers at once, or when the gate opens. */
  readonly opened: () => Promise<void>;
}

/** A gate that is open. What comes to a closed one waits in the order in which it came. */
export function createGate(): Gate {
  const waiting = new Set<() => void>();
  let isOpen = true;

  const letThrough = () => {
    for (const act of waiting) {
      // What is let through may close the gate again.
      if (!isOpen) return;
      waiting.delete(act);
      act();
    }
  };
  const run: Gate['run'] = (given) => {
    const act = () => given();
    waiting.add(act);
    if (isOpen && waiting.size === 1) letThrough();
    return () => void waiting.delete(act);
  };
  return {
    isOpen: () => isOpen,
    set: (next) => {
      const opens = next && !isOpen;
      isOpen = next;
      if (opens) letThrough();
    },
    run,
    opened: () => new Promise((done) => void run(done)),
  };
}
