import type { ValidationResult } from '../../../oidc/validation/validationResult';
import { ERRORS, type ErrorCode } from '../../../shared/errors';
import type { ProviderError, SignInProblem } from '../../state/session';

interface Circumstances {
  /** Set when a validation was what failed. */
  readonly result?: ValidationResult | undefined;
  readonly provider?: ProviderError | undefined;
  /** For the log: a code or a status. */
  readonly detail?: string | number | undefined;
  /** Time for which a server asked to be left alone, milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** A token request may have been carried out although its answer did not come. */
  readonly isTimedOut?: true | undefined;
}

/** Ends a sign-in or a renewal from any of its steps; the flow catches it once. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  constructor(
    readonly code: ErrorCode,
    readonly circumstances: Circumstances = {},
  ) {
    super(ERRORS[code].log);
  }

  get result(): ValidationResult | null {
    return this.circumstances.result ?? null;
  }

  get detail(): string | number {
    return this.circumstances.detail ?? '';
  }

  /** Facts that the store and the screen may know of the error. */
  get problem(): SignInProblem {
    const { result, provider } = this.circumstances;
    return { code: this.code, ...(result && { result }), ...(provider && { provider }) };
  }
}

const UNREACHABLE: readonly ErrorCode[] = [
  'providerUnreachable',
  'discoveryFailed',
  'keysUnavailable',
  'signInServerUnreachable',
];

/**
 * The three outcomes of a renewal that is not done: it may work later, the provider says no, or the
 * answer cannot be believed.
 */
export type FailedRenewal = 'unreachable' | 'refused' | 'invalid';

const REFUSALS: readonly (ValidationResult | null)[] = [
  null,
  'LoginRequired',
  'SecureTokenServerError',
];

export function toRenewalOutcome({ code, result }: SignInError): FailedRenewal {
  if (UNREACHABLE.includes(code)) return 'unreachable';
  return REFUSALS.includes(result) && code !== 'noUserData' ? 'refused' : 'invalid';
}
