import { withParameters } from './urlParameters';

export interface EndSessionRequest {
  readonly authority: string;
  readonly endSessionEndpoint: string;
  readonly clientId: string;
  readonly postLogoutRedirectUri: string;
  readonly idTokenHint?: string | undefined;
  readonly state?: string;
  readonly useCustomAuth0Domain?: boolean;
  readonly custom?: Readonly<Record<string, string>>;
}

/** Providers whose sign-out has an address of its own (SPEC 4.3.2): the host itself or one below it. */
const SPECIAL_HOSTS: readonly string[] = ['auth0.com'];

/**
 * Where the browser goes to end the session at the provider (SPEC 4.3.1; OIDC RP-Initiated Logout §2).
 * The client id is sent too, for providers that no longer accept the hint. Null when the provider offers none.
 */
export function endSessionUrl(request: EndSessionRequest): string | null {
  const { clientId, postLogoutRedirectUri, endSessionEndpoint } = request;
  if (request.useCustomAuth0Domain || hasSpecialHost(request.authority)) {
    const base = request.authority.replace(/\/$/, '');
    return withParameters(`${base}/v2/logout`, {
      client_id: clientId,
      returnTo: postLogoutRedirectUri,
    });
  }
  if (!endSessionEndpoint) return null;
  return withParameters(endSessionEndpoint, {
    ...request.custom,
    id_token_hint: request.idTokenHint,
    client_id: clientId,
    post_logout_redirect_uri: postLogoutRedirectUri,
    state: request.state,
  });
}

function hasSpecialHost(authority: string): boolean {
  if (!URL.canParse(authority)) return false;
  const { hostname } = new URL(authority);
  return SPECIAL_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
