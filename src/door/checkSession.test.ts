import { Browser } from './testing/browser';
import { SCRIPT, askCheckSession, createCheckSessionMessage } from './testing/checkSession';
import { PORTAL, createAuthorizeUrl, post, signIn, signInAndRedeem } from './testing/portal';
import { startDoor } from './testing/startDoor';
import type { RunningDoor } from './testing/startDoor';

let door: RunningDoor;

beforeAll(async () => {
  door = await startDoor();
});

afterAll(() => door.stop());

describe('check-session frame', () => {
  it('says unchanged while the session lives and changed after sign-out', async () => {
    const { browser, callback, tokens } = await signInAndRedeem(door.issuer, 'grace');
    expect(await askCheckSession(browser, createCheckSessionMessage(callback))).toBe('unchanged');
    const query = new URLSearchParams({ id_token_hint: tokens.id_token });
    await browser.page(`${door.issuer}/connect/endsession?${query}`);
    expect(await askCheckSession(browser, createCheckSessionMessage(callback))).toBe('changed');
  });

  it('still says unchanged after a silent renewal, to its answer and to the first', async () => {
    const { browser, callback } = await signIn(door.issuer, 'grace');
    const renewed = await browser.away(createAuthorizeUrl(door.issuer, { prompt: 'none' }));
    expect(createCheckSessionMessage(renewed)).not.toBe(createCheckSessionMessage(callback));
    expect(await askCheckSession(browser, createCheckSessionMessage(renewed))).toBe('unchanged');
    expect(await askCheckSession(browser, createCheckSessionMessage(callback))).toBe('unchanged');
  });

  it('notices a sign-out by script, whose answer sets no cookie, when it is loaded again', async () => {
    const { browser, callback, tokens } = await signInAndRedeem(door.issuer, 'grace');
    await post(`${door.issuer}/connect/endsession`, { id_token_hint: tokens.id_token });
    await browser.page(`${door.issuer}/connect/checksession`);
    expect(await askCheckSession(browser, createCheckSessionMessage(callback))).toBe('changed');
  });

  it('says changed to another client, and unchanged to each about its own answer', async () => {
    const { browser, callback } = await signIn(door.issuer, 'grace');
    const archive = await browser.away(
      createAuthorizeUrl(door.issuer, { client_id: 'meydan-archive', prompt: 'none' }),
    );
    expect(
      await askCheckSession(browser, createCheckSessionMessage(archive, 'meydan-archive')),
    ).toBe('unchanged');
    expect(await askCheckSession(browser, createCheckSessionMessage(callback))).toBe('unchanged');
    expect(await askCheckSession(browser, createCheckSessionMessage(archive))).toBe('changed');
  });

  it('reads a cookie that scripts see, on its own path only, and that frames of the site get', async () => {
    const response = await fetch(`${door.issuer}/connect/checksession`);
    expect(response.headers.getSetCookie()).toEqual([
      'door_browser_state=none; path=/connect/checksession; samesite=lax',
    ]);
  });

  it('says changed when somebody else signs in, and to another origin', async () => {
    const { browser, callback } = await signIn(door.issuer, 'grace');
    expect(
      await askCheckSession(browser, createCheckSessionMessage(callback), 'https://evil.example'),
    ).toBe('changed');
    await signIn(door.issuer, 'omar', { browser, extra: { prompt: 'login' } });
    expect(await askCheckSession(browser, createCheckSessionMessage(callback))).toBe('changed');
  });

  it.each(['', 'one-word', 'client a.b c', 'client nosalt', 'client .b', ' a.b', 42, null, {}])(
    'says error to the message %p',
    async (message) => {
      const { browser } = await signIn(door.issuer, 'grace');
      expect(await askCheckSession(browser, message)).toBe('error');
    },
  );

  it('says error, not changed, where the browser keeps cookies from it', async () => {
    const { callback } = await signIn(door.issuer, 'grace');
    expect(await askCheckSession(new Browser(), createCheckSessionMessage(callback))).toBe('error');
  });

  it('may be framed by the portal only, and refreshes the cookie it reads', async () => {
    const browser = new Browser();
    const page = await browser.page(`${door.issuer}/connect/checksession`);
    expect(page.headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'self'; frame-ancestors ${PORTAL}; base-uri 'none'`,
    );
    expect(page.text).toContain('<script src="/connect/checksession.js"></script>');
    expect(browser.cookie('door_browser_state')).toBe('none');
    const script = await browser.page(`${door.issuer}/connect/checksession.js`);
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(script.text).toBe(SCRIPT);
  });
});
