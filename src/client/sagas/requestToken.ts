import type { SagaIterator } from 'redux-saga';
import { call, getContext } from 'redux-saga/effects';
import type { FormFields } from '../../oidc/tokenFields';
import { identityApi, type TokenReceipt } from '../api/identityApi';
import type { Vault } from '../api/vault';
import { callEndpoint, type EndpointResult } from './callEndpoint';

export type TokenResult = EndpointResult<Readonly<Record<string, unknown>>>;

/**
 * Posts a form to a token endpoint. Form and answer pass through the vault, never through an
 * action.
 */
export function* requestToken(url: string, fields: FormFields): SagaIterator<TokenResult> {
  const vault: Vault = yield getContext('vault');
  const { data, error }: EndpointResult<TokenReceipt> = yield call(
    callEndpoint,
    identityApi.endpoints.requestToken.initiate(
      { url, ticket: vault.deposit(fields) },
      { track: false },
    ),
  );
  return error ? { error } : { data: vault.redeem(data.ticket) ?? {} };
}
