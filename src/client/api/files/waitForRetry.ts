import type { Ports, Stop } from '../../browser/ports';

/** Lets time pass; less of it when the network comes back or nobody waits any more. */
export function waitForRetry(ports: Ports, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((passed) => {
    const stops: Stop[] = [];
    const end = () => {
      stops.forEach((stop) => stop());
      signal.removeEventListener('abort', end);
      passed();
    };
    stops.push(
      ports.after(ms, end),
      ports.onWake((reason) => {
        if (reason === 'online') end();
      }),
    );
    signal.addEventListener('abort', end);
  });
}
