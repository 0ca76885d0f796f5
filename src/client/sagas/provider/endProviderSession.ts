import type { SagaIterator } from 'redux-saga';
import { call, put, select } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import { selectConfiguration } from '../../state/configSlice';
import type { EndReason, SignInProblem } from '../../state/session';
import { providerSessionEnded } from '../../state/sessionSlice';
import { endSession } from '../endSession';
import { forgetProvider } from './forgetProvider';

/** Ends the session at one provider; the session of the portal goes on. */
export function* endProviderSession(configId: string, reason: EndReason): SagaIterator<void> {
  yield call(forgetProvider, configId);
  yield put(providerSessionEnded({ configId, reason }));
}

/**
 * Ends what a provider's ended session takes along: the door's takes the portal's with it, another
 * one goes alone.
 */
export function* endProviderSessionFor(
  configId: string,
  reason: EndReason,
  problem: SignInProblem,
): SagaIterator<void> {
  const door: SignInConfiguration | null = yield select(selectConfiguration, undefined);
  if (configId === door?.configId) yield call(endSession, reason, problem);
  else yield call(endProviderSession, configId, reason);
}
