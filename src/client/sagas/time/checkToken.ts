import type { SagaIterator } from 'redux-saga';
import { getContext, put, select } from 'redux-saga/effects';
import { TIMING } from '../../../shared/constants';
import type { Ports } from '../../browser/ports';
import {
  productRenewalRequested,
  selectProductToken,
  selectSessionStatus,
  tokenExpired,
  type SessionStatus,
  type TokenFacts,
} from '../../state/sessionSlice';

/** Ask for a renewal as soon as the product token has expired (SPEC 9.10, 9.12); never while one is under way. */
export function* checkToken(): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const status: SessionStatus = yield select(selectSessionStatus);
  const facts: TokenFacts | null = yield select(selectProductToken);
  const expiresAt = facts?.expiresAt ?? Infinity;
  const isDue = expiresAt - TIMING.renewBeforeExpiryMs <= ports.clock();
  if (status !== 'signedIn' || !isDue) return;

  yield put(tokenExpired({ configId: null }));
  yield put(productRenewalRequested());
}
