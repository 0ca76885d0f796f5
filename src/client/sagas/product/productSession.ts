import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, select } from 'redux-saga/effects';
import type { FormFields } from '../../../oidc/tokenFields';
import { TIMING } from '../../../shared/constants';
import { CONNECT_PATHS } from '../../../shared/signInConstants';
import type { ErrorCode } from '../../../shared/errors';
import { identityApi } from '../../api/identityApi';
import { isUnreachable, type Problem } from '../../api/problem';
import type { Vault } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import { selectEnvironment, type Environment } from '../../state/configSlice';
import type { TokenFacts } from '../../state/session';
import {
  productSignedIn,
  sessionNotStored,
  selectProductToken,
  userDataChanged,
} from '../../state/sessionSlice';
import { readUser, type User } from '../../state/user';
import { refetchVisitorData, resetApiCache } from './apiCache';
import { callEndpoint, type EndpointResult } from '../callEndpoint';
import { logFailure } from '../logFailure';
import {
  getExpiryMs,
  toProductAuth,
  readProductAuth,
  readStoredUser,
  saveProductAuth,
  saveUser,
  getSubject,
  toTokens,
  type ProductAuth,
} from './productRecord';
import { requestToken, type TokenResult } from '../requestToken';
import { createTokenFacts } from '../tokenFacts';

/**
 * `refused`: the server says no. `challenged`: it asks for a second factor. `ended`: it
 * says that somebody asked for the end, after which only a sign-in helps. `unreachable`: it could
 * not be asked, and the answer may yet be yes.
 */
export type LoginOutcome = 'done' | 'refused' | 'challenged' | 'ended' | 'unreachable';

export interface LoginResult {
  readonly outcome: LoginOutcome;
  /** Time for which the sign-in server asked to be left alone, milliseconds. */
  readonly retryAfterMs: number;
  /** Cause of the failure; null when it worked. */
  readonly code: ErrorCode | null;
  /** The vault gives for it the token that a second factor is sent with, and its kinds. */
  readonly ticket?: string;
}

const LOGIN_FAILED = {
  refused: 'renewalRefused',
  ended: 'signInTooOld',
  unreachable: 'signInServerUnreachable',
} as const satisfies Record<string, ErrorCode>;

/**
 * Asks for the product tokens at {base}/connect/token and saves what comes (SPEC 7.1, 4.5.4);
 * nothing is published yet. The answer says for how long the sign-in server wishes to be left alone
 * where it could not answer.
 */
export function* requestProductTokens(
  fields: FormFields,
  refused: ErrorCode = LOGIN_FAILED.refused,
): SagaIterator<LoginResult> {
  const ports: Ports = yield getContext('ports');
  const { baseUrl }: Environment = yield select(selectEnvironment);
  const { data, error }: TokenResult = yield call(
    requestToken,
    `${baseUrl}${CONNECT_PATHS.token}`,
    fields,
  );
  if (error?.code === MFA_REQUIRED && error.ticket !== undefined)
    return { outcome: 'challenged', retryAfterMs: 0, code: null, ticket: error.ticket };
  const record = data && toProductAuth(data, ports.clock(), fields['refresh_token']);
  if (!record) {
    const outcome = outcomeOf(error);
    const code = {
      refused: () => CODE_REFUSALS.find((code) => code === error?.code) ?? refused,
      ended: () => (fields['refresh_token'] ? 'endedElsewhere' : LOGIN_FAILED.ended),
      unreachable: () => unreachableCode(error),
    }[outcome]();
    logFailure(ports, 'product', code, error?.code);
    // A refresh token whose request timed out may be used up: it is left alone for a while.
    const isSpent = error?.isTimedOut && fields['refresh_token'];
    const retryAfterMs = isSpent ? TIMING.renewalPauseMs : (error?.retryAfterMs ?? 0);
    return { outcome, retryAfterMs, code };
  }
  const { isStored, fitsCookie } = saveProductAuth(ports, record);
  if (!fitsCookie) logFailure(ports, 'product', 'cookieTooLarge');
  // Told when a session begins, not with every renewal of it.
  if (!isStored && !fields['refresh_token']) {
    logFailure(ports, 'product', 'storageFull');
    yield put(sessionNotStored());
  }
  yield call(loadProductTokens, record);
  return { outcome: 'done', retryAfterMs: 0, code: null };
}

/** Answer to the right password of an account with a second factor. */
const MFA_REQUIRED = 'mfa_required';
/** Refusals of a second factor, in the host's words. */
const CODE_REFUSALS = [
  'wrongCode',
  'wrongPasskey',
  'signInExpired',
] as const satisfies readonly ErrorCode[];

/** OpenID Connect Core §3.1.2.6, as the portal's own sign-in server answers it. */
const LOGIN_REQUIRED = 'login_required';

function outcomeOf(error: Problem | undefined): Exclude<LoginOutcome, 'done' | 'challenged'> {
  if (error && isUnreachable(error)) return 'unreachable';
  return error?.code === LOGIN_REQUIRED ? 'ended' : 'refused';
}

const TOO_MANY_REQUESTS = 429;
function unreachableCode(error: Problem | undefined): ErrorCode {
  if (error?.code === 'doorMisconfigured') return error.code;
  if (error?.status !== TOO_MANY_REQUESTS) return LOGIN_FAILED.unreachable;
  return error.code === 'tooManyFromNetwork' ? 'tooManyFromNetwork' : 'tooManyTries';
}

/** Take a record's tokens into the vault. */
export function* loadProductTokens(record: ProductAuth): SagaIterator<void> {
  const vault: Vault = yield getContext('vault');
  vault.keep('product', toTokens(record));
}

/** Publish the session of the stored record, if there is one. */
export function* publishStoredSession(): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const record = readProductAuth(ports);
  if (record) yield call(publishProduct, record);
}

/** Publish that the product session stands on this record. */
export function* publishProduct(record: ProductAuth): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const before: TokenFacts | null = yield select(selectProductToken);
  // Before anything is waited for: nobody sees what was answered to another person.
  if (before?.subject && before.subject !== getSubject(record)) yield call(resetApiCache);
  const facts: TokenFacts = yield call(createTokenFacts, ports, record.access_token, {
    expiresAt: getExpiryMs(record),
    scope: record.scope,
  });
  yield put(productSignedIn(facts));
  if (!before) yield call(refetchVisitorData);
}

/**
 * Fetch the user record, store it and publish it; a failure is logged and publishes no user (SPEC
 * 4.5.4, 8.2).
 */
export function* fetchUser(): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const { baseUrl }: Environment = yield select(selectEnvironment);
  const url = `${baseUrl}${CONNECT_PATHS.userInfo}`;
  const { data, error }: EndpointResult<Readonly<Record<string, unknown>>> = yield call(
    callEndpoint,
    identityApi.endpoints.getUserInfo.initiate({ url, owner: 'product' }, { forceRefetch: true }),
  );
  const user = readUser(data);
  if (user && data) saveUser(ports, data);
  else logFailure(ports, 'product', 'userInfoFailed', error?.status);
  yield put(userDataChanged({ user }));
}

/**
 * SPEC 4.5.3: publish the stored user; one that was never stored, or is another person, is fetched.
 */
export function* publishStoredUser(): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const user: User | null = readStoredUser(ports);
  if (user) yield put(userDataChanged({ user }));
  else yield call(fetchUser);
}
