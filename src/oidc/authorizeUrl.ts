import type { ErrorCode } from '../shared/errors';
import { withParameters } from './urlParameters';

export interface AuthorizeRequest {
  readonly endpoint: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly responseType: string;
  readonly scope: string;
  readonly state: string;
  readonly nonce: string;
  /** Absent when PKCE is disabled. */
  readonly codeChallenge?: string | undefined;
  readonly prompt?: string | undefined;
  readonly hd?: string | undefined;
  readonly custom?: Readonly<Record<string, string>>;
}

export type AuthorizeUrl = { readonly url: string } | { readonly missing: ErrorCode };

const REQUIRED = [
  ['endpoint', 'noAuthorizationEndpoint'],
  ['clientId', 'noClientId'],
  ['redirectUri', 'noRedirectUrl'],
  ['responseType', 'noResponseType'],
  ['scope', 'noScope'],
] as const satisfies readonly (readonly [keyof AuthorizeRequest, ErrorCode])[];

/**
 * Address of the authorization endpoint for a code request with PKCE (SPEC 4.1.2; RFC 6749 §4.1.1, RFC 7636 §4.3).
 * Names what is missing instead when the request cannot be built (SPEC 5.2.2). A configured parameter that is
 * called like one of the protocol's is ignored: sent twice, either could be believed.
 */
export function authorizeUrl(request: AuthorizeRequest): AuthorizeUrl {
  const missing = REQUIRED.find(([name]) => !request[name]);
  if (missing) return { missing: missing[1] };

  const protocol = {
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    response_type: request.responseType,
    scope: request.scope,
    nonce: request.nonce,
    state: request.state,
    code_challenge: request.codeChallenge,
    code_challenge_method: request.codeChallenge && 'S256',
  };
  const extra = {
    ...request.custom,
    prompt: request.prompt ?? request.custom?.['prompt'],
    hd: request.hd,
  };
  return { url: withParameters(request.endpoint, { ...protocol, ...extra, ...protocol }) };
}
