import type { SagaIterator } from 'redux-saga';
import { call, getContext, select } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import { doorFields } from '../../../oidc/tokenFields';
import { providerOwner, type Vault } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import { selectConfiguration } from '../../state/configSlice';
import { readFlow } from '../provider/flowStorage';
import { holdProvider } from '../provider/providerSession';
import { productLogin, type LoginOutcome } from './productSession';

/** Exchange the door's access token for product tokens (SPEC 1.4, 7.1.3). */
export function* doorLogin(configId: string): SagaIterator<LoginOutcome> {
  const vault: Vault = yield getContext('vault');
  const accessToken = vault.tokens(providerOwner(configId))?.accessToken;
  if (!accessToken) return 'refused';
  return yield call(productLogin, doorFields(accessToken), 'exchangeRefused');
}

/**
 * Checks for an external login (SPEC 4.5.1, 4.5.5): is there still a session of the door in this
 * tab? No redirect.
 */
export function* checkExternalLogin(): SagaIterator<LoginOutcome> {
  const config: SignInConfiguration | null = yield select(selectConfiguration, undefined);
  if (!config) return 'refused';
  const isHeld: boolean = yield call(holdProvider, config.configId);
  const ports: Ports = yield getContext('ports');
  const { access_token_expires_at: expiresAt = Infinity } = readFlow(ports, config.configId);
  return isHeld && expiresAt > ports.clock() ? yield call(doorLogin, config.configId) : 'refused';
}
