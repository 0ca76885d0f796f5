/** @jest-environment node */
import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { Browser } from './testing/browser';
import { PORTAL, signIn, tokensFor } from './testing/portal';
import { startDoor } from './testing/startDoor';
import type { RunningDoor } from './testing/startDoor';

jest.setTimeout(30_000);

let door: RunningDoor;

beforeAll(async () => {
  door = await startDoor();
});

afterAll(() => door.stop());

const SCRIPT = readFileSync(new URL('./pages/checkSession.js', import.meta.url), 'utf8');

type Listener = (event: { data: unknown; origin: string; source: object }) => void;

/** Runs the frame's script as a browser would and asks it one question. */
function ask(browser: Browser, data: unknown, origin = PORTAL): Promise<string> {
  const state = browser.cookie('door_browser_state');
  const cookie = state === undefined ? 'other=1' : `other=1; door_browser_state=${state}`;
  return new Promise((resolve) => {
    const source = { postMessage: (answer: string) => resolve(answer) };
    const addEventListener = (_type: string, listener: Listener) =>
      listener({ data, origin, source });
    const globals = { addEventListener, crypto: webcrypto, TextEncoder, btoa };
    runInNewContext(SCRIPT, { ...globals, document: { cookie } });
  });
}

const messageOf = (callback: URL) => `meydan-portal ${callback.searchParams.get('session_state')}`;

describe('check-session frame', () => {
  it('says unchanged while the session lives and changed after sign-out', async () => {
    const { browser, callback, tokens } = await tokensFor(door.issuer, 'grace');
    expect(await ask(browser, messageOf(callback))).toBe('unchanged');
    const query = new URLSearchParams({ id_token_hint: tokens.id_token });
    await browser.page(`${door.issuer}/connect/endsession?${query}`);
    expect(await ask(browser, messageOf(callback))).toBe('changed');
  });

  it('says changed when somebody else signs in, and to another origin', async () => {
    const { browser, callback } = await signIn(door.issuer, 'grace');
    expect(await ask(browser, messageOf(callback), 'https://evil.example')).toBe('changed');
    await signIn(door.issuer, 'omar', { browser, extra: { prompt: 'login' } });
    expect(await ask(browser, messageOf(callback))).toBe('changed');
  });

  it.each(['', 'one-word', 'client a.b c', 'client nosalt', 42, undefined])(
    'says error to the message %p',
    async (message) => {
      const { browser } = await signIn(door.issuer, 'grace');
      expect(await ask(browser, message)).toBe('error');
    },
  );

  it('says error, not changed, where the browser keeps cookies from it', async () => {
    const { callback } = await signIn(door.issuer, 'grace');
    expect(await ask(new Browser(), messageOf(callback))).toBe('error');
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
