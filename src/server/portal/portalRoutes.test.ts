import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canUseDeveloperTools } from './portalRoutes';
import { changeStage } from '../setup/stage';
import { LOCALES, type Locale } from '../../shared/locales';
import { TEST_CONFIG, openTestHost, type TestHost } from '../testing/testHost';

/** Stands for what the build leaves: says where it was, and fails where it is told to. */
const RENDERER = `export const openRenderer = async () => async ({ url, now, settings, origin, fetch }) => {
  if (url.includes('/fault')) throw new Error('a secret detail');
  if (settings.stage !== 'open' && !url.includes('/sign-in')) {
    const { status } = await fetch(origin + '/v1/blogs');
    return { status: 503, html: '<html><p>closed, blogs ' + status + ', at ' + now, version: '' };
  }
  const html = '<html><p>rendered ' + url + '</p>';
  const version = url.includes('/changing') ? url + now : url;
  return { status: /nothing|404/.test(url) ? 404 : 200, html, version };
};`;

let folder: string;
let host: TestHost;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meydan-portal-'));
  mkdirSync(join(folder, 'portal', 'assets'), { recursive: true });
  mkdirSync(join(folder, 'render'));
  writeFileSync(join(folder, 'render', 'render.mjs'), RENDERER);
  writeFileSync(join(folder, 'portal', 'assets', 'workbench.1a2b3c.js'), '');
  host = await openTestHost({ seed: 'none', portalFolder: folder, config: TEST_CONFIG });
  await host.app.listen({ port: 0 });
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

test('outside production the workbench is there with its files', async () => {
  expect((await visit('/en/workbench')).body).toContain('rendered /en/workbench');
  expect((await visit('/assets/workbench.1a2b3c.js')).statusCode).toBe(200);
});

const visit = (url: string) =>
  host.app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml' } });

test.each([
  ['/EN/x', '/en/x'],
  ['/Ar/x?q=A&b=%C5%9F', '/ar/x?q=A&b=%C5%9F'],
  ['/TR', '/tr'],
  ['/ar//evil.example', '/ar/evil.example'],
  ['/AR/\\/evil.example?to=//evil.example', '/ar/evil.example?to=//evil.example'],
])('[SPEC 2.4] %s leads for good to %s', async (url, address) => {
  const { statusCode, headers } = await visit(url);
  expect([statusCode, headers.location]).toEqual([308, address]);
});

test.each(['//evil.example', '/\\evil.example', '///evil.example', '/\\/evil.example'])(
  '[SPEC 2.4] %s, as it comes over the wire, does not lead to another site',
  async (path) => {
    const { port } = host.app.server.address() as AddressInfo;
    const { statusCode, headers } = await new Promise<IncomingMessage>((done, failed) => {
      get({ port, path, agent: false }, (response) => done(response.resume())).on('error', failed);
    });
    expect([statusCode, headers.location]).toEqual([308, '/evil.example']);
  },
);

test.each([
  ['/', 200, '/'],
  ['/ar', 200, '/ar'],
  ['/ar/ar/x', 404, '/ar/404'],
  ['/xx/training', 404, '/404'],
  ['/ARabic', 404, '/404'],
  ['/tr/?q=%', 200, '/tr/?q=%'],
  ['/%00', 404, '/404'],
  ['/callback?code=c', 200, '/callback'],
])('[SPEC 2.4] %s is shown where it is', async (url, status, drawn) => {
  const { statusCode, body } = await visit(url);
  expect([statusCode, body]).toEqual([status, `<html><p>rendered ${drawn}</p>`]);
});

test.each([
  ['/tr/sign-in?to=/me', '/tr/sign-in?to=/me'],
  ['/AR/register', '/ar/register'],
  ['//evil.example/register', '/evil.example/register'],
])(
  'a form that a browser has sent by itself to %s leads back to its page',
  async (url, address) => {
    const { statusCode, headers, body } = await host.app.inject({
      method: 'POST',
      url,
      headers: {
        accept: 'text/html,application/xhtml+xml',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'email=a&password=b',
    });
    expect([statusCode, headers.location, body]).toEqual([303, address, '']);
  },
);

test.each(['/connect/nothing', '/nothing'])(
  'a program that sends something to %s is told that there is nothing',
  async (url) => {
    const { statusCode } = await host.app.inject({
      method: 'POST',
      url,
      headers: { accept: 'application/json' },
    });
    expect(statusCode).toBe(404);
  },
);

test.each([
  ['/ar/nothing', 404, 'ar'],
  ['/tr?q=1', 200, 'tr'],
  ['/', 200, 'en'],
])(
  '[SPEC 4.4.2] %s answers %i and names its language; nothing but the address decides what it holds',
  async (url, status, language) => {
    const { statusCode, headers, body } = await visit(url);
    expect([statusCode, headers['content-language']]).toEqual([status, language]);
    const choices = { 'accept-language': 'ar', cookie: 'meydan-language=ar; meydan-theme=dark' };
    const other = await host.app.inject({ url, headers: { accept: 'text/html', ...choices } });
    const sameForAll = other.body.replace(/<html[^>]*>/, '<html>');
    expect([other.statusCode, sameForAll]).toEqual([status, body]);
  },
);

/** Opens the page once more, a while later. */
async function visitAgain(url: string, cookie = '') {
  const { headers } = await visit(url);
  host.setNow(new Date(host.clock() + 60_000));
  const tag = String(headers.etag);
  return host.app.inject({ url, headers: { accept: 'text/html', 'if-none-match': tag, cookie } });
}

test('whoever has what a page says is not sent it again', async () => {
  const { statusCode, headers, body } = await visitAgain('/tr');
  expect([statusCode, body]).toEqual([304, '']);
  expect(headers['content-language']).toBe('tr');
  expect(headers['content-security-policy']).toEqual(expect.any(String));
});

test('no cache gives the cookies of one browser to the next: what sets some is private, as a page and as 304', async () => {
  const given = await visit('/tr');
  const again = await visitAgain('/tr');
  for (const { headers } of [given, again])
    expect([headers['set-cookie'], headers['cache-control']]).toEqual([
      expect.any(Array),
      'private, no-cache',
    ]);
  const cookie = given.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { headers } = await host.app.inject({
    url: '/tr',
    headers: { accept: 'text/html', cookie },
  });
  expect([headers['set-cookie'], headers['cache-control']]).toEqual([undefined, 'no-cache']);
});

test('what has changed is sent, and so is another form of it', async () => {
  expect((await visitAgain('/en/blogs/changing')).statusCode).toBe(200);
  expect((await visitAgain('/en', 'meydan-theme=dark')).statusCode).toBe(200);
});

test('what is not there is said each time', async () => {
  const { statusCode, headers } = await visitAgain('/en/blogs/nothing');
  expect([statusCode, headers.etag]).toEqual([404, undefined]);
});

const long = `/x${'y'.repeat(10_000)}`;

test.each([
  ['half a character', '/%E0%A4%A', 400, 'en'],
  ['half a character', '/ar/%E0%A4%A', 400, 'ar'],
  ['a lone per cent sign', '/TR/%', 400, 'tr'],
  ['10 kB', long, 414, 'en'],
  ['10 kB', `/ar${long}`, 414, 'ar'],
  ['a query of 10 kB', `/tr?q=${long}`, 414, 'tr'],
  ['a failure', '/tr/blogs/fault', 500, 'tr'],
  ['a failure with markup', '/ar/blogs/fault?q="><script>', 500, 'ar'],
] satisfies [string, string, number, Locale][])(
  '[SPEC 4.4.1, 8.3] a page that cannot be shown says so in its language, with its direction: %s',
  async (_name, url, status, code) => {
    const { dir, align } = LOCALES.find((locale) => locale.code === code)!;
    const { statusCode, headers, body } = await visit(url);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': code,
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(body).toContain(`<html lang="${code}" dir="${dir}" data-align="${align}">`);
    expect(body).toContain(`href="/${code}"`);
    expect(body).not.toMatch(/<script|<style|style=|secret detail|rendered|\/\/evil|undefined/);
  },
);

test('[SPEC 8.3] a failure of ours has a reference on the page, for the log and for whoever reports it', async () => {
  const { body } = await visit('/tr/blogs/fault?token=secret');
  const [, reference] = /<code>([0-9a-f-]{36})<\/code>/.exec(body)!;
  expect(body).toContain(
    `href="/tr/feedback?about=error&amp;reference=${reference}&amp;page=%2Ftr%2Fblogs%2Ffault"`,
  );
  expect((await visit('/tr/blogs/fault')).body).not.toContain(reference);
});

test('[SPEC 8.3] whoever does not ask for a page is told by problem+json, and so is every program', async () => {
  const asProgram = await host.app.inject({ url: '/en/blogs/fault', headers: { accept: '*/*' } });
  const answers = [asProgram, await visit('/v1/nothing'), await visit('/v1/blogs/%E0%A4%A')];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 404, 404]);
  for (const answer of answers) expect(answer.json()).toHaveProperty('code');
});

test.each([
  { production: true, may: false },
  { production: false, may: true },
  { production: true, developerTools: true, may: true },
  { production: false, developerTools: false, may: false },
])('[SPEC 10.7] $production and $developerTools: developer tools $may', ({ may, ...config }) =>
  expect(canUseDeveloperTools(config)).toBe(may),
);

describe('of a portal that is not open', () => {
  const setStage = async (stage: 'setup' | 'open') => {
    const author = { personId: null, at: new Date(host.clock()) };
    await host.database.db.transaction().execute((trx) => changeStage(trx, stage, author));
    await host.settled();
  };
  beforeAll(() => setStage('setup'));
  afterAll(() => setStage('open'));

  test('pages say so to people and programs, hold no data, and are kept like others', async () => {
    const { statusCode, headers, body } = await visit('/en/blogs');
    expect([statusCode, body]).toEqual([503, expect.stringContaining('closed, blogs 503')]);
    expect(headers).toMatchObject({ 'retry-after': '300', 'x-robots-tag': 'noindex' });
    host.setNow(new Date(host.clock() + 1_000));
    expect((await visit('/en/blogs')).body).toBe(body);
  });

  test('the pages that lead in are as ever', async () => {
    const { statusCode, headers } = await visit('/en/sign-in');
    expect([statusCode, headers['retry-after']]).toEqual([200, undefined]);
  });
});
