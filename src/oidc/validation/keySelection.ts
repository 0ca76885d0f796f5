import type { JWK } from 'jose';
import type { ErrorCode } from '../../shared/errors';
import { ALGORITHMS } from './algorithms';
import type { Claims } from './tokenParts';

export type KeySelection = { readonly key: JWK } | { readonly problem: ErrorCode };

/**
 * The one key that may have signed a token (SPEC 5.1.10): same kid, key type and use `sig`, and nothing in the key
 * that speaks against it (RFC 7517 §4.2–4.4). Several candidates are refused rather than tried one by one.
 */
export function selectKey(keys: readonly JWK[], header: Claims): KeySelection {
  if (keys.length === 0) return { problem: 'noKeys' };
  const fitting = keys.filter((key) => fits(key, header));
  const [key] = fitting;
  if (!key) return { problem: 'noKeyMatches' };
  return fitting.length === 1 ? { key } : { problem: 'severalKeysMatch' };
}

function fits(key: JWK, { kid, alg }: Claims): boolean {
  const algorithm = ALGORITHMS[String(alg)];
  return (
    algorithm !== undefined &&
    (kid === undefined || key.kid === kid) &&
    key.kty === algorithm.kty &&
    (key.use ?? 'sig') === 'sig' &&
    (key.alg ?? alg) === alg &&
    (key.key_ops ?? ['verify']).includes('verify') &&
    (algorithm.crv === undefined || key.crv === algorithm.crv)
  );
}
