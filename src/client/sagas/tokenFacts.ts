import { parseJwt } from '../../oidc/validation/tokenParts';
import type { Ports } from '../browser/ports';
import type { TokenFacts } from '../state/session';

interface Known {
  readonly expiresAt: number | null;
  readonly scope?: string | undefined;
}

/** Returns what the store may know about a token. */
export async function createTokenFacts(
  { digest }: Pick<Ports, 'digest'>,
  token: string,
  { expiresAt, scope = '' }: Known,
): Promise<TokenFacts> {
  const hash = await digest('SHA-256', token);
  const sub = parseJwt(token)?.claims['sub'];
  return {
    expiresAt,
    scopes: scope.split(' ').filter(Boolean),
    subject: typeof sub === 'string' ? sub : null,
    fingerprint: Array.from(hash.slice(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    ),
  };
}
