import type { SagaIterator } from 'redux-saga';
import { call, getContext, select } from 'redux-saga/effects';
import type { ErrorCode } from '../../../shared/errors';
import type { Ports } from '../../browser/ports';
import type { EndReason, SignInRequest } from '../../state/session';
import { selectEndReason } from '../../state/sessionSlice';
import { publishSignedOut } from '../endSession';
import type { Callback } from './callback';
import {
  createAuthorizeRequest,
  type PendingAuthorizeRequest,
  type AuthorizeOptions,
} from './authorize';
import { SignInError } from './signInError';

/** Ends that the provider does not know of. */
const UNKNOWN_THERE: readonly (EndReason | null)[] = ['endedElsewhere', 'signedOutHere'];

/**
 * Returns the wishes of a sign-in. Where the provider does not know that the session was ended, it
 * has to let the person sign in even if it knows them (OIDC Core §3.1.2.1, `prompt=login`): nothing
 * older than the end is exchanged.
 */
export function* getAuthorizeOptions(request: SignInRequest): SagaIterator<AuthorizeOptions> {
  const ended: EndReason | null = yield select(selectEndReason);
  return UNKNOWN_THERE.includes(ended) ? { ...request, prompt: 'login' } : request;
}

/**
 * Tells whether to ask the provider anew: it knew the person, who signed in there before an end.
 * One that was asked anew fails by another code.
 */
export const needsFreshSignIn = ({ attempt }: Callback, code: ErrorCode): boolean =>
  code === 'signInTooOld' && attempt.kind === 'redirect';

/**
 * Go to the provider once more, for a sign-in of now; the page to come back to stays the one it
 * was. False when it could not be asked: that has been published.
 */
export function* requestFreshSignIn({ config, attempt }: Callback): SagaIterator<boolean> {
  const ports: Ports = yield getContext('ports');
  try {
    const wishes = { prompt: 'login' } as const;
    const { url }: PendingAuthorizeRequest = yield call(
      createAuthorizeRequest,
      config,
      'redirect',
      attempt.returnTo,
      wishes,
    );
    ports.location.assign(url);
    return true;
  } catch (failure) {
    if (!(failure instanceof SignInError)) throw failure;
    yield call(publishSignedOut, 'endedElsewhere', failure.problem);
    return false;
  }
}
