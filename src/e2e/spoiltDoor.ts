import type { BrowserContext, Route } from '@playwright/test';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

/**
 * Changes of an ID token, or of a whole token answer, on its way from the provider into the
 * browser.
 */
export interface TokenTampering {
  readonly claims?: (claims: JWTPayload) => JWTPayload;
  readonly idToken?: (idToken: string) => string;
  /** Instead of what the door answered. */
  readonly answer?: { readonly status: number; readonly json: object };
}

const ALG = 'RS256';
const TOKEN = '/connect/token';
const KEYS = '/connect/jwks';

interface TokenAnswer {
  readonly id_token?: string;
}

/**
 * Changes the provider's token answers to this browser from now on. Claims that differ are signed
 * with another key, which the provider's key set then has instead of its own: only what was changed
 * is wrong.
 */
export async function tamperWithTokens(
  context: BrowserContext,
  door: string,
  { claims, idToken = (given) => given, answer }: TokenTampering,
): Promise<void> {
  if (answer) {
    await context.route(door + TOKEN, async (route) =>
      route.fulfill({ response: await route.fetch(), ...answer }),
    );
    return;
  }
  const sign = claims ? await signsItself(context, door) : decodeNothing;
  await answering<TokenAnswer>(context, door + TOKEN, async (given) =>
    given.id_token === undefined
      ? given
      : { ...given, id_token: idToken(await sign(given.id_token, claims)) },
  );
}

type Sign = (idToken: string, claims?: TokenTampering['claims']) => Promise<string>;

const decodeNothing: Sign = async (idToken) => idToken;

/** Creates a new key, published in place of the provider's. */
async function signsItself(context: BrowserContext, door: string): Promise<Sign> {
  const { privateKey, publicKey } = await generateKeyPair(ALG);
  const kid = 'next';
  const jwk = { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: ALG };
  await answering(context, door + KEYS, () => ({ keys: [jwk] }));
  return (idToken, claims = (given) => given) =>
    new SignJWT(claims(decodeJwt(idToken))).setProtectedHeader({ alg: ALG, kid }).sign(privateKey);
}

async function answering<T>(
  context: BrowserContext,
  url: string,
  change: (given: T) => object | Promise<object>,
): Promise<void> {
  await context.route(url, async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: await change((await response.json()) as T) });
  });
}
