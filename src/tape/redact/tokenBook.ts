import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { compactVerify, importJWK, type JWK } from 'jose';
import { toBase64url } from '../../oidc/base64url';
import { ALGORITHMS } from '../../oidc/validation/algorithms';
import type { TokenLine } from '../format/lines';

interface Noted {
  readonly raw: string;
  readonly header: Readonly<Record<string, unknown>>;
  /** The header as the tape has it: a key is named there as in the key sets. */
  readonly hdr: Readonly<Record<string, unknown>>;
  /** Without personal data. */
  readonly claims: object;
}

interface Related {
  readonly at: string;
  readonly atHash: 'ok' | 'bad';
}

/**
 * The signed tokens that were seen. Their texts are kept only until it is known whether their
 * signatures are good.
 */
export interface TokenBook {
  readonly add: (alias: string, noted: Noted) => void;
  /** An answer that holds an ID token and an access token says whose hash the one contains. */
  readonly relate: (answer: object, known: (value: string) => string | undefined) => void;
  /** Lines that the tape keeps of them, judged by the keys that were published. */
  readonly lines: (published: ReadonlyMap<string, JWK>) => Promise<readonly TokenLine[]>;
}

export function createTokenBook(): TokenBook {
  const noted = new Map<string, Noted>();
  const related = new Map<string, Related>();
  return {
    add: (alias, token) => void noted.set(alias, token),
    relate: (answer, known) => {
      const { id_token: idToken, access_token: accessToken } = answer as Record<string, unknown>;
      if (typeof idToken !== 'string' || typeof accessToken !== 'string') return;
      const token = noted.get(known(idToken) ?? '');
      const hash = token && (token.claims as Record<string, unknown>)['at_hash'];
      if (token?.raw !== idToken || hash === undefined) return;
      const given = rawClaim(token.raw, 'at_hash');
      const isRight = given === computeAtHash(accessToken, String(token.header['alg']));
      related.set(known(idToken)!, {
        at: known(accessToken) ?? accessToken,
        atHash: isRight ? 'ok' : 'bad',
      });
    },
    lines: (published) =>
      Promise.all(
        [...noted].map(async ([alias, token]) => {
          const signature = await judge(token, published);
          const { at_hash: _, ...claims } = token.claims as Record<string, unknown>;
          return { j: alias, hdr: token.hdr, claims, ...signature, ...related.get(alias) };
        }),
      ),
  };
}

function rawClaim(raw: string, name: string): unknown {
  const encoded = raw.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
  return (JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>)[name];
}

type Signature = Pick<TokenLine, 'sig' | 'key'>;

async function judge(
  { raw, header }: Noted,
  published: ReadonlyMap<string, JWK>,
): Promise<Signature> {
  const alg = String(header['alg']);
  if (ALGORITHMS[alg]?.kty !== 'RSA' && ALGORITHMS[alg]?.kty !== 'EC') {
    return { sig: 'alg-not-allowed' };
  }
  for (const [alias, jwk] of published) {
    if (await isSignedBy(raw, jwk, alg)) return { sig: 'ok', key: alias };
  }
  const isKnown = [...published].find(([, { kid }]) => kid === header['kid']);
  return isKnown ? { sig: 'bad', key: isKnown[0] } : { sig: 'unknown-kid' };
}

async function isSignedBy(raw: string, jwk: JWK, alg: string): Promise<boolean> {
  try {
    await compactVerify(raw, await importJWK(jwk, alg));
    return true;
  } catch {
    return false;
  }
}

const DIGESTS = { '256': sha256, '384': sha384, '512': sha512 } as const;

/** OIDC Core §3.1.3.6: the left half of the hash, by the algorithm of the ID token. */
export function computeAtHash(accessToken: string, alg: string): string {
  const digest = DIGESTS[alg.slice(-3) as keyof typeof DIGESTS] ?? sha256;
  const hash = digest(new TextEncoder().encode(accessToken));
  return toBase64url(hash.slice(0, hash.length / 2));
}
