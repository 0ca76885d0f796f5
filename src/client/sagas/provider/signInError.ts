import type { ValidationResult } from '../../../oidc/validation/validationResult';
import { ERRORS, type ErrorCode } from '../../../shared/errors';

/** Ends a sign-in from any of its steps; the flow catches it once. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  constructor(
    readonly code: ErrorCode,
    /** Set when a validation was what failed. */
    readonly result: ValidationResult | null = null,
    readonly detail: string | number = '',
  ) {
    super(ERRORS[code].log);
  }
}
