import type { SagaIterator } from 'redux-saga';
import { call, getContext } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import { parseJwt, type Claims } from '../../../oidc/validation/tokenParts';
import { toProviderOwner, type Tokens, type Vault } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import { logFailure } from '../logFailure';
import { publishValidationResult, type Callback } from './callback';
import { fetchProviderUser, saveProviderTokens } from './providerSession';
import { toRenewalOutcome, SignInError } from './signInError';
import type { ValidatedTokens } from './validateTokens';

/** Result of a renewal; a refresh has no callback. */
export interface RenewalResult {
  readonly validated: ValidatedTokens;
  readonly callback: Callback | null;
}

/**
 * Keep renewed tokens and publish that the session goes on, unless somebody has signed in anew
 * meanwhile.
 */
export function* saveRenewedTokens(
  config: SignInConfiguration,
  before: Tokens | null,
  { validated, callback }: RenewalResult,
): SagaIterator<void> {
  const vault: Vault = yield getContext('vault');
  const owner = toProviderOwner(config.configId);
  if (vault.tokens(owner)?.accessToken !== before?.accessToken) return;

  yield call(saveProviderTokens, config, validated, callback);
  if (config.renewUserInfoAfterTokenRenew) {
    yield call(renewUser, config, claimsOf(vault.tokens(owner)));
  }
  yield call(publishValidationResult, config.configId, 'Ok', true);
}

/**
 * User data of another person end the session; user data that do not come now may come the next
 * time.
 */
function* renewUser(config: SignInConfiguration, claims: Claims | null): SagaIterator<void> {
  try {
    yield call(fetchProviderUser, config, claims);
  } catch (failure) {
    if (!(failure instanceof SignInError) || toRenewalOutcome(failure) !== 'unreachable')
      throw failure;
    const ports: Ports = yield getContext('ports');
    logFailure(ports, config, 'userInfoFailed', failure.detail);
  }
}

const claimsOf = (tokens: Tokens | null) =>
  tokens?.idToken ? (parseJwt(tokens.idToken)?.claims ?? null) : null;
