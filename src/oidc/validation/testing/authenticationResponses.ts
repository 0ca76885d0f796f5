import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose';
import { completeConfiguration } from '../../configuration';
import { parseDiscovery } from '../../discovery';
import type { AuthenticationResponseInput } from '../idTokenInput';

export const NOW_S = 1_800_000_000;
export const ISSUER = 'https://door.example';
export const SECRET = 'a client secret that is long enough for HS512 to be happy with it, really';
const ACCESS_TOKEN = 'the-access-token';

export const settings = completeConfiguration(
  { authority: ISSUER, clientId: 'portal', redirectUrl: 'https://portal.example/callback' },
  0,
);
export const endpoints = parseDiscovery({ issuer: ISSUER }, settings)!;

export const CLAIMS = {
  iss: ISSUER,
  sub: 'grace',
  aud: 'portal',
  exp: NOW_S + 300,
  iat: NOW_S,
  nonce: 'the-nonce',
} satisfies JWTPayload;

export interface Signer {
  readonly key: Parameters<SignJWT['sign']>[0];
  readonly jwk: JWK;
}

const signers = new Map<string, Promise<Signer>>();

/** Returns the provider's key for an algorithm; its kid is the algorithm's name. */
export function getSigner(alg: string): Promise<Signer> {
  const known = signers.get(alg) ?? createSigner(alg);
  signers.set(alg, known);
  return known;
}

export async function createSigner(alg: string): Promise<Signer> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: alg, use: 'sig' };
  return { key: privateKey, jwk };
}

export const getPublicJwk = async (alg: string, changes: Partial<JWK> = {}): Promise<JWK> => ({
  ...(await getSigner(alg)).jwk,
  ...changes,
});

export interface MintOptions {
  readonly alg?: string;
  readonly kid?: string | undefined;
  readonly key?: Signer['key'];
}

/**
 * Creates an ID token that is right but for the given changes; a claim given as undefined is left
 * out.
 */
export async function mint(claims: object = {}, { alg = 'RS256', ...rest }: MintOptions = {}) {
  const kid = 'kid' in rest ? rest.kid : alg;
  const key = rest.key ?? (await getSigner(alg)).key;
  return new SignJWT({ ...CLAIMS, ...claims } as JWTPayload)
    .setProtectedHeader({ alg, ...(kid !== undefined && { kid }) })
    .sign(key);
}

export const toJsonPart = (value: unknown) =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

const digest: AuthenticationResponseInput['digest'] = async (name, text) =>
  new Uint8Array(createHash(name.replace('-', '').toLowerCase()).update(text).digest());

/** Returns the `at_hash` of an access token. */
export function computeAtHash(name: string, text = ACCESS_TOKEN): string {
  const hash = createHash(name).update(text).digest();
  return hash.subarray(0, hash.length / 2).toString('base64url');
}

/** Creates an answer that is right but for the given changes. */
export async function createResponseInput(
  idToken: string | null,
  changes: Partial<AuthenticationResponseInput> = {},
): Promise<AuthenticationResponseInput> {
  return {
    settings,
    endpoints,
    idToken,
    digest,
    isRefresh: false,
    error: null,
    state: 'the-state',
    storedState: 'the-state',
    callbackIss: null,
    accessToken: ACCESS_TOKEN,
    storedNonce: 'the-nonce',
    previousClaims: null,
    keys: [await getPublicJwk('RS256'), await getPublicJwk('ES256')],
    clientSecret: null,
    nowS: NOW_S,
    expiryOffsetS: 0,
    ...changes,
  };
}

export const createRefreshChanges = (
  previousClaims: object = {},
): Partial<AuthenticationResponseInput> => ({
  isRefresh: true,
  previousClaims: { ...CLAIMS, ...previousClaims },
});

export const createSettingsChanges = (
  options: Partial<typeof settings>,
): Partial<AuthenticationResponseInput> => ({
  settings: { ...settings, ...options },
});
