import type { Action } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, race, take } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import { TIMING } from '../../../shared/constants';
import type { ErrorCode } from '../../../shared/errors';
import type { Ports } from '../../browser/ports';
import type { EndReason } from '../../state/session';
import {
  providerSessionEnded,
  sessionEnded,
  signOutRequested,
  silentRenewFailed,
  silentRenewStarted,
} from '../../state/sessionSlice';
import { logFailure } from '../logFailure';
import { endProviderSessionFor } from './endProviderSession';
import { publishValidationResult } from './callback';
import { clearMarker, markRunning } from './renewalMarker';
import { toRenewalOutcome, SignInError } from './signInError';

/**
 * Runs the one renewal of a configuration, marked as running in the store and in what is stored for
 * as long as it lasts (SPEC 4.2.1). The end of the session ends it. Answers why it failed, after
 * the consequences have been drawn.
 */
export function* runExclusiveRenewal(
  config: SignInConfiguration,
  work: () => SagaIterator<void>,
): SagaIterator<SignInError | null> {
  const { configId } = config;
  const ports: Ports = yield getContext('ports');
  yield put(silentRenewStarted({ configId }));
  markRunning(ports, configId);
  try {
    const { failure }: { failure?: SignInError | null } = yield race({
      failure: call(failureOf, work),
      ended: take(createSessionEndMatcher(configId)),
    });
    // Not within the race: what ends the session would end itself half-way.
    if (failure) yield call(conclude, config, failure);
    return failure ?? null;
  } finally {
    clearMarker(ports, configId);
  }
}

/** Any way in which the session at one provider can end. */
export function createSessionEndMatcher(configId: string): (action: Action) => boolean {
  return (action) => {
    if (sessionEnded.match(action)) return true;
    if (providerSessionEnded.match(action)) return action.payload.configId === configId;
    return signOutRequested.match(action) && (action.payload?.configId ?? configId) === configId;
  };
}

/**
 * Returns the failure of the work; a fault of our own must end neither the session nor the
 * watchers.
 */
function* failureOf(work: () => SagaIterator<void>): SagaIterator<SignInError | null> {
  try {
    yield call(work);
    return null;
  } catch (failure) {
    return failure instanceof SignInError ? failure : new SignInError('unexpected');
  }
}

/** After these the session goes on, and the next renewal is left for later. */
const KEEPS_SESSION: readonly ErrorCode[] = [
  'frameSilent',
  'framesBlocked',
  'unexpected',
  // An answer in a frame that says nothing, neither yes nor no.
  'noCode',
  'doubledParameter',
  'malformedCallback',
];

const REASONS: Partial<Record<ErrorCode, EndReason>> = {
  otherPerson: 'otherPerson',
  signedOutAtProvider: 'signedOutAtProvider',
};

/**
 * Concludes a renewal that is refused or invalid: it ends the session where the person is, and
 * navigates nowhere.
 */
function* conclude(config: SignInConfiguration, failure: SignInError): SagaIterator<void> {
  const { configId } = config;
  const { code, detail, result, problem } = failure;
  const ports: Ports = yield getContext('ports');
  logFailure(ports, config, code, detail);
  const outcome = toRenewalOutcome(failure);
  if (outcome === 'unreachable' || KEEPS_SESSION.includes(code)) {
    const notBefore = ports.clock() + TIMING.renewalPauseMs;
    yield put(silentRenewFailed({ configId, code, notBefore }));
    return;
  }
  yield put(silentRenewFailed({ configId, code }));
  if (result) yield call(publishValidationResult, configId, result, true);
  yield call(endProviderSessionFor, configId, REASONS[code] ?? outcome, problem);
}
