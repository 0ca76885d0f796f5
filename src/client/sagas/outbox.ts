import type { Action } from '@reduxjs/toolkit';
import {
  buffers,
  eventChannel,
  type Channel,
  type EventChannel,
  type SagaIterator,
} from 'redux-saga';
import {
  actionChannel,
  call,
  fork,
  getContext,
  put,
  race,
  select,
  take,
  takeEvery,
} from 'redux-saga/effects';
import type { PortalSettings } from '../../shared/contract/settings';
import type { OwnBallot } from '../../shared/contract/have-your-say';
import { TIMING } from '../../shared/constants';
import { portalApi } from '../api/portalApi';
import { isUnreachable, type Problem } from '../api/problem';
import type { Ports, WakeReason } from '../browser/ports';
import { removeAllDrafts } from '../offline/ballotDrafts';
import { ballotsApi } from '../offline/ballotsApi';
import {
  isOutboxKey,
  isWaiting,
  putBallot,
  readOutbox,
  type QueuedBallot,
  type WaitingBallot,
} from '../offline/outbox';
import { outboxSendRequested } from '../offline/outboxEvents';
import type { EndReason, TokenFacts } from '../state/session';
import {
  productSignedIn,
  selectIsRenewalUnreachable,
  selectProductToken,
  sessionEnded,
} from '../state/sessionSlice';
import { settingsReceived } from '../state/settingsSlice';
import { callEndpoint, type EndpointResult } from './callEndpoint';
import { watchConnection } from './outboxConnection';
import { runWithLock } from './tabs/runWithLock';
import { sleep } from './time/sleep';

/**
 * Sends what was cast without a network for the person who cast it, and for nobody else; the pages
 * kept for reading are theirs too.
 */
export function* watchOutbox(): SagaIterator<never> {
  const ports: Ports = yield getContext('ports');
  yield fork(startWorker, ports);
  yield fork(watchConnection);
  yield fork(followOtherTabs);
  yield takeEvery(sessionEnded, forgetPages, ports);

  const asked: Channel<Action> = yield actionChannel(
    [outboxSendRequested.type, productSignedIn.type],
    buffers.sliding(1),
  );
  const wakes: EventChannel<WakeReason> = eventChannel(
    (woke) => ports.onWake(woke),
    buffers.sliding(1),
  );
  let isLeftOver = false;
  while (true) {
    yield race({
      asked: take(asked),
      woken: take(wakes),
      ...(isLeftOver && { later: call(sleep, TIMING.longestRetryMs) }),
    });
    isLeftOver = yield call(sendWaiting);
  }
}

/** Starts the service worker once the portal is open: nothing is kept of one that is not. */
function* startWorker({ worker }: Ports): SagaIterator<void> {
  const isOpen = ({ settings }: { readonly settings: PortalSettings }) => settings.stage === 'open';
  while (!(yield select(isOpen))) yield take(settingsReceived);
  worker.start();
}

/**
 * A session that ran out goes on after the next sign-in, with what was begun; whoever leaves leaves
 * nothing behind.
 */
const BY_WISH: readonly EndReason[] = ['signedOut', 'accountDeleted', 'otherTab', 'otherPerson'];

/** Forgets the kept pages; a session that never was leaves nothing to forget. */
function forgetPages(ports: Ports, { payload }: ReturnType<typeof sessionEnded>): void {
  if (payload.reason === 'notSignedIn') return;
  ports.worker.tellAtOnce({ type: 'forgetPages' });
  if (!BY_WISH.includes(payload.reason)) return;
  removeAllDrafts(ports.localStorage);
  // The push service then refuses what the host still sends, and the host forgets this browser.
  void ports.push.unsubscribe();
}

function* followOtherTabs(): SagaIterator<never> {
  const { onStorage }: Ports = yield getContext('ports');
  const changes: EventChannel<string> = eventChannel(
    (emit) => onStorage((key) => isOutboxKey(key) && emit(key ?? '')),
    buffers.sliding(1),
  );
  while (true) {
    yield take(changes);
    yield put(portalApi.util.invalidateTags(['Outbox']));
  }
}

/** Sends the waiting ballots; true when some are left that a host in trouble could not take. */
function* sendWaiting(): SagaIterator<boolean> {
  const ports: Ports = yield getContext('ports');
  const token: TokenFacts | null = yield select(selectProductToken);
  const subject = token?.subject;
  if (!subject || !readOutbox(ports.localStorage, subject).some(isWaiting)) return false;
  // The session comes first; that it is renewed starts this anew.
  const isRenewalUnreachable: boolean = yield select(selectIsRenewalUnreachable);
  if (isRenewalUnreachable) return false;

  // One tab sends, and stops at once when its person leaves.
  const { isLeftOver } = yield race({
    isLeftOver: call(runWithLock<boolean>, `outbox:${subject}`, () => sendEach(subject)),
    left: call(untilPersonLeaves, subject),
  });
  return isLeftOver === true;
}

function* untilPersonLeaves(subject: string): SagaIterator<void> {
  const token: TokenFacts | null = yield select(selectProductToken);
  if (token?.subject !== subject) return;
  yield take([sessionEnded.type, productSignedIn.type]);
  yield call(untilPersonLeaves, subject);
}

function* sendEach(subject: string): SagaIterator<boolean> {
  const ports: Ports = yield getContext('ports');
  for (const ballot of readOutbox(ports.localStorage, subject).filter(isWaiting)) {
    const reply: EndpointResult<OwnBallot> = yield call(
      callEndpoint,
      ballotsApi.endpoints.castBallot.initiate(ballot, { track: false }),
    );
    putBallot(ports.localStorage, subject, outcomeOf(ballot, reply));
    yield put(portalApi.util.invalidateTags(['Outbox']));
    if (reply.error && isUnreachable(reply.error)) return reply.error.status !== 0;
  }
  return false;
}

/** Refusals that the person, or a renewed page, can clear out of the way. */
const PASSING = ['signInRequired', 'invalidToken', 'antiForgery', 'termsNotAccepted', 'notOpen'];

/**
 * Returns what is kept of a ballot after a try. Once the host has decided, the answers are kept no
 * longer.
 */
function outcomeOf(
  { answers, token, reason: _, state: __, ...kept }: WaitingBallot,
  { data, error }: EndpointResult<OwnBallot>,
): QueuedBallot {
  const cast = token === undefined ? { answers } : { answers, token };
  if (data) return { ...kept, state: 'counted', receipt: data.receipt };
  if (mayPass(error)) return { ...kept, state: 'waiting', ...cast, reason: reasonOf(error) };
  return { ...kept, state: 'refused', code: error.code };
}

const mayPass = (error: Problem) => isUnreachable(error) || PASSING.includes(error.code);
const reasonOf = (error: Problem) => (isUnreachable(error) ? null : error.code);
