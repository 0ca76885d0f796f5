import type { SagaIterator } from 'redux-saga';
import { call, getContext, put } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import type { Ports } from '../../browser/ports';
import { silentRenewFailed } from '../../state/sessionSlice';
import { logFailure } from '../logFailure';
import { pauseBeforeRetry } from './retryPause';
import { toRenewalOutcome, SignInError } from './signInError';

/**
 * Repeats a part of a renewal, after a pause, until the provider can be reached (SPEC 9.11): one
 * that cannot be reached ends no session. The failure is told once. A token request that timed out
 * is not made again at once: its refresh token may be used up.
 * @param leadMs how long the work takes until its request goes out
 * @throws SignInError for every other failure
 */
export function* retryUntilReachable<T>(
  config: SignInConfiguration,
  work: () => SagaIterator<T>,
  leadMs = 0,
): SagaIterator<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return yield call(work);
    } catch (failure) {
      if (!(failure instanceof SignInError) || toRenewalOutcome(failure) !== 'unreachable')
        throw failure;
      if (failure.circumstances.isTimedOut) throw failure;
      if (failures === 1) yield call(tell, config, failure);
      yield call(pauseBeforeRetry, config, failure, failures, leadMs);
    }
  }
}

function* tell(config: SignInConfiguration, { code, detail }: SignInError): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  logFailure(ports, config, code, detail);
  yield put(silentRenewFailed({ configId: config.configId, code, goesOn: true }));
}
