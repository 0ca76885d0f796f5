/** @jest-environment node */
import { signOutRequested } from '../../state/sessionSlice';
import { PORTAL_ORIGIN } from '../testing/fakeServers';
import { openRelyingParty, type RelyingParty } from './openRelyingParty';
import { REFUSED, SIGNED_IN, readStoredFlow, readVerdict, type Verdict } from './verdict';
import type { MisbehaviourName } from './misbehaviours';
import { advanceUntil } from '../testing/openTab';

// The relying-party modules of the OpenID Foundation's conformance suite that a code-flow client
// has to pass, by their names there. Those that refresh are in renewal.test.ts.

let portal: RelyingParty;
beforeAll(async () => {
  portal = await openRelyingParty();
});
afterAll(() => portal.provider.stop());

const refused = (
  result: Verdict['result'],
  problem: Verdict['problem'] = 'validationFailed',
): Partial<Verdict> => ({ ...REFUSED, result, problem });

const MODULES: readonly {
  module: string;
  given: MisbehaviourName;
  verdict: Partial<Verdict>;
}[] = [
  { module: '[SPEC 1.3] oidcc-client-test', given: 'none', verdict: SIGNED_IN },
  {
    module: '[SPEC 5.1.2] oidcc-client-test-invalid-iss',
    given: 'otherIss',
    verdict: refused('IssDoesNotMatchIssuer'),
  },
  {
    module: '[SPEC 5.1.1] oidcc-client-test-missing-sub',
    given: 'noSub',
    verdict: refused('RequiredPropertyMissing'),
  },
  {
    module: '[SPEC 5.1.3] oidcc-client-test-invalid-aud',
    given: 'otherAud',
    verdict: refused('IncorrectAud'),
  },
  {
    module: '[SPEC 5.1.1] oidcc-client-test-missing-aud',
    given: 'noAud',
    verdict: refused('RequiredPropertyMissing'),
  },
  {
    module: '[SPEC 5.1.1] oidcc-client-test-missing-iat',
    given: 'noIat',
    verdict: refused('RequiredPropertyMissing'),
  },
  {
    module: '[SPEC 5.1.10] oidcc-client-test-kid-absent-single-jwks',
    given: 'noKidOneKey',
    verdict: SIGNED_IN,
  },
  {
    module: '[SPEC 5.1.10] oidcc-client-test-kid-absent-multiple-jwks: refused, not guessed',
    given: 'noKidSeveralKeys',
    verdict: refused('SignatureFailed', 'severalKeysMatch'),
  },
  {
    module: '[SPEC 5.1.9] oidcc-client-test-idtoken-sig-rs256',
    given: 'none',
    verdict: SIGNED_IN,
  },
  {
    module: '[SPEC 5.1.9] oidcc-client-test-idtoken-sig-none: refused',
    given: 'algorithmNone',
    verdict: refused('SignatureFailed'),
  },
  {
    module: '[SPEC 5.1.9] oidcc-client-test-invalid-sig-rs256',
    given: 'brokenSignature',
    verdict: refused('SignatureFailed'),
  },
  {
    module: '[SPEC 5.1.9] oidcc-client-test-invalid-sig-es256',
    given: 'brokenEs256Signature',
    verdict: refused('SignatureFailed'),
  },
  {
    module: '[SPEC 5.1.5] oidcc-client-test-nonce-invalid',
    given: 'otherNonce',
    verdict: refused('IncorrectNonce'),
  },
  {
    module: '[SPEC 5.1.14] oidcc-client-test-userinfo-invalid-sub',
    given: 'otherUser',
    verdict: refused(null, 'noUserData'),
  },
  {
    module: '[SPEC 5.1.11] oidcc-client-test-invalid-athash',
    given: 'otherAtHash',
    verdict: refused('IncorrectAtHash'),
  },
  {
    module: '[SPEC 5.1.10] oidcc-client-test-signing-key-rotation-just-before-signing',
    given: 'rotatedKeysLate',
    verdict: SIGNED_IN,
  },
];

test.each(MODULES)('$module', async ({ given, verdict }) => {
  const { tab } = await portal.signInWith(given);
  expect(readVerdict(tab, portal)).toMatchObject(verdict);
});

test('[SPEC 5.1.9] oidcc-client-test-invalid-sig-hs256', async () => {
  const { tab } = await portal.signInWith('keyConfusion', {
    clientSecret: 'a-secret-of-32-bytes-at-least!!!',
  });
  expect(readVerdict(tab, portal)).toMatchObject(refused('SignatureFailed'));
});

test('[SPEC 5.1.10] oidcc-client-test-signing-key-rotation: two sign-ins, new keys between them', async () => {
  const first = await portal.signInWith('none');
  portal.provider.misbehave('rotatedKeys');
  const second = await portal.signInAgain(first.tab);
  expect(readVerdict(second, portal)).toEqual(SIGNED_IN);
});

test('[SPEC 7.2.5] oidcc-client-test-scope-userinfo-claims', async () => {
  const { tab, callsTo } = await portal.signInWith('none', { scope: 'openid email' });
  expect(callsTo('authorize')[0]!.parameters['scope']).toBe('openid email');
  expect(readStoredFlow(tab)['userData']).toMatchObject({ email: 'grace@harbour.example' });
});

test('[SPEC 7.2.5, 7.3.1] oidcc-client-test-userinfo-bearer-header', async () => {
  const { callsTo } = await portal.signInWith('none');
  const [call] = callsTo('userInfo');
  expect(call!.headers.authorization).toMatch(/^Bearer /);
  expect(call!.parameters).toEqual({});
});

describe('Config profile', () => {
  test('[SPEC 3.7.1, 7.2.1] oidcc-client-test-discovery-openid-config', async () => {
    const { tab, callsTo } = await portal.signInWith('none');
    const { issuer } = portal.provider;
    expect(callsTo('discovery')).toHaveLength(1);
    expect(tab.state().config.wellKnown['door']).toMatchObject({
      issuer,
      jwksUri: `${issuer}/keys`,
      authorizationEndpoint: `${issuer}/authorize`,
      tokenEndpoint: `${issuer}/token`,
      userInfoEndpoint: `${issuer}/userinfo`,
      endSessionEndpoint: `${issuer}/end`,
      checkSessionIframe: `${issuer}/check-session`,
      revocationEndpoint: `${issuer}/revoke`,
      parEndpoint: `${issuer}/par`,
    });
  });

  test('[SPEC 7.2.2] oidcc-client-test-discovery-jwks-uri-keys', async () => {
    const { tab, callsTo } = await portal.signInWith('none');
    expect(callsTo('keys').map(({ method }) => method)).toEqual(['GET']);
    expect(readStoredFlow(tab)['jwtKeys']).toMatchObject({
      keys: [{ kid: 'rsa' }, { kid: 'p256' }, { kid: 'p384' }],
    });
  });

  test('[SPEC 7.2.1] oidcc-client-test-discovery-issuer-mismatch', async () => {
    const { tab, callsTo } = await portal.signInWith('otherIssuerInDiscovery');
    expect(readVerdict(tab, portal).problem).toBe('issuerMismatch');
    expect(callsTo('authorize')).toEqual([]);
  });
});

describe('RP-Initiated Logout profile', () => {
  async function signOut(misbehaviour: MisbehaviourName) {
    const { tab } = await portal.signInWith('none');
    portal.provider.misbehave(misbehaviour);
    const before = portal.provider.calls.length;
    const idToken = (readStoredFlow(tab)['authnResult'] as { id_token: string }).id_token;
    tab.store.dispatch(signOutRequested());
    await advanceUntil(tab, () => tab.ports.visited.length > 0);
    const back = await portal.comeBack(tab);
    return { back, left: tab, idToken, calls: portal.provider.calls.slice(before) };
  }

  test('[SPEC 4.3.1, 7.2.7] oidcc-client-test-rp-init-logout', async () => {
    const { back, idToken, calls } = await signOut('none');
    const end = calls.find(({ endpoint }) => endpoint === 'endSession');
    expect(end!.parameters).toMatchObject({
      id_token_hint: idToken,
      client_id: 'meydan-portal',
      post_logout_redirect_uri: `${PORTAL_ORIGIN}/`,
      state: expect.stringMatching(/^[\w-]{40}$/),
    });
    expect(readVerdict(back, portal)).toMatchObject({
      status: 'signedOut',
      stored: [],
      route: 'replace /',
      isBroken: false,
    });
  });

  test('[SPEC 7.2.7] both tokens are revoked, the refresh token first', async () => {
    const { calls } = await signOut('none');
    const revoked = calls.filter(({ endpoint }) => endpoint === 'revocation');
    expect(revoked.map(({ method, parameters }) => ({ method, ...parameters }))).toEqual([
      {
        method: 'POST',
        client_id: 'meydan-portal',
        token: expect.stringMatching(/^refresh-/),
        token_type_hint: 'refresh_token',
      },
      {
        method: 'POST',
        client_id: 'meydan-portal',
        token: expect.stringMatching(/^access-/),
        token_type_hint: 'access_token',
      },
    ]);
  });

  test('[SPEC 7.2.7, 8.3] a revocation that fails is logged; the person is signed out all the same', async () => {
    const { left, back } = await signOut('revocationFails');
    expect(left.errors()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Revocation request failed'),
        expect.stringContaining('revoke token failed'),
      ]),
    );
    expect(readVerdict(back, portal)).toMatchObject({ status: 'signedOut', stored: [], leaks: [] });
  });

  test.each([
    {
      module: '[SPEC 4.3.1] oidcc-client-test-rp-init-logout-other-state',
      given: 'otherStateAfterSignOut',
    },
    {
      module: '[SPEC 4.3.1] oidcc-client-test-rp-init-logout-no-state',
      given: 'noStateAfterSignOut',
    },
  ] as const)('$module: signed out, and nothing is opened', async ({ given }) => {
    const { back } = await signOut(given);
    expect(readVerdict(back, portal)).toMatchObject({
      status: 'signedOut',
      stored: [],
      route: null,
    });
  });
});

/** Modules that a public code-flow client cannot be asked to pass, with the reason. */
const NOT_APPLICABLE: Readonly<Record<string, readonly string[]>> = {
  'the access token is sent in the header only': ['userinfo-bearer-body'],
  'a public client has no secret to authenticate with': ['client-secret-basic'],
  'only where tokens come from the authorization endpoint (implicit, hybrid)': [
    'nonce-unless-code-flow',
    'missing-athash',
    'invalid-chash',
    'missing-chash',
  ],
  'the answer comes in the query': ['form-post-error'],
  'clients are registered by hand': ['dynamic-registration', 'userinfo-signed'],
  'the provider is configured, not looked for': [
    'discovery-webfinger-acct',
    'discovery-webfinger-url',
  ],
  'no request objects: PKCE and pushed requests instead': [
    'request-uri-signed-rs256',
    'request-uri-signed-none',
  ],
  'claims come from the provider itself': ['aggregated-claims', 'distributed-claims'],
  'a single-page application has no server that a provider could call': [
    'rp-backchannel-rpinitlogout',
    'rp-backchannel-rpinitlogout-alg-none',
    'rp-backchannel-rpinitlogout-no-event',
    'rp-backchannel-rpinitlogout-with-nonce',
    'rp-backchannel-rpinitlogout-wrong-alg',
    'rp-backchannel-rpinitlogout-wrong-aud',
    'rp-backchannel-rpinitlogout-wrong-event',
    'rp-backchannel-rpinitlogout-wrong-iss',
  ],
  'sign-out elsewhere is noticed by check session': ['rp-frontchannel-rpinitlogout'],
  'a sign-in starts in the portal': ['3rd-party-init-login'],
  'needs a frame: driven in a real browser': ['session-management'],
};

test('no module is both a row and excused', async () => {
  const excused = Object.values(NOT_APPLICABLE).flat();
  const rows = MODULES.map(({ module }) => /oidcc-client-test-?([\w-]*)/.exec(module)![1]);
  expect(rows.filter((name) => excused.includes(name!))).toEqual([]);
  expect(new Set(excused).size).toBe(excused.length);
});
