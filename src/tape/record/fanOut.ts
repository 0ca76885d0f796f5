import type { Stop } from '../../client/browser/ports';

type Listen<A extends readonly unknown[]> = (listener: (...args: A) => void) => Stop;

/**
 * Records one event as one input, however many parts of the page listen to it. `arrive` says when
 * it may come.
 */
export function fanOut<A extends readonly unknown[]>(
  listen: Listen<A>,
  happens: (...args: A) => void,
  arrive: (run: () => void) => void,
): Listen<A> {
  const listeners = new Set<(...args: A) => void>();
  let stop: Stop | null = null;
  return (listener) => {
    stop ??= listen((...args) =>
      arrive(() => {
        happens(...args);
        [...listeners].forEach((tell) => tell(...args));
      }),
    );
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = null;
    };
  };
}
