import { Browser } from './testing/browser';
import {
  CALLBACK,
  PORTAL,
  REQUEST,
  VERIFIER,
  createAuthorizeUrl,
  decodeClaims,
  post,
  redeem,
  sha256,
  signIn,
  signInAndRedeem,
  fetchUserinfo,
} from './testing/portal';
import { startDoor } from './testing/startDoor';
import type { RunningDoor } from './testing/startDoor';

let door: RunningDoor;
let issuer: string;

beforeAll(async () => {
  door = await startDoor();
  issuer = door.issuer;
});

afterAll(() => door.stop());

describe('discovery', () => {
  it('names every endpoint under the issuer, whatever Host was sent', async () => {
    const address = `${issuer.replace('localhost', '127.0.0.1')}/.well-known/openid-configuration`;
    const found = (await (await fetch(address)).json()) as Record<string, unknown>;
    expect(found).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/connect/authorize`,
      token_endpoint: `${issuer}/connect/token`,
      userinfo_endpoint: `${issuer}/connect/userinfo`,
      end_session_endpoint: `${issuer}/connect/endsession`,
      revocation_endpoint: `${issuer}/connect/revocation`,
      introspection_endpoint: `${issuer}/connect/introspect`,
      pushed_authorization_request_endpoint: `${issuer}/connect/par`,
      check_session_iframe: `${issuer}/connect/checksession`,
      authorization_response_iss_parameter_supported: true,
      id_token_signing_alg_values_supported: ['RS256', 'ES256'],
      code_challenge_methods_supported: ['S256'],
    });
  });

  it('publishes the public half of an RS256 and an ES256 key', async () => {
    const { keys } = (await (await fetch(`${issuer}/connect/jwks`)).json()) as {
      keys: Record<string, string>[];
    };
    expect(keys.map(({ alg }) => alg)).toEqual(['RS256', 'ES256']);
    expect(keys.filter((key) => 'd' in key)).toEqual([]);
  });
});

describe('code flow with PKCE', () => {
  it('signs Grace in with a verifier of 67 characters', async () => {
    expect(VERIFIER).toHaveLength(67);
    const { callback, tokens } = await signInAndRedeem(issuer, 'grace');
    expect(callback.origin + callback.pathname).toBe(CALLBACK);
    expect(callback.searchParams.get('state')).toBe(REQUEST.state);
    expect(callback.searchParams.get('iss')).toBe(issuer);
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 300 });
    expect(tokens.refresh_token).toMatch(/^[\w-]{40,}$/);
    const claims = decodeClaims(tokens.id_token);
    expect(claims).toMatchObject({ iss: issuer, aud: 'meydan-portal', sub: 'demo-grace' });
    expect(claims.nonce).toBe(REQUEST.nonce);
    expect(Number(claims.exp) - Number(claims.iat)).toBe(300);
  });

  it('binds the ID token to the access token by at_hash and to the session by sid', async () => {
    const { tokens } = await signInAndRedeem(issuer, 'grace');
    const { at_hash: hash, sid } = decodeClaims(tokens.id_token);
    expect(hash).toBe(sha256(tokens.access_token).subarray(0, 16).toString('base64url'));
    expect(sid).toMatch(/^[\w-]{20,}$/);
  });

  it('answers with a session_state that the browser state reproduces', async () => {
    const { browser, callback } = await signIn(issuer, 'grace');
    const sessionState = callback.searchParams.get('session_state')!;
    const salt = sessionState.split('.')[1]!;
    const facts = ['meydan-portal', PORTAL, browser.cookie('door_browser_state'), salt].join(' ');
    expect(sessionState).toBe(`${sha256(facts).toString('base64url')}.${salt}`);
  });

  it('refuses a wrong verifier', async () => {
    const { code } = await signIn(issuer, 'grace');
    const { status, body } = await redeem(issuer, code, { code_verifier: 'w'.repeat(67) });
    expect([status, body.error]).toEqual([400, 'invalid_grant']);
  });

  it('refuses a code that was used before and revokes what it gave', async () => {
    const { code } = await signIn(issuer, 'grace');
    const { body } = await redeem(issuer, code);
    expect((await redeem(issuer, code)).body.error).toBe('invalid_grant');
    expect((await fetchUserinfo(issuer, body.access_token)).status).toBe(401);
  });

  it.each([
    ['without PKCE', { code_challenge: '', code_challenge_method: '' }],
    ['with a plain challenge', { code_challenge_method: 'plain' }],
  ])('refuses a request %s', async (_title, extra) => {
    const answer = await new Browser().away(createAuthorizeUrl(issuer, extra));
    expect(answer.searchParams.get('error')).toBe('invalid_request');
    expect(answer.searchParams.get('iss')).toBe(issuer);
  });

  it.each([`${CALLBACK}/`, `${PORTAL}/callback?x=1`, 'https://elsewhere.example/callback'])(
    'never redirects to the unregistered address %s',
    async (redirect) => {
      const page = await new Browser().page(createAuthorizeUrl(issuer, { redirect_uri: redirect }));
      expect(page.status).toBe(400);
      expect(page.text).toContain('This request cannot be answered');
    },
  );

  it('takes a pushed authorization request, once', async () => {
    const pushed = await post<{ request_uri: string }>(`${issuer}/connect/par`, REQUEST);
    expect(pushed.status).toBe(201);
    const query = { client_id: 'meydan-portal', request_uri: pushed.body.request_uri };
    const url = `${issuer}/connect/authorize?${new URLSearchParams(query)}`;
    const browser = new Browser();
    const page = await browser.page(url);
    const callback = (await browser.submit(page.url, { person: 'omar' })) as URL;
    expect((await redeem(issuer, callback.searchParams.get('code')!)).status).toBe(200);
    const again = await new Browser().visit(url);
    const error = again instanceof URL ? again.searchParams.get('error') : again.text;
    expect(error).toContain('invalid_request_uri');
  });
});

describe('prompts', () => {
  it('answers prompt=none with login_required before and with a code after sign-in', async () => {
    const silent = createAuthorizeUrl(issuer, { prompt: 'none' });
    const browser = new Browser();
    expect((await browser.away(silent)).searchParams.get('error')).toBe('login_required');
    await signIn(issuer, 'grace', { browser });
    expect((await browser.away(silent)).searchParams.get('code')).toBeTruthy();
  });

  it.each(['login', 'select_account'])(
    'shows the list again for prompt=%s and switches',
    async (prompt) => {
      const { browser, tokens } = await signInAndRedeem(issuer, 'grace');
      const page = await browser.page(createAuthorizeUrl(issuer, { prompt }));
      expect(page.text).toContain('Signed in now');
      const callback = (await browser.submit(page.url, { person: 'omar' })) as URL;
      const { body } = await redeem(issuer, callback.searchParams.get('code')!);
      expect(decodeClaims(body.id_token).sub).toBe('demo-omar');
      expect((await fetchUserinfo(issuer, tokens.access_token)).status).toBe(401);
    },
  );

  it('keeps sign-ins in two tabs apart', async () => {
    const browser = new Browser();
    const first = await browser.page(createAuthorizeUrl(issuer, { state: 'first' }));
    await browser.page(createAuthorizeUrl(issuer, { state: 'second' }));
    const answer = (await browser.submit(first.url, { person: 'grace' })) as URL;
    expect(answer.searchParams.get('state')).toBe('first');
  });

  it('asks again when max_age has passed, and tells when the person signed in', async () => {
    const { browser } = await signIn(issuer, 'grace');
    const page = await browser.page(createAuthorizeUrl(issuer, { max_age: '0' }));
    const callback = (await browser.submit(page.url, { person: 'grace' })) as URL;
    const { body } = await redeem(issuer, callback.searchParams.get('code')!);
    expect(decodeClaims(body.id_token).auth_time).toEqual(expect.any(Number));
  });

  it('asks nobody for consent, even for prompt=consent', async () => {
    const { browser } = await signIn(issuer, 'grace');
    const callback = await browser.away(createAuthorizeUrl(issuer, { prompt: 'consent' }));
    expect(callback.searchParams.get('code')).toBeTruthy();
  });

  it('answers a cancelled sign-in with access_denied', async () => {
    const browser = new Browser();
    const page = await browser.page(createAuthorizeUrl(issuer));
    const answer = (await browser.submit(page.url, { cancel: 'yes' })) as URL;
    expect(answer.origin + answer.pathname).toBe(CALLBACK);
    expect(answer.searchParams.get('error')).toBe('access_denied');
    expect(answer.searchParams.get('state')).toBe(REQUEST.state);
  });
});
