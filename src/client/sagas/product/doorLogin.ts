import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, select } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import { doorFields } from '../../../oidc/tokenFields';
import { providerOwner, type Vault } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import { selectConfiguration } from '../../state/configSlice';
import { providerSignedIn } from '../../state/sessionSlice';
import { readFlow } from '../provider/flowStorage';
import { productLogin, type LoginOutcome } from './productSession';
import { factsOf } from '../tokenFacts';

/** Exchange the door's access token for product tokens (SPEC 1.4, 7.1.3). */
export function* doorLogin(configId: string): SagaIterator<LoginOutcome> {
  const vault: Vault = yield getContext('vault');
  const accessToken = vault.tokens(providerOwner(configId))?.accessToken;
  if (!accessToken) return 'refused';
  return yield call(productLogin, doorFields(accessToken), 'exchangeRefused');
}

/** The external-login check (SPEC 4.5.1, 4.5.5): is there still a session of the door in this tab? No redirect. */
export function* checkExternalLogin(): SagaIterator<LoginOutcome> {
  const config: SignInConfiguration | null = yield select(selectConfiguration, undefined);
  if (!config) return 'refused';
  const isAlive: boolean = yield call(restoreProvider, config);
  return isAlive ? yield call(doorLogin, config.configId) : 'refused';
}

/** Take the stored tokens of a provider into the vault; false when there are none or they have expired. */
export function* restoreProvider({ configId }: SignInConfiguration): SagaIterator<boolean> {
  const ports: Ports = yield getContext('ports');
  const vault: Vault = yield getContext('vault');
  const { authnResult, access_token_expires_at: expiresAt = null } = readFlow(ports, configId);
  if (!authnResult) return false;

  const {
    access_token: accessToken,
    id_token: idToken = null,
    refresh_token: refreshToken = null,
  } = authnResult;
  vault.keep(providerOwner(configId), { accessToken, idToken, refreshToken });
  yield put(
    providerSignedIn({
      configId,
      accessToken: yield call(factsOf, ports, accessToken, { expiresAt, scope: authnResult.scope }),
      idToken: idToken && (yield call(factsOf, ports, idToken, { expiresAt: null })),
    }),
  );
  return expiresAt === null || expiresAt > ports.clock();
}
