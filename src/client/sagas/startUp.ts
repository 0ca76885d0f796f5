import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, select } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../oidc/configuration';
import { DEFAULT_ROUTES } from '../../shared/constants';
import type { Ports } from '../browser/ports';
import { selectConfigurations } from '../state/configSlice';
import {
  checkingAuth,
  checkingAuthFinished,
  checkingAuthFinishedWithError,
  productRenewalRequested,
  selectIsSignedIn,
  sessionEnded,
} from '../state/sessionSlice';
import { checkExternalLogin } from './product/doorLogin';
import { clearProduct, endSessionFromElsewhere, publishSignedOut } from './endSession';
import {
  handleCallback,
  publishValidationResult,
  takeCallback,
  type Callback,
} from './provider/callback';
import { requestFreshSignIn, needsFreshSignIn } from './provider/requestFreshSignIn';
import { isLink, linkLogin } from './provider/linkLogin';
import { openPage, restoreNotices } from './carriedNotices';
import { loadProviderTokens } from './provider/providerSession';
import { waitForConfigStatus } from './loadConfig';
import { logFailure } from './logFailure';
import { getExpiryMs, readProductAuth, type ProductAuth } from './product/productRecord';
import {
  fetchUser,
  loadProductTokens,
  publishProduct,
  publishStoredSession,
  publishStoredUser,
  type LoginOutcome,
} from './product/productSession';
import { renewProduct } from './product/renewProduct';
import { toLocalizedRoute } from './provider/returnTo';
import { takeReturn } from './provider/signedOutReturn';
import { SignInError } from './provider/signInError';

/**
 * Find out who is here: an answer of the provider comes first, then what is stored (SPEC 4.5.1 to
 * 4.5.3).
 */
export function* startUp(): SagaIterator<void> {
  yield put(checkingAuth());
  const isConfigured: boolean = yield call(waitForConfigStatus);
  if (!isConfigured) {
    yield put(sessionEnded({ reason: 'notSignedIn', problem: { code: 'configUnavailable' } }));
    return;
  }

  const ports: Ports = yield getContext('ports');
  const configs: readonly SignInConfiguration[] = yield select(selectConfigurations);
  let callback: Callback | null = null;
  try {
    callback = takeCallback(ports, configs);
    const link = callback && isLink(callback) ? callback : null;
    if (callback && !link) yield call(handleCallback, callback);
    const isSignedIn: boolean = yield select(selectIsSignedIn);
    if (!isSignedIn) yield call(restoreSession, configs);
    yield put(checkingAuthFinished({ isAuthenticated: yield select(selectIsSignedIn) }));
    yield call(restoreNotices);
    if (link) yield call(linkLogin, link);
    const isLeftToPage = !link && callback?.config.triggerAuthorizationResultEvent;
    if (callback && !isLeftToPage) yield call(openPage, callback.attempt.returnTo);
    if (!callback) yield call(returnFromSignOut);
  } catch (failure) {
    if (!(failure instanceof SignInError)) throw failure;
    yield call(failedSignIn, failure, callback, configs);
  }
}

/** Back from the provider that the person has signed out at, if they are. */
function* returnFromSignOut(): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const back = takeReturn(ports);
  if (!back) return;
  const isSignedIn: boolean = yield select(selectIsSignedIn);
  if (back.isDeleted && !isSignedIn) yield put(sessionEnded({ reason: 'accountDeleted' }));
  yield call(openPage, back.returnTo);
}

/**
 * Handles a failed sign-in. An answer that belongs to no attempt of ours (a bookmark, a reload, a
 * forged link) changes nothing about a session that is there; one that does has ended it already.
 */
function* failedSignIn(
  { code, result, detail, problem }: SignInError,
  callback: Callback | null,
  configs: readonly SignInConfiguration[],
): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  if (callback && needsFreshSignIn(callback, code) && (yield call(requestFreshSignIn, callback)))
    return;
  if (!callback) {
    const configId = configs[0]?.configId ?? 'signIn';
    logFailure(ports, configId, code, detail);
    if (result) yield call(publishValidationResult, configId, result, false);
    yield call(restoreSession, configs);
  }
  yield put(checkingAuthFinishedWithError(problem));

  const isSignedIn: boolean = yield select(selectIsSignedIn);
  const config = callback?.config ?? configs[0];
  if (config?.triggerAuthorizationResultEvent) return;
  const route = isSignedIn ? config?.postLoginRoute : config?.unauthorizedRoute;
  const returnTo = callback?.attempt.returnTo ?? startPage(ports);
  yield call(openPage, toLocalizedRoute(returnTo, route ?? DEFAULT_ROUTES.unauthorized));
}

/** Returns the start page in the language of the page, as the page left is not known. */
const startPage = (ports: Ports) =>
  ports.language() === ports.firstLanguage() ? DEFAULT_ROUTES.login : `/${ports.language()}/`;

/** Stored auth that is valid, expired or missing: SPEC 4.5.3, 4.5.2, 4.5.1. */
function* restoreSession(configs: readonly SignInConfiguration[]): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  for (const { configId } of configs) yield call(loadProviderTokens, configId);

  const record = readProductAuth(ports);
  if (!record) yield call(loginOutside);
  else if (getExpiryMs(record) > ports.clock()) yield call(resume, record);
  else yield call(loginByRefresh, record);
}

function* resume(record: ProductAuth): SagaIterator<void> {
  yield call(loadProductTokens, record);
  yield call(publishStoredUser);
  yield call(publishProduct, record);
}

function* loginByRefresh(record: ProductAuth): SagaIterator<void> {
  const outcome: LoginOutcome = yield call(renewProduct);
  if (outcome === 'done') yield call(loggedIn);
  if (outcome === 'refused') yield call(loginOutside);
  if (outcome === 'ended') yield call(endSessionFromElsewhere, 'endedElsewhere');
  if (outcome === 'unreachable') {
    yield call(resume, record);
    yield put(productRenewalRequested());
  }
}

/**
 * Logs in outside, where nobody is signed in here; the door may still know the person (SPEC 4.5.1,
 * 4.5.5).
 */
function* loginOutside(): SagaIterator<void> {
  yield call(clearProduct);
  const outcome: LoginOutcome = yield call(checkExternalLogin);
  if (outcome === 'done') yield call(loggedIn);
  else if (outcome === 'ended') yield call(endSessionFromElsewhere, 'signInTooOld');
  else yield call(publishSignedOut, 'notSignedIn');
}

/** SPEC 4.5.4 */
function* loggedIn(): SagaIterator<void> {
  yield call(fetchUser);
  yield call(publishStoredSession);
}
