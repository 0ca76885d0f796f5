import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, select } from 'redux-saga/effects';
import type { SignInConfiguration } from '../../../oidc/configuration';
import {
  getDiscoveryUrl,
  getConfiguredEndpoints,
  parseDiscovery,
  type WellKnownEndpoints,
} from '../../../oidc/discovery';
import { isObject } from '../../../oidc/options';
import type { ErrorCode } from '../../../shared/errors';
import { identityApi } from '../../api/identityApi';
import type { Ports } from '../../browser/ports';
import { configLoadingFailed, selectWellKnown, wellKnownReceived } from '../../state/configSlice';
import { callEndpoint, type EndpointResult } from '../callEndpoint';
import { updateFlow, readFlow } from './flowStorage';
import { SignInError } from './signInError';

type Document = Readonly<Record<string, unknown>>;

/**
 * Fetch the provider's endpoints and keep them for the answer (SPEC 3.1.12, 7.2.1). Endpoints that
 * are all set by hand need no call.
 */
export function* loadWellKnown(config: SignInConfiguration): SagaIterator<WellKnownEndpoints> {
  try {
    return yield call(reloadWellKnown, config);
  } catch (failure) {
    if (failure instanceof SignInError && failure.code !== 'noWellKnownEndpoint') {
      yield put(configLoadingFailed({ configId: config.configId, code: failure.code }));
    }
    throw failure;
  }
}

/**
 * Does the same where endpoints are known already: a failure leaves those usable, and is no problem
 * of the configuration.
 */
export function* reloadWellKnown(config: SignInConfiguration): SagaIterator<WellKnownEndpoints> {
  const endpoints: WellKnownEndpoints =
    getConfiguredEndpoints(config) ?? (yield call(fetchWellKnown, config));
  const ports: Ports = yield getContext('ports');
  updateFlow(ports, config.configId, { authWellKnownEndPoints: endpoints });
  yield put(wellKnownReceived({ configId: config.configId, endpoints }));
  return endpoints;
}

function* fetchWellKnown(config: SignInConfiguration): SagaIterator<WellKnownEndpoints> {
  const url = getDiscoveryUrl(config);
  if (!url) throw new SignInError('noWellKnownEndpoint');
  const { data, error }: EndpointResult<Document> = yield call(
    callEndpoint,
    identityApi.endpoints.getDiscovery.initiate(url, { forceRefetch: true }),
  );
  const endpoints = data ? parseDiscovery(data, config) : null;
  if (endpoints) return endpoints;

  const code = isObject(data) ? refusalOf(data) : 'discoveryFailed';
  throw new SignInError(code, { detail: error?.status });
}

/**
 * Returns the code of a refused document: one without an issuer names nobody's endpoints (SPEC
 * 8.4).
 */
const refusalOf = ({ issuer }: Document): ErrorCode =>
  issuer ? 'issuerMismatch' : 'noWellKnownEndpoints';

/** Returns the endpoints that are known already, or else fetches them now. */
export function* getWellKnownEndpoints(
  config: SignInConfiguration,
): SagaIterator<WellKnownEndpoints> {
  const { configId } = config;
  const inStore: WellKnownEndpoints | null = yield select(selectWellKnown, configId);
  if (inStore) return inStore;

  const ports: Ports = yield getContext('ports');
  const { authWellKnownEndPoints: endpoints } = readFlow(ports, configId);
  if (!endpoints) return yield call(loadWellKnown, config);
  yield put(wellKnownReceived({ configId, endpoints }));
  return endpoints;
}
