import type { SecondFactorMethod } from '../../shared/contract/connect';
import type { ProblemCode } from '../http/problem';
import type { LimitRefusal } from './attempts';

/**
 * The error codes that this server answers: of RFC 6749 §5.2, `login_required` of OpenID Connect
 * Core 1.0 §3.1.2.6, and `mfa_required`, which several sign-in servers answer a password with.
 */
export class GrantError extends Error {
  override readonly name = 'GrantError';
  constructor(
    readonly code:
      | 'invalid_request'
      | 'invalid_grant'
      | 'login_required'
      | 'mfa_required'
      | 'unsupported_grant_type'
      | 'temporarily_unavailable',
    readonly description: string,
    /**
     * `refusal` when the caller asked too often; `problem` where the portal tells more causes;
     * `mfaToken` continues a sign-in whose password was right, by one of `mfaMethods`.
     */
    readonly more: {
      readonly refusal?: LimitRefusal;
      readonly problem?: ProblemCode;
      readonly mfaToken?: string;
      readonly mfaMethods?: readonly SecondFactorMethod[];
    } = {},
  ) {
    super(description);
  }
}

export type TokenRequestFields = Readonly<Record<string, string>>;

/** @throws GrantError invalid_request when the field is missing or empty. */
export function requireField(fields: TokenRequestFields, name: string): string {
  const value = fields[name];
  if (!value) throw new GrantError('invalid_request', `${name} is missing`);
  return value;
}
