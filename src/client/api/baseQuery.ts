import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { COOKIES } from '../../shared/constants';
import type { ApiMethod, RequestHeader } from '../../shared/crossOrigin';
import { selectConfigStatus, selectEnvironment } from '../state/configSlice';
import type { ProofKind } from '../state/session';
import { userRefreshRequested } from '../state/sessionSlice';
import {
  askForProof,
  waitForConfig,
  listTokenReceivers,
  waitForRenewal,
  getApiState,
  getTokenToSend,
  type AuthNeed,
} from './authGate';
import type { ApiExtra } from './extra';
import { createHeaders } from './headers';
import { createLocalProblem, type Problem } from './problem';
import { sendOnce, sendWithRetries, type ApiResponse } from './request';

/**
 * Result of an endpoint's `query`: a path below the API base, or the path with method, body and so
 * on.
 */
export type PortalRequest = string | SentRequest;

interface SentRequest extends Omit<FetchArgs, 'method' | 'headers'> {
  readonly method?: ApiMethod;
  readonly headers?: Partial<Readonly<Record<RequestHeader, string>>>;
  readonly idempotencyKey?: string;
  readonly receipt?: string;
}

/** `extraOptions` of an endpoint; the need is `optional` where nothing is said. */
export interface PortalOptions {
  readonly auth?: AuthNeed;
  /** Tells whether a call that needs a proof of who is here asks for it and goes on; usual. */
  readonly asksForProof?: boolean;
}

/** `extraOptions` of what is only for somebody who is signed in. */
export const AUTH_REQUIRED = { auth: 'required' } as const satisfies PortalOptions;

/**
 * Calls of our API (SPEC 7.3, 10.6): waits for the configuration, sends the product token as the
 * endpoint needs it, repeats once after a 401 with a renewed token and after a proof of who is here
 * where one is needed, and answers every failure as a `Problem`.
 */
export const portalBaseQuery: BaseQueryFn<
  PortalRequest,
  unknown,
  Problem,
  PortalOptions,
  object
> = async (request, api, options) => {
  await waitForConfig(api);
  if (selectConfigStatus(getApiState(api)) === 'failed') {
    return { error: createLocalProblem('configUnavailable') };
  }

  const args = typeof request === 'string' ? { url: request } : request;
  const need = options?.auth ?? 'optional';
  let answer = await sendWithToken(args, need, api);
  for (;;) {
    const kind = findProofKind(args, answer);
    if (!kind || options?.asksForProof === false || !(await askForProof(api, kind))) return answer;
    answer = await sendWithToken(args, need, api);
  }
};

/** Finds the proof that a call was refused for. A page that cannot be read says by itself why. */
function findProofKind({ method }: SentRequest, { error }: ApiResponse): ProofKind | null {
  if (error?.code === 'recentSignInRequired') return 'recent';
  const isWrite = method !== undefined && method !== 'GET';
  return isWrite && error?.code === 'providerFactorDue' ? 'providerFactor' : null;
}

/** Refusals for which the user record that the page has may be too old. */
const TOLD_BY_RECORD = new Set<string | undefined>(['termsNotAccepted', 'providerFactorDue']);

/** Sends a call with the token that it needs; once more with a renewed one after a 401. */
async function sendWithToken(
  args: SentRequest,
  need: AuthNeed,
  api: BaseQueryApi,
): Promise<ApiResponse> {
  const token = await getTokenToSend(need, api);
  if (need === 'required' && token === null) return { error: missingToken(api) };

  const answer = await send(args, token, api);
  // The person may not know yet what is asked of them: their record says so.
  if (TOLD_BY_RECORD.has(answer.error?.code)) api.dispatch(userRefreshRequested());
  if (token === null || answer.error?.status !== 401) return answer;

  await waitForRenewal(api);
  const newToken = await getTokenToSend(need, api);
  return newToken === null || newToken === token ? answer : send(args, newToken, api);
}

/**
 * Returns the problem of a missing token: a session whose token could not be renewed in time is
 * offline, not signed out.
 */
function missingToken(api: BaseQueryApi): Problem {
  const hasSession = getApiState(api).session.accessToken !== null;
  return hasSession ? createLocalProblem('unreachable') : createLocalProblem('signInRequired', 401);
}

function send(args: SentRequest, token: string | null, api: BaseQueryApi): Promise<ApiResponse> {
  const { ports } = api.extra as ApiExtra;
  const { idempotencyKey, receipt, ...request } = args;
  const { apiUrl } = selectEnvironment(getApiState(api));
  const pageUrl = ports.location.href();
  const url = new URL(`${apiUrl}${request.url}`, pageUrl).href;
  const method = request.method ?? 'GET';

  const headers = createHeaders({
    method,
    url,
    pageUrl,
    token,
    idempotencyKey,
    receipt,
    language: ports.language(),
    antiForgeryToken: ports.cookies.read(COOKIES.antiForgery),
    ...listTokenReceivers(api, pageUrl),
  });
  const sendBy = method === 'GET' ? sendWithRetries : sendOnce;
  return sendBy({ ...request, url, headers: { ...headers, ...plain(request.headers) } }, api);
}

const plain = (headers: SentRequest['headers']) => Object.fromEntries(new Headers(headers));
