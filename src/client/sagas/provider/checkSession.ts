import type { Action } from '@reduxjs/toolkit';
import { buffers, channel, type Channel, type SagaIterator } from 'redux-saga';
import { call, fork, getContext, put, race, select, take } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import type { WellKnownEndpoints } from '../../../oidc/discovery';
import { TIMING } from '../../../shared/constants';
import { SIGN_IN_LIMITS } from '../../../shared/signInConstants';
import type { ErrorCode } from '../../../shared/errors';
import type { Frame, Ports, WindowMessage } from '../../browser/ports';
import { selectConfiguration } from '../../state/configSlice';
import type { ProviderSession } from '../../state/session';
import {
  checkSessionReceived,
  providerSignedIn,
  selectProvider,
  silentRenewFailed,
} from '../../state/sessionSlice';
import { logFailure } from '../logFailure';
import { sleep } from '../time/sleep';
import { readFlow } from './flowStorage';
import { getWellKnownEndpoints } from './loadWellKnown';
import { createSessionEndMatcher } from './runExclusiveRenewal';
import { SignInError } from './signInError';

/**
 * The frame that asks one provider whether its session has changed (OIDC Session Management §3).
 */
export interface SessionCheck {
  readonly config: SignInConfiguration;
  readonly endpoint: string;
  readonly origin: string;
  readonly frame: Frame;
  /** A beat has come that the frame was not loaded for. */
  isDue: boolean;
  /** Beats since the last answer. */
  unanswered: number;
  /** The warning about the present streak of unanswered beats has been given. */
  isSilenceTold: boolean;
  last: Message | null;
  /** True once the frame has said `unchanged`: the provider sees its session in a frame. */
  hasMatched: boolean;
  /** The session state that the frame could not read: it is not asked about again. */
  refused: string | null;
  /** No beats before this time of the monotonic clock. */
  restsUntil: number;
}

/** By configId. Frames are nothing for the store: they live in the context of the sagas. */
export type SessionChecks = Map<string, SessionCheck>;

const MESSAGES = ['unchanged', 'changed', 'error'] as const;
type Message = (typeof MESSAGES)[number];
type Loaded = 'loaded';

/** Watch the provider of every session that wants it, as long as the session lasts (SPEC 2.9). */
export function* watchProviderSessions(): SagaIterator<never> {
  while (true) {
    const { payload }: ReturnType<typeof providerSignedIn> = yield take(providerSignedIn);
    const config: SignInConfiguration | null = yield select(selectConfiguration, payload.configId);
    if (config?.startCheckSession) yield fork(watchSession, config);
  }
}

function* watchSession(config: SignInConfiguration): SagaIterator<void> {
  const endpoint: string | null = yield call(watchableEndpoint, config);
  const watches: SessionChecks = yield getContext('watches');
  if (endpoint === null || watches.has(config.configId)) return;

  const ports: Ports = yield getContext('ports');
  const heard: Channel<WindowMessage> = channel(buffers.sliding(10));
  const loaded: Channel<Loaded> = channel(buffers.sliding(1));
  const frame = ports.openFrame(`check-session-${config.configId}`, heard.put, () =>
    loaded.put('loaded'),
  );
  const watch = newWatch(config, endpoint, frame);
  watches.set(config.configId, watch);
  try {
    frame.navigate(endpoint);
    yield race({
      heard: call(hear, watch, heard),
      loaded: call(askLoaded, watch, loaded),
      over: take(endsWatch(config.configId)),
    });
  } finally {
    watches.delete(config.configId);
    frame.close();
    heard.close();
    loaded.close();
  }
}

/**
 * Returns the endpoint of the frame; null when the provider offers none, gave no session state, or
 * is known not to see its session in frames.
 */
function* watchableEndpoint(config: SignInConfiguration): SagaIterator<string | null> {
  const ports: Ports = yield getContext('ports');
  const { session_state, areFramesBlocked } = readFlow(ports, config.configId);
  if (!session_state || areFramesBlocked) return null;
  try {
    const { checkSessionIframe }: WellKnownEndpoints = yield call(getWellKnownEndpoints, config);
    if (URL.canParse(checkSessionIframe)) return checkSessionIframe;
    logFailure(ports, config, 'noCheckSessionFrame');
  } catch (failure) {
    const { code, detail } =
      failure instanceof SignInError ? failure : new SignInError('unexpected');
    logFailure(ports, config, code, detail);
  }
  return null;
}

const newWatch = (config: SignInConfiguration, endpoint: string, frame: Frame): SessionCheck => ({
  config,
  endpoint,
  origin: new URL(endpoint).origin,
  frame,
  isDue: true,
  unanswered: 0,
  isSilenceTold: false,
  last: null,
  hasMatched: false,
  refused: null,
  restsUntil: 0,
});

function endsWatch(configId: string): (action: Action) => boolean {
  const endsSession = createSessionEndMatcher(configId);
  const BLOCKED: ErrorCode = 'framesBlocked';
  return (action) =>
    endsSession(action) ||
    (silentRenewFailed.match(action) &&
      action.payload.configId === configId &&
      action.payload.code === BLOCKED);
}

/**
 * Runs a beat of every watch (SPEC 9.14): asks, and warns once when more than three questions are
 * unanswered (SPEC 9.16).
 */
export function* checkProviderSessions(): SagaIterator<void> {
  const watches: SessionChecks = yield getContext('watches');
  for (const watch of watches.values()) {
    watch.isDue = true;
    yield* ask(watch);
  }
}

/** Asks when the frame has loaded, where a beat found it still loading, the first one as a rule. */
function* askLoaded(watch: SessionCheck, loaded: Channel<Loaded>): SagaIterator<never> {
  while (true) {
    yield take(loaded);
    if (watch.isDue) yield* ask(watch);
  }
}

function* ask(watch: SessionCheck): SagaIterator<void> {
  const { config, frame, origin } = watch;
  const ports: Ports = yield getContext('ports');
  const provider: ProviderSession | null = yield select(selectProvider, config.configId);
  const { session_state: sessionState } = readFlow(ports, config.configId);
  const isResting = ports.monotonic() < watch.restsUntil || provider?.status !== 'signedIn';
  if (isResting || !sessionState || sessionState === watch.refused || !frame.isLoaded()) return;

  watch.isDue = false;
  frame.post(`${config.clientId} ${sessionState}`, origin);
  watch.unanswered += 1;
  if (watch.unanswered <= SIGN_IN_LIMITS.outstandingHeartbeats || watch.isSilenceTold) return;
  watch.isSilenceTold = true;
  logFailure(ports, config, 'checkSessionSilent');
}

/**
 * Load the frames anew (SPEC 9.15): a frame that has lost its way comes back by itself. Half-way
 * between two beats, as a frame that is being loaded would leave one unanswered.
 */
export function* reloadSessionFrames(): SagaIterator<void> {
  yield call(sleep, TIMING.sessionHeartbeatMs / 2);
  const watches: SessionChecks = yield getContext('watches');
  for (const { frame, endpoint } of watches.values()) frame.navigate(endpoint);
}

/** Only the provider's own origin is believed, and only the three words that it may say. */
function* hear(watch: SessionCheck, heard: Channel<WindowMessage>): SagaIterator<never> {
  while (true) {
    const { origin, data }: WindowMessage = yield take(heard);
    const message = MESSAGES.find((one) => one === data);
    if (message && origin === watch.origin) yield* answered(watch, message);
  }
}

function* answered(watch: SessionCheck, message: Message): SagaIterator<void> {
  const { config, last } = watch;
  Object.assign(watch, { unanswered: 0, isSilenceTold: false, last: message });
  if (message === last) {
    // A change that a check has not settled is looked at again, but not at every beat.
    if (message === 'changed') yield call(pauseSessionCheck, watch);
    return;
  }
  if (message === 'unchanged') watch.hasMatched = true;
  if (message === 'error') yield call(giveUp, watch);
  yield put(checkSessionReceived({ configId: config.configId, message }));
}

/**
 * Gives up a session state that the frame cannot read: it is asked again when there is another one.
 */
function* giveUp(watch: SessionCheck): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const { config } = watch;
  watch.refused = readFlow(ports, config.configId).session_state ?? null;
  logFailure(ports, config, 'checkSessionError');
}

/** Leave the frame alone for a while; what it says then counts as new. */
export function* pauseSessionCheck(watch: SessionCheck): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  watch.restsUntil = ports.monotonic() + TIMING.renewalPauseMs;
  watch.last = null;
}
