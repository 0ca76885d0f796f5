import type { FormFields } from './tokenFields';
import { addParameters } from './urlParameters';

export interface EndSessionRequest {
  readonly authority: string;
  readonly endSessionEndpoint: string;
  readonly clientId: string;
  /** Empty = not sent: the person stays at the provider. */
  readonly postLogoutRedirectUri: string;
  readonly idTokenHint?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly logoutHint?: string | null | undefined;
  readonly uiLocales?: string | null | undefined;
  readonly useCustomAuth0Domain?: boolean;
  readonly custom?: Readonly<Record<string, string>>;
}

/**
 * Providers whose sign-out has an address of its own (SPEC 4.3.2): the host itself or one below it.
 */
const SPECIAL_HOSTS: readonly string[] = ['auth0.com'];

/**
 * Returns the address at which the browser ends the session at the provider (SPEC 4.3.1; OIDC
 * RP-Initiated Logout §2). The client id is sent too, for providers that no longer accept the hint.
 * Null when the provider offers none.
 */
export function createEndSessionUrl(request: EndSessionRequest): string | null {
  const { clientId, postLogoutRedirectUri, endSessionEndpoint } = request;
  if (hasSpecialSignOut(request)) {
    const base = request.authority.replace(/\/+$/, '');
    return addParameters(`${base}/v2/logout`, {
      client_id: clientId,
      returnTo: postLogoutRedirectUri,
    });
  }
  if (!endSessionEndpoint) return null;
  return addParameters(endSessionEndpoint, { ...request.custom, ...toEndSessionFields(request) });
}

/** Tells whether the provider signs out at an address of its own, which takes no form. */
export function hasSpecialSignOut({
  authority,
  useCustomAuth0Domain = false,
}: Pick<EndSessionRequest, 'authority' | 'useCustomAuth0Domain'>): boolean {
  if (useCustomAuth0Domain) return true;
  if (!URL.canParse(authority)) return false;
  const { hostname } = new URL(authority);
  return SPECIAL_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/**
 * Returns the form that is posted to the end-session endpoint (SPEC 7.2.8); unknown fields are left
 * out.
 */
export function toEndSessionFields(request: EndSessionRequest): FormFields {
  const { custom = {} } = request;
  const fields = {
    id_token_hint: request.idTokenHint,
    client_id: request.clientId,
    post_logout_redirect_uri: request.postLogoutRedirectUri,
    state: request.state,
    logout_hint: request.logoutHint ?? custom['logout_hint'],
    ui_locales: request.uiLocales ?? custom['ui_locales'],
  };
  const known = Object.entries(fields).filter((field): field is [string, string] => !!field[1]);
  return Object.fromEntries(known);
}

/** Returns the address that the form is posted to: the endpoint without its query. */
export function getEndSessionAction(endpoint: string): string {
  return endpoint.replace(/[?#].*$/s, '');
}
