import type { ErrorCode } from '../../shared/errors';
import { findAllowedAlgorithm } from './algorithms';
import { responseChecks, idTokenChecks } from './checks';
import { hashAccessToken } from './claims';
import type { AuthenticationResponseInput, ValidationCheck, IdTokenInput } from './idTokenInput';
import { selectKey } from './keySelection';
import { MAX_TOKEN_CHARACTERS, parseJwt, type Claims, type TokenParts } from './tokenParts';
import type { ValidationResult } from './validationResult';

export { responseChecks as answerChecks };

export interface Validation {
  readonly result: ValidationResult;
  /**
   * Code to log about a failed signature when the key (SPEC 8.3) or the length of the token was the
   * reason.
   */
  readonly keyProblem: ErrorCode | null;
  /** Claims of the ID token; null unless the result is Ok and there is a token that can be read. */
  readonly claims: Claims | null;
}

/**
 * Validate an answer of the provider (SPEC 5.1): first what every answer must pass, then the ID
 * token. A refresh may come without an ID token; a sign-in only when `openid` was not asked for. An
 * answer without any token leaves the result at NotSet. With `disableIdTokenValidation` the claims
 * are those of a token that nobody has verified.
 */
export async function validateAuthenticationResponse(
  answer: AuthenticationResponseInput,
): Promise<Validation> {
  const result = await findFirstFailure(responseChecks, answer);
  if (result !== 'Ok') return ended(result);
  if (!answer.idToken && !answer.accessToken) return ended('NotSet');
  if (!answer.idToken && !needsIdToken(answer)) return ended('Ok');
  if (answer.settings.disableIdTokenValidation) return ended('Ok', parseJwt(answer.idToken ?? ''));
  return validateIdToken(takenApart(answer));
}

const ended = (result: ValidationResult, parts: TokenParts | null = null): Validation => ({
  result,
  keyProblem: null,
  claims: parts?.claims ?? null,
});

async function validateIdToken(input: IdTokenInput): Promise<Validation> {
  const tokenResult = await findFirstFailure(idTokenChecks, input);
  return {
    result: tokenResult,
    keyProblem: tokenResult === 'SignatureFailed' ? keyProblemOf(input) : null,
    claims: tokenResult === 'Ok' ? input.claims : null,
  };
}

/** Returns the name of the first check that fails, or Ok. */
export async function findFirstFailure<I>(
  checks: readonly ValidationCheck<I>[],
  input: I,
): Promise<ValidationResult> {
  for (const { passes, onFail } of checks) {
    const passed = passes(input);
    // Most checks answer at once; only for the others it is worth a turn of the event loop.
    if (!(typeof passed === 'boolean' ? passed : await passed)) return onFail;
  }
  return 'Ok';
}

function needsIdToken({ isRefresh, settings }: AuthenticationResponseInput): boolean {
  const isChecked = !isRefresh && !settings.disableIdTokenValidation;
  return isChecked && settings.scope.split(' ').includes('openid');
}

function takenApart(answer: AuthenticationResponseInput): IdTokenInput {
  const read = parseJwt(answer.idToken ?? '');
  const parts = read ?? { header: {}, claims: {} };
  return {
    ...answer,
    ...parts,
    isReadable: read !== null,
    accessTokenHash: hashAccessToken(answer, parts).catch(() => null),
  };
}

function keyProblemOf({ header, keys, idToken }: IdTokenInput): ErrorCode | null {
  if (idToken && idToken.length > MAX_TOKEN_CHARACTERS) return 'idTokenTooLong';
  const algorithm = findAllowedAlgorithm(header['alg'], []);
  if (!algorithm || algorithm.kty === 'oct') return null;
  const selection = selectKey(keys, header);
  return 'problem' in selection ? selection.problem : null;
}
