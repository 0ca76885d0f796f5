// Runs in Node and, bundled, in a browser: nothing of either may be imported here.
import type { JWK } from 'jose';
import { toBase64url } from '../oidc/base64url';
import { completeConfiguration } from '../oidc/configuration';
import { getConfiguredEndpoints } from '../oidc/discovery';
import type { AuthenticationResponseInput, DigestName } from '../oidc/validation/idTokenInput';
import { validateAuthenticationResponse } from '../oidc/validation/validateAuthenticationResponse';

const PAIRS = 31;
const SLICE_MS = 50;
const WARM_UP = 20;
const LIFE_S = 3_600;
const ISSUER = 'https://id.example';

const RSA = { modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' };

const ALGORITHMS = {
  RS256: {
    key: { name: 'RSASSA-PKCS1-v1_5', ...RSA },
    verification: { name: 'RSASSA-PKCS1-v1_5' },
  },
  PS256: { key: { name: 'RSA-PSS', ...RSA }, verification: { name: 'RSA-PSS', saltLength: 32 } },
  ES256: {
    key: { name: 'ECDSA', namedCurve: 'P-256' },
    verification: { name: 'ECDSA', hash: 'SHA-256' },
  },
} as const;
export type Alg = keyof typeof ALGORITHMS;

/** Two neighbouring slices of time, in tokens per second. */
export interface Pair {
  readonly bare: number;
  readonly full: number;
}

export interface TokenFigures {
  readonly pairs: readonly Pair[];
  /** Milliseconds until the first token was validated, the import of its key included. */
  readonly coldMs: number;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const encoded = (value: unknown) => toBase64url(bytesOf(JSON.stringify(value)));

const digest = async (name: DigestName, text: string) =>
  new Uint8Array(await crypto.subtle.digest(name, bytesOf(text)));

interface Signed {
  readonly answer: AuthenticationResponseInput;
  /** Verification of the signature alone. */
  readonly verifyBare: () => Promise<boolean>;
}

const settings = completeConfiguration(
  {
    authority: ISSUER,
    clientId: 'portal',
    redirectUrl: 'https://portal.example/callback',
    authWellknownEndpoints: {
      issuer: ISSUER,
      authorizationEndpoint: `${ISSUER}/authorize`,
      tokenEndpoint: `${ISSUER}/token`,
      jwksUri: `${ISSUER}/jwks`,
    },
  },
  0,
);

const ACCESS_TOKEN = 'a'.repeat(40);
const NONCE = 'n'.repeat(40);
const STATE = 's'.repeat(40);

async function claimsAt(nowS: number) {
  const hash = await digest('SHA-256', ACCESS_TOKEN);
  return {
    iss: ISSUER,
    sub: '5b2f0c1e-9a0d-4f7e-8d3a-0d6d1a1f4a11',
    aud: 'portal',
    azp: 'portal',
    nonce: NONCE,
    iat: nowS,
    exp: nowS + LIFE_S,
    auth_time: nowS,
    at_hash: toBase64url(hash.subarray(0, hash.length / 2)),
    name: 'Ayşe Yılmaz',
    email: 'a@example.org',
    locale: 'tr',
  };
}

const answerWith = (
  idToken: string,
  jwk: JsonWebKey,
  nowS: number,
): AuthenticationResponseInput => ({
  settings,
  endpoints: getConfiguredEndpoints(settings),
  isRefresh: false,
  error: null,
  state: STATE,
  storedState: STATE,
  callbackIss: null,
  idToken,
  accessToken: ACCESS_TOKEN,
  storedNonce: NONCE,
  previousClaims: null,
  keys: ['k0', 'k1'].map((kid) => ({ ...(jwk as JWK), kid })),
  clientSecret: null,
  nowS,
  expiryOffsetS: 0,
  digest,
});

async function publicJwk(alg: Alg, key: CryptoKey): Promise<JsonWebKey> {
  const jwk = await crypto.subtle.exportKey('jwk', key);
  delete jwk.key_ops;
  delete jwk.ext;
  return { ...jwk, use: 'sig', alg };
}

/**
 * Signs a token of 12 claims with the second of two published keys. Returns it with all that its
 * validation looks at.
 */
async function sign(alg: Alg): Promise<Signed> {
  const { key, verification } = ALGORITHMS[alg];
  const { privateKey, publicKey } = (await crypto.subtle.generateKey(key, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const nowS = Math.floor(Date.now() / 1_000);
  const header = encoded({ alg, typ: 'JWT', kid: 'k1' });
  const text = `${header}.${encoded(await claimsAt(nowS))}`;
  const bytes = bytesOf(text);
  const signature = new Uint8Array(await crypto.subtle.sign(verification, privateKey, bytes));
  const idToken = `${text}.${toBase64url(signature)}`;
  return {
    answer: answerWith(idToken, await publicJwk(alg, publicKey), nowS),
    verifyBare: () => crypto.subtle.verify(verification, publicKey, signature, bytes),
  };
}

/** Measures how often per second a task ends, one after the other. */
async function rate(task: () => Promise<unknown>): Promise<number> {
  for (let turn = 0; turn < WARM_UP; turn += 1) await task();
  const started = performance.now();
  let [count, now] = [0, started];
  while (now - started < SLICE_MS) {
    await task();
    count += 1;
    now = performance.now();
  }
  return (count * 1_000) / (now - started);
}

/**
 * Full validation beside a bare `crypto.subtle.verify` of the same token. @throws Error when the
 * token is refused
 */
export async function measureTokens(alg: Alg): Promise<TokenFigures> {
  const { answer, verifyBare } = await sign(alg);
  const validate = () => validateAuthenticationResponse(answer);
  const started = performance.now();
  const { result } = await validate();
  const coldMs = performance.now() - started;
  if (result !== 'Ok' || !(await verifyBare())) throw new Error(`${alg}: ${result}`);
  const pairs: Pair[] = [];
  while (pairs.length < PAIRS)
    pairs.push({ bare: await rate(verifyBare), full: await rate(validate) });
  return { pairs, coldMs };
}
