import type { SagaIterator } from 'redux-saga';
import { call, getContext } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import { TIMING } from '../../../shared/constants';
import type { Ports } from '../../browser/ports';
import { pauseUntilOnline, sleep } from '../time/sleep';
import type { SignInError } from './signInError';

type Retrying = Pick<SignInConfiguration, 'refreshTokenRetryInSeconds'>;

const MOST_JITTER = 0.2;

/**
 * Wait before a renewal that did not reach the provider is tried again. Without a network: as long
 * as SPEC 9.11 says, shorter if the device comes online, and never while it is known to be offline.
 * A provider that is in trouble is asked less and less often, and not before the time that it has
 * named (RFC 9110 §10.2.3). `failures` counts from 1; `leadMs` is what the next try needs before
 * its request goes out.
 */
export function* pauseBeforeRetry(
  config: Retrying,
  failure: SignInError,
  failures: number,
  leadMs: number,
): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const retryMs = config.refreshTokenRetryInSeconds * 1_000;
  if (hasAnswered(failure)) {
    const retryAfterMs = failure.circumstances.retryAfterMs ?? 0;
    const pauseMs = Math.max(retryAfterMs, getBackoffMs(retryMs, failures, ports.random));
    yield call(sleep, pauseMs - leadMs);
    return;
  }
  yield call(pauseUntilOnline, retryMs - leadMs);
}

/** Tells whether the provider did answer: the detail is then its HTTP status. */
const hasAnswered = ({ detail }: SignInError) => Number(detail) >= 400;

/**
 * Twice as long after every failure. All but the first pause are up to a fifth longer, so that
 * those whom the same outage has hit do not come back at the same moment.
 */
export function getBackoffMs(retryMs: number, failures: number, random: Ports['random']): number {
  const plain = Math.min(retryMs * 2 ** (failures - 1), TIMING.longestRetryMs);
  const jitter = failures === 1 ? 0 : (MOST_JITTER * (random(1)[0] ?? 0)) / 255;
  return Math.min(plain * (1 + jitter), TIMING.longestRetryMs);
}
