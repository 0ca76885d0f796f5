import type { JWK } from 'jose';

/** Tokens of one session, as they came from the server. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  readonly idToken: string | null;
}

/** The product session, or a configuration's id. */
export type TokenOwner = 'product' | `provider:${string}`;

export const toProviderOwner = (configId: string): TokenOwner => `provider:${configId}`;

/**
 * Holds every secret, outside the store: what never enters an action cannot leak through the
 * developer tools. A secret that has to travel through an endpoint goes as a ticket, which can be
 * redeemed once.
 */
export interface Vault {
  readonly keep: (owner: TokenOwner, tokens: Tokens) => void;
  readonly tokens: (owner: TokenOwner) => Tokens | null;
  readonly forget: (owner: TokenOwner) => void;
  readonly deposit: (secret: Readonly<Record<string, unknown>>) => string;
  /** Null for a ticket that is unknown or was redeemed before. */
  readonly redeem: (ticket: string) => Readonly<Record<string, unknown>> | null;
  /** A client secret from /config.json (only for ID tokens signed with HS algorithms). */
  readonly keepClientSecret: (configId: string, secret: string) => void;
  readonly clientSecret: (configId: string) => string | null;
  /** Signing keys stay the same objects, so that what was imported from them is found again. */
  readonly keepSigningKeys: (configId: string, keys: SigningKeys) => void;
  readonly signingKeys: (configId: string) => SigningKeys | null;
}

interface SigningKeys {
  readonly keys: readonly JWK[];
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
}

export function createVault(): Vault {
  const held = new Map<TokenOwner, Tokens>();
  const deposits = new Map<string, Readonly<Record<string, unknown>>>();
  const clientSecrets = new Map<string, string>();
  const signingKeys = new Map<string, SigningKeys>();
  let issued = 0;

  return {
    keep: (owner, tokens) => void held.set(owner, tokens),
    tokens: (owner) => held.get(owner) ?? null,
    forget: (owner) => void held.delete(owner),
    deposit: (secret) => {
      issued += 1;
      const ticket = `t${issued}`;
      deposits.set(ticket, secret);
      return ticket;
    },
    redeem: (ticket) => {
      const secret = deposits.get(ticket) ?? null;
      deposits.delete(ticket);
      return secret;
    },
    keepClientSecret: (configId, secret) => void clientSecrets.set(configId, secret),
    clientSecret: (configId) => clientSecrets.get(configId) ?? null,
    keepSigningKeys: (configId, keys) => void signingKeys.set(configId, keys),
    signingKeys: (configId) => signingKeys.get(configId) ?? null,
  };
}
