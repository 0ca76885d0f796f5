import type { JSONWebKeySet, JWK } from 'jose';
import type { SagaIterator } from 'redux-saga';
import { call, getContext } from 'redux-saga/effects';
import type { WellKnownEndpoints } from '../../../oidc/discovery';
import type { AuthenticationResponseInput } from '../../../oidc/validation/idTokenInput';
import { parseJwt, type Claims } from '../../../oidc/validation/tokenParts';
import type { Validation } from '../../../oidc/validation/validateAuthenticationResponse';
import type { ValidationResult } from '../../../oidc/validation/validationResult';
import { TIMING } from '../../../shared/constants';
import type { ErrorCode } from '../../../shared/errors';
import { identityApi } from '../../api/identityApi';
import type { Vault } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import type { ProviderError } from '../../state/session';
import { callEndpoint, type EndpointResult } from '../callEndpoint';
import { logFailure } from '../logFailure';
import type { Callback, TokenExpectations } from './callback';
import { learnFromIat } from '../time/clockSkew';
import { updateFlow, readFlow } from './flowStorage';
import { reloadWellKnown } from './loadWellKnown';
import { SignInError } from './signInError';

/** Tokens that have passed every check. */
export interface ValidatedTokens {
  readonly accessToken: string;
  readonly idToken: string | null;
  readonly refreshToken: string | null;
  readonly expiresInS: number | null;
  readonly scope: string;
  readonly claims: Claims | null;
}

/** RFC 6749 appendix A.12. Another one can stand in no header: nothing could be asked with it. */
const TOKEN = /^[\x20-\x7e]+$/;

type TokenAnswer = Readonly<Record<string, unknown>>;

// A chunk of its own: the signature library is needed only when somebody signs in.
const loadValidation = () =>
  import(
    /* webpackChunkName: "token-validation" */ '../../../oidc/validation/validateAuthenticationResponse'
  );
type ValidationModule = Awaited<ReturnType<typeof loadValidation>>;

/** Check the answer before the code is spent: state, error, issuer. */
export function* validateCallback(
  callback: Callback,
  endpoints: WellKnownEndpoints,
): SagaIterator<void> {
  const { findFirstFailure: firstFailure, answerChecks }: ValidationModule =
    yield call(loadValidation);
  const input: AuthenticationResponseInput = yield call(
    inputFor,
    toTokenExpectations(callback),
    endpoints,
    {},
    [],
  );
  const result: ValidationResult = yield call(() => firstFailure(answerChecks, input));
  if (result === 'Ok') return;
  const { error } = callback.params;
  const provider = providerError(callback);
  const code = error === null ? 'validationFailed' : codeOfRefusal(result, error);
  throw new SignInError(code, { result, provider, detail: provider?.error ?? result });
}

/** Validate a token answer against the provider's keys (SPEC 5.1). */
export function* validateTokens(
  expected: TokenExpectations,
  answer: TokenAnswer,
  endpoints: WellKnownEndpoints,
): SagaIterator<ValidatedTokens> {
  const { result, keyProblem, claims }: Validation = yield call(
    validateAsKnown,
    expected,
    answer,
    endpoints,
  );
  if (result !== 'Ok') {
    throw new SignInError(keyProblem ?? codeOfResult(result), { result, detail: result });
  }
  const accessToken = textOrNull(answer['access_token']);
  if (!accessToken || !TOKEN.test(accessToken) || !isBearer(answer['token_type'])) {
    throw new SignInError('providerRefused', { result: 'SecureTokenServerError' });
  }
  return {
    accessToken,
    idToken: textOrNull(answer['id_token']),
    refreshToken: textOrNull(answer['refresh_token']),
    expiresInS: lifetimeOf(answer['expires_in']),
    scope: textOrNull(answer['scope']) ?? expected.config.scope,
    claims,
  };
}

/**
 * Validate by what is known of keys and clock; once more where newer keys, or a clock set right,
 * may decide otherwise.
 */
function* validateAsKnown(
  expected: TokenExpectations,
  answer: TokenAnswer,
  endpointsBefore: WellKnownEndpoints,
): SagaIterator<Validation> {
  const { validateAuthenticationResponse: validateAnswer }: ValidationModule =
    yield call(loadValidation);
  let endpoints = endpointsBefore;
  const known: KnownKeys = yield call(knownKeys, expected.config, endpoints);
  let { keys } = known;
  const validate = function* (): SagaIterator<Validation> {
    const input: AuthenticationResponseInput = yield call(
      inputFor,
      expected,
      endpoints,
      answer,
      keys,
    );
    return yield call(() => validateAnswer(input));
  };

  let validation: Validation = yield call(validate);
  const isOldKey = !known.areFresh && validation.result === 'SignatureFailed';
  if (isOldKey || validation.keyProblem === 'noKeyMatches') {
    keys = yield call(fetchKeys, expected.config, endpoints);
    validation = yield call(validate);
  }
  if (validation.keyProblem === 'noKeyMatches') {
    const current: WellKnownEndpoints = yield call(reloadEndpoints, expected.config, endpoints);
    if (current.jwksUri !== endpoints.jwksUri) {
      endpoints = current;
      keys = yield call(fetchKeys, expected.config, endpoints);
      validation = yield call(validate);
    }
  }
  if (expected.callback && BY_THE_CLOCK.includes(validation.result)) {
    const iat = parseJwt(textOrNull(answer['id_token']) ?? '')?.claims['iat'];
    if (yield call(learnFromIat, iat)) validation = yield call(validate);
  }
  return validation;
}

export const toTokenExpectations = (callback: Callback): TokenExpectations => ({
  config: callback.config,
  callback,
  nonce: callback.attempt.nonce,
  previousClaims: null,
});

function* inputFor(
  { config, callback, nonce, previousClaims }: TokenExpectations,
  endpoints: WellKnownEndpoints,
  answer: TokenAnswer,
  keys: readonly JWK[],
): SagaIterator<AuthenticationResponseInput> {
  const ports: Ports = yield getContext('ports');
  const vault: Vault = yield getContext('vault');
  return {
    settings: config,
    endpoints,
    keys,
    isRefresh: callback === null,
    error: callback?.params.error ?? textOrNull(answer['error']),
    state: callback?.params.state ?? null,
    storedState: callback?.attempt.state ?? null,
    callbackIss: callback?.params.iss ?? null,
    idToken: textOrNull(answer['id_token']),
    accessToken: textOrNull(answer['access_token']),
    storedNonce: nonce,
    previousClaims,
    clientSecret: vault.clientSecret(config.configId),
    nowS: Math.floor(ports.clock() / 1_000),
    expiryOffsetS: 0,
    digest: ports.digest,
  };
}

type Configured = TokenExpectations['config'];

interface KnownKeys {
  readonly keys: readonly JWK[];
  /** They were fetched for this very validation. */
  readonly areFresh: boolean;
}

/**
 * Returns the keys that this page fetched a while ago, or else the current ones, or the ones from
 * the last time (SPEC 7.2.2).
 */
function* knownKeys(config: Configured, endpoints: WellKnownEndpoints): SagaIterator<KnownKeys> {
  const ports: Ports = yield getContext('ports');
  const vault: Vault = yield getContext('vault');
  const kept = vault.signingKeys(config.configId);
  if (kept && ports.clock() - kept.fetchedAt < TIMING.signingKeysMs) {
    return { keys: kept.keys, areFresh: false };
  }
  try {
    return { keys: yield call(fetchKeys, config, endpoints), areFresh: true };
  } catch (failure) {
    const stored = readFlow(ports, config.configId).jwtKeys?.keys;
    if (!stored || !(failure instanceof SignInError)) throw failure;
    logFailure(ports, config, 'storedKeysUsed', failure.detail);
    return { keys: stored, areFresh: false };
  }
}

/** Read the discovery document anew: with its keys a provider may have changed their address. */
function* reloadEndpoints(
  config: Configured,
  known: WellKnownEndpoints,
): SagaIterator<WellKnownEndpoints> {
  try {
    return yield call(reloadWellKnown, config);
  } catch (failure) {
    if (!(failure instanceof SignInError)) throw failure;
    return known;
  }
}

/**
 * Fetch the keys. A provider that names no address of them has none; one that answers with
 * something else than a key set was reached.
 * @throws SignInError `keysUnavailable`, `noKeys`
 */
function* fetchKeys(
  { configId }: Configured,
  { jwksUri }: WellKnownEndpoints,
): SagaIterator<readonly JWK[]> {
  const ports: Ports = yield getContext('ports');
  const vault: Vault = yield getContext('vault');
  if (!jwksUri) return [];
  const { data, error }: EndpointResult<JSONWebKeySet | null> = yield call(
    callEndpoint,
    identityApi.endpoints.getSigningKeys.initiate(jwksUri, { forceRefetch: true }),
  );
  if (error) throw new SignInError('keysUnavailable', { detail: error.status });
  if (!Array.isArray(data?.keys)) throw new SignInError('noKeys', { result: 'SignatureFailed' });
  const { keys } = data;
  updateFlow(ports, configId, { jwtKeys: { keys } });
  vault.keepSigningKeys(configId, { keys, fetchedAt: ports.clock() });
  return keys;
}

/**
 * RFC 6749 §7.1: a token of a kind that is not understood is not used. Many providers leave the
 * kind out.
 */
const isBearer = (tokenType: unknown) =>
  tokenType === undefined || String(tokenType).toLowerCase() === 'bearer';

function providerError({ params }: Callback): ProviderError | undefined {
  if (params.error === null || !/^[\w.-]{1,60}$/.test(params.error)) return undefined;
  return { error: params.error, description: params.errorDescription, uri: params.errorUri };
}

function codeOfRefusal(result: ValidationResult, error: string): ErrorCode {
  if (error === 'access_denied') return 'signInDeclined';
  return result === 'LoginRequired' ? 'loginRequired' : 'providerRefused';
}

const BY_THE_CLOCK: readonly ValidationResult[] = ['MaxOffsetExpired', 'TokenExpired'];

function codeOfResult(result: ValidationResult): ErrorCode {
  if (result === 'NoAuthWellKnownEndPoints') return 'noWellKnownEndpoints';
  return BY_THE_CLOCK.includes(result) ? 'clockDiffers' : 'validationFailed';
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value ? value : null);

/**
 * Read `expires_in` as seconds. RFC 6749 §5.1 wants a number; a numeric text is understood,
 * anything else counts as not said, and less than 0 as 0.
 */
function lifetimeOf(value: unknown): number | null {
  const isSaid = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const seconds = Number(value);
  return isSaid && Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
