import type { JWK } from 'jose';
import type { ErrorCode } from '../../shared/errors';
import { isObject } from '../options';
import { findAllowedAlgorithm, type Algorithm } from './algorithms';
import type { Claims } from './tokenParts';

export type KeySelection = { readonly key: JWK } | { readonly problem: ErrorCode };

/**
 * Selects the one key that may have signed a token (SPEC 5.1.10): same kid, key type and use `sig`,
 * and nothing in the key that speaks against it (RFC 7517 §4.2–4.4). Of several candidates it is
 * the one that says what it is for; more than one such key is refused rather than tried.
 */
export function selectKey(keys: readonly JWK[], header: Claims): KeySelection {
  const algorithm = findAllowedAlgorithm(header['alg'], []);
  if (keys.length === 0) return { problem: 'noKeys' };
  const fitting = algorithm ? keys.filter((key) => fits(key, header, algorithm)) : [];
  const [key] = fitting;
  if (!key) return { problem: 'noKeyMatches' };
  if (fitting.length === 1) return { key };
  const [forSigning, ...others] = fitting.filter(({ use }) => use === 'sig');
  return forSigning && others.length === 0 ? { key: forSigning } : { problem: 'severalKeysMatch' };
}

/**
 * Tells whether a key fits. A provider may publish anything: an entry that is not an object fits
 * nothing.
 */
function fits(key: unknown, { kid, alg }: Claims, algorithm: Algorithm): boolean {
  if (!isObject(key)) return false;
  const operations = key['key_ops'] ?? ['verify'];
  return (
    (kid === undefined || key['kid'] === kid) &&
    key['kty'] === algorithm.kty &&
    (key['use'] ?? 'sig') === 'sig' &&
    (key['alg'] ?? alg) === alg &&
    Array.isArray(operations) &&
    operations.includes('verify') &&
    (algorithm.crv === undefined || key['crv'] === algorithm.crv)
  );
}
