import type { Stop } from './ports';

type Method = (this: SubtleCrypto, ...args: unknown[]) => Promise<unknown>;

const METHODS = [
  'decrypt',
  'deriveBits',
  'deriveKey',
  'digest',
  'encrypt',
  'exportKey',
  'generateKey',
  'importKey',
  'sign',
  'unwrapKey',
  'verify',
  'wrapKey',
] as const;

const pending = new Set<Promise<unknown>>();
let trackers = 0;
let restore: Stop = () => undefined;

/** Lists what Web Cryptography computes on other threads now, for as long as somebody tracks it. */
export const pendingCryptography: ReadonlySet<Promise<unknown>> = pending;

/**
 * Track every computation of Web Cryptography until stopped, whoever begins it (`jose` as well).
 */
export function trackCryptography(): Stop {
  trackers += 1;
  if (trackers === 1) restore = wrapMethods();
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    trackers -= 1;
    if (trackers === 0) restore();
  };
}

/**
 * Wraps the prototype's methods, so that a recorder may put its own over those of `crypto.subtle`.
 */
function wrapMethods(): Stop {
  const prototype = Object.getPrototypeOf(crypto.subtle) as Record<string, Method>;
  const own = METHODS.map((name) => [name, prototype[name]!] as const);
  for (const [name, method] of own) {
    prototype[name] = function (...args) {
      const work = method.apply(this, args);
      const forget = () => pending.delete(work);
      pending.add(work);
      work.then(forget, forget);
      return work;
    };
  }
  return () => own.forEach(([name, method]) => (prototype[name] = method));
}
