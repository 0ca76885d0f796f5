import type { Browser } from './testing/browser';
import {
  PORTAL,
  createAuthorizeUrl,
  post,
  redeem,
  refresh,
  signInAndRedeem,
  fetchUserinfo,
} from './testing/portal';
import { startDoor } from './testing/startDoor';
import type { RunningDoor } from './testing/startDoor';

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
  const answer = await browser.away(createAuthorizeUrl(issuer, { prompt: 'none' }));
  return answer.searchParams.has('code');
}

const order = (hint: string) => ({
  id_token_hint: hint,
  post_logout_redirect_uri: HOME,
  state: 'back',
});

describe('end-session', () => {
  it('signs out at once by GET with a valid hint, and ends every token', async () => {
    const { browser, tokens } = await signInAndRedeem(issuer, 'grace');
    const query = new URLSearchParams(order(tokens.id_token));
    expect((await browser.away(`${endpoint}?${query}`)).href).toBe(`${HOME}?state=back`);
    expect(browser.cookie('door_browser_state')).toBe('none');
    expect(await isSignedIn(browser)).toBe(false);
    expect((await fetchUserinfo(issuer, tokens.access_token)).status).toBe(401);
    expect((await refresh(issuer, tokens.refresh_token)).status).toBe(400);
  });

  it('signs out by a form that the portal posts: another port is the same site', async () => {
    const { browser, tokens } = await signInAndRedeem(issuer, 'grace');
    const answer = await browser.submit(endpoint, order(tokens.id_token), PORTAL);
    expect((answer as URL).href).toBe(`${HOME}?state=back`);
    expect(browser.cookie('door_session')).toBeUndefined();
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('asks first when such a form speaks of another person', async () => {
    const { tokens } = await signInAndRedeem(issuer, 'grace');
    const { browser } = await signInAndRedeem(issuer, 'omar');
    const answer = await browser.submit(endpoint, order(tokens.id_token), PORTAL);
    expect('text' in answer && answer.text).toContain('Sign out of City identity?');
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('leaves a browser alone into which another site posts a hint of its own', async () => {
    const { tokens } = await signInAndRedeem(issuer, 'grace');
    const { browser } = await signInAndRedeem(issuer, 'omar');
    await browser.submit(endpoint, order(tokens.id_token), 'https://evil.example');
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('signs the archive out by its own hint, and the portal with it', async () => {
    const { browser, tokens } = await signInAndRedeem(issuer, 'grace');
    const client = { client_id: 'meydan-archive' };
    const answer = await browser.away(createAuthorizeUrl(issuer, { ...client, prompt: 'none' }));
    const { body } = await redeem(issuer, answer.searchParams.get('code')!, client);
    const away = await browser.submit(endpoint, { ...order(body.id_token), ...client }, PORTAL);
    expect((away as URL).href).toBe(`${HOME}?state=back`);
    expect((await fetchUserinfo(issuer, tokens.access_token)).status).toBe(401);
    expect((await fetchUserinfo(issuer, body.access_token)).status).toBe(401);
  });

  it('signs out by a script without cookies, found by the sid of the hint', async () => {
    const { browser, tokens } = await signInAndRedeem(issuer, 'grace');
    const { status } = await post(endpoint, order(tokens.id_token), { accept: '*/*' });
    expect(status).toBe(204);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await fetchUserinfo(issuer, tokens.access_token)).status).toBe(401);
  });

  it('asks first without a hint, and signs out on yes', async () => {
    const { browser } = await signInAndRedeem(issuer, 'grace');
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
    const { tokens } = await signInAndRedeem(issuer, 'grace');
    const { browser } = await signInAndRedeem(issuer, 'omar');
    const page = await browser.page(
      `${endpoint}?${new URLSearchParams({ id_token_hint: tokens.id_token })}`,
    );
    expect(page.text).toContain('Sign out of City identity?');
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('leads a form without a hint to the question and refuses a script', async () => {
    const { browser } = await signInAndRedeem(issuer, 'grace');
    const asked = await browser.submit(endpoint, { client_id: 'meydan-portal' });
    expect('text' in asked && asked.text).toContain('Sign out of City identity?');
    expect((await post(endpoint, { id_token_hint: 'a.b.c' }, { accept: '*/*' })).status).toBe(400);
  });

  it('never leads to an unregistered address', async () => {
    const { browser, tokens } = await signInAndRedeem(issuer, 'grace');
    const query = { ...order(tokens.id_token), post_logout_redirect_uri: 'https://evil.example/' };
    const page = await browser.page(`${endpoint}?${new URLSearchParams(query)}`);
    expect(page.status).toBe(400);
  });
});
