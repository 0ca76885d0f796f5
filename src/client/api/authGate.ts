import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { TIMING } from '../../shared/constants';
import { RECENT_SIGN_IN_MS } from '../../shared/contract/profile';
import {
  productRenewalRequested,
  proofAsked,
  proofFinished,
  selectIsProofAsked,
  selectIsRenewalUnreachable,
  selectIsSessionKnown,
  selectProductToken,
  selectSessionStatus,
} from '../state/sessionSlice';
import type { ProofKind } from '../state/session';
import { selectConfigStatus, selectConfiguration, selectEnvironment } from '../state/configSlice';
import type { ApiExtra, ApiState } from './extra';
import type { HeaderOptions } from './headers';

/** `optional`: sent with a token if there is one. `required`: not sent at all without one. */
export type AuthNeed = 'none' | 'optional' | 'required';

/** Parts of the store that a call knows. */
export type QueryContext = Pick<BaseQueryApi, 'dispatch' | 'getState' | 'extra'>;

export const getApiState = (api: QueryContext) => api.getState() as ApiState;
const extraOf = (api: QueryContext) => api.extra as ApiExtra;

const isAnswered = (state: ApiState) =>
  selectSessionStatus(state) !== 'renewing' || selectIsRenewalUnreachable(state);

export async function waitForConfig(api: QueryContext): Promise<void> {
  await extraOf(api).waitFor?.(
    (state) => selectConfigStatus(state) !== 'loading',
    TIMING.silentRenewTimeoutMs,
  );
}

/**
 * Returns the product token to send, renewed first if it has expired; null when there is none that
 * works.
 */
export async function getTokenToSend(need: AuthNeed, api: QueryContext): Promise<string | null> {
  if (need === 'none') return null;
  await extraOf(api).waitFor?.(selectIsSessionKnown, TIMING.silentRenewTimeoutMs);
  if (isExpired(api)) await waitForRenewal(api);
  return isExpired(api) ? null : (extraOf(api).vault.tokens('product')?.accessToken ?? null);
}

/**
 * List who is shown the product token: our API and our sign-in server, or what the door's
 * `secureRoutes` names of them.
 */
export function listTokenReceivers(
  api: QueryContext,
  pageUrl: string,
): Pick<HeaderOptions, 'trustedOrigins' | 'secureRoutes'> {
  const { apiUrl, baseUrl } = selectEnvironment(getApiState(api));
  const routes = selectConfiguration(getApiState(api))?.secureRoutes ?? [];
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
export async function waitForRenewal(api: QueryContext): Promise<void> {
  const { waitFor } = extraOf(api);
  if (!waitFor) return;
  api.dispatch(productRenewalRequested());
  await waitFor(isAnswered, TIMING.silentRenewTimeoutMs);
}

/**
 * Asks the person to prove who they are, and waits for it as long as a proof counts. False when
 * they did not, or somebody else has signed in.
 */
export async function askForProof(api: QueryContext, kind: ProofKind): Promise<boolean> {
  const { waitFor } = extraOf(api);
  if (!waitFor) return false;
  const subject = selectProductToken(getApiState(api))?.subject;
  api.dispatch(proofAsked(kind));
  await waitFor((state) => !selectIsProofAsked(state), RECENT_SIGN_IN_MS);
  const state = getApiState(api);
  if (selectIsProofAsked(state)) api.dispatch(proofFinished('refused'));
  return state.session.proof === 'given' && selectProductToken(state)?.subject === subject;
}

/** Decided by the clock at the moment of use (SPEC 4.5.7). */
function isExpired(api: QueryContext): boolean {
  const expiresAt = selectProductToken(getApiState(api))?.expiresAt ?? Infinity;
  return expiresAt <= extraOf(api).ports.clock();
}
