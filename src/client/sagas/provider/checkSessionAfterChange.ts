import type { Action } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { call, fork, getContext, select, take } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import { toProviderOwner, type Vault } from '../../api/vault';
import { selectConfiguration } from '../../state/configSlice';
import type { ProviderSession } from '../../state/session';
import { checkSessionReceived, selectProvider } from '../../state/sessionSlice';
import { TRY_FRAME_ONCE } from './authorizeInFrame';
import { pauseSessionCheck, type SessionCheck, type SessionChecks } from './checkSession';
import { saveRenewedTokens } from './saveRenewedTokens';
import { runExclusiveRenewal } from './runExclusiveRenewal';
import { explainFrameFailure, renewByFrame, type FrameResult } from './renewByFrame';
import { SignInError } from './signInError';

type Received = ReturnType<typeof checkSessionReceived>;

const isChange = (action: Action): action is Received =>
  checkSessionReceived.match(action) && action.payload.message === 'changed';

/**
 * Watches for sessions that have changed at the provider: each change leads to exactly one question
 * who is signed in there now.
 */
export function* watchSessionChanges(): SagaIterator<never> {
  while (true) {
    const { payload }: Received = yield take(isChange);
    const provider: ProviderSession | null = yield select(selectProvider, payload.configId);
    const config: SignInConfiguration | null = yield select(selectConfiguration, payload.configId);
    // A renewal that runs already finds out as well.
    if (config && provider?.status === 'signedIn') yield fork(checkSessionAfterChange, config);
  }
}

/**
 * Asks the provider who is signed in there. The same person: tokens and session state are renewed.
 * Nobody or another person: the session ends (OIDC Session Management §3.1). No answer: the session
 * is kept, and watched again after a rest.
 */
function* checkSessionAfterChange(config: SignInConfiguration): SagaIterator<void> {
  const watches: SessionChecks = yield getContext('watches');
  const watch = watches.get(config.configId);
  const failure: SignInError | null = yield call(runExclusiveRenewal, config, () =>
    ask(config, watch),
  );
  if (failure && watch) yield call(pauseSessionCheck, watch);
}

function* ask(config: SignInConfiguration, watch: SessionCheck | undefined): SagaIterator<void> {
  const vault: Vault = yield getContext('vault');
  const before = vault.tokens(toProviderOwner(config.configId));
  try {
    const answer: FrameResult = yield call(renewByFrame, config, TRY_FRAME_ONCE);
    yield call(saveRenewedTokens, config, before, answer);
  } catch (failure) {
    // A provider that has recognized its session in a frame before is believed when it says that
    // there is none.
    throw signedOutOr(
      watch?.hasMatched ? failure : yield call(explainFrameFailure, config.configId, failure),
    );
  }
}

const signedOutOr = (failure: unknown) =>
  failure instanceof SignInError && failure.code === 'loginRequired'
    ? new SignInError('signedOutAtProvider', failure.circumstances)
    : failure;
