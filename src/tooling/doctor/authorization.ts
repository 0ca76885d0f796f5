import { createHash, randomBytes } from 'node:crypto';
import { buildAuthorizeUrl, type AuthorizeRequest } from '../../oidc/authorizeUrl';
import { toBase64url } from '../../oidc/base64url';
import { createEndSessionUrl } from '../../oidc/endSessionUrl';
import {
  toPushedAuthorizationFields,
  createPushedAuthorizeUrl,
  parsePushedAuthorizationResponse,
} from '../../oidc/pushedAuthorization';
import { createRandomText } from '../../oidc/random';
import { toFormBody } from '../../oidc/tokenFields';
import { RANDOM_LENGTHS } from '../../shared/signInConstants';
import { sendRequest, parseJsonBody, type ProbeResponse } from './sendRequest';
import type { KnownProvider } from './finding';

const random = (length: number) => createRandomText(length, (count) => randomBytes(count));

interface Sent {
  readonly answer: ProbeResponse;
  /** Address to which the provider sends the browser; null when it shows a page instead. */
  readonly sentTo: URL | null;
}

export interface Attempt extends Sent {
  readonly state: string;
}

function destinationOf({ url, status, headers }: ProbeResponse): URL | null {
  const location = headers.get('location');
  const isRedirect = status >= 300 && status < 400 && location !== null;
  return isRedirect && URL.canParse(location, url) ? new URL(location, url) : null;
}

async function navigate(url: string): Promise<Sent> {
  const answer = await sendRequest(url, { redirect: 'manual', headers: { accept: 'text/html' } });
  return { answer, sentTo: destinationOf(answer) };
}

const isPushed = ({ settings, endpoints }: KnownProvider): boolean =>
  endpoints.parEndpoint !== '' &&
  (endpoints.requiresPushedAuthorization || settings.usePushedAuthorisationRequests);

/** Builds a request as a hidden frame sends it: `prompt=none`, PKCE, a state. */
function silentRequest(
  { settings, endpoints }: KnownProvider,
  redirectUri: string,
): AuthorizeRequest {
  const digest = createHash('sha256').update(random(RANDOM_LENGTHS.codeVerifier)).digest();
  return {
    endpoint: endpoints.authorizationEndpoint,
    clientId: settings.clientId,
    redirectUri,
    responseType: settings.responseType,
    scope: settings.scope,
    state: random(RANDOM_LENGTHS.stateAndNonce),
    nonce: random(RANDOM_LENGTHS.stateAndNonce),
    codeChallenge: settings.disablePkce ? undefined : toBase64url(digest),
    prompt: 'none',
    hd: settings.hdParam,
    custom: settings.customParamsAuthRequest,
  };
}

/** Sends the pushed request beforehand; where the provider refuses it, its answer is the answer. */
async function sendPushed(
  { endpoints, settings, portalOrigin }: KnownProvider,
  request: AuthorizeRequest,
): Promise<Sent> {
  const pushed = toPushedAuthorizationFields(request);
  const answer = await sendRequest(endpoints.parEndpoint, {
    method: 'POST',
    headers: { accept: 'application/json', origin: portalOrigin },
    body: toFormBody('fields' in pushed ? pushed.fields : {}),
  });
  const reply = parsePushedAuthorizationResponse(parseJsonBody(answer));
  if (!reply) return { answer, sentTo: null };
  const { authorizationEndpoint } = endpoints;
  return navigate(
    createPushedAuthorizeUrl(authorizationEndpoint, settings.clientId, reply.requestUri),
  );
}

/**
 * Asks the authorization endpoint what it makes of a redirect URI. Null when no request can be
 * built.
 */
export async function requestSilentSignIn(
  provider: KnownProvider,
  redirectUri: string,
): Promise<Attempt | null> {
  const request = silentRequest(provider, redirectUri);
  const direct = buildAuthorizeUrl(request);
  if (!('url' in direct)) return null;
  const sent = isPushed(provider) ? sendPushed(provider, request) : navigate(direct.url);
  return { state: request.state, ...(await sent) };
}

/**
 * Asks to be signed out without a session and without a hint. Null where the provider has no such
 * address.
 */
export async function requestSignOut({ settings, endpoints }: KnownProvider): Promise<Sent | null> {
  const url = createEndSessionUrl({
    authority: settings.authority,
    endSessionEndpoint: endpoints.endSessionEndpoint,
    clientId: settings.clientId,
    postLogoutRedirectUri: settings.postLogoutRedirectUri,
    useCustomAuth0Domain: settings.useCustomAuth0Domain,
    custom: settings.customParamsEndSessionRequest,
  });
  return url === null ? null : navigate(url);
}
