import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose';
import { toBase64url } from '../../oidc/base64url';
import { isToken, type Tape, type TokenLine } from '../format/lines';
import type { Redactor } from '../redact/redactor';
import { computeAtHash } from '../redact/tokenBook';

interface Pair {
  readonly privateKey: Parameters<SignJWT['sign']>[0];
  readonly jwk: JWK;
}

/** Keys are made once for each process: they sign nothing but replays. */
const pairs = new Map<string, Promise<Pair>>();

function pairFor(alg: string, which: string): Promise<Pair> {
  const name = `${alg} ${which}`;
  const pair =
    pairs.get(name) ??
    generateKeyPair(alg, { extractable: true }).then(async ({ privateKey, publicKey }) => ({
      privateKey,
      jwk: await exportJWK(publicKey),
    }));
  pairs.set(name, pair);
  return pair;
}

const encoded = (value: unknown) => toBase64url(new TextEncoder().encode(JSON.stringify(value)));

/** Keys in place of those that were published, so that signatures are really verified. */
export async function prepareKeys(tape: Tape, redactor: Redactor): Promise<void> {
  const published = new Map<string, string>();
  JSON.stringify(tape, (_, value: unknown) => {
    for (const { key, alg, kty } of jwksIn(value))
      published.set(key, alg ?? ALG_BY_TYPE[kty] ?? 'RS256');
    return value;
  });
  for (const { key, hdr } of tape.lines.filter(isToken)) {
    if (key && published.has(key)) published.set(key, String(hdr['alg']));
  }
  const made = await Promise.all([...published].map(([key, alg]) => pairFor(alg, key)));
  [...published.keys()].forEach((key, at) => redactor.keys.bind(key, made[at]!.jwk));
}

const ALG_BY_TYPE: Readonly<Record<string, string>> = { EC: 'ES256', RSA: 'RS256' };

interface Published {
  readonly key: string;
  readonly kty: string;
  readonly alg?: string;
}

function jwksIn(value: unknown): readonly Published[] {
  if (typeof value === 'string' && value.startsWith('{') && value.includes('"kty"')) {
    const found: Published[] = [];
    JSON.parse(value, (_, part: unknown) => {
      found.push(...jwksIn(part));
      return part;
    });
    return found;
  }
  const isJwk = typeof value === 'object' && value !== null && 'kty' in value && 'key' in value;
  return isJwk ? [value as Published] : [];
}

/**
 * Creates a token with these claims whose signature, nonce and hash pass or fail as those of the
 * recorded one.
 */
export async function mintToken(
  line: TokenLine,
  { aliases }: Redactor,
  laterS: number,
): Promise<string> {
  const header = live(line.hdr, aliases.live) as { alg: string };
  const alg = String(header.alg);
  const hash = line.at && {
    at_hash:
      line.atHash === 'ok'
        ? computeAtHash(aliases.live(line.at), alg)
        : computeAtHash('another token', alg),
  };
  const claims = { ...later(live(line.claims, aliases.live) as JWTPayload, laterS), ...hash };
  // The token has to differ from one with equal claims.
  const marked = { ...claims, tape: line.j };
  if (line.sig === 'alg-not-allowed')
    return `${encoded(header)}.${encoded(marked)}.${encoded('unsigned')}`;
  const signer = line.sig === 'ok' ? line.key! : 'rogue';
  const { privateKey } = await pairFor(alg, signer);
  return new SignJWT(marked).setProtectedHeader(header).sign(privateKey);
}

const TIMES = ['iat', 'exp', 'nbf', 'auth_time'] as const;

/**
 * Moves the times of claims: a server does not sleep, and what it signs after a sleep that was put
 * in is newer than what was recorded.
 */
function later(claims: JWTPayload, seconds: number): JWTPayload {
  const moved = TIMES.filter((name) => typeof claims[name] === 'number').map((name) => [
    name,
    Number(claims[name]) + seconds,
  ]);
  return { ...claims, ...Object.fromEntries(moved) };
}

/** Names in a value replaced by what they stand for. */
function live(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((part) => live(part, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [replace(name), live(part, replace)]),
  );
}
