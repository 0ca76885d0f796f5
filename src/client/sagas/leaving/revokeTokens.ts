import type { SagaIterator } from 'redux-saga';
import { all, call, getContext } from 'redux-saga/effects';
import { toRevocationFields, type FormFields } from '../../../oidc/tokenFields';
import { TIMING } from '../../../shared/constants';
import { identityApi } from '../../api/identityApi';
import { canTryAgain } from '../../api/problem';
import type { Tokens, Vault } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import { callEndpoint, type EndpointResult } from '../callEndpoint';
import { logFailure } from '../logFailure';
import { sleep } from '../time/sleep';

/** The tokens of one owner, and where they are revoked. */
export interface RevocableTokens {
  readonly url: string;
  readonly clientId: string;
  readonly tokens: Tokens;
}

/**
 * Revoke all of them, each owner by itself (SPEC 7.2.7). True when every call succeeded; nobody
 * stays signed in if not.
 */
export function* revokeTokens(owners: readonly RevocableTokens[]): SagaIterator<boolean> {
  const areRevoked: boolean[] = yield all(owners.map((owner) => call(revokeOwner, owner)));
  return areRevoked.every(Boolean);
}

/**
 * Revokes the tokens of one owner, the refresh token first: it is what a session could be continued
 * with.
 */
function* revokeOwner({ url, clientId, tokens }: RevocableTokens): SagaIterator<boolean> {
  const { refreshToken, accessToken } = tokens;
  const isRefreshRevoked: boolean =
    !refreshToken ||
    (yield call(revoke, url, toRevocationFields(clientId, refreshToken, 'refresh_token')));
  const isAccessRevoked: boolean = yield call(
    revoke,
    url,
    toRevocationFields(clientId, accessToken, 'access_token'),
  );
  return isRefreshRevoked && isAccessRevoked;
}

/** Retried twice where another try can end differently. */
function* revoke(url: string, form: FormFields): SagaIterator<boolean> {
  const ports: Ports = yield getContext('ports');
  let reply: EndpointResult<null> = yield call(send, url, form);
  for (const pauseMs of TIMING.getRetriesMs) {
    if (!reply.error || !canTryAgain(reply.error)) break;
    yield call(sleep, pauseMs);
    reply = yield call(send, url, form);
  }
  if (reply.error) logFailure(ports, 'signOut', 'revocationRequestFailed', reply.error.status);
  return !reply.error;
}

function* send(url: string, form: FormFields): SagaIterator<EndpointResult<null>> {
  const vault: Vault = yield getContext('vault');
  const ticket = vault.deposit(form);
  return yield call(
    callEndpoint,
    identityApi.endpoints.revokeToken.initiate({ url, ticket }, { track: false }),
  );
}
