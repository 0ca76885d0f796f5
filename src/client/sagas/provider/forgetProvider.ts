import type { SagaIterator } from 'redux-saga';
import { getContext } from 'redux-saga/effects';
import { toProviderOwner, type Vault } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import { resetFlow } from './flowStorage';

/** Forget the tokens of one provider. */
export function* forgetProvider(configId: string): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const vault: Vault = yield getContext('vault');
  resetFlow(ports, configId);
  vault.forget(toProviderOwner(configId));
}
