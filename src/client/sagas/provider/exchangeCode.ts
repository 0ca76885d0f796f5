import type { SagaIterator } from 'redux-saga';
import { call } from 'redux-saga/effects';
import type { WellKnownEndpoints } from '../../../oidc/discovery';
import { codeFields } from '../../../oidc/tokenFields';
import { LIMITS, TIMING } from '../../../shared/constants';
import { isUnreachable } from '../../api/problem';
import { requestToken, type TokenReply } from '../requestToken';
import { SignInError } from './signInError';
import { sleep } from '../time/sleep';
import type { Callback } from './takeCallback';

/** Exchange the code for tokens (SPEC 4.1.5, 7.2.3). Only a network failure is tried again, after 3 s. */
export function* exchangeCode(
  { config, attempt }: Callback,
  code: string,
  { tokenEndpoint }: WellKnownEndpoints,
): SagaIterator<Readonly<Record<string, unknown>>> {
  if (!tokenEndpoint) throw new SignInError('noTokenEndpoint');
  const fields = codeFields({
    clientId: config.clientId,
    code,
    codeVerifier: config.disablePkce ? undefined : attempt.codeVerifier,
    redirectUri: attempt.redirectUri,
    custom: config.customParamsCodeRequest,
  });

  let reply: TokenReply = yield call(requestToken, tokenEndpoint, fields);
  for (let tries = 1; reply.error?.status === 0 && tries < LIMITS.codeExchangeTries; tries += 1) {
    yield call(sleep, TIMING.refreshRetryMs);
    reply = yield call(requestToken, tokenEndpoint, fields);
  }
  if (!reply.error) return reply.data;
  if (isUnreachable(reply.error))
    throw new SignInError('providerUnreachable', null, reply.error.status);
  throw new SignInError('providerRefused', 'SecureTokenServerError', reply.error.code);
}
