import type { SagaIterator } from 'redux-saga';
import { call, getContext, select } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import { toDoorFields } from '../../../oidc/tokenFields';
import { toProviderOwner, type Vault } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import { selectConfiguration } from '../../state/configSlice';
import { readFlow } from '../provider/flowStorage';
import { loadProviderTokens } from '../provider/providerSession';
import { requestProductTokens, type LoginOutcome, type LoginResult } from './productSession';

const REFUSED: LoginResult = { outcome: 'refused', retryAfterMs: 0, code: null };

/**
 * Exchange the door's access token for product tokens and save what comes (SPEC 1.4, 4.5.4, 7.1.3).
 * Nothing is published yet.
 */
export function* logInByDoor(configId: string): SagaIterator<LoginResult> {
  const vault: Vault = yield getContext('vault');
  const accessToken = vault.tokens(toProviderOwner(configId))?.accessToken;
  if (!accessToken) return REFUSED;
  return yield call(requestProductTokens, toDoorFields(accessToken), 'exchangeRefused');
}

/**
 * Checks for an external login (SPEC 4.5.1, 4.5.5): is there still a session of the door in this
 * tab? No redirect.
 */
export function* checkExternalLogin(): SagaIterator<LoginOutcome> {
  const config: SignInConfiguration | null = yield select(selectConfiguration, undefined);
  if (!config) return 'refused';
  const isHeld: boolean = yield call(loadProviderTokens, config.configId);
  const ports: Ports = yield getContext('ports');
  const { access_token_expires_at: expiresAt = Infinity } = readFlow(ports, config.configId);
  if (!isHeld || expiresAt <= ports.clock()) return 'refused';
  const { outcome }: LoginResult = yield call(logInByDoor, config.configId);
  return outcome;
}
