import { createHash, randomUUID } from 'node:crypto';
import type { Form } from './misbehaviours';

/** Facts of an authorize request; a code and the refresh tokens after it stand for it. */
export interface Authorization {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scope: string;
  readonly nonce: string;
  readonly codeChallenge: string;
  /** Seconds since 1970. */
  readonly authTime: number;
}

type Refusal = { readonly refused: 'invalid_grant' };

export interface Grants {
  readonly newCode: (authorization: Authorization) => string;
  readonly newRefreshToken: (authorization: Authorization) => string;
  /** RFC 6749 §4.1.3, RFC 7636 §4.6: once, by the client, with its verifier. */
  readonly redeemCode: (form: Form) => Authorization | Refusal;
  /**
   * Rotation: an old refresh token that comes again ends everything that came of the same sign-in
   * (RFC 9700 §4.14.2).
   */
  readonly redeemRefreshToken: (form: Form) => Authorization | Refusal;
  readonly revoke: (token: string) => void;
}

const REFUSED: Refusal = { refused: 'invalid_grant' };
const s256 = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** Codes and refresh tokens of a provider; `hand` sees everything that is handed out. */
export function createGrants(hand: (secret: string) => string): Grants {
  const open = new Map<string, Authorization>();
  const used = new Map<string, Authorization>();
  const issue = (kind: string) => (authorization: Authorization) => {
    const made = hand(`${kind}-${randomUUID()}`);
    open.set(made, authorization);
    return made;
  };
  const forget = (gone: Authorization) =>
    [...open].filter(([, one]) => one === gone).forEach(([token]) => open.delete(token));
  const redeem = (token: string, fits: (one: Authorization) => boolean) => {
    const earlier = used.get(token);
    if (earlier) forget(earlier);
    const authorization = open.get(token);
    if (!authorization || !fits(authorization)) return REFUSED;
    open.delete(token);
    used.set(token, authorization);
    return authorization;
  };

  return {
    newCode: issue('code'),
    newRefreshToken: issue('refresh'),
    redeemCode: ({ code = '', ...form }) =>
      redeem(
        code,
        ({ clientId, redirectUri, codeChallenge }) =>
          form['client_id'] === clientId &&
          form['redirect_uri'] === redirectUri &&
          s256(form['code_verifier'] ?? '') === codeChallenge,
      ),
    redeemRefreshToken: ({ refresh_token: token = '', client_id: clientId }) =>
      redeem(token, (authorization) => authorization.clientId === clientId),
    revoke: (token) => void open.delete(token),
  };
}
