import type { ErrorCode } from '../shared/errors';
import { addParameters } from './urlParameters';

type Parameters = Readonly<Record<string, string>>;

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
  /** Configured parameters. */
  readonly custom?: Parameters;
  /** Parameters of this one call; they win over the configured ones. */
  readonly callTime?: Parameters;
}

export type AuthorizeUrl = { readonly url: string } | { readonly missing: ErrorCode };

const REQUIRED = [
  ['endpoint', 'noAuthorizationEndpoint'],
  ['clientId', 'noClientId'],
  ['redirectUri', 'noRedirectUrl'],
  ['responseType', 'noResponseType'],
  ['scope', 'noScope'],
] as const satisfies readonly (readonly [keyof AuthorizeRequest, ErrorCode])[];

/** Returns the code of what an authorize request lacks (SPEC 5.2.2); null when it can be built. */
export function findMissingParameter(request: AuthorizeRequest): ErrorCode | null {
  return REQUIRED.find(([name]) => !request[name])?.[1] ?? null;
}

/**
 * Address of the authorization endpoint for a code request with PKCE (SPEC 4.1.2; RFC 6749 §4.1.1,
 * RFC 7636 §4.3). Names what is missing instead when the request cannot be built (SPEC 5.2.2).
 */
export function buildAuthorizeUrl(request: AuthorizeRequest): AuthorizeUrl {
  const missing = findMissingParameter(request);
  if (missing) return { missing };
  return { url: addParameters(request.endpoint, toAuthorizeParameters(request)) };
}

/**
 * Returns the parameters of an authorize request. A configured or call-time parameter that is
 * called like one of the protocol's is ignored: sent twice, either could be believed.
 */
export function toAuthorizeParameters(
  request: AuthorizeRequest,
): Readonly<Record<string, string | undefined>> {
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
  const extra: Parameters = { ...request.custom, ...request.callTime };
  return {
    // Twice: the first gives the order, the second makes sure that nothing is replaced.
    ...protocol,
    ...extra,
    prompt: request.prompt ?? extra['prompt'],
    hd: request.hd || extra['hd'],
    ...protocol,
  };
}
