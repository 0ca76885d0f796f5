import type { SagaIterator } from 'redux-saga';
import { call, getContext } from 'redux-saga/effects';
import { buildAuthorizeUrl, type AuthorizeRequest } from '../../../oidc/authorizeUrl';
import type { SignInConfiguration } from '../../../oidc/configuration';
import type { WellKnownEndpoints } from '../../../oidc/discovery';
import { createCodeChallenge } from '../../../oidc/pkce';
import {
  toPushedAuthorizationFields,
  createPushedAuthorizeUrl,
  parsePushedAuthorizationResponse,
} from '../../../oidc/pushedAuthorization';
import type { RequestKind } from '../../../oidc/redirectUri';
import { TIMING } from '../../../shared/constants';
import { canTryAgain } from '../../api/problem';
import type { Ports } from '../../browser/ports';
import { requestToken, type TokenResult } from '../requestToken';
import { sleep } from '../time/sleep';
import { createAttempt, takeAttempt } from './attempts';
import { runUntilDeadline, getSignInDeadline } from './signInDeadline';
import type { Attempt } from './flowStorage';
import { loadWellKnown } from './loadWellKnown';
import { SignInError } from './signInError';

export interface AuthorizeOptions {
  /**
   * OIDC Core §3.1.2.1: without a page, or by signing in anew even if the provider knows the
   * person.
   */
  readonly prompt?: 'none' | 'login';
  /** For the attempt, not for the provider. */
  readonly linkTo?: string;
  readonly parameters?: Readonly<Record<string, string>> | undefined;
}

export interface PendingAuthorizeRequest {
  readonly attempt: Attempt;
  readonly url: string;
}

/**
 * Open an attempt and find out where to ask; an attempt that cannot be asked for leaves nothing
 * behind.
 */
export function* createAuthorizeRequest(
  config: SignInConfiguration,
  kind: RequestKind,
  returnTo: string,
  wishes: AuthorizeOptions = {},
): SagaIterator<PendingAuthorizeRequest> {
  const ports: Ports = yield getContext('ports');
  const { linkTo, prompt, parameters } = wishes;
  const isAnew = (prompt ?? parameters?.['prompt']) === 'login';
  const aim = {
    returnTo,
    ...(linkTo !== undefined && { linkTo }),
    ...(isAnew && { isAnew }),
  };
  const attempt = createAttempt(ports, config, kind, aim);
  try {
    const ask = () => createAuthorizeUrl(config, attempt, wishes);
    const url: string = yield call(
      runUntilDeadline<string>,
      getSignInDeadline(ports),
      'providerUnreachable',
      ask,
    );
    return { attempt, url };
  } catch (failure) {
    takeAttempt(ports, config, attempt.state);
    throw failure;
  }
}

/**
 * Returns the address to ask the provider at (SPEC 4.1.2), by pushed authorization request where it
 * is wanted or required (SPEC 7.2.6).
 */
export function* createAuthorizeUrl(
  config: SignInConfiguration,
  attempt: Attempt,
  wishes: AuthorizeOptions = {},
): SagaIterator<string> {
  const endpoints: WellKnownEndpoints = yield call(loadWellKnown, config);
  const request: AuthorizeRequest = yield call(requestFor, config, endpoints, attempt, wishes);
  const isWanted = config.usePushedAuthorisationRequests && attempt.kind !== 'silentRenew';
  if (isWanted || endpoints.requiresPushedAuthorization) {
    return yield call(pushRequest, endpoints, request);
  }
  const built = buildAuthorizeUrl(request);
  if ('missing' in built) throw new SignInError(built.missing);
  return built.url;
}

function* requestFor(
  config: SignInConfiguration,
  { authorizationEndpoint }: WellKnownEndpoints,
  { state, nonce, codeVerifier, redirectUri }: Attempt,
  { prompt, parameters }: AuthorizeOptions,
): SagaIterator<AuthorizeRequest> {
  const ports: Ports = yield getContext('ports');
  const sha256 = (text: string) => ports.digest('SHA-256', text);
  const challenge: string = yield call(createCodeChallenge, codeVerifier, sha256);
  return {
    endpoint: authorizationEndpoint,
    clientId: config.clientId,
    redirectUri,
    responseType: config.responseType,
    scope: config.scope,
    state,
    nonce,
    codeChallenge: config.disablePkce ? undefined : challenge,
    prompt,
    hd: config.hdParam || undefined,
    // The provider's page speaks the language that the person left (OIDC Core §3.1.2.1).
    custom: { ui_locales: ports.language(), ...config.customParamsAuthRequest, ...parameters },
  };
}

/** SPEC 7.2.6: retried twice where another try can end differently. */
function* pushRequest(
  { parEndpoint, authorizationEndpoint }: WellKnownEndpoints,
  request: AuthorizeRequest,
): SagaIterator<string> {
  if (!parEndpoint) throw new SignInError('noPushedRequestEndpoint');
  const pushing = toPushedAuthorizationFields(request);
  if ('missing' in pushing) throw new SignInError(pushing.missing);
  let reply: TokenResult = yield call(requestToken, parEndpoint, pushing.fields);
  for (const pauseMs of TIMING.getRetriesMs) {
    if (!reply.error || !canTryAgain(reply.error)) break;
    yield call(sleep, pauseMs);
    reply = yield call(requestToken, parEndpoint, pushing.fields);
  }
  const pushed = reply.data ? parsePushedAuthorizationResponse(reply.data) : null;
  if (!pushed) throw new SignInError('pushedRequestFailed', { detail: reply.error?.code });
  return createPushedAuthorizeUrl(authorizationEndpoint, request.clientId, pushed.requestUri);
}
