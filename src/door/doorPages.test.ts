import { DEMO_PEOPLE } from '../demo/people';
import { LOCALES } from '../shared/locales';
import type { Locale } from '../shared/locales';
import type { DoorPerson } from './accounts';
import { renderSignInPage } from './pages/signInPage';
import { Browser } from './testing/browser';
import { createAuthorizeUrl } from './testing/portal';
import { startDoor } from './testing/startDoor';
import type { RunningDoor } from './testing/startDoor';
import { TEXTS } from './texts';

let door: RunningDoor;
let issuer: string;

beforeAll(async () => {
  door = await startDoor();
  issuer = door.issuer;
});

afterAll(() => door.stop());

const open = (browser: Browser, uiLocales?: string) =>
  browser.page(createAuthorizeUrl(issuer, uiLocales ? { ui_locales: uiLocales } : {}));

const languageOf = (text: string) => /<html lang="(\w+)" dir="(\w+)">/.exec(text)!.slice(1);

describe('sign-in page', () => {
  it.each(LOCALES)('speaks $code, the right way round', async ({ code, dir }) => {
    const { text } = await open(new Browser(), `fr ${code}`);
    expect(languageOf(text)).toEqual([code, dir]);
    expect(text).toContain(TEXTS[code].signIn);
    expect(text).toContain(`<span>${TEXTS[code].service}</span>`);
    expect(text).toContain(TEXTS[code].cancel);
  });

  it('follows Accept-Language when nothing else is asked for', async () => {
    const { text } = await open(new Browser('fr-CH, tr;q=0.8, ar;q=0.5'));
    expect(languageOf(text)).toEqual(['tr', 'ltr']);
  });

  it('changes its language by its own links and still signs in', async () => {
    const browser = new Browser();
    const page = await open(browser);
    const link = /href="([^"]+)"\s+lang="ar"/.exec(page.text)![1]!.replaceAll('&amp;', '&');
    const arabic = await browser.page(new URL(link, page.url));
    expect(languageOf(arabic.text)).toEqual(['ar', 'rtl']);
    const action = /action="([^"]+)"/.exec(arabic.text)![1]!;
    const answer = await browser.submit(new URL(action, page.url).href, { person: 'omar' });
    expect((answer as URL).searchParams.has('code')).toBe(true);
  });

  it('offers all seven people, each name in its own language, each role in words', async () => {
    const { text } = await open(new Browser(), 'en');
    expect(text.match(/<button class="person"/g)).toHaveLength(7);
    for (const { key, name, locale, role } of DEMO_PEOPLE) {
      const dir = locale === 'ar' ? 'rtl' : 'ltr';
      expect(text).toContain(`name="person" value="${key}"`);
      expect(text.replace(/\s+/g, ' ')).toContain(`lang="${locale}" dir="${dir}" >${name}</bdi`);
      expect(text).toContain(TEXTS.en.roles[role]);
    }
  });

  it('escapes what it shows', () => {
    const person = { ...DEMO_PEOPLE[0], name: '<b>"&\'' } as unknown as DoorPerson;
    const page = renderSignInPage({ locale: 'en', path: '/"><i>', query: 'x="' }, [person]);
    expect(page).toContain('&lt;b&gt;&quot;&amp;&#39;');
    expect(page).not.toMatch(/<b>|<i>|x="/);
  });

  it('refuses a person it does not know', async () => {
    const browser = new Browser();
    const { url } = await open(browser);
    const answer = await browser.submit(url, { person: 'nobody' });
    expect('status' in answer && answer.status).toBe(400);
  });

  it('forbids scripts and styles in the page, and frames around it', async () => {
    const { headers, text } = await open(new Browser());
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(text).not.toMatch(/<script|<style|style=/);
  });
});

describe('notices', () => {
  it.each(LOCALES)('tell in $code that a sign-in has expired', async ({ code }) => {
    const page = await new Browser(code).page(`${issuer}/connect/sign-in/gone`);
    expect(page.status).toBe(400);
    expect(page.text).toContain(TEXTS[code].notices.expired.heading);
  });

  it('escape the technical detail', async () => {
    const url = createAuthorizeUrl(issuer, { client_id: '<img src=x>' });
    const page = await new Browser().page(url);
    expect(page.text).not.toContain('<img src=x>');
    expect(page.text).toContain('invalid_client');
  });

  it('answer an unknown address with 404 and lead back to the portal', async () => {
    const page = await new Browser().page(`${issuer}/nothing`);
    expect(page.status).toBe(404);
    expect(page.text).toContain('href="http://localhost:3000"');
  });
});

describe('a door without the demonstration', () => {
  it.each<Locale>(['en', 'ar', 'tr'])('says in %s that it has no accounts', async (code) => {
    const bare = await startDoor({ MEYDAN_SEED: 'none' });
    const browser = new Browser(code);
    const page = await browser.page(createAuthorizeUrl(bare.issuer));
    expect(page.text).toContain(TEXTS[code].nobody);
    expect(page.text).not.toContain('class="person"');
    const forged = await browser.submit(page.url, { person: 'grace' });
    expect('status' in forged && forged.status).toBe(400);
    await bare.stop();
  });
});
