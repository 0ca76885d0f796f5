import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import type { PortalSettings } from '../../shared/contract/settings';
import { readSettings } from '../api/settingsApi';
import { settingsReceived } from '../state/settingsSlice';
import { callEndpoint, type EndpointResult } from './callEndpoint';

/**
 * Reads the settings once there are newer ones than those of this page. Where that fails, or meets
 * a host that has not heard of them, the next answer tells of them again.
 */
export function* readNewerSettings(): SagaIterator<void> {
  const { data }: EndpointResult<PortalSettings> = yield* callEndpoint(readSettings());
  if (data) yield put(settingsReceived(data));
}
