import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { TIMING } from '../../shared/constants';
import {
  productRenewalRequested,
  selectIsRenewalUnreachable,
  selectIsSessionKnown,
  selectProductToken,
  selectSessionStatus,
} from '../state/sessionSlice';
import { selectConfigStatus, selectConfiguration, selectEnvironment } from '../state/configSlice';
import type { ApiExtra, ApiState } from './extra';
import type { HeaderFacts } from './headers';

/** `optional`: sent with a token if there is one. `required`: not sent at all without one. */
export type AuthNeed = 'none' | 'optional' | 'required';

/** Parts of the store that a call knows. */
export type Asking = Pick<BaseQueryApi, 'dispatch' | 'getState' | 'extra'>;

export const stateOf = (api: Asking) => api.getState() as ApiState;
const extraOf = (api: Asking) => api.extra as ApiExtra;

const isAnswered = (state: ApiState) =>
  selectSessionStatus(state) !== 'renewing' || selectIsRenewalUnreachable(state);

export async function configReady(api: Asking): Promise<void> {
  await extraOf(api).waitFor?.(
    (state) => selectConfigStatus(state) !== 'loading',
    TIMING.silentRenewTimeoutMs,
  );
}

/**
 * Returns the product token to send, renewed first if it has expired; null when there is none that
 * works.
 */
export async function tokenToSend(need: AuthNeed, api: Asking): Promise<string | null> {
  if (need === 'none') return null;
  await extraOf(api).waitFor?.(selectIsSessionKnown, TIMING.silentRenewTimeoutMs);
  if (isExpired(api)) await renewed(api);
  return isExpired(api) ? null : (extraOf(api).vault.tokens('product')?.accessToken ?? null);
}

/**
 * List who is shown the product token: our API and our sign-in server, or what the door's
 * `secureRoutes` names of them.
 */
export function listTokenReceivers(
  api: Asking,
  pageUrl: string,
): Pick<HeaderFacts, 'trustedOrigins' | 'secureRoutes'> {
  const { apiUrl, baseUrl } = selectEnvironment(stateOf(api));
  const routes = selectConfiguration(stateOf(api))?.secureRoutes ?? [];
  return {
    trustedOrigins: [apiUrl, baseUrl].map((base) => new URL(base, pageUrl).origin),
    secureRoutes: routes.map((route) =>
      URL.canParse(route, pageUrl) ? new URL(route, pageUrl).href : route,
    ),
  };
}

/**
 * Ask the session's owner, the renewal saga, for a new token and wait for its answer (at most 20
 * s).
 */
export async function renewed(api: Asking): Promise<void> {
  const { waitFor } = extraOf(api);
  if (!waitFor) return;
  api.dispatch(productRenewalRequested());
  await waitFor(isAnswered, TIMING.silentRenewTimeoutMs);
}

/** Decided by the clock at the moment of use (SPEC 4.5.7). */
function isExpired(api: Asking): boolean {
  const expiresAt = selectProductToken(stateOf(api))?.expiresAt ?? Infinity;
  return expiresAt <= extraOf(api).ports.clock();
}
