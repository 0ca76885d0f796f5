import type { SagaIterator } from 'redux-saga';
import { call, getContext } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import { parseJwt } from '../../../oidc/validation/tokenParts';
import { TIMING } from '../../../shared/constants';
import { toProviderOwner, type Tokens, type Vault } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import { redeemCallback, type Callback } from './callback';
import { authorizeInFrame, type FrameRetryPolicy } from './authorizeInFrame';
import { updateFlow, readFlow } from './flowStorage';
import { SignInError } from './signInError';
import type { ValidatedTokens } from './validateTokens';

export interface FrameResult {
  readonly validated: ValidatedTokens;
  readonly callback: Callback;
}

/** The provider's own troubles, told by a redirect instead of a status (RFC 6749 §4.1.2.1). */
const IN_TROUBLE = ['server_error', 'temporarily_unavailable'];

/**
 * Gets new tokens from the session at the provider, for the person who is signed in here. Nothing
 * is kept.
 * @throws SignInError `frameSilent`, `framesBlocked`, `otherPerson`, `loginRequired` and what a
 *   sign-in can fail with
 */
export function* renewByFrame(
  config: SignInConfiguration,
  patience: FrameRetryPolicy,
): SagaIterator<FrameResult> {
  const vault: Vault = yield getContext('vault');
  const before = vault.tokens(toProviderOwner(config.configId));
  const callback: Callback = yield call(authorizeInFrame, config, patience);
  const { error } = callback.params;
  if (error && IN_TROUBLE.includes(error)) {
    throw new SignInError('providerUnreachable', { detail: error });
  }
  const validated: ValidatedTokens = yield call(redeemCallback, callback);
  const subject = subjectOf(before);
  if (subject !== undefined && validated.claims?.['sub'] !== subject) {
    throw new SignInError('otherPerson', { result: 'IncorrectIdTokenClaimsAfterRefresh' });
  }
  // No new refresh token comes without a new consent; the one from before belongs to the same
  // person.
  const refreshToken = validated.refreshToken ?? before?.refreshToken ?? null;
  return { callback, validated: { ...validated, refreshToken } };
}

const subjectOf = (tokens: Tokens | null) =>
  tokens?.idToken ? parseJwt(tokens.idToken)?.claims['sub'] : undefined;

/**
 * Tells a blocked frame from another failure. A provider that has just let the person in and knows
 * nobody in a frame does not see its cookies there: third-party cookies are blocked. Frames are
 * then left alone until the next sign-in, and nobody is signed out.
 */
export function* explainFrameFailure(configId: string, failure: unknown): SagaIterator<unknown> {
  if (!(failure instanceof SignInError) || failure.code !== 'loginRequired') return failure;
  const ports: Ports = yield getContext('ports');
  const { signedInAt = -Infinity } = readFlow(ports, configId);
  if (ports.clock() - signedInAt > TIMING.freshSignInMs) return failure;
  updateFlow(ports, configId, { areFramesBlocked: true });
  return new SignInError('framesBlocked');
}
