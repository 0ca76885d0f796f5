import type { ErrorCode } from '../../shared/errors';
import { allowedAlgorithm } from './algorithms';
import { answerChecks, idTokenChecks } from './checks';
import type { AnswerInput, Check, IdTokenInput } from './idTokenInput';
import { selectKey } from './keySelection';
import { readToken, type Claims } from './tokenParts';
import type { ValidationResult } from './validationResult';

export { answerChecks };

export interface Validation {
  readonly result: ValidationResult;
  /** What to log about a failed signature when the key was the reason (SPEC 8.3). */
  readonly keyProblem: ErrorCode | null;
  /** Claims of the ID token; null unless the result is Ok and there is a token. */
  readonly claims: Claims | null;
}

/**
 * Validate an answer of the provider (SPEC 5.1): first what every answer must pass, then the ID token. A refresh may
 * come without an ID token; a sign-in only when `openid` was not asked for.
 */
export async function validateAnswer(answer: AnswerInput): Promise<Validation> {
  const result = await firstFailure(answerChecks, answer);
  if (result !== 'Ok') return { result, keyProblem: null, claims: null };
  if (!answer.idToken && !needsIdToken(answer)) return { result, keyProblem: null, claims: null };

  const input = takenApart(answer);
  const tokenResult = await firstFailure(idTokenChecks, input);
  return {
    result: tokenResult,
    keyProblem: tokenResult === 'SignatureFailed' ? keyProblemOf(input) : null,
    claims: tokenResult === 'Ok' ? input.claims : null,
  };
}

/** The name of the first check that fails, or Ok. */
export async function firstFailure<I>(
  checks: readonly Check<I>[],
  input: I,
): Promise<ValidationResult> {
  for (const { passes, onFail } of checks) {
    if (!(await passes(input))) return onFail;
  }
  return 'Ok';
}

function needsIdToken({ isRefresh, settings }: AnswerInput): boolean {
  return !isRefresh && settings.scope.split(' ').includes('openid');
}

function takenApart(answer: AnswerInput): IdTokenInput {
  const parts = readToken(answer.idToken ?? '');
  return { ...answer, header: {}, claims: {}, ...parts, isReadable: parts !== null };
}

function keyProblemOf({ header, keys }: IdTokenInput): ErrorCode | null {
  const algorithm = allowedAlgorithm(header['alg'], []);
  if (!algorithm || algorithm.kty === 'oct') return null;
  const selection = selectKey(keys, header);
  return 'problem' in selection ? selection.problem : null;
}
