import type { Configuration, Grant, KoaContextWithOIDC } from 'oidc-provider';
import { LOCALE_CODES } from '../shared/locales';
import { createAccountFinder } from './accounts';
import type { DoorPerson } from './accounts';
import { createClients } from './clients';
import type { HostClient } from './clients';
import { CHECK_SESSION_PATH, ROUTES, SESSION_COOKIE, getPageContext, sendPage } from './http';
import { showFailure } from './notices';
import { renderLeavePage, renderNoticePage } from './pages/noticePage';
import { errors, interactionPolicy } from './provider';
import { getSignInPath } from './signIn';
import type { DoorState } from './state';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Lifetimes in seconds. A family of refresh tokens ends with its grant. */
const lifetimes = (accessTokenSeconds: number) => ({
  AccessToken: accessTokenSeconds,
  AuthorizationCode: MINUTE,
  Grant: 14 * DAY,
  IdToken: accessTokenSeconds,
  Interaction: 60 * MINUTE,
  RefreshToken: 14 * DAY,
  Session: DAY,
});

const CLAIMS = {
  openid: ['sub'],
  profile: ['name', 'locale', 'verified'],
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
  roles: ['roles'],
  acr: null,
  auth_time: null,
  iss: null,
  sid: null,
};

/**
 * First-party: the city's own portal gets what it asks for without a page of consent; one grant per
 * session.
 */
async function firstPartyGrant({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { account, client, provider, session } = oidc;
  if (!account || !client || !session) return undefined;
  const known = await provider.Grant.find(session.grantIdFor(client.clientId) ?? '');
  const grant =
    known?.accountId === account.accountId
      ? known
      : new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addOIDCScope(oidc.requestParamOIDCScopes);
  await grant.save();
  return grant;
}

/** RFC 9470 §6.2: whoever introspects an access token learns when the person signed in here. */
function signInTime({ oidc }: KoaContextWithOIDC): { auth_time: number } | undefined {
  const { AuthorizationCode, RefreshToken } = oidc.entities;
  const authTime = (AuthorizationCode ?? RefreshToken)?.authTime;
  return authTime === undefined ? undefined : { auth_time: authTime };
}

function promptPolicy() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

function features(portal: string | undefined, host: HostClient): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    resourceIndicators: { enabled: false },
    userinfo: { enabled: true },
    pushedAuthorizationRequests: { enabled: true },
    introspection: {
      enabled: true,
      allowedPolicy: (_ctx, client) => client.clientId === host.id,
    },
    revocation: {
      enabled: true,
      allowedPolicy: (_ctx, client, token) => client.clientId === token.clientId,
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) =>
        sendPage(ctx, renderLeavePage(getPageContext(ctx), form, portal)),
      postLogoutSuccessSource: (ctx) =>
        sendPage(ctx, renderNoticePage(getPageContext(ctx), 'signedOut', portal)),
    },
  };
}

interface Parts {
  readonly issuer: string;
  readonly portalOrigins: readonly string[];
  readonly hostClient: HostClient;
  readonly people: readonly DoorPerson[];
  readonly accessTokenSeconds: number;
  readonly state: DoorState;
}

/**
 * Creates the configuration of the provider library. Settings that are left out stay at their
 * defaults on purpose.
 */
export function createConfiguration(parts: Parts): Configuration {
  const { issuer, portalOrigins, hostClient, people, accessTokenSeconds, state } = parts;
  const portal = portalOrigins[0];
  return {
    adapter: state.adapter,
    claims: CLAIMS,
    extraTokenClaims: signInTime,
    clientAuthMethods: ['none', 'client_secret_basic'],
    clientBasedCORS: (_ctx, origin) => portalOrigins.includes(origin),
    clients: createClients(portalOrigins, hostClient),
    cookies: {
      keys: [...state.cookieKeys],
      long: SESSION_COOKIE,
      names: { session: 'door_session', interaction: 'door_interaction', resume: 'door_resume' },
    },
    discovery: {
      check_session_iframe: issuer + CHECK_SESSION_PATH,
      claims_locales_supported: [...LOCALE_CODES],
      ui_locales_supported: [...LOCALE_CODES],
    },
    // A refresh token outlives the session at the door (offline access); signing out revokes it
    // explicitly.
    expiresWithSession: () => false,
    features: features(portal, hostClient),
    findAccount: createAccountFinder(people),
    interactions: {
      policy: promptPolicy(),
      url: (_ctx, { uid }) => getSignInPath(uid),
    },
    // The library drops offline_access without prompt=consent, so the grant type alone decides.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    jwks: state.jwks,
    loadExistingGrant: firstPartyGrant,
    pkce: { required: () => true },
    renderError: (ctx, out, error) =>
      showFailure(ctx, error instanceof errors.OIDCProviderError ? error : out, portal),
    responseTypes: ['code'],
    rotateRefreshToken: true,
    routes: ROUTES,
    scopes: ['openid', 'offline_access', 'profile', 'email', 'phone', 'roles'],
    ttl: lifetimes(accessTokenSeconds),
  };
}
