import { ERRORS } from '../../shared/errors';
import { examine } from './examine';
import {
  openTestDeployment,
  replaceReply,
  replaceHeaders,
  type TestDeployment,
  type Misconfiguration,
} from './testing/testDeployment';

let world: TestDeployment;
beforeAll(async () => {
  world = await openTestDeployment();
});
afterAll(() => world.close());

/** Lists all findings that are not right, without the remedies. */
async function faultsOf(wrong: Misconfiguration): Promise<readonly string[]> {
  world.make(wrong);
  const { findings } = await examine(world.portal, {});
  for (const finding of findings)
    if (finding.level !== 'ok') expect(finding.remedy).toMatch(/^[A-Z].*\.$/);
  const names = (text: string) =>
    text
      .replaceAll(world.portal, 'PORTAL')
      .replaceAll(world.provider, 'PROVIDER')
      .replaceAll(`:${world.providerPort}`, ':PORT');
  return findings
    .filter(({ level }) => level !== 'ok')
    .map(({ level, about, check, found }) => names(`${level} ${about} · ${check}: ${found}`));
}

/** Row of a table: what is wrong, and every line that says so. */
type Row = readonly [
  wrong: string,
  change: Misconfiguration | ((world: TestDeployment) => Misconfiguration),
  lines: readonly string[],
];

const changeOf = (change: Row[1]): Misconfiguration =>
  typeof change === 'function' ? change(world) : change;

test('a deployment with which nothing is wrong has neither warnings nor failures', async () => {
  expect(await faultsOf({})).toEqual([]);
});

const CONFIGURATION: readonly Row[] = [
  [
    'silent renewal without a page',
    { signIn: { silentRenewUrl: '' } },
    ['failure city · configuration: could not get silentRenewUrl'],
  ],
  [
    'refresh tokens without their scope',
    { signIn: { useRefreshToken: true } },
    [
      'warning city · configuration: When using silent renew and refresh tokens please set the `offline_access` scope',
    ],
  ],
  [
    'an option of the wrong type, and one that does not exist',
    { signIn: { autoUserInfo: 'yes', silentRenewURL: '/' } },
    [
      `failure city · configuration: ${ERRORS.malformedOption.log}: autoUserInfo`,
      `warning city · configuration: ${ERRORS.unknownOption.log}: silentRenewURL`,
    ],
  ],
  [
    'two configurations of one client',
    { signIn: (sound) => [sound, { ...sound, configId: 'again' }] },
    ['city', 'again'].map(
      (id) =>
        `warning ${id} · configuration: You added multiple configs with the same authority, clientId and scope`,
    ),
  ],
];

describe('[SPEC 5.3.4, 5.3.5, 5.3.6] the portal’s own rules are told with their remedy', () => {
  test.each(CONFIGURATION)('%s', async (_name, change, lines) => {
    expect(await faultsOf(changeOf(change))).toEqual(lines);
  });
});

describe('[SPEC 10.7] aids for developers that were left on', () => {
  const TOLD = [
    'developerTools is on in production: everybody’s Redux DevTools may look inside the pages',
    'sessionTapes is on in production: every page has a button that records it',
  ].map((told) => `warning portal · aids for developers: ${told}`);

  test.each([
    { production: true, isOn: true, lines: TOLD },
    { production: true, isOn: false, lines: [] },
    { production: false, isOn: true, lines: [] },
  ])('in production: $production, on: $isOn', async ({ production, isOn, lines }) => {
    const aids = { production, developerTools: isOn, sessionTapes: isOn };
    const found = await faultsOf({ config: (sound) => ({ ...sound, ...aids }) });
    expect(found.filter((line) => line.includes('aids for developers'))).toEqual(lines);
  });
});

/** Answer of a host in production that is called by a name that its configuration does not have. */
const WRONG_HOST = { status: 400, body: { code: 'wrongHost' } };

test('a proxy that sends another name is found by the environment of the host, too', async () => {
  world.make({ portal: replaceReply('GET /config.json', WRONG_HOST) });
  const { findings } = await examine(null, { PORT: new URL(world.portal).port });
  expect(findings).toContainEqual({
    check: 'configuration file',
    about: 'portal',
    level: 'failure',
    found: 'the host is called by another name than the portal’s',
    remedy: expect.stringContaining('proxy_set_header Host $http_host') as string,
  });
});

/** Pages are closed, with the headers of those of an open portal. */
const atStage = (stage: string): Row[1] => ({
  portal: (sound) => ({
    ...sound,
    'GET /': (asked) => ({ ...sound['GET /']!(asked), status: 503 }),
    'GET /v1/settings': () => ({ body: JSON.stringify({ stage }) }),
  }),
});

const PORTAL: readonly Row[] = [
  [
    'the configuration is a page',
    { portal: replaceReply('GET /config.json', { body: '<html>' }) },
    ['failure portal · configuration: PORTAL/config.json is no portal configuration'],
  ],
  [
    'a proxy that sends another name',
    { portal: replaceReply('GET /config.json', WRONG_HOST) },
    [
      'failure portal · configuration: the host is called by another name than the portal’s when PORTAL/config.json is asked for',
    ],
  ],
  [
    'the configuration lacks a field',
    { config: ({ apiUrl: _, ...rest }) => rest },
    ['failure portal · configuration file: /config.json must have required properties apiUrl'],
  ],
  [
    'the configuration is sent as text',
    { portal: replaceHeaders('GET /config.json', { 'content-type': 'text/plain' }) },
    ['failure portal · configuration file: /config.json is sent as text/plain'],
  ],
  [
    'nobody is exchanged',
    { config: (sound) => ({ ...sound, door: 'county' }) },
    ['failure portal · configurations: door names county, which is none of city'],
  ],
  ['it is not set up', atStage('setup'), ['warning portal · stage: not set up: pages are closed']],
  [
    'it is open for the staff',
    atStage('staff'),
    ['warning portal · stage: open for the staff alone'],
  ],
  [
    'the pages are not built',
    { portal: replaceReply('GET /', { status: 404 }) },
    ['failure portal · home page: the home page answered 404'],
  ],
  [
    'no anti-forgery cookie',
    { portal: replaceHeaders('GET /', { 'set-cookie': undefined }) },
    ['failure portal · anti-forgery cookie: the home page sets no cookie XSRF-TOKEN'],
  ],
  [
    'an anti-forgery cookie that is wrong in every way',
    {
      portal: replaceHeaders('GET /', {
        'set-cookie': 'XSRF-TOKEN=t; Path=/en; HttpOnly; SameSite=None; Domain=example.org',
      }),
    },
    [
      'failure portal · anti-forgery cookie: XSRF-TOKEN is HttpOnly, so the portal cannot send it back and has no SameSite and is not for Path=/ and is for a whole domain',
    ],
  ],
  [
    'the server sets the access token cookie',
    { portal: replaceHeaders('GET /', { 'set-cookie': 'accessToken=t; Path=/' }) },
    [
      'failure portal · anti-forgery cookie: the home page sets no cookie XSRF-TOKEN',
      'failure portal · access token cookie: the server sets the cookie accessToken, which only the page may write',
    ],
  ],
  [
    'production without strict transport',
    { config: (sound) => ({ ...sound, production: true }) },
    ['failure portal · transport: in production, but there is no Strict-Transport-Security'],
  ],
  [
    'popups are cut off',
    { portal: replaceHeaders('GET /', { 'cross-origin-opener-policy': 'same-origin' }) },
    ['failure portal · popups: Cross-Origin-Opener-Policy: same-origin cuts sign-in popups off'],
  ],
  [
    'no content policy',
    { portal: replaceHeaders('GET /', { 'content-security-policy': undefined }) },
    ['failure portal · scripts: the home page has no content policy'],
  ],
  [
    'a content policy that forgets the provider and Trusted Types',
    {
      portal: replaceHeaders('GET /', {
        'content-security-policy': "default-src 'self'; form-action 'self'",
      }),
    },
    [
      'warning portal · scripts: Trusted Types are not required',
      'failure city · content policy: connect-src of the portal’s policy refuses PROVIDER',
      'failure city · content policy: frame-src of the portal’s policy refuses PROVIDER',
      'failure city · content policy: form-action of the portal’s policy refuses PROVIDER',
    ],
  ],
  [
    'the silent-renew page may not be framed',
    {
      portal: replaceHeaders('GET /silent-renew.html', {
        'content-security-policy': "frame-ancestors 'none'",
      }),
    },
    [
      'failure city · frames: the silent-renew page PORTAL/silent-renew.html may not be shown in a frame of PORTAL',
    ],
  ],
  [
    'the silent-renew page is not there',
    { portal: replaceReply('GET /silent-renew.html', { status: 404 }) },
    ['failure city · frames: the silent-renew page PORTAL/silent-renew.html answered 404'],
  ],
];

test('a portal without https is told so, and that it was examined elsewhere', async () => {
  const lines = await faultsOf({ signIn: { redirectUrl: 'http://portal.example/callback' } });
  expect(lines).toContain(
    'failure city · origin: http://portal.example/callback is not https, so browsers offer the portal no cryptography',
  );
  expect(await faultsOf({ signIn: { redirectUrl: 'https://portal.example/callback' } })).toContain(
    'warning city · origin: redirectUrl is on https://portal.example, the portal was examined at PORTAL',
  );
});

describe('[SPEC 3.2.2, 7.3.2] the portal’s own answers', () => {
  test.each(PORTAL)('%s', async (_name, change, lines) => {
    expect(await faultsOf(changeOf(change))).toEqual(lines);
  });
});

const DISCOVERY = 'GET /.well-known/openid-configuration';
const ADDRESS = 'PROVIDER/.well-known/openid-configuration';

const PROVIDER: readonly Row[] = [
  [
    'an authority without a scheme',
    { signIn: { authority: 'id.example' } },
    ['failure city · discovery: there is no address to ask'],
  ],
  [
    'discovery breaks off',
    { provider: replaceReply(DISCOVERY, null) },
    [`failure city · discovery: ${ADDRESS} could not be reached (UND_ERR_SOCKET)`],
  ],
  [
    'discovery is a page',
    { provider: replaceReply(DISCOVERY, { body: '<!doctype html>' }) },
    [`failure city · discovery: ${ADDRESS} is not a JSON object`],
  ],
  [
    'endpoints by hand, and some of what they need is not among them',
    ({ provider }) => ({
      provider: replaceReply(DISCOVERY, { status: 500 }),
      signIn: {
        authWellknownEndpoints: {
          issuer: provider,
          authorizationEndpoint: `${provider}/authorize`,
          tokenEndpoint: `${provider}/token`,
          jwksUri: `${provider}/jwks`,
          userInfoEndpoint: `${provider}/userinfo`,
          checkSessionIframe: `${provider}/check-session`,
          endSessionEndpoint: `${provider}/end-session`,
          idTokenAlgorithms: ['RS256'],
          sendsIss: true,
        },
      },
    }),
    [
      'failure city · endpoint: pushed_authorization_request_endpoint is not announced: requests cannot be pushed',
      'warning city · endpoint: revocation_endpoint is not announced: tokens live on after signing out',
      'failure city · pushed authorization: pushed requests are configured and not offered',
    ],
  ],
  [
    'another issuer',
    { document: { issuer: 'https://other.example' } },
    [`failure city · discovery: ${ADDRESS} names the issuer https://other.example`],
  ],
  [
    'any issuer will do',
    { signIn: { strictIssuerValidationOnWellKnownRetrievalOff: true } },
    [`warning city · discovery: ${ADDRESS}: the issuer is not compared`],
  ],
  [
    'endpoints that the configuration uses are missing',
    { document: { userinfo_endpoint: undefined, check_session_iframe: undefined } },
    [
      'failure city · endpoint: userinfo_endpoint is not announced: autoUserInfo fails at each sign-in',
      'failure city · endpoint: check_session_iframe is not announced: the session at the provider cannot be watched',
    ],
  ],
  [
    'an endpoint without https',
    { document: { userinfo_endpoint: 'http://id.example/userinfo' } },
    [
      'failure city · endpoint: userinfo_endpoint is http://id.example/userinfo, not https: autoUserInfo fails at each sign-in',
    ],
  ],
  [
    'endpoints that are welcome are missing',
    { document: { end_session_endpoint: undefined, revocation_endpoint: undefined } },
    [
      'warning city · endpoint: end_session_endpoint is not announced: signing out leaves the session at the provider open',
      'warning city · endpoint: revocation_endpoint is not announced: tokens live on after signing out',
    ],
  ],
  [
    'keys that are no keys',
    { provider: replaceReply('GET /jwks', { body: { keys: 'none' } }) },
    [
      'failure city · keys: PROVIDER/jwks answered 200 and holds no list of keys',
      'failure city · cross-origin calls: keys may not be called from PORTAL',
    ],
  ],
  [
    'keys for encryption only, beside junk',
    { keys: (sound) => [null, 'junk', ...sound.map((key) => ({ ...key, use: 'enc' }))] },
    ['failure city · keys: no key is for signatures'],
  ],
  [
    'no key for an announced algorithm',
    { keys: (sound) => sound.filter(({ kty }) => kty === 'EC') },
    ['warning city · keys: there is a key for ES256, none for the announced RS256'],
  ],
  [
    'a key that is too short',
    {
      keys: (sound) => sound.slice(0, 1).map((key) => ({ ...key, n: key.n!.slice(0, 171) })),
      document: { id_token_signing_alg_values_supported: ['RS256'] },
    },
    ['failure city · keys: there is no usable key for RS256'],
  ],
  [
    'no algorithm is announced',
    { document: { id_token_signing_alg_values_supported: undefined } },
    ['warning city · keys: the provider does not say how it signs ID tokens'],
  ],
  [
    'only foreign algorithms',
    { document: { id_token_signing_alg_values_supported: ['none', 'HS256'] } },
    ['failure city · keys: ID tokens are signed by none, HS256, which the portal does not accept'],
  ],
  [
    'several keys without names',
    { keys: (sound) => sound.map(({ kid: _, ...key }) => key) },
    ['failure city · keys: 2 of 2 signing keys have no kid, so none can be chosen'],
  ],
  [
    'one key without a name',
    {
      keys: ([{ kid: _, ...key } = {}]) => [key],
      document: { id_token_signing_alg_values_supported: ['RS256'] },
    },
    ['warning city · keys: the only signing key has no kid'],
  ],
  [
    'two keys of one name',
    { keys: (sound) => sound.map((key) => ({ ...key, kid: 'same' })) },
    ['failure city · keys: several signing keys are called same'],
  ],
  [
    'a private key is published',
    { keys: (sound) => sound.map((key) => ({ ...key, d: 'AQAB' })) },
    [
      'failure city · keys: the key set publishes private or secret keys: anybody can sign ID tokens',
    ],
  ],
  [
    'no PKCE, no code flow, no public clients',
    {
      document: {
        code_challenge_methods_supported: ['plain'],
        response_types_supported: ['id_token'],
        token_endpoint_auth_methods_supported: ['client_secret_basic'],
      },
    },
    [
      'failure city · announced: code_challenge_methods_supported does not have S256',
      'failure city · announced: response_types_supported does not have code',
      'warning city · announced: token_endpoint_auth_methods_supported does not have none',
    ],
  ],
  [
    'refresh tokens that the provider does not give',
    {
      signIn: { useRefreshToken: true, scope: 'openid offline_access' },
      document: { scopes_supported: ['openid'], grant_types_supported: ['authorization_code'] },
    },
    [
      'warning city · announced: scopes_supported does not have offline_access',
      'failure city · announced: grant_types_supported does not have refresh_token',
    ],
  ],
  [
    'pushed requests are required and not sent',
    {
      signIn: { usePushedAuthorisationRequests: false },
      document: { require_pushed_authorization_requests: true },
    },
    ['warning city · pushed authorization: pushed requests are required and not configured'],
  ],
  [
    'pushed requests are required and have no address',
    {
      signIn: { usePushedAuthorisationRequests: false },
      document: {
        require_pushed_authorization_requests: true,
        pushed_authorization_request_endpoint: undefined,
      },
    },
    [
      'failure city · pushed authorization: pushed requests are required, but no address is announced for them',
    ],
  ],
  [
    'pushed requests are configured and not offered',
    { document: { pushed_authorization_request_endpoint: undefined } },
    [
      'failure city · endpoint: pushed_authorization_request_endpoint is not announced: requests cannot be pushed',
      'failure city · pushed authorization: pushed requests are configured and not offered',
    ],
  ],
];

describe('[SPEC 3.7.1, 5.1.9, 5.1.10] what a provider announces', () => {
  test.each(PROVIDER)('%s', async (_name, change, lines) => {
    expect(await faultsOf(changeOf(change))).toEqual(lines);
  });
});

const refused = (call: string) =>
  `failure city · cross-origin calls: ${call} may not be called from PORTAL`;

const CROSS_ORIGIN: readonly Row[] = [
  [
    'discovery',
    { provider: replaceHeaders(DISCOVERY, { 'access-control-allow-origin': undefined }) },
    [refused('discovery')],
  ],
  [
    'the keys, open to another origin',
    {
      provider: replaceHeaders('GET /jwks', {
        'access-control-allow-origin': 'https://other.example',
      }),
    },
    [refused('keys')],
  ],
  [
    'the token endpoint',
    { provider: replaceHeaders('POST /token', { 'access-control-allow-origin': undefined }) },
    [refused('token')],
  ],
  [
    'the user’s facts',
    { provider: replaceHeaders('GET /userinfo', { 'access-control-allow-origin': undefined }) },
    [refused('userinfo')],
  ],
  [
    'revocation',
    { provider: replaceHeaders('POST /revoke', { 'access-control-allow-origin': undefined }) },
    [refused('revocation')],
  ],
  [
    'pushed requests',
    { provider: replaceHeaders('POST /par', { 'access-control-allow-origin': undefined }) },
    [refused('pushed authorization')],
  ],
  [
    'the question before Authorization, answered with a star',
    { provider: replaceHeaders('OPTIONS /userinfo', { 'access-control-allow-headers': '*' }) },
    [
      'failure city · cross-origin calls: userinfo refuses the question (OPTIONS) that browsers ask before Authorization is sent',
    ],
  ],
  [
    'an endpoint that breaks off',
    { provider: replaceReply('POST /revoke', null) },
    ['failure city · cross-origin calls: revocation could not be reached (UND_ERR_SOCKET)'],
  ],
  [
    'a hidden Date',
    { provider: replaceHeaders('POST /token', { 'access-control-expose-headers': undefined }) },
    [
      'warning city · Date header: the token endpoint does not show its Date; wrong clocks are noticed from iat alone',
    ],
  ],
];

describe('[SPEC 7.2.1, 7.2.2, 7.2.3, 7.2.5, 7.2.6, 7.2.7] calls from the portal’s origin', () => {
  test.each(CROSS_ORIGIN)('%s', async (_name, change, lines) => {
    expect(await faultsOf(changeOf(change))).toEqual(lines);
  });
});

describe('[SPEC 9.9] the provider’s clock', () => {
  const clockAt = (offsetMs: number) =>
    replaceHeaders(DISCOVERY, { date: new Date(Date.now() + offsetMs).toUTCString() });

  test.each([
    [60_000, 'warning', ''],
    [-60_000, 'warning', ''],
    [600_000, 'failure', ', ID tokens are refused beyond 120 s'],
  ])(
    '%s ms away is a %s against this machine and against the portal',
    async (offsetMs, level, consequence) => {
      const lines = await faultsOf({ provider: clockAt(offsetMs) });
      const pattern = (pair: string) =>
        expect.stringMatching(
          new RegExp(`^${level} city · clock: ${pair}: [\\d.]+ s apart${consequence}$`),
        );
      expect(lines).toEqual([pattern('provider and this machine'), pattern('provider and portal')]);
    },
  );

  test('what a cache hands out is as old as it says', async () => {
    const cached = replaceHeaders(DISCOVERY, {
      date: new Date(Date.now() - 600_000).toUTCString(),
      age: '600',
    });
    expect(await faultsOf({ provider: cached })).toEqual([]);
  });
});

const BROWSER: readonly Row[] = [
  [
    'the provider on another site, to which frames would lead',
    ({ providerPort }) => ({
      document: { authorization_endpoint: `http://127.0.0.1:${providerPort}/authorize` },
    }),
    [
      'failure city · content policy: frame-src of the portal’s policy refuses http://127.0.0.1:PORT',
      'warning city · same site: by a heuristic the portal is on http://localhost and the provider on http://127.0.0.1: browsers keep the provider’s cookies from its frames, which are used here',
    ],
  ],
  [
    'the check-session page is for nobody’s frames',
    { provider: replaceReply('GET /check-session', { headers: { 'x-frame-options': 'DENY' } }) },
    [
      'failure city · frames: the check-session page PROVIDER/check-session may not be shown in a frame of PORTAL',
    ],
  ],
  [
    'the same, where no session is watched',
    {
      provider: replaceReply('GET /check-session', {
        headers: { 'x-frame-options': 'SAMEORIGIN' },
      }),
      signIn: { startCheckSession: false },
    },
    [
      'warning city · frames: the check-session page PROVIDER/check-session may not be shown in a frame of PORTAL',
    ],
  ],
  [
    'redirect URIs are not registered',
    { registered: ([callback]) => [callback!] },
    [
      'failure city · redirect URI: silentRenewUrl PORTAL/silent-renew.html is not registered (the provider answered 400)',
      'failure city · redirect URI: popupUrl PORTAL/popup.html is not registered (the provider answered 400)',
      'failure city · after sign-out: postLogoutRedirectUri PORTAL/ is refused (answered 400)',
    ],
  ],
  [
    'the same, without pushed requests and where neither frame nor popup is configured',
    {
      registered: ([callback, , , home]) => [callback!, home!],
      signIn: {
        silentRenew: false,
        silentRenewUrl: '',
        popupUrl: '',
        usePushedAuthorisationRequests: false,
      },
    },
    [
      'warning city · redirect URI: popupUrl PORTAL/popup.html is not registered (the provider answered 400)',
    ],
  ],
  [
    'the provider leads to a page of its own',
    {
      provider: replaceReply('GET /authorize', {
        status: 302,
        headers: { location: '/error?id=7' },
      }),
      signIn: { silentRenewUrl: '', silentRenew: false, popupUrl: '' },
    },
    [
      'failure city · redirect URI: redirectUrl PORTAL/callback is not registered (the provider leads elsewhere)',
      'warning city · redirect URI: popupUrl PORTAL/popup.html is not registered (the provider leads elsewhere)',
      'failure city · iss in answers: the provider announces iss in its answers and does not send it: every sign-in is refused',
    ],
  ],
  [
    'a page where none was asked for',
    { provider: replaceReply('GET /authorize', { body: 'please sign in' }) },
    [
      'redirectUrl PORTAL/callback',
      'silentRenewUrl PORTAL/silent-renew.html',
      'popupUrl PORTAL/popup.html',
    ].map(
      (name) =>
        `warning city · redirect URI: ${name}: the provider shows a page although it was asked for none`,
    ),
  ],
  [
    'an answer without state and iss',
    ({ portal }) => ({
      provider: replaceReply('GET /authorize', {
        status: 303,
        headers: { location: `${portal}/callback?error=login_required` },
      }),
      signIn: { silentRenewUrl: `${portal}/callback`, popupUrl: `${portal}/callback` },
      portal: (sound) => ({ ...sound, 'GET /callback': () => ({}) }),
    }),
    [
      ...['redirectUrl', 'silentRenewUrl', 'popupUrl'].map(
        (name) =>
          `failure city · redirect URI: ${name} PORTAL/callback is registered, but the answer does not carry the state`,
      ),
      'failure city · iss in answers: the provider announces iss in its answers and does not send it: every sign-in is refused',
    ],
  ],
  [
    'a client that may not do what it asks for',
    ({ portal, provider }) => ({
      signIn: {
        usePushedAuthorisationRequests: false,
        silentRenewUrl: `${portal}/callback`,
        popupUrl: `${portal}/callback`,
      },
      portal: (sound) => ({ ...sound, 'GET /callback': () => ({}) }),
      provider: (sound) => ({
        ...sound,
        'GET /authorize': ({ url }) => ({
          status: 302,
          headers: {
            location: `${portal}/callback?error=invalid_scope&state=${url.searchParams.get('state')}&iss=${provider}/other`,
          },
        }),
      }),
    }),
    [
      ...['redirectUrl', 'silentRenewUrl', 'popupUrl'].map(
        (name) =>
          `warning city · redirect URI: ${name} PORTAL/callback is registered, but the answer is invalid_scope`,
      ),
      'failure city · iss in answers: answers name the issuer PROVIDER/other, discovery PROVIDER',
    ],
  ],
  [
    'an authorization endpoint that fails',
    {
      provider: replaceReply('GET /authorize', { status: 503 }),
      document: { authorization_response_iss_parameter_supported: false },
    },
    [
      ...[
        'redirectUrl PORTAL/callback',
        'silentRenewUrl PORTAL/silent-renew.html',
        'popupUrl PORTAL/popup.html',
      ].map((name) => `failure city · redirect URI: ${name}: the provider answered 503`),
      'warning city · iss in answers: the provider does not announce that answers name their issuer (RFC 9207)',
    ],
  ],
  [
    'a pushed request that gets no handle',
    {
      provider: (sound) => ({
        ...sound,
        'POST /par': (asked) => ({ ...sound['POST /par']!(asked), body: { request_uri: 'urn:1' } }),
      }),
    },
    [
      'redirectUrl PORTAL/callback',
      'silentRenewUrl PORTAL/silent-renew.html',
      'popupUrl PORTAL/popup.html',
    ].map(
      (name) =>
        `failure city · redirect URI: ${name}: the answer to the pushed request has no usable request_uri and expires_in`,
    ),
  ],
  [
    'nowhere to go after signing out',
    { signIn: { postLogoutRedirectUri: '' } },
    [
      'warning city · after sign-out: postLogoutRedirectUri is not set: who signs out stays at the provider',
    ],
  ],
  [
    'an end-session endpoint that fails',
    { provider: replaceReply('GET /end-session', null) },
    [
      'failure city · after sign-out: signing out: the provider could not be reached (UND_ERR_SOCKET)',
    ],
  ],
];

describe('[SPEC 2.8, 2.9, 2.10, 4.3.1, 7.2.6] what a browser meets', () => {
  test.each(BROWSER)('%s', async (_name, change, lines) => {
    expect(await faultsOf(changeOf(change))).toEqual(lines);
  });
});
