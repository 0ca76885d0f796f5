import { generateKeyPair } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK, JWKS } from 'oidc-provider';

const generate = promisify(generateKeyPair);

const toJwk = (key: KeyObject, alg: string): JWK => ({
  ...(key.export({ format: 'jwk' }) as JWK),
  alg,
  use: 'sig',
});

/** New signing keys as a private JWK set (RFC 7517), RS256 before ES256. */
export async function generateKeys(): Promise<JWKS> {
  const rsa = await generate('rsa', { modulusLength: 2048 });
  const ec = await generate('ec', { namedCurve: 'P-256' });
  return { keys: [toJwk(rsa.privateKey, 'RS256'), toJwk(ec.privateKey, 'ES256')] };
}
