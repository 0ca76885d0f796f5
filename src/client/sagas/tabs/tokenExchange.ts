import type { Action } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, race, take, takeEvery } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import { TIMING } from '../../../shared/constants';
import { toProviderOwner, type Vault } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import type { TokenFacts } from '../../state/session';
import { providerSessionEnded, providerSignedIn, sessionEnded } from '../../state/sessionSlice';
import { updateFlow, readFlow } from '../provider/flowStorage';
import { loadProviderTokens } from '../provider/providerSession';
import { sleep } from '../time/sleep';
import { createTokenFacts } from '../tokenFacts';
import { postToOtherTabs, type TabMessage } from './tabChannel';

/** Refresh tokens of one provider that this tab knows since the person signed in. */
interface Lineage {
  readonly refreshToken: string;
  readonly subject: string | null;
  /** Fingerprints of those before it. */
  readonly usedUp: Set<string>;
}

/** By configId. */
export type TokenLineages = Map<string, Lineage>;

type Message<T extends TabMessage['type']> = Extract<TabMessage, { type: T }>;
type Held = ReturnType<typeof providerSignedIn>;

/**
 * Watches this tab's tokens. A duplicated tab has a copy of the session storage, and with it the
 * same refresh token, which works only once. So every tab tells the others what it has renewed, and
 * remembers it for a tab that was not there to hear it.
 */
export function* watchOwnTokens(lineages: TokenLineages): SagaIterator<void> {
  yield takeEvery(providerSignedIn, followRenewal, lineages);
  yield takeEvery(providerSessionEnded, ({ payload }) => lineages.delete(payload.configId));
  yield takeEvery(sessionEnded, () => lineages.clear());
}

function* followRenewal(lineages: TokenLineages, { payload }: Held): SagaIterator<void> {
  const { configId, idToken } = payload;
  const vault: Vault = yield getContext('vault');
  const refreshToken = vault.tokens(toProviderOwner(configId))?.refreshToken;
  if (!refreshToken) return;

  const subject = idToken?.subject ?? null;
  const before = lineages.get(configId);
  const isRenewal = before?.subject === subject;
  const usedUp = isRenewal ? before.usedUp : new Set<string>();
  lineages.set(configId, { refreshToken, subject, usedUp });
  if (!isRenewal || before.refreshToken === refreshToken) return;

  const replaces: string = yield call(fingerprintOf, before.refreshToken);
  usedUp.add(replaces);
  yield call(tellTokens, configId, replaces);
}

/** Another tab is about to use a refresh token: it gets what this tab got for that token. */
export function* replyWithTokens(
  lineages: TokenLineages,
  { configId, fingerprint }: Message<'wantTokens'>,
): SagaIterator<void> {
  if (lineages.get(configId)?.usedUp.has(fingerprint)) {
    yield call(tellTokens, configId, fingerprint);
  }
}

function* tellTokens(configId: string, replaces: string): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const { authnResult, access_token_expires_at, session_state } = readFlow(ports, configId);
  if (!authnResult) return;
  postToOtherTabs(ports, {
    v: 1,
    type: 'tokens',
    configId,
    replaces,
    authnResult,
    expiresAt: access_token_expires_at ?? null,
    sessionState: session_state ?? '',
  });
}

/** Take over what another tab got for the refresh token that is held here. */
export function* adoptTokens(message: Message<'tokens'>): SagaIterator<void> {
  const { configId, replaces, authnResult, expiresAt, sessionState } = message;
  const ports: Ports = yield getContext('ports');
  const { authnResult: held } = readFlow(ports, configId);
  if (!held?.refresh_token || held.access_token === authnResult.access_token) return;
  if ((yield call(fingerprintOf, held.refresh_token)) !== replaces) return;

  updateFlow(ports, configId, {
    authzData: authnResult.access_token,
    authnResult,
    access_token_expires_at: expiresAt ?? undefined,
    session_state: sessionState,
  });
  yield call(loadProviderTokens, configId);
}

/**
 * Ask the other tabs for what replaces the refresh token held here; to be called while holding the
 * renewal lock. True when they had it: it is stored, held and published, and there is nothing left
 * to renew.
 */
export function* requestNewerTokens({
  configId,
}: Pick<SignInConfiguration, 'configId'>): SagaIterator<boolean> {
  const ports: Ports = yield getContext('ports');
  const refreshToken = readFlow(ports, configId).authnResult?.refresh_token;
  if (!refreshToken) return false;

  const fingerprint: string = yield call(fingerprintOf, refreshToken);
  postToOtherTabs(ports, { v: 1, type: 'wantTokens', configId, fingerprint });
  const isHeld = (action: Action) =>
    providerSignedIn.match(action) && action.payload.configId === configId;
  const { adopted }: { adopted?: Action } = yield race({
    adopted: take(isHeld),
    late: call(sleep, TIMING.otherTabMs),
  });
  return adopted !== undefined;
}

function* fingerprintOf(token: string): SagaIterator<string> {
  const ports: Ports = yield getContext('ports');
  const { fingerprint }: TokenFacts = yield call(createTokenFacts, ports, token, {
    expiresAt: null,
  });
  return fingerprint;
}
