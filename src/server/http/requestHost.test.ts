import Fastify, { type InjectOptions } from 'fastify';
import { openTestHost, TEST_CONFIG, type TestHost } from '../testing/testHost';
import { setErrorHandlers } from './errors';
import { requireHost } from './requestHost';

const PORTAL_ORIGIN = 'https://portal.example';
const STRANGER = 'evil.example';

const toConfig = (origin: string, more: Partial<typeof TEST_CONFIG> = {}) => ({
  ...TEST_CONFIG,
  production: true,
  signIn: [{ ...TEST_CONFIG.signIn[0]!, redirectUrl: `${origin}/callback` }],
  ...more,
});

type Answer = { code?: string; detail?: string };

describe('names in production', () => {
  interface Installation {
    readonly origin?: string;
    readonly apiUrl?: string;
    readonly baseUrl?: string;
    readonly proxies?: number;
  }
  /** Asks a host that has nothing but its names. */
  async function ask(headers: Record<string, string>, installation: Installation = {}) {
    const { origin = PORTAL_ORIGIN, apiUrl = '/v1', baseUrl = '', proxies = 0 } = installation;
    const app = Fastify({ trustProxy: proxies > 0 && ((_address, hop) => hop < proxies) });
    setErrorHandlers(app);
    requireHost(app, { config: toConfig(origin, { apiUrl, baseUrl }), portalOrigin: origin });
    app.get('/', () => ({}));
    const response = await app.inject({ url: '/', headers });
    await app.close();
    return response.json<Answer>().code ?? response.statusCode;
  }
  const TWO = { apiUrl: 'https://api.example:8443/v1', baseUrl: 'https://login.example' };
  const IPV6 = { origin: 'https://[2001:db8::1]' };
  const LOCAL = { origin: 'http://localhost:3000' };

  test.each<[string, Installation]>([
    ['portal.example', {}],
    ['PORTAL.Example', {}],
    ['portal.example:443', {}],
    ['api.example:8443', TWO],
    ['login.example', TWO],
    ['[2001:db8::1]', IPV6],
    ['[2001:DB8:0:0:0:0:0:1]:443', IPV6],
    ['localhost:3000', LOCAL],
  ])('%s is one of the configured', async (host, installation) =>
    expect(await ask({ host }, installation)).toBe(200),
  );

  test.each<[string, Installation]>([
    [STRANGER, {}],
    ['portal.example.', {}],
    ['portal.example:80', {}],
    ['portal.example:8443', {}],
    ['www.portal.example', {}],
    ['portal.example.evil.example', {}],
    ['192.0.2.7', {}],
    ['[::1]:3000', {}],
    ['localhost:3000', {}],
    ['api.example', TWO],
    ['[2001:db8::2]', IPV6],
    ['localhost', LOCAL],
  ])('%s is none of them', async (host, installation) =>
    expect(await ask({ host }, installation)).toBe('wrongHost'),
  );

  const claim = (host: string, claimed: string) => ({ host, 'x-forwarded-host': claimed });
  test.each([
    ['without a proxy the claim of a caller is nothing', claim('portal.example', STRANGER), 0, 200],
    ['nor does it help a stranger', claim(STRANGER, 'portal.example'), 0, 'wrongHost'],
    [
      'a trusted proxy says what it was called by',
      claim('10.0.0.2:3000', 'portal.example'),
      1,
      200,
    ],
    ['which may be a stranger', claim('portal.example', STRANGER), 1, 'wrongHost'],
    ['the nearest proxy counts', claim('10.0.0.2', `${STRANGER}, portal.example`), 1, 200],
    ['a claim that is no name', claim('portal.example', 'portal.example/x'), 1, 'wrongHost'],
    [
      'other headers say nothing',
      { host: STRANGER, forwarded: 'host=portal.example', 'x-original-host': 'portal.example' },
      1,
      'wrongHost',
    ],
  ])('%s', async (_title, headers, proxies, code) =>
    expect(await ask(headers, { proxies })).toBe(code),
  );
});

describe('a whole host in production', () => {
  const TOKEN = 'metrics-of-this-test';
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost({
      seed: 'none',
      config: toConfig(PORTAL_ORIGIN),
      portalOrigin: PORTAL_ORIGIN,
      origins: ['https://other.example'],
      metricsToken: TOKEN,
      readsPerWindow: 20,
    });
  });
  afterAll(() => host.close());

  const ROUTES: readonly InjectOptions[] = [
    { url: '/en/blogs' },
    { url: '/' },
    { url: '/config.json' },
    { url: '/robots.txt' },
    { url: '/sitemap.xml' },
    { url: '/icon.svg' },
    { url: '/og/en/blogs/any.png' },
    { url: '/en/blogs/feed.atom' },
    { url: '/en/events/any.ics' },
    { url: '/assets/main.js' },
    { url: '/v1/blogs' },
    { url: '/v1/files/any' },
    { url: '/v1/stream', headers: { accept: 'text/event-stream' } },
    { url: '/v1/stream', headers: { connection: 'upgrade', upgrade: 'websocket' } },
    { url: '/v1/openapi.json' },
    { url: '/v1/nothing' },
    { url: '/connect/userinfo' },
    { url: '/connect/token', method: 'POST', payload: {} },
    { url: '/v1/accounts/confirm', method: 'POST', payload: {} },
    {
      url: '/v1/blogs',
      method: 'OPTIONS',
      headers: { origin: 'https://other.example', 'access-control-request-method': 'GET' },
    },
  ];

  test.each(ROUTES)('$method $url by another name is told the right one', async (route) => {
    const headers = { accept: '*/*', ...route.headers, host: STRANGER };
    const answer = await host.app.inject({ ...route, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'wrongHost', detail: PORTAL_ORIGIN });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('who watches over the host asks it by any name', async () => {
    for (const name of [STRANGER, '10.0.0.7:3000', 'localhost', 'portal.example'])
      for (const url of ['/healthz', '/readyz', '/metrics']) {
        const headers = {
          host: name,
          ...(url === '/metrics' && { authorization: `Bearer ${TOKEN}` }),
        };
        const { statusCode } = await host.app.inject({ url, headers });
        expect([name, url, statusCode]).toEqual([name, url, 200]);
      }
  });

  test('what is refused counts for no network', async () => {
    const ask = async (name: string) =>
      (await host.app.inject({ url: '/v1/settings', headers: { host: name } })).statusCode;
    for (let time = 0; time < 30; time += 1) expect(await ask(STRANGER)).toBe(400);
    expect(await ask('portal.example')).toBe(200);
  });
});
