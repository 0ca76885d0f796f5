import { Browser } from './testing/browser';
import {
  PORTAL,
  REQUEST,
  createAuthorizeUrl,
  post,
  signIn,
  signInAndRedeem,
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

const FRAME = `${PORTAL}/silent-renew.html`;
const SILENT = { prompt: 'none', redirect_uri: FRAME };

const silently = (browser: Browser, extra: Readonly<Record<string, string>> = {}): Promise<URL> =>
  browser.away(createAuthorizeUrl(issuer, { ...SILENT, ...extra }));

/** Pages of the door refuse frames, so that only a redirect reaches the hidden frame's owner. */
function expectAnswer(answer: URL, expected: string): void {
  expect(answer.origin + answer.pathname).toBe(FRAME);
  expect(answer.searchParams.get('state')).toBe(REQUEST.state);
  expect(answer.searchParams.get('iss')).toBe(issuer);
  expect(answer.searchParams.get('error') ?? 'code').toBe(expected);
  expect(answer.searchParams.has('code')).toBe(expected === 'code');
}

describe('a request with prompt=none, as a hidden frame makes it', () => {
  it('is answered by a redirect with a code and session_state', async () => {
    const { browser } = await signIn(issuer, 'grace');
    const answer = await silently(browser);
    expectAnswer(answer, 'code');
    expect(answer.searchParams.get('session_state')).toMatch(/^[\w-]{43}\.[\w-]{16}$/);
  });

  it('needs no consent, not for more scopes and not for another client either', async () => {
    const { browser } = await signIn(issuer, 'grace', { extra: { scope: 'openid' } });
    expectAnswer(await silently(browser), 'code');
    expectAnswer(await silently(browser, { client_id: 'meydan-archive' }), 'code');
  });

  it('is answered by a redirect when it was pushed', async () => {
    const { browser } = await signIn(issuer, 'grace');
    const request = { ...REQUEST, ...SILENT };
    const { body } = await post<{ request_uri: string }>(`${issuer}/connect/par`, request);
    const query = { client_id: 'meydan-portal', request_uri: body.request_uri };
    const url = `${issuer}/connect/authorize?${new URLSearchParams(query)}`;
    expectAnswer(await browser.away(url), 'code');
    const again = await silently(browser, { request_uri: body.request_uri });
    expectAnswer(again, 'invalid_request_uri');
  });

  it('is answered by login_required without a session, and after sign-out', async () => {
    expectAnswer(await silently(new Browser()), 'login_required');
    const { browser, tokens } = await signInAndRedeem(issuer, 'grace');
    const query = new URLSearchParams({ id_token_hint: tokens.id_token });
    await browser.page(`${issuer}/connect/endsession?${query}`);
    expectAnswer(await silently(browser), 'login_required');
  });

  it('takes the ID token as a hint, and login_required says that it is another person’s', async () => {
    const grace = await signInAndRedeem(issuer, 'grace');
    const omar = await signInAndRedeem(issuer, 'omar');
    const hint = { id_token_hint: grace.tokens.id_token };
    expectAnswer(await silently(grace.browser, hint), 'code');
    expectAnswer(await silently(omar.browser, hint), 'login_required');
  });

  it.each([
    ['a session older than max_age', { max_age: '0' }, 'login_required'],
    ['a second prompt', { prompt: 'none login' }, 'invalid_request'],
    ['a consent beside it', { prompt: 'none consent' }, 'invalid_request'],
    ['no PKCE', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
    ['a hint that is no token', { id_token_hint: 'a.b.c' }, 'invalid_request'],
    ['an unknown response type', { response_type: 'magic' }, 'unsupported_response_type'],
  ])('is answered by a redirect for %s', async (_title, extra, error) => {
    const { browser } = await signIn(issuer, 'grace');
    expectAnswer(await silently(browser, extra), error);
  });

  it('is answered by a page, which no frame shows, only for an unregistered address', async () => {
    const { browser } = await signIn(issuer, 'grace');
    const url = createAuthorizeUrl(issuer, { ...SILENT, redirect_uri: `${FRAME}?x=1` });
    const page = await browser.page(url);
    expect(page.status).toBe(400);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});
