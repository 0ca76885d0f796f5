import { generateKeyPair } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import type { JWK, JWKS } from 'oidc-provider';

const generate = promisify(generateKeyPair);

const toJwk = (key: KeyObject, alg: string): JWK => ({
  ...(key.export({ format: 'jwk' }) as JWK),
  alg,
  use: 'sig',
});

async function newKeys(): Promise<JWKS> {
  const rsa = await generate('rsa', { modulusLength: 2048 });
  const ec = await generate('ec', { namedCurve: 'P-256' });
  return { keys: [toJwk(rsa.privateKey, 'RS256'), toJwk(ec.privateKey, 'ES256')] };
}

async function readKeys(file: string): Promise<JWKS | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as JWKS;
  } catch {
    throw new Error(
      `The signing keys in ${file} cannot be read. Delete the file to have new ones made.`,
    );
  }
}

/**
 * The signing keys (private JWK set, RS256 before ES256), kept in `file` between starts so that ID tokens stay valid;
 * made on the first start, mode 0600, written beside and renamed so that a half-written file is never read.
 * `null` keeps them in memory only.
 */
export async function loadKeys(file: string | null): Promise<JWKS> {
  if (file === null) return newKeys();
  const known = await readKeys(file);
  if (known) return known;
  const keys = await newKeys();
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.new`;
  await writeFile(draft, JSON.stringify(keys), { mode: 0o600 });
  await rename(draft, file);
  return keys;
}
