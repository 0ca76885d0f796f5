import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, race, select } from 'redux-saga/effects';
import {
  isCallback,
  parseCallback,
  removeCallbackParams,
  type CallbackParams,
} from '../../../oidc/callbackParams';
import type { SignInConfiguration } from '../../../oidc/configuration';
import type { WellKnownEndpoints } from '../../../oidc/discovery';
import type { Claims } from '../../../oidc/validation/tokenParts';
import type { ValidationResult } from '../../../oidc/validation/validationResult';
import type { ErrorCode } from '../../../shared/errors';
import { isCallbackPage, splitLocale } from '../../../shared/routes';
import type { Ports } from '../../browser/ports';
import { selectConfiguration } from '../../state/configSlice';
import { newAuthenticationResult } from '../../state/sessionSlice';
import { endSession, publishSignedOut } from '../endSession';
import { logFailure } from '../logFailure';
import { logInByDoor } from '../product/doorLogin';
import { fetchUser, publishStoredSession, type LoginResult } from '../product/productSession';
import { isOurState, isTooOld, takeAttempt } from './attempts';
import { endProviderSession } from './endProviderSession';
import { exchangeCode } from './exchangeCode';
import { updateFlow, type Attempt } from './flowStorage';
import { forgetProvider } from './forgetProvider';
import { getWellKnownEndpoints } from './loadWellKnown';
import { fetchProviderUser, saveProviderTokens } from './providerSession';
import { needsFreshSignIn } from './requestFreshSignIn';
import { getSignInDeadline, runUntilDeadline, waitUntilDeadline } from './signInDeadline';
import { SignInError } from './signInError';
import {
  toTokenExpectations,
  validateCallback,
  validateTokens,
  type ValidatedTokens,
} from './validateTokens';

/** The provider's answer to an authorize request, with the attempt that it answers. */
export interface Callback {
  readonly config: SignInConfiguration;
  readonly params: CallbackParams;
  readonly attempt: Attempt;
}

/**
 * Values that tokens are compared with: the attempt that they answer, or the ID token that they
 * renew.
 */
export interface TokenExpectations {
  readonly config: SignInConfiguration;
  /** Null after a refresh, which has no callback. */
  readonly callback: Callback | null;
  readonly nonce: string | null;
  readonly previousClaims: Claims | null;
}

/**
 * Read the answer in the address bar; null on a page that is not there for one. The attempt is used
 * up, the address is cleaned.
 * @throws SignInError also for a callback that carries nothing, as after a reload
 */
export function takeCallback(
  ports: Ports,
  configs: readonly SignInConfiguration[],
): Callback | null {
  const href = ports.location.href();
  if (!URL.canParse(href)) throw new SignInError('noUrl');
  const { rest } = splitLocale(href.slice(new URL(href).origin.length));
  // The callback has no language of its own (SPEC 2.6).
  const url = isCallbackPage(rest) ? new URL(rest, href).href : href;
  const addressed = configs.filter((config) => isAnswerFor(ports, config, url));
  if (addressed.length === 0 && !isCallbackPage(rest)) return null;
  if (!addressed.some(({ historyCleanupOff }) => historyCleanupOff)) {
    ports.location.rewrite(removeCallbackParams(url));
  }
  if (addressed.length === 0) throw new SignInError('noState');
  return takeCallbackFromUrl(ports, addressed, url);
}

/**
 * Tells whether the address is an answer for the configuration. Where the address does not decide,
 * the state must be ours: other features may use the same parameters.
 */
function isAnswerFor(ports: Ports, config: SignInConfiguration, url: string): boolean {
  const { configId, redirectUrl, checkRedirectUrlWhenCheckingIfIsCallback: checkUrl } = config;
  if (!isCallback(url, redirectUrl, { checkUrl })) return false;
  return checkUrl || isOurState(ports, configId, new URL(url).searchParams.get('state') ?? '');
}

/**
 * Takes the answer that an address carries, for one of the configurations.
 * @throws SignInError when it is incomplete, too old or not the answer to an attempt of ours
 *   (SPEC 4.1.3, 4.1.4)
 */
export function takeCallbackFromUrl(
  ports: Ports,
  configs: readonly SignInConfiguration[],
  url: string,
): Callback {
  const params = parseCallback(url);
  if ('refused' in params) throw new SignInError(params.refused);
  const { state } = params;
  if (!state) throw new SignInError('noState');
  for (const config of configs) {
    const attempt = takeAttempt(ports, config, state);
    if (attempt && isTooOld(attempt, ports.clock())) throw new SignInError('attemptExpired');
    if (attempt) return { config, params, attempt };
  }
  throw new SignInError('incorrectState', { result: 'StatesDoNotMatch' });
}

/**
 * Redeems the provider's answer for validated tokens, whether it came to the page, to a frame or to
 * a window. Nothing is kept.
 * @throws SignInError naming the first step that failed
 */
export function* redeemCallback(callback: Callback): SagaIterator<ValidatedTokens> {
  const endpoints: WellKnownEndpoints = yield call(getWellKnownEndpoints, callback.config);
  yield call(validateCallback, callback, endpoints);
  const { code } = callback.params;
  if (!code) throw new SignInError('noCode');
  const answer: Readonly<Record<string, unknown>> = yield call(
    exchangeCode,
    callback,
    code,
    endpoints,
  );
  return yield call(validateTokens, toTokenExpectations(callback), answer, endpoints);
}

/**
 * Sign in at the provider: redeem the answer, keep the tokens, fetch the user data (SPEC 4.1.5,
 * 7.2.5).
 */
function* acceptCallback(callback: Callback): SagaIterator<void> {
  const { config } = callback;
  const validated: ValidatedTokens = yield call(redeemCallback, callback);
  yield call(saveProviderTokens, config, validated, callback);
  yield call(fetchProviderUser, config, validated.claims);
}

/**
 * Leads from the provider's answer to a product session (SPEC 4.1.3 to 4.1.6, 4.5.4). A failure has
 * reset the local session first (SPEC 4.8.1) and is thrown as a `SignInError`.
 */
export function* handleCallback(callback: Callback): SagaIterator<void> {
  const { configId } = callback.config;
  const ports: Ports = yield getContext('ports');
  const door: SignInConfiguration | null = yield select(selectConfiguration, undefined);
  const isDoor = configId === door?.configId;
  const dueAt = getSignInDeadline(ports);
  try {
    // A sign-in by hand may have come with other settings of the browser: frames are tried again.
    updateFlow(ports, configId, { areFramesBlocked: undefined });
    yield call(runUntilDeadline, dueAt, 'providerUnreachable', () => acceptCallback(callback));
    if (isDoor) yield call(signInAtProduct, callback, dueAt);
  } catch (failure) {
    if (failure instanceof SignInError) yield call(abandon, callback, failure, isDoor);
    throw failure;
  }
  updateFlow(ports, configId, { signedInAt: ports.clock() });
  yield call(publishValidationResult, configId, 'Ok', false);
  if (isDoor) yield call(publishStoredSession);
}

function* signInAtProduct({ config, attempt }: Callback, dueAt: number): SagaIterator<void> {
  const login = () => logInByDoor(config.configId);
  const { outcome, code }: LoginResult = yield call(
    runUntilDeadline<LoginResult>,
    dueAt,
    'signInServerUnreachable',
    login,
  );
  if (outcome === 'refused') throw new SignInError('exchangeRefused', { result: 'Ok' });
  if (outcome === 'ended') {
    throw new SignInError(attempt.isAnew ? 'notAskedAnew' : 'signInTooOld', { result: 'Ok' });
  }
  if (outcome === 'unreachable')
    throw new SignInError(code ?? 'signInServerUnreachable', { result: 'Ok' });
  // The session is there already: without the user data it goes on.
  yield race([call(fetchUser), call(waitUntilDeadline, dueAt)]);
}

function* abandon(callback: Callback, failure: SignInError, isDoor: boolean): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const { config } = callback;
  const { code, detail, result, problem } = failure;
  logFailure(ports, config, code, detail);
  if (result) yield call(publishValidationResult, config.configId, result, false);
  if (!isDoor) yield call(endProviderSession, config.configId, 'invalid');
  // The door's tokens are good: after a reload they are exchanged without asking the person again.
  else if (NOT_EXCHANGED_YET.includes(code)) yield call(publishSignedOut, 'notSignedIn', problem);
  else if (needsFreshSignIn(callback, code)) yield call(forgetProvider, config.configId);
  else yield call(endSession, ASKED_FOR.includes(code) ? 'endedElsewhere' : 'invalid', problem);
}

/** The sign-in server has not judged the provider's tokens. */
const NOT_EXCHANGED_YET: readonly ErrorCode[] = [
  'signInServerUnreachable',
  'doorMisconfigured',
  'tooManyTries',
  'tooManyFromNetwork',
];

/** The provider's tokens are good, and older than an end. */
const ASKED_FOR: readonly ErrorCode[] = ['signInTooOld', 'notAskedAnew'];

/** SPEC 4.7.1 NewAuthenticationResult, and with it the history of validation results. */
export function* publishValidationResult(
  configId: string,
  validationResult: ValidationResult,
  isRenewProcess: boolean,
): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const isAuthenticated = validationResult === 'Ok';
  const at = ports.clock();
  yield put(
    newAuthenticationResult({ configId, isAuthenticated, validationResult, isRenewProcess, at }),
  );
}
