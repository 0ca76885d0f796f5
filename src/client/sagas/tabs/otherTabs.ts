import { eventChannel, type EventChannel, type SagaIterator } from 'redux-saga';
import { call, getContext, put, select, take } from 'redux-saga/effects';
import { STORAGE_KEYS } from '../../../shared/constants';
import type { Vault } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import { selectIsSignedIn, userDataChanged } from '../../state/sessionSlice';
import { forgetProviders, publishSignedOut } from '../endSession';
import { readProductAuth, readStoredUser } from '../product/productRecord';
import { holdProduct, publishProduct } from '../product/productSession';

/** The key that another tab changed; null when it cleared everything. */
type Changed = { readonly key: string | null };

/** What happens to a session in one tab happens in all of them. */
export function* watchOtherTabs(): SagaIterator<never> {
  const ports: Ports = yield getContext('ports');
  const changes: EventChannel<Changed> = eventChannel((emit) =>
    ports.onStorage((key) => emit({ key })),
  );
  while (true) {
    const { key }: Changed = yield take(changes);
    if (key === null || key === STORAGE_KEYS.productAuth) yield call(followAuth);
    if (key === STORAGE_KEYS.user) yield call(followUser);
  }
}

function* followAuth(): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const record = readProductAuth(ports);
  if (!record) {
    yield call(followSignOut);
    return;
  }
  yield call(holdProduct, record);
  yield call(followUser);
  yield call(publishProduct, record);
}

/** The other tab has cleared the records, revoked the tokens and told the door. */
function* followSignOut(): SagaIterator<void> {
  const isSignedIn: boolean = yield select(selectIsSignedIn);
  if (!isSignedIn) return;
  const vault: Vault = yield getContext('vault');
  vault.forget('product');
  yield call(forgetProviders);
  yield call(publishSignedOut, 'otherTab');
}

function* followUser(): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  yield put(userDataChanged({ user: readStoredUser(ports) }));
}
