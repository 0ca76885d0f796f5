import { buffers, eventChannel, type EventChannel, type SagaIterator } from 'redux-saga';
import { call, fork, getContext, put, select, take, takeEvery } from 'redux-saga/effects';
import { STORAGE_KEYS } from '../../../shared/constants';
import type { Vault } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import type { EndReason, TokenFacts } from '../../state/session';
import {
  productSignedIn,
  selectEndReason,
  selectIsSignedIn,
  selectProductToken,
  sessionEnded,
  userDataChanged,
} from '../../state/sessionSlice';
import { endSession } from '../endSession';
import { readProductAuth, readStoredUser } from '../product/productRecord';
import { loadProductTokens, publishProduct } from '../product/productSession';
import { openTabChannel, postToOtherTabs, type TabMessage } from './tabChannel';
import { adoptTokens, replyWithTokens, watchOwnTokens, type TokenLineages } from './tokenExchange';

type SignedOut = Extract<TabMessage, { type: 'signedOut' }>;

/** The key that another tab changed; null when it cleared everything. */
type IncomingMessage = TabMessage | { readonly type: 'stored'; readonly key: string | null };

/** Watches the other tabs: what happens to a session in one tab happens in all of them. */
export function* watchOtherTabs(): SagaIterator<never> {
  const ports: Ports = yield getContext('ports');
  const lineages: TokenLineages = new Map();
  yield fork(watchOwnTokens, lineages);
  yield fork(tellSignOut);
  const heard: EventChannel<IncomingMessage> = eventChannel((emit) => {
    const stopListening = ports.onStorage((key) => emit({ type: 'stored', key }));
    const { close } = openTabChannel(ports, emit);
    return () => {
      stopListening();
      close();
    };
  }, buffers.expanding(4));
  while (true) yield call(follow, lineages, yield take(heard));
}

function* follow(lineages: TokenLineages, heard: IncomingMessage): SagaIterator<void> {
  if (heard.type === 'stored') yield call(followStorage, heard.key);
  if (heard.type === 'signedOut') yield call(followSignOut, heard);
  if (heard.type === 'wantTokens') yield call(replyWithTokens, lineages, heard);
  if (heard.type === 'tokens') yield call(adoptTokens, heard);
}

function* followStorage(key: string | null): SagaIterator<void> {
  if (key === null || key === STORAGE_KEYS.productAuth) yield call(adoptStoredSession);
  if (key === STORAGE_KEYS.user) yield call(followUser);
}

/** Make the session of this tab the one that is stored: ended, renewed or another person's. */
export function* adoptStoredSession(): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const vault: Vault = yield getContext('vault');
  const record = readProductAuth(ports);
  if (!record) {
    yield call(endHere);
    return;
  }
  const isHeld = record.access_token === vault.tokens('product')?.accessToken;
  yield call(loadProductTokens, record);
  yield call(followUser);
  if (!isHeld) yield call(publishProduct, record);
}

/** Ends the session here because the other tab has revoked the tokens and told the door. */
function* endHere(): SagaIterator<void> {
  const isSignedIn: boolean = yield select(selectIsSignedIn);
  if (isSignedIn) yield call(endSession, 'otherTab');
}

/** Ends the session as ended elsewhere: what the storage told before is told better now. */
function* endAsElsewhere(): SagaIterator<void> {
  const isSignedIn: boolean = yield select(selectIsSignedIn);
  const ended: EndReason | null = yield select(selectEndReason);
  if (isSignedIn || ended === 'otherTab') {
    yield call(endSession, 'endedElsewhere', { code: 'endedElsewhere' });
  }
}

/**
 * Follows the sign-out of another tab. Where storage is blocked, the record of this tab is its own
 * and has to go as well.
 */
function* followSignOut({ subject, isElsewhere }: SignedOut): SagaIterator<void> {
  const own: TokenFacts | null = yield select(selectProductToken);
  // A token that does not say whose it is counts as that person's.
  if (subject && own?.subject && own.subject !== subject) return;

  const ports: Ports = yield getContext('ports');
  const vault: Vault = yield getContext('vault');
  const stored = readProductAuth(ports)?.access_token;
  // A session that began after that sign-out is not ended by it.
  const isNewer = stored !== undefined && stored !== vault.tokens('product')?.accessToken;
  if (isNewer) yield call(adoptStoredSession);
  else yield call(isElsewhere ? endAsElsewhere : endHere);
}

function* followUser(): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  yield put(userDataChanged({ user: readStoredUser(ports) }));
}

const WISHED: readonly EndReason[] = ['signedOut', 'accountDeleted'];

/** Tell the other tabs that the person has signed out here, or has left for good. */
function* tellSignOut(): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  let signedIn: TokenFacts | null = null;
  yield takeEvery(productSignedIn, ({ payload }) => {
    signedIn = payload;
  });
  yield takeEvery(sessionEnded, ({ payload: { reason } }) => {
    if (WISHED.includes(reason) && signedIn) {
      postToOtherTabs(ports, { v: 1, type: 'signedOut', subject: signedIn.subject });
    }
    signedIn = null;
  });
}
