/** @jest-environment node */
import type { Browser } from './testing/browser';
import { PORTAL, authorizeUrl, post, refresh, tokensFor, userinfo } from './testing/portal';
import { startDoor } from './testing/startDoor';
import type { RunningDoor } from './testing/startDoor';

jest.setTimeout(30_000);

let door: RunningDoor;
let issuer: string;
let endpoint: string;

beforeAll(async () => {
  door = await startDoor();
  issuer = door.issuer;
  endpoint = `${issuer}/connect/endsession`;
});

afterAll(() => door.stop());

const HOME = `${PORTAL}/ar/`;

async function isSignedIn(browser: Browser): Promise<boolean> {
  const answer = await browser.away(authorizeUrl(issuer, { prompt: 'none' }));
  return answer.searchParams.has('code');
}

const order = (hint: string) => ({
  id_token_hint: hint,
  post_logout_redirect_uri: HOME,
  state: 'back',
});

describe('end-session', () => {
  it('signs out at once by GET with a valid hint, and ends every token', async () => {
    const { browser, tokens } = await tokensFor(issuer, 'grace');
    const query = new URLSearchParams(order(tokens.id_token));
    expect((await browser.away(`${endpoint}?${query}`)).href).toBe(`${HOME}?state=back`);
    expect(browser.cookie('door_browser_state')).toBe('none');
    expect(await isSignedIn(browser)).toBe(false);
    expect((await userinfo(issuer, tokens.access_token)).status).toBe(401);
    expect((await refresh(issuer, tokens.refresh_token)).status).toBe(400);
  });

  it('signs out by a posted form', async () => {
    const { browser, tokens } = await tokensFor(issuer, 'grace');
    const answer = await browser.submit(endpoint, order(tokens.id_token));
    expect((answer as URL).href).toBe(`${HOME}?state=back`);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('signs out by a script without cookies, found by the sid of the hint', async () => {
    const { browser, tokens } = await tokensFor(issuer, 'grace');
    const { status } = await post(endpoint, order(tokens.id_token), { accept: '*/*' });
    expect(status).toBe(204);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await userinfo(issuer, tokens.access_token)).status).toBe(401);
  });

  it('asks first without a hint, and signs out on yes', async () => {
    const { browser } = await tokensFor(issuer, 'grace');
    const query = new URLSearchParams({
      client_id: 'meydan-portal',
      post_logout_redirect_uri: HOME,
    });
    const page = await browser.page(`${endpoint}?${query}`);
    expect(page.text).toContain('Sign out of City identity?');
    expect(await isSignedIn(browser)).toBe(true);
    const asked = await browser.page(`${endpoint}?${query}`);
    const xsrf = /name="xsrf" value="(\w+)"/.exec(asked.text)![1]!;
    const answer = await browser.submit(`${endpoint}/confirm`, { xsrf, logout: 'yes' });
    expect((answer as URL).href).toBe(HOME);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('asks first when the hint speaks of another person', async () => {
    const { tokens } = await tokensFor(issuer, 'grace');
    const { browser } = await tokensFor(issuer, 'omar');
    const page = await browser.page(
      `${endpoint}?${new URLSearchParams({ id_token_hint: tokens.id_token })}`,
    );
    expect(page.text).toContain('Sign out of City identity?');
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('leads a form without a hint to the question and refuses a script', async () => {
    const { browser } = await tokensFor(issuer, 'grace');
    const asked = await browser.submit(endpoint, { client_id: 'meydan-portal' });
    expect('text' in asked && asked.text).toContain('Sign out of City identity?');
    expect((await post(endpoint, { id_token_hint: 'a.b.c' }, { accept: '*/*' })).status).toBe(400);
  });

  it('never leads to an unregistered address', async () => {
    const { browser, tokens } = await tokensFor(issuer, 'grace');
    const query = { ...order(tokens.id_token), post_logout_redirect_uri: 'https://evil.example/' };
    const page = await browser.page(`${endpoint}?${new URLSearchParams(query)}`);
    expect(page.status).toBe(400);
  });
});

describe('cross-origin requests', () => {
  const preflight = (path: string) =>
    fetch(issuer + path, {
      method: 'OPTIONS',
      headers: {
        origin: PORTAL,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });

  it.each(['token', 'revocation', 'userinfo', 'par', 'endsession'])(
    'are announced to the portal for /connect/%s',
    async (name) => {
      const { status, headers } = await preflight(`/connect/${name}`);
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe(PORTAL);
      expect(headers.get('access-control-allow-methods')).toContain('POST');
    },
  );

  it('are refused for another origin', async () => {
    const { tokens } = await tokensFor(issuer, 'grace');
    const fields = {
      grant_type: 'refresh_token',
      client_id: 'meydan-portal',
      refresh_token: tokens.refresh_token,
    };
    const response = await fetch(`${issuer}/connect/token`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: 'https://evil.example' },
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});
