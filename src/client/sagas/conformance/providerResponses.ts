import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Authorization, Grants } from './grants';
import type { ProviderResponse, Endpoint, Form, Json, Misbehaviour } from './misbehaviours';
import { createAtHash, type UnsignedToken, type ProviderKeys } from './providerKeys';

export const CLIENT_ID = 'meydan-portal';
const USER = { sub: 'door-grace', name: 'Grace Bell', email: 'grace@harbour.example' };
const EXPIRES_IN_S = 300;
const REQUEST_LIFE_S = 60;
const CHECK_SESSION = '<!doctype html><title>Session</title>';

export const PROVIDER_PATHS: Readonly<Record<string, Endpoint>> = {
  '/.well-known/openid-configuration': 'discovery',
  '/keys': 'keys',
  '/authorize': 'authorize',
  '/token': 'token',
  '/userinfo': 'userInfo',
  '/revoke': 'revocation',
  '/end': 'endSession',
  '/par': 'par',
  '/check-session': 'checkSession',
};

/**
 * One call that arrived. `parameters` are those of the form, or of the address when there is no
 * form.
 */
export interface ProviderCall {
  readonly endpoint: Endpoint;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly parameters: Form;
}

/** State of a provider: what it remembers, and what it does wrongly just now. */
export interface Provider {
  /** Known once it listens. */
  issuer: string;
  readonly nowS: () => number;
  readonly keys: ProviderKeys;
  readonly grants: Grants;
  readonly pushed: Map<string, Form>;
  /** Access tokens that work. */
  readonly live: Set<string>;
  readonly secret: (made: string) => string;
  readonly wrong: () => Misbehaviour;
}

type Handler = (
  provider: Provider,
  call: ProviderCall,
  count: number,
) => ProviderResponse | Promise<ProviderResponse>;

const json = (body: unknown, status = 200): ProviderResponse => ({
  status,
  body: JSON.stringify(body),
});
const same = <T>(value: T): T => value;

/** The right answer of each endpoint, changed by the misbehaviour. */
export const PROVIDER_HANDLERS: Readonly<Record<Endpoint, Handler>> = {
  discovery: ({ issuer, wrong }) => json((wrong().discovery ?? same)(documentFor(issuer))),
  keys: ({ keys, wrong }, { parameters }, count) =>
    json({ keys: wrong().keys?.(keys.published, keys.next, count, parameters) ?? keys.published }),
  authorize,
  token: issueTokens,
  userInfo: ({ live, wrong }, { headers }) => {
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
    if (!token || !live.has(token)) return json({ error: 'invalid_token' }, 401);
    return json((wrong().userInfo ?? same<unknown>)(USER));
  },
  revocation: ({ grants, live }, { parameters: { token = '' } }) => {
    grants.revoke(token);
    live.delete(token);
    return { status: 200 };
  },
  endSession: ({ wrong }, { parameters: { post_logout_redirect_uri: back, state } }) => {
    const query = new URLSearchParams((wrong().signedOut ?? same<Form>)(state ? { state } : {}));
    return { status: 303, headers: { location: `${back}?${query}` } };
  },
  par: ({ pushed, wrong }, { parameters }) => {
    const uri = `urn:ietf:params:oauth:request_uri:${randomUUID()}`;
    pushed.set(uri, parameters);
    const right = { request_uri: uri, expires_in: REQUEST_LIFE_S };
    return json((wrong().pushed ?? same<Json>)(right), 201);
  },
  checkSession: () => ({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: CHECK_SESSION,
  }),
};

const documentFor = (issuer: string): Json => ({
  issuer,
  jwks_uri: `${issuer}/keys`,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  revocation_endpoint: `${issuer}/revoke`,
  end_session_endpoint: `${issuer}/end`,
  check_session_iframe: `${issuer}/check-session`,
  pushed_authorization_request_endpoint: `${issuer}/par`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  authorization_response_iss_parameter_supported: true,
});

function authorize(
  { pushed, grants, issuer, nowS, wrong }: Provider,
  call: ProviderCall,
): ProviderResponse {
  const asked = pushed.get(call.parameters['request_uri'] ?? '') ?? call.parameters;
  const { redirect_uri: redirectUri = '', state = '', scope = '', nonce = '' } = asked;
  const isRight = asked['client_id'] === CLIENT_ID && asked['response_type'] === 'code';
  if (!isRight || asked['code_challenge_method'] !== 'S256') return { status: 400 };

  const code = grants.newCode({
    clientId: CLIENT_ID,
    redirectUri,
    scope,
    nonce,
    codeChallenge: asked['code_challenge'] ?? '',
    authTime: nowS(),
  });
  const right = { code, state, iss: issuer, session_state: `${randomUUID()}.salt` };
  const given = wrong().callback?.(right) ?? Object.entries(right);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return { status: 303, headers: { location: `${redirectUri}?${query}` } };
}

async function issueTokens(
  provider: Provider,
  { parameters }: ProviderCall,
): Promise<ProviderResponse> {
  const { grants, live, secret, wrong } = provider;
  const isRefresh = parameters['grant_type'] === 'refresh_token';
  const granted = isRefresh ? grants.redeemRefreshToken(parameters) : grants.redeemCode(parameters);
  if ('refused' in granted) return json({ error: granted.refused }, 400);

  const accessToken = secret(`access-${randomUUID()}`);
  live.add(accessToken);
  const right = {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: EXPIRES_IN_S,
    scope: granted.scope,
    refresh_token: grants.newRefreshToken(granted),
    id_token: await idToken(provider, granted, accessToken),
  };
  return json((wrong().answer ?? same<Json>)(right));
}

async function idToken(
  { issuer, nowS, keys, secret, wrong }: Provider,
  { clientId, nonce, authTime }: Authorization,
  accessToken: string,
): Promise<string> {
  const { header = { alg: 'RS256', kid: 'rsa' }, claims = same, signing = 'right' } = wrong();
  const right: UnsignedToken['claims'] = {
    iss: issuer,
    sub: USER.sub,
    aud: clientId,
    nonce,
    auth_time: authTime,
    iat: nowS(),
    exp: nowS() + EXPIRES_IN_S,
    at_hash: createAtHash(header, accessToken),
  };
  const signed = await keys.sign({ header, signing, claims: claims(right) });
  return secret((wrong().idToken ?? same)(signed));
}
