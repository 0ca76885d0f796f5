import type { JSONWebKeySet, JWK } from 'jose';
import type { SagaIterator } from 'redux-saga';
import { call, getContext } from 'redux-saga/effects';
import type { WellKnownEndpoints } from '../../../oidc/discovery';
import type { AnswerInput } from '../../../oidc/validation/idTokenInput';
import type { Claims } from '../../../oidc/validation/tokenParts';
import type { Validation } from '../../../oidc/validation/validateAnswer';
import type { ValidationResult } from '../../../oidc/validation/validationResult';
import type { ErrorCode } from '../../../shared/errors';
import { identityApi } from '../../api/identityApi';
import type { Vault } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import { callEndpoint, type Reply } from '../callEndpoint';
import { changeFlow, readFlow } from './flowStorage';
import { SignInError } from './signInError';
import type { Callback } from './takeCallback';

/** Tokens that have passed every check. */
export interface Validated {
  readonly accessToken: string;
  readonly idToken: string | null;
  readonly refreshToken: string | null;
  readonly expiresInS: number | null;
  readonly scope: string;
  readonly claims: Claims | null;
}

// A chunk of its own: the signature library is needed only when somebody signs in.
const loadValidation = () =>
  import(/* webpackChunkName: "token-validation" */ '../../../oidc/validation/validateAnswer');
type ValidationModule = Awaited<ReturnType<typeof loadValidation>>;

/** Check the answer before the code is spent: state, error, issuer. */
export function* validateCallback(
  callback: Callback,
  endpoints: WellKnownEndpoints,
): SagaIterator<void> {
  const { firstFailure, answerChecks }: ValidationModule = yield call(loadValidation);
  const input: AnswerInput = yield call(inputFor, callback, endpoints, {}, []);
  const result: ValidationResult = yield call(() => firstFailure(answerChecks, input));
  if (result === 'Ok') return;
  throw new SignInError(codeFor(input.error), result, errorName(input.error) ?? result);
}

/** Validate a token answer against the provider's keys (SPEC 5.1). */
export function* validateTokens(
  callback: Callback,
  answer: Readonly<Record<string, unknown>>,
  endpoints: WellKnownEndpoints,
): SagaIterator<Validated> {
  const { validateAnswer }: ValidationModule = yield call(loadValidation);
  const keys: readonly JWK[] = yield call(fetchKeys, callback.config.configId, endpoints);
  const input: AnswerInput = yield call(inputFor, callback, endpoints, answer, keys);
  const { result, keyProblem, claims }: Validation = yield call(() => validateAnswer(input));
  if (result !== 'Ok') throw new SignInError(keyProblem ?? 'validationFailed', result, result);
  if (!input.accessToken) throw new SignInError('providerRefused', 'SecureTokenServerError');

  return {
    accessToken: input.accessToken,
    idToken: input.idToken,
    refreshToken: textOrNull(answer['refresh_token']),
    expiresInS: Number(answer['expires_in']) || null,
    scope: textOrNull(answer['scope']) ?? callback.config.scope,
    claims,
  };
}

function* inputFor(
  { config, params, attempt }: Callback,
  endpoints: WellKnownEndpoints,
  answer: Readonly<Record<string, unknown>>,
  keys: readonly JWK[],
): SagaIterator<AnswerInput> {
  const ports: Ports = yield getContext('ports');
  const vault: Vault = yield getContext('vault');
  return {
    settings: config,
    endpoints,
    keys,
    isRefresh: false,
    error: params.error ?? textOrNull(answer['error']),
    state: params.state,
    storedState: attempt.state,
    callbackIss: params.iss,
    idToken: textOrNull(answer['id_token']),
    accessToken: textOrNull(answer['access_token']),
    storedNonce: attempt.nonce,
    previousClaims: null,
    clientSecret: vault.clientSecret(config.configId),
    nowS: Math.floor(ports.clock() / 1_000),
    expiryOffsetS: 0,
    digest: ports.digest,
  };
}

/** SPEC 7.2.2: the current keys, or the ones from the last time if the provider does not answer. */
function* fetchKeys(
  configId: string,
  { jwksUri }: WellKnownEndpoints,
): SagaIterator<readonly JWK[]> {
  const ports: Ports = yield getContext('ports');
  const { data, error }: Reply<JSONWebKeySet> = yield call(
    callEndpoint,
    identityApi.endpoints.getSigningKeys.initiate(jwksUri, { forceRefetch: true }),
  );
  if (Array.isArray(data?.keys)) {
    changeFlow(ports, configId, { jwtKeys: { keys: data.keys } });
    return data.keys;
  }
  const stored = readFlow(ports, configId).jwtKeys?.keys;
  if (!stored) throw new SignInError('keysUnavailable', null, error?.status);
  return stored;
}

function codeFor(error: string | null): ErrorCode {
  if (error === null) return 'validationFailed';
  return error === 'access_denied' ? 'signInDeclined' : 'providerRefused';
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value ? value : null);

/** Error names come from the address bar: only what looks like one is written to the log. */
const errorName = (error: string | null) => error?.match(/^\w{1,40}$/)?.[0];
