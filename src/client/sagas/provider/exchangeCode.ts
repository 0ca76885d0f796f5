import type { SagaIterator } from 'redux-saga';
import { call } from 'redux-saga/effects';
import type { WellKnownEndpoints } from '../../../oidc/discovery';
import { toCodeFields } from '../../../oidc/tokenFields';
import { TIMING } from '../../../shared/constants';
import { SIGN_IN_LIMITS } from '../../../shared/signInConstants';
import { isUnreachable, type Problem } from '../../api/problem';
import { requestToken, type TokenResult } from '../requestToken';
import { sleep } from '../time/sleep';
import type { Callback } from './callback';
import { SignInError } from './signInError';

/**
 * Exchange the code for tokens (SPEC 4.1.5, 7.2.3). Only a broken connection is tried again, after
 * 3 s.
 */
export function* exchangeCode(
  { config, attempt }: Callback,
  code: string,
  { tokenEndpoint }: WellKnownEndpoints,
): SagaIterator<Readonly<Record<string, unknown>>> {
  if (!tokenEndpoint) throw new SignInError('noTokenEndpoint');
  const fields = toCodeFields({
    clientId: config.clientId,
    code,
    codeVerifier: config.disablePkce ? undefined : attempt.codeVerifier,
    redirectUri: attempt.redirectUri,
    custom: config.customParamsCodeRequest,
  });

  let reply: TokenResult = yield call(requestToken, tokenEndpoint, fields);
  for (let tries = 1; isOffline(reply) && tries < SIGN_IN_LIMITS.codeExchangeTries; tries += 1) {
    yield call(sleep, TIMING.refreshRetryMs);
    reply = yield call(requestToken, tokenEndpoint, fields);
  }
  if (reply.error) throw toTokenError(reply.error);
  return reply.data;
}

/**
 * No answer at all: the code has not been seen. Any answer, even one that cannot be read or that
 * has not come in time, may have spent it; a provider may revoke what it gave for a code that it
 * sees twice (RFC 6749 §4.1.2).
 */
const isOffline = ({ error }: TokenResult) =>
  error?.status === 0 && error.code === 'unreachable' && !error.isTimedOut;

/** Converts a failed call of a token endpoint to what it means. */
export function toTokenError(problem: Problem): SignInError {
  if (isUnreachable(problem)) {
    const { status, retryAfterMs, isTimedOut } = problem;
    return new SignInError('providerUnreachable', { detail: status, retryAfterMs, isTimedOut });
  }
  return new SignInError('providerRefused', {
    result: 'SecureTokenServerError',
    detail: problem.code,
  });
}
