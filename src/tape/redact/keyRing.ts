import type { JWK } from 'jose';
import { canonicalize } from '../format/canonicalJson';
import type { Aliases } from './aliases';

/** Fields that say which key is meant and what it is for; the key itself is replaced. */
const KEPT = ['kid', 'kty', 'use', 'alg', 'crv', 'key_ops'] as const;

export interface KeyRing {
  readonly redact: (jwk: object) => Readonly<Record<string, unknown>>;
  /** Keys that were published so far, by alias. */
  readonly seen: () => ReadonlyMap<string, JWK>;
  /** Let an alias stand for a key that was made for it. */
  readonly bind: (alias: string, jwk: JWK) => void;
  /** The published key of a redacted one. */
  readonly live: (redacted: Readonly<Record<string, unknown>>) => JWK | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** Tells whether a value is a published key, as it came or with an alias in place of the key. */
export const isJwk = (value: object): value is JWK =>
  'kty' in value && ('n' in value || 'x' in value || 'key' in value);

export function createKeyRing(aliases: Aliases): KeyRing {
  const published = new Map<string, JWK>();
  const partsOf = ({ n, e, x, y }: JWK) => canonicalize({ n, e, x, y });
  return {
    redact: (jwk) => {
      const given = jwk as JWK & { key?: string };
      const alias = given.key ?? aliases.aliasFor('key', partsOf(given), 'outside');
      if (!given.key && !published.has(alias)) published.set(alias, given);
      const kept = KEPT.filter((name) => given[name] !== undefined).map((name) => [
        name,
        name === 'kid' ? shortenKid(aliases, String(given.kid)) : given[name],
      ]);
      return { ...Object.fromEntries(kept), key: alias };
    },
    seen: () => published,
    bind: (alias, jwk) => {
      published.set(alias, jwk);
      aliases.bind(alias, partsOf(jwk));
    },
    live: ({ key, ...kept }: Fields) => {
      const jwk = published.get(String(key));
      return jwk ? ({ ...jwk, ...kept } as JWK) : null;
    },
  };
}

const LONG_KID = 20;

/** Many providers name a key by its own hash. */
export const shortenKid = (aliases: Aliases, kid: string) =>
  kid.length < LONG_KID ? kid : aliases.aliasFor('id', kid, 'outside');
