import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, race, select } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import type { ErrorCode } from '../../../shared/errors';
import type { ValidationResult } from '../../../oidc/validation/validationResult';
import type { Ports } from '../../browser/ports';
import { selectConfiguration } from '../../state/configSlice';
import { newAuthenticationResult } from '../../state/sessionSlice';
import { endSession, publishSignedOut } from '../endSession';
import { logFailure } from '../logFailure';
import { logInByDoor } from '../product/doorLogin';
import { fetchUser, publishStoredSession, type LoginResult } from '../product/productSession';
import { acceptCallback } from './acceptCallback';
import type { Callback } from './callback';
import { needsFreshSignIn } from './requestFreshSignIn';
import { runUntilDeadline, getSignInDeadline, waitUntilDeadline } from './signInDeadline';
import { endProviderSession } from './endProviderSession';
import { updateFlow } from './flowStorage';
import { forgetProvider } from './forgetProvider';
import { SignInError } from './signInError';

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
