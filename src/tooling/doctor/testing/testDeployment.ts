import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { startServer, type ServerRequest, type Handlers, type Reply } from './server';

type Fields = Readonly<Record<string, unknown>>;

/** Parts that are wrong on purpose; all others are as they should be. */
export interface Misconfiguration {
  readonly config?: (sound: Fields) => Fields;
  readonly signIn?: Fields | ((sound: Fields) => readonly Fields[]);
  readonly document?: Fields;
  readonly keys?: (sound: readonly JWK[]) => readonly unknown[];
  readonly registered?: (sound: readonly string[]) => readonly string[];
  readonly provider?: (sound: Handlers) => Handlers;
  readonly portal?: (sound: Handlers) => Handlers;
}

export interface TestDeployment {
  readonly portal: string;
  readonly provider: string;
  readonly providerPort: number;
  /** Replaces whatever was wrong before. */
  readonly make: (wrong: Misconfiguration) => void;
  readonly close: () => Promise<void>;
}

/** Headers changed or, where undefined, left out. */
export const replaceHeaders =
  (path: string, changes: Readonly<Record<string, string | undefined>>) =>
  (sound: Handlers): Handlers => ({
    ...sound,
    [path]: (asked) => {
      const reply = sound[path]!(asked);
      const headers = Object.entries({ ...reply?.headers, ...changes });
      const kept = headers.filter((pair): pair is [string, string] => pair[1] !== undefined);
      return { ...reply, headers: Object.fromEntries(kept) };
    },
  });

export const replaceReply =
  (path: string, reply: Reply | null) =>
  (sound: Handlers): Handlers => ({ ...sound, [path]: () => reply });

const redirect = (target: string, parameters: Readonly<Record<string, string>>): Reply => {
  const location = new URL(target);
  Object.entries(parameters).forEach(([name, value]) => location.searchParams.set(name, value));
  return { status: 302, headers: { location: location.href } };
};

interface Facts {
  readonly portal: string;
  readonly provider: string;
  readonly keys: readonly JWK[];
}

const documentOf = ({ provider }: Facts): Fields => ({
  issuer: provider,
  jwks_uri: `${provider}/jwks`,
  authorization_endpoint: `${provider}/authorize`,
  token_endpoint: `${provider}/token`,
  userinfo_endpoint: `${provider}/userinfo`,
  end_session_endpoint: `${provider}/end-session`,
  check_session_iframe: `${provider}/check-session`,
  revocation_endpoint: `${provider}/revoke`,
  pushed_authorization_request_endpoint: `${provider}/par`,
  id_token_signing_alg_values_supported: ['RS256', 'ES256'],
  code_challenge_methods_supported: ['S256'],
  scopes_supported: ['openid', 'offline_access'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  response_types_supported: ['code'],
  token_endpoint_auth_methods_supported: ['none'],
  authorization_response_iss_parameter_supported: true,
});

const signInOf = ({ portal, provider }: Facts): Fields => ({
  configId: 'city',
  authority: provider,
  clientId: 'portal',
  redirectUrl: `${portal}/callback`,
  postLogoutRedirectUri: `${portal}/`,
  scope: 'openid',
  silentRenew: true,
  silentRenewUrl: `${portal}/silent-renew.html`,
  popupUrl: `${portal}/popup.html`,
  startCheckSession: true,
  usePushedAuthorisationRequests: true,
});

const registeredOf = ({ portal }: Facts): readonly string[] =>
  ['/callback', '/silent-renew.html', '/popup.html', '/'].map((path) => portal + path);

function providerHandlers(facts: Facts, wrong: Misconfiguration): Handlers {
  const { portal, provider } = facts;
  const registered = wrong.registered?.(registeredOf(facts)) ?? registeredOf(facts);
  const cors = { 'access-control-allow-origin': portal };
  const json = { 'content-type': 'application/json' };
  const pushed = new Map<string, URLSearchParams>();
  const refuse = { status: 400, headers: { ...cors, ...json }, body: { error: 'invalid_request' } };
  const isRegistered = (fields: URLSearchParams, name: string) =>
    registered.includes(fields.get(name) ?? '');
  const par = ({ fields }: ServerRequest): Reply => {
    if (!isRegistered(fields, 'redirect_uri')) return refuse;
    const handle = `urn:${pushed.size}`;
    pushed.set(handle, fields);
    return {
      status: 201,
      headers: { ...cors, ...json },
      body: { request_uri: handle, expires_in: 60 },
    };
  };
  const authorize = ({ url }: ServerRequest): Reply => {
    const fields = pushed.get(url.searchParams.get('request_uri') ?? '') ?? url.searchParams;
    if (!isRegistered(fields, 'redirect_uri')) return { status: 400, body: 'error page' };
    const state = fields.get('state')!;
    const answer = { error: 'login_required', state, iss: provider };
    return redirect(fields.get('redirect_uri')!, answer);
  };
  return {
    'GET /.well-known/openid-configuration': () => ({
      headers: { ...cors, ...json },
      body: { ...documentOf(facts), ...wrong.document },
    }),
    'GET /jwks': () => ({
      headers: { ...cors, ...json },
      body: { keys: wrong.keys?.(facts.keys) ?? facts.keys },
    }),
    'GET /authorize': authorize,
    'POST /par': par,
    'POST /token': () => ({
      ...refuse,
      headers: { ...cors, ...json, 'access-control-expose-headers': 'Date' },
    }),
    'OPTIONS /userinfo': () => ({
      status: 204,
      headers: { ...cors, 'access-control-allow-headers': 'authorization' },
    }),
    'GET /userinfo': () => ({ status: 401, headers: cors }),
    'POST /revoke': () => ({ headers: cors }),
    'GET /end-session': ({ url }) => ({
      status: isRegistered(url.searchParams, 'post_logout_redirect_uri') ? 200 : 400,
    }),
    'GET /check-session': () => ({
      headers: { 'content-security-policy': `frame-ancestors ${portal}` },
    }),
  };
}

function portalHandlers(facts: Facts, wrong: Misconfiguration): Handlers {
  const { provider } = facts;
  const sound = signInOf(facts);
  const signIn =
    typeof wrong.signIn === 'function' ? wrong.signIn(sound) : [{ ...sound, ...wrong.signIn }];
  const config = {
    production: false,
    baseUrl: '',
    apiUrl: '/v1',
    door: 'city',
    signIn,
    payment: { publishableKey: '' },
  };
  const policy = ['connect-src', 'frame-src', 'form-action'].map(
    (directive) => `${directive} 'self' ${provider}`,
  );
  return {
    'GET /config.json': () => ({
      headers: { 'content-type': 'application/json' },
      body: wrong.config?.(config) ?? config,
    }),
    'GET /': () => ({
      headers: {
        'content-security-policy': [...policy, "require-trusted-types-for 'script'"].join('; '),
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'set-cookie': 'XSRF-TOKEN=t; Path=/; SameSite=Strict',
      },
    }),
    'GET /silent-renew.html': () => ({
      headers: { 'content-security-policy': "frame-ancestors 'self'" },
    }),
  };
}

async function signingKeys(): Promise<readonly JWK[]> {
  const pairs = await Promise.all(['RS256', 'ES256'].map((alg) => generateKeyPair(alg)));
  const keys = await Promise.all(pairs.map(({ publicKey }) => exportJWK(publicKey)));
  return keys.map((key) => ({ ...key, kid: `key-${key.kty}`, use: 'sig' }));
}

/** Opens a portal and a provider with which nothing is wrong until they are told. */
export async function openTestDeployment(): Promise<TestDeployment> {
  let wrong: Misconfiguration = {};
  let handlers: { readonly portal: Handlers; readonly provider: Handlers };
  const portal = await startServer(() => handlers.portal);
  const provider = await startServer(() => handlers.provider);
  const facts: Facts = {
    portal: portal.origin,
    provider: provider.origin,
    keys: await signingKeys(),
  };
  const make = (next: Misconfiguration) => {
    wrong = next;
    const [ofPortal, ofProvider] = [portalHandlers(facts, wrong), providerHandlers(facts, wrong)];
    handlers = {
      portal: wrong.portal?.(ofPortal) ?? ofPortal,
      provider: wrong.provider?.(ofProvider) ?? ofProvider,
    };
  };
  make({});
  return {
    portal: portal.origin,
    provider: provider.origin,
    providerPort: provider.port,
    make,
    close: async () => void (await Promise.all([portal.close(), provider.close()])),
  };
}
