import {
  SignJWT,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  type CryptoKey,
  type JWK,
} from 'jose';
import type { Database } from '../db/openDatabase';

const ALGORITHM = 'ES256';
export const ACCESS_TOKEN_LIFETIME_S = 300;
const ISSUER = 'meydan';
const AUDIENCE = 'meydan-api';

/** At most this many verified tokens are remembered; a signature is checked once, its expiry at each use. */
const REMEMBERED = 5_000;

/** Whom a token was issued to, and in which session; null where there is none. */
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
  /** Whom the token was issued to; null for anything that is not one of ours or has expired. */
  verify(token: string): Promise<TokenOwner | null>;
}

async function loadKey(db: Database): Promise<{ kid: string; jwk: JWK }> {
  const newest = () =>
    db
      .selectFrom('signing_keys')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
  const stored = await newest();
  if (stored) return { kid: stored.kid, jwk: stored.private_jwk as JWK };

  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = crypto.randomUUID();
  await db
    .insertInto('signing_keys')
    .values({ kid, algorithm: ALGORITHM, private_jwk: JSON.stringify(jwk) })
    .execute();
  // Another host may have been faster; every host then uses the newest.
  const { kid: chosen, private_jwk } = (await newest())!;
  return { kid: chosen, jwk: private_jwk as JWK };
}

const publicPart = ({ d: _private, ...rest }: JWK): JWK => rest;

/** Access tokens signed with the installation's own key and verified locally. `clock` in milliseconds. */
export async function openAccessTokens(db: Database, clock: () => number): Promise<AccessTokens> {
  const { kid, jwk } = await loadKey(db);
  const signingKey = (await importJWK(jwk, ALGORITHM)) as CryptoKey;
  const verifyingKey = (await importJWK(publicPart(jwk), ALGORITHM)) as CryptoKey;
  const remembered = new Map<string, Verified>();

  const remember = (token: string, verified: Verified) => {
    if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value!);
    remembered.set(token, verified);
  };

  const verifySignature = async (token: string): Promise<Verified | null> => {
    try {
      const { payload } = await jwtVerify(token, verifyingKey, {
        issuer: ISSUER,
        audience: AUDIENCE,
        algorithms: [ALGORITHM],
        typ: 'at+jwt',
        requiredClaims: ['sub', 'exp'],
        currentDate: new Date(clock()),
      });
      const sessionId = typeof payload.sid === 'string' ? payload.sid : null;
      return { personId: payload.sub!, sessionId, expiresAt: payload.exp! * 1000 };
    } catch {
      return null;
    }
  };

  return {
    issue: (personId, scope, sessionId) => {
      const nowS = Math.floor(clock() / 1000);
      const session = sessionId === undefined ? {} : { sid: sessionId };
      return new SignJWT({ scope, client_id: 'meydan-portal', ...session })
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'at+jwt' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(personId)
        .setIssuedAt(nowS)
        .setExpirationTime(nowS + ACCESS_TOKEN_LIFETIME_S)
        .setJti(crypto.randomUUID())
        .sign(signingKey);
    },
    async verify(token) {
      const verified = remembered.get(token) ?? (await verifySignature(token));
      if (!verified || verified.expiresAt <= clock()) {
        remembered.delete(token);
        return null;
      }
      remember(token, verified);
      return verified;
    },
  };
}
