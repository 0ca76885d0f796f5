import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, select, take } from 'redux-saga/effects';
import { identityApi } from '../api/identityApi';
import type { Vault } from '../api/vault';
import type { Ports } from '../browser/ports';
import {
  configLoaded,
  configLoadingFailed,
  selectConfigStatus,
  type ConfigStatus,
} from '../state/configSlice';
import { callEndpoint, type EndpointResult } from './callEndpoint';
import { logFailure } from './logFailure';
import { readConfigFile } from './readConfigFile';

/** Load and check /config.json; a page that was rendered with it does not ask again. */
export function* loadConfig(): SagaIterator<void> {
  const status: ConfigStatus = yield select(selectConfigStatus);
  if (status === 'loaded') return;

  const ports: Ports = yield getContext('ports');
  const { data, error }: EndpointResult<Readonly<Record<string, unknown>>> = yield call(
    callEndpoint,
    identityApi.endpoints.getConfig.initiate(null),
  );
  if (error || typeof data !== 'object' || Array.isArray(data)) {
    const code = error ? 'configUnavailable' : 'malformedConfig';
    logFailure(ports, 'config', code, error?.status);
    yield put(configLoadingFailed({ configId: null, code }));
    return;
  }

  const { config, clientSecrets } = readConfigFile(data);
  const vault: Vault = yield getContext('vault');
  clientSecrets.forEach(([configId, secret]) => vault.keepClientSecret(configId, secret));
  config.problems.forEach(({ configId, code, detail }) =>
    logFailure(ports, configId ?? 'config', code, detail),
  );
  const isRejected = config.problems.some(({ level }) => level === 'error');
  if (isRejected) logFailure(ports, 'config', 'rejectedConfiguration');
  yield put(configLoaded(config));
}

/** Wait until it is known how to sign in. False when the file could not be read. */
export function* waitForConfigStatus(): SagaIterator<boolean> {
  const status: ConfigStatus = yield select(selectConfigStatus);
  if (status !== 'loading') return status === 'loaded';
  yield take([configLoaded, configLoadingFailed]);
  return yield call(waitForConfigStatus);
}
