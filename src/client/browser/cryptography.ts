import type { Stop } from './ports';

/** Methods that Web Cryptography computes on other threads. */
const SLOW = ['verify', 'importKey', 'digest', 'sign'] as const;

/** Hear of every computation when it begins. */
export function watchCryptography(working: (work: Promise<unknown>) => void): Stop {
  const { subtle } = crypto;
  const methods = subtle as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
  for (const name of SLOW) {
    const real = methods[name]!;
    methods[name] = (...args) => {
      const work = real.apply(subtle, args);
      working(work);
      return work;
    };
  }
  return () => SLOW.forEach((name) => Reflect.deleteProperty(methods, name));
}
