import { buffers, channel, type Channel, type SagaIterator } from 'redux-saga';
import { call, getContext, race, take } from 'redux-saga/effects';
import { parseCallback, type CallbackParams } from '../../../oidc/callbackParams';
import type { SignInConfiguration } from '../../../oidc/configuration';
import { HELPER_PAGES, TIMING } from '../../../shared/constants';
import { parseCallbackMessage } from '../../../shared/callbackMessage';
import type { Ports, WindowMessage } from '../../browser/ports';
import { sleep } from '../time/sleep';
import type { Callback } from './callback';
import { createAttempt, takeAttempt } from './attempts';
import { createAuthorizeUrl } from './authorize';
import type { Attempt } from './flowStorage';
import { SignInError } from './signInError';

export interface FrameRetryPolicy {
  /** The pauses before the second, third … try of a frame that does not answer, milliseconds. */
  readonly pausesMs: readonly number[];
}

/** SPEC 9.13: three more tries. */
export const RETRY_FRAME: FrameRetryPolicy = { pausesMs: TIMING.frameRetriesMs };
export const TRY_FRAME_ONCE: FrameRetryPolicy = { pausesMs: [] };

/**
 * Ask the provider in a hidden frame, without a word to the person (SPEC 2.8; OIDC Core §3.1.2.1
 * `prompt=none`).
 * @throws SignInError `frameSilent` after the last try
 */
export function* authorizeInFrame(
  config: SignInConfiguration,
  { pausesMs }: FrameRetryPolicy,
): SagaIterator<Callback> {
  for (const pauseMs of [0, ...pausesMs]) {
    if (pauseMs > 0) yield call(sleep, pauseMs);
    const callback: Callback | null = yield call(askOnce, config);
    if (callback) return callback;
  }
  throw new SignInError('frameSilent');
}

/**
 * Asks in a frame once; null when the frame has not answered within `silentRenewTimeoutInSeconds`
 * (SPEC 9.8).
 */
function* askOnce(config: SignInConfiguration): SagaIterator<Callback | null> {
  const ports: Ports = yield getContext('ports');
  const attempt = createAttempt(ports, withRenewalPage(ports, config), 'silentRenew', {
    returnTo: '',
  });
  try {
    const address: string = yield call(createAuthorizeUrl, config, attempt, { prompt: 'none' });
    const { callback }: { callback?: Callback } = yield race({
      callback: call(answerTo, config, attempt, address),
      late: call(sleep, config.silentRenewTimeoutInSeconds * 1_000),
    });
    return callback ?? null;
  } finally {
    takeAttempt(ports, config, attempt.state);
  }
}

function* answerTo(
  config: SignInConfiguration,
  attempt: Attempt,
  address: string,
): SagaIterator<Callback> {
  const ports: Ports = yield getContext('ports');
  const heard: Channel<WindowMessage> = channel(buffers.sliding(10));
  const frame = ports.openFrame(`silent-renew-${config.configId}`, heard.put);
  try {
    frame.navigate(address);
    const params: CallbackParams = yield call(answerHeard, heard, attempt.state);
    return { config, params, attempt };
  } finally {
    frame.close();
    heard.close();
  }
}

/**
 * Wait for the answer. What does not come from our own page, or answers another request, is not for
 * us, and the frame goes on waiting; after an answer of ours that is of no use nothing better
 * comes.
 * @throws SignInError `noCode`, `doubledParameter`, `malformedCallback`
 */
function* answerHeard(heard: Channel<WindowMessage>, state: string): SagaIterator<CallbackParams> {
  const ports: Ports = yield getContext('ports');
  const ownOrigin = new URL(ports.location.href()).origin;
  while (true) {
    const { origin, data }: WindowMessage = yield take(heard);
    const url = origin === ownOrigin ? parseCallbackMessage(data, 'silent-renew', state) : null;
    if (url === null) continue;
    const params = parseCallback(url);
    if ('refused' in params) throw new SignInError(params.refused);
    if (!params.code && !params.error) throw new SignInError('noCode');
    return params;
  }
}

/**
 * Returns the configuration with a page for silent renewals; where none is configured, the portal's
 * own is meant.
 */
function withRenewalPage(ports: Ports, config: SignInConfiguration): SignInConfiguration {
  if (config.silentRenewUrl) return config;
  const redirectUrl = new URL(config.redirectUrl, ports.location.href());
  return { ...config, silentRenewUrl: new URL(HELPER_PAGES.silentRenew, redirectUrl).href };
}
