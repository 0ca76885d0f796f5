/** The results of validating an answer of the provider (SPEC 4.6.1), by name and in its order. */
export const VALIDATION_RESULTS = [
  'NotSet',
  'StatesDoNotMatch',
  'SignatureFailed',
  'IncorrectNonce',
  'RequiredPropertyMissing',
  'MaxOffsetExpired',
  'IssDoesNotMatchIssuer',
  'NoAuthWellKnownEndPoints',
  'IncorrectAud',
  'IncorrectIdTokenClaimsAfterRefresh',
  'IncorrectAzp',
  'TokenExpired',
  'IncorrectAtHash',
  'Ok',
  'LoginRequired',
  'SecureTokenServerError',
] as const;

export type ValidationResult = (typeof VALIDATION_RESULTS)[number];
