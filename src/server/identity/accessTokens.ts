import { SignJWT, decodeProtectedHeader, jwtVerify } from 'jose';
import { RETENTION_PERIODS } from '../../shared/retention';
import type { Database } from '../db/openDatabase';
import { ALGORITHM, openSigningKeys, type SigningKeys } from './signingKeys';

export const ACCESS_TOKEN_LIFETIME_S = RETENTION_PERIODS.accessTokenMinutes * 60;
const ISSUER = 'meydan';
const AUDIENCE = 'meydan-api';
const TYPE = 'at+jwt';

/**
 * At most this many verified tokens are remembered; a signature is checked once, its expiry at each
 * use.
 */
const REMEMBERED = 5_000;

/** Person that a token was issued to, and in which session; null where there is none. */
export interface TokenOwner {
  readonly personId: string;
  readonly sessionId: string | null;
}

interface Verified extends TokenOwner {
  readonly expiresAt: number;
}

export interface AccessTokens {
  /** A JWT access token (RFC 9068) for the API, good for 5 minutes; `sid` names the session. */
  issue(personId: string, scope: string, sessionId?: string): Promise<string>;
  /**
   * Finds whom the token was issued to; null for anything that is not one of ours or has expired.
   */
  verify(token: string): Promise<TokenOwner | null>;
}

function keyIdOf(token: string): string | null {
  try {
    return decodeProtectedHeader(token).kid ?? null;
  } catch {
    return null;
  }
}

/**
 * RFC 9068 §4. The key is chosen by its id among our own; nothing else in the header is followed.
 */
async function check(keys: SigningKeys, token: string, now: number): Promise<Verified | null> {
  const kid = keyIdOf(token);
  const key = kid === null ? null : await keys.find(kid);
  if (!key) return null;
  try {
    const { payload } = await jwtVerify(token, key, {
      issuer: ISSUER,
      audience: AUDIENCE,
      algorithms: [ALGORITHM],
      typ: TYPE,
      requiredClaims: ['sub', 'exp'],
      currentDate: new Date(now),
    });
    const sessionId = typeof payload.sid === 'string' ? payload.sid : null;
    return { personId: payload.sub!, sessionId, expiresAt: payload.exp! * 1000 };
  } catch {
    return null;
  }
}

/**
 * Access tokens signed with the installation's own keys and verified locally. `clock` in
 * milliseconds.
 */
export async function openAccessTokens(db: Database, clock: () => number): Promise<AccessTokens> {
  const keys = await openSigningKeys(db, clock);
  const remembered = new Map<string, Verified>();

  const checkOnce = async (token: string): Promise<Verified | null> => {
    const verified = await check(keys, token, clock());
    if (!verified) return null;
    if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value!);
    remembered.set(token, verified);
    return verified;
  };

  return {
    async issue(personId, scope, sessionId) {
      const { kid, key } = await keys.current();
      const nowS = Math.floor(clock() / 1000);
      const session = sessionId === undefined ? {} : { sid: sessionId };
      return new SignJWT({ scope, client_id: 'meydan-portal', ...session })
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(personId)
        .setIssuedAt(nowS)
        .setExpirationTime(nowS + ACCESS_TOKEN_LIFETIME_S)
        .setJti(crypto.randomUUID())
        .sign(key);
    },
    async verify(token) {
      const verified = remembered.get(token) ?? (await checkOnce(token));
      if (verified && verified.expiresAt > clock()) return verified;
      remembered.delete(token);
      return null;
    },
  };
}
