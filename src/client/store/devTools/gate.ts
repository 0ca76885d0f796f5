import type { Stop } from '../../browser/ports';

/** Gate that lets work happen now, or makes it wait. */
export interface Gate {
  readonly isOpen: () => boolean;
  readonly set: (isOpen: boolean) => void;
  /** Runs at once, or in its turn when the gate opens; the answer takes it back. */
  readonly run: (act: () => void) => Stop;
  /** Answers at once, or when the gate opens. */
  readonly opened: () => Promise<void>;
}

/**
 * Creates a gate that is open. Work that comes to a closed one waits in the order in which it came.
 */
export function createGate(): Gate {
  const waiting = new Set<() => void>();
  let isOpen = true;

  const letThrough = () => {
    for (const act of waiting) {
      // An act that is let through may close the gate again.
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
