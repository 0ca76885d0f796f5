import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query/react';
import type { JSONWebKeySet } from 'jose';
import { isObject } from '../../oidc/options';
import { toFormBody, type FormFields } from '../../oidc/tokenFields';
import { CONFIG_URL, COOKIES } from '../../shared/constants';
import type { ApiExtra } from './extra';
import { createHeaders } from './headers';
import { identityBase } from './identityBase';
import { createLocalProblem, type Problem } from './problem';
import { sendOnce, sendWithRetries, type ApiResponse } from './request';
import type { TokenOwner, Vault } from './vault';

type JsonObject = Readonly<Record<string, unknown>>;

/** A form whose fields wait in the vault. */
interface TicketedForm {
  readonly url: string;
  readonly ticket: string;
}

/**
 * Facts about a token answer that may be known; the answer itself is redeemed from the vault with
 * the ticket.
 */
export interface TokenReceipt {
  readonly ticket: string;
}

/**
 * Sign-in server and providers (SPEC 7.1, 7.2). No argument and no result of these endpoints is a
 * secret: token requests and token answers pass through the vault. Addresses are complete, or
 * relative to the portal.
 */
export const identityApi = identityBase.injectEndpoints({
  endpoints: (build) => ({
    getConfig: build.query<JsonObject, null>({
      queryFn: (_, api) => getJson(CONFIG_URL, api) as Promise<ApiResponse<JsonObject>>,
    }),
    getDiscovery: build.query<JsonObject, string>({
      queryFn: (url, api) => getCurrentJson(url, api) as Promise<ApiResponse<JsonObject>>,
    }),
    getSigningKeys: build.query<JSONWebKeySet, string>({
      queryFn: (url, api) => getCurrentJson(url, api) as Promise<ApiResponse<JSONWebKeySet>>,
    }),
    getUserInfo: build.query<JsonObject, { url: string; owner: TokenOwner }>({
      queryFn: ({ url, owner }, api) => getPersonalJson(url, owner, api),
    }),
    requestToken: build.mutation<TokenReceipt, TicketedForm>({ queryFn: exchangeForm }),
    revokeToken: build.mutation<null, TicketedForm>({
      queryFn: async (form, api) => {
        const { error } = await postForm(form, api, 'text');
        return error ? { error } : { data: null };
      },
    }),
  }),
});

async function exchangeForm(
  form: TicketedForm,
  api: BaseQueryApi,
): Promise<ApiResponse<TokenReceipt>> {
  const { vault } = api.extra as ApiExtra;
  let body: unknown = null;
  const { data, error } = await postForm(form, api, async (response) => {
    const text = await response.text();
    return (body = text ? JSON.parse(text) : null);
  });
  if (error) return { error: withSecret(error, body, vault) };
  if (!isObject(data)) return { error: createLocalProblem('unreadable') };
  return { data: { ticket: vault.deposit(data) } };
}

/**
 * Keeps the token that continues a sign-in, and by which means, in the vault: a refusal stands in
 * an action.
 */
function withSecret(error: Problem, body: unknown, vault: Vault): Problem {
  const { mfa_token, mfa_methods } = Object(body) as JsonObject;
  if (mfa_token === undefined) return error;
  return { ...error, ticket: vault.deposit({ mfa_token, mfa_methods }) };
}

const getJson = (url: string, api: BaseQueryApi): Promise<ApiResponse> =>
  sendWithRetries(withHeaders({ url }, null, api), api);

/**
 * Read what a provider may change at any time. What the browser has cached is used only when the
 * provider confirms it: with the keys of before a rotation nobody could sign in.
 */
const getCurrentJson = (url: string, api: BaseQueryApi): Promise<ApiResponse> =>
  sendWithRetries(withHeaders({ url, cache: 'no-cache' }, null, api), api);

/** Read what belongs to the bearer of the token; a cache would look at the address alone. */
function getPersonalJson(
  url: string,
  owner: TokenOwner,
  api: BaseQueryApi,
): Promise<ApiResponse<JsonObject>> {
  const { vault } = api.extra as ApiExtra;
  const token = vault.tokens(owner)?.accessToken ?? null;
  const request = withHeaders({ url, cache: 'no-store' }, token, api);
  return sendWithRetries(request, api) as Promise<ApiResponse<JsonObject>>;
}

function postForm(
  { url, ticket }: TicketedForm,
  api: BaseQueryApi,
  responseHandler: NonNullable<FetchArgs['responseHandler']>,
): Promise<ApiResponse> {
  const fields = (api.extra as ApiExtra).vault.redeem(ticket);
  if (!fields) return Promise.resolve({ error: createLocalProblem('unexpected') });
  const body = toFormBody(fields as FormFields);
  // A redirect is an answer: what the form holds is for this address alone, and is sent once.
  const request = { url, method: 'POST', body, responseHandler, redirect: 'manual' } as const;
  return sendOnce(withHeaders(request, null, api), api);
}

/** Adds the headers of a call that is meant for exactly one server, the owner of the token. */
function withHeaders(request: FetchArgs, token: string | null, api: BaseQueryApi): FetchArgs {
  const { ports } = api.extra as ApiExtra;
  const pageUrl = ports.location.href();
  const url = new URL(request.url, pageUrl).href;
  const headers = createHeaders({
    method: request.method ?? 'GET',
    url,
    pageUrl,
    token,
    language: ports.language(),
    antiForgeryToken: ports.cookies.read(COOKIES.antiForgery),
    trustedOrigins: [new URL(url).origin],
  });
  return { ...request, url, headers };
}
