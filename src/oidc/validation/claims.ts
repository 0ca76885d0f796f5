import { toBase64url } from '../base64url';
import { findAllowedAlgorithm } from './algorithms';
import type { AuthenticationResponseInput, IdTokenInput } from './idTokenInput';
import type { Claims, TokenParts } from './tokenParts';

export function listAudiences({ aud }: Claims): readonly unknown[] {
  return Array.isArray(aud) ? aud : [aud];
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isTime = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

/**
 * SPEC 5.1.1: all five are there, and they and `nbf` are what OIDC Core §2 and RFC 7519 §4.1 say
 * they are.
 */
export function hasRequiredClaims({ claims }: IdTokenInput): boolean {
  const audience = listAudiences(claims);
  return (
    isText(claims['iss']) &&
    isText(claims['sub']) &&
    audience.length > 0 &&
    audience.every(isText) &&
    isTime(claims['exp']) &&
    isTime(claims['iat']) &&
    (claims['nbf'] === undefined || isTime(claims['nbf']))
  );
}

/**
 * SPEC 5.1.5: after a refresh the nonce may be absent (OIDC Core §12.2), or is still the original
 * one.
 */
export function hasCorrectNonce({
  claims,
  storedNonce,
  isRefresh,
  settings,
}: IdTokenInput): boolean {
  if (isRefresh && (claims['nonce'] === undefined || settings.ignoreNonceAfterRefresh)) return true;
  return isText(storedNonce) && claims['nonce'] === storedNonce;
}

/** SPEC 5.1.4, and OIDC Core §3.1.3.7 (5): azp, wherever it occurs, is the client. */
export function hasCorrectAzp({ claims, settings }: IdTokenInput): boolean {
  const isRequired = listAudiences(claims).length > 1;
  if (claims['azp'] === undefined) return !isRequired;
  return claims['azp'] === settings.clientId;
}

/** SPEC 5.1.13; OIDC Core §12.2. */
export function matchesPreviousIdToken(input: IdTokenInput): boolean {
  const { claims, previousClaims, settings } = input;
  if (!input.isRefresh || !previousClaims) return true;
  const isSame = (name: string) => claims[name] === previousClaims[name];
  const hasBothTimes = [claims, previousClaims].every(({ auth_time }) => auth_time !== undefined);
  const skipsTime = settings.disableRefreshIdTokenAuthTimeValidation || !hasBothTimes;

  return (
    ['iss', 'azp', 'sub'].every(isSame) &&
    sameMembers(listAudiences(claims), listAudiences(previousClaims)) &&
    (skipsTime || isSame('auth_time'))
  );
}

const sameMembers = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length &&
  some.every((one) => others.includes(one)) &&
  others.every((one) => some.includes(one));

/**
 * SPEC 5.1.11; OIDC Core §3.1.3.6: the left half of the access token's hash. Optional in the code
 * flow, unless `requireAtHash` is set.
 */
export async function hasCorrectAtHash(input: IdTokenInput): Promise<boolean> {
  const expected = input.claims['at_hash'];
  if (expected === undefined) return !input.settings.requireAtHash;
  return (await input.accessTokenHash) === expected;
}

/**
 * Returns the left half of the access token's hash, by the digest of the ID token's algorithm; null
 * when it has none.
 */
export async function hashAccessToken(
  { accessToken, digest }: AuthenticationResponseInput,
  { header, claims }: TokenParts,
): Promise<string | null> {
  const algorithm = findAllowedAlgorithm(header['alg'], []);
  if (claims['at_hash'] === undefined || !algorithm || !accessToken) return null;
  const hash = await digest(algorithm.digest, accessToken);
  return toBase64url(hash.subarray(0, hash.length / 2));
}
