import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, select } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import { discoveryUrl, readDiscovery, type WellKnownEndpoints } from '../../../oidc/discovery';
import type { ErrorCode } from '../../../shared/errors';
import { identityApi } from '../../api/identityApi';
import type { Ports } from '../../browser/ports';
import { configLoadingFailed, selectWellKnown, wellKnownReceived } from '../../state/configSlice';
import { callEndpoint, type Reply } from '../callEndpoint';
import { changeFlow, readFlow } from './flowStorage';
import { SignInError } from './signInError';

/** Fetch the provider's endpoints and keep them for the answer (SPEC 3.1.12, 7.2.1). */
export function* loadWellKnown(config: SignInConfiguration): SagaIterator<WellKnownEndpoints> {
  const { configId } = config;
  const url = discoveryUrl(config);
  if (!url) throw new SignInError('noWellKnownEndpoint');

  const { data, error }: Reply<Readonly<Record<string, unknown>>> = yield call(
    callEndpoint,
    identityApi.endpoints.getDiscovery.initiate(url, { forceRefetch: true }),
  );
  const endpoints = data ? readDiscovery(data, config) : null;
  if (!endpoints) {
    const code: ErrorCode = data ? 'issuerMismatch' : 'discoveryFailed';
    yield put(configLoadingFailed({ configId, code }));
    throw new SignInError(code, null, error?.status);
  }

  const ports: Ports = yield getContext('ports');
  changeFlow(ports, configId, { authWellKnownEndPoints: endpoints });
  yield put(wellKnownReceived({ configId, endpoints }));
  return endpoints;
}

/** The endpoints that are known already, or else fetched now. */
export function* knownEndpoints(config: SignInConfiguration): SagaIterator<WellKnownEndpoints> {
  const { configId } = config;
  const inStore: WellKnownEndpoints | null = yield select(selectWellKnown, configId);
  if (inStore) return inStore;

  const ports: Ports = yield getContext('ports');
  const { authWellKnownEndPoints: endpoints } = readFlow(ports, configId);
  if (!endpoints) return yield call(loadWellKnown, config);
  yield put(wellKnownReceived({ configId, endpoints }));
  return endpoints;
}
