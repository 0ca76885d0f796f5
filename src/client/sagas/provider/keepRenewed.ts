import type { SagaIterator } from 'redux-saga';
import { call, getContext } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import { readToken, type Claims } from '../../../oidc/validation/tokenParts';
import { providerOwner, type Tokens, type Vault } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import { logFailure } from '../logFailure';
import type { Callback } from './answer';
import { publishResult } from './handleCallback';
import { fetchProviderUser, keepProvider } from './providerSession';
import { outcomeOf, SignInError } from './signInError';
import type { Validated } from './validateTokens';

/** Result of a renewal; a refresh has no callback. */
export interface Renewed {
  readonly validated: Validated;
  readonly callback: Callback | null;
}

/**
 * Keep renewed tokens and publish that the session goes on, unless somebody has signed in anew
 * meanwhile.
 */
export function* keepRenewed(
  config: SignInConfiguration,
  before: Tokens | null,
  { validated, callback }: Renewed,
): SagaIterator<void> {
  const vault: Vault = yield getContext('vault');
  const owner = providerOwner(config.configId);
  if (vault.tokens(owner)?.accessToken !== before?.accessToken) return;

  yield call(keepProvider, config, validated, callback);
  if (config.renewUserInfoAfterTokenRenew) {
    yield call(renewUser, config, claimsOf(vault.tokens(owner)));
  }
  yield call(publishResult, config.configId, 'Ok', true);
}

/**
 * User data of another person end the session; user data that do not come now may come the next
 * time.
 */
function* renewUser(config: SignInConfiguration, claims: Claims | null): SagaIterator<void> {
  try {
    yield call(fetchProviderUser, config, claims);
  } catch (failure) {
    if (!(failure instanceof SignInError) || outcomeOf(failure) !== 'unreachable') throw failure;
    const ports: Ports = yield getContext('ports');
    logFailure(ports, config, 'userInfoFailed', failure.detail);
  }
}

const claimsOf = (tokens: Tokens | null) =>
  tokens?.idToken ? (readToken(tokens.idToken)?.claims ?? null) : null;
