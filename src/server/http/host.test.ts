import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { RESPONSE_HEADERS, API_METHODS, REQUEST_HEADERS } from '../../shared/crossOrigin';
import {
  DOOR_ISSUER,
  openTestHost,
  TEST_CONFIG,
  createTestFiles,
  type TestHost,
} from '../testing/testHost';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost({
    seed: 'none',
    origins: ['https://other.example'],
    readsPerWindow: 200,
  });
  host.app.get('/test/fault', () => {
    throw new Error('a secret detail');
  });
});
afterAll(() => host.close());

test('[SPEC 7.1.6, 9.20] the API is described by an OpenAPI 3.1 document at its versioned path', async () => {
  const document = (await host.app.inject('/v1/openapi.json')).json<{
    openapi: string;
    paths: object;
    components: { schemas: object };
  }>();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/v1/have-your-say',
      '/v1/have-your-say/{slug}/ballots',
      '/connect/token',
      '/v1/stream',
    ]),
  );
  expect(document.components.schemas).toHaveProperty('Problem');
});

test('the portal’s configuration is served as it is', async () => {
  expect((await host.app.inject('/config.json')).json()).toMatchObject({
    apiUrl: '/v1',
    door: 'door',
    production: false,
  });
});

test('it says how large a file may be: what this host takes, or what is written there for a host elsewhere', async () => {
  const told = async (fileLimitBytes?: number) => {
    const { app, close } = await openTestHost({
      seed: 'none',
      files: { ...createTestFiles(), limitBytes: 50_000_000 },
      config: { ...TEST_CONFIG, ...(fileLimitBytes && { fileLimitBytes }) },
    });
    const { json } = await app.inject('/config.json');
    await close();
    return json<{ fileLimitBytes: number }>().fileLimitBytes;
  };
  expect(await told()).toBe(50_000_000);
  expect(await told(20_000_000)).toBe(20_000_000);
});

test('health tells the process from the database', async () => {
  expect((await host.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await host.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

test('every answer carries the strict policy: no inline script, Trusted Types, no framing', async () => {
  const { headers } = await host.app.inject('/v1/blogs');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
});

test('pages take pictures and answers from an API and a sign-in server on other origins, and from nowhere else', async () => {
  const { app, close } = await openTestHost({
    seed: 'none',
    config: {
      ...TEST_CONFIG,
      apiUrl: 'https://api.example/v1',
      baseUrl: 'https://sign-in.example',
    },
  });
  const { headers } = await app.inject('/v1/blogs');
  await close();
  const policy = String(headers['content-security-policy']).split(';');
  const sources = (name: string) =>
    policy
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .filter((source) => /^https?:/.test(source));
  expect(sources('img-src')).toEqual(['https://api.example']);
  expect(sources('media-src')).toEqual(['https://api.example']);
  expect(sources('connect-src')).toEqual([
    'https://api.example',
    'https://sign-in.example',
    DOOR_ISSUER,
  ]);
  expect(sources('script-src')).toEqual([]);
});

describe('a portal on another origin', () => {
  const OTHER = 'https://other.example';
  const preflight = async (origin: string, method: string, header: string) => {
    const { headers } = await host.app.inject({
      method: 'OPTIONS',
      url: '/v1/blogs',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': header.toLowerCase(),
      },
    });
    const list = (name: string) =>
      String(headers[name] ?? '')
        .toLowerCase()
        .split(/, ?/);
    return {
      origin: headers['access-control-allow-origin'],
      methods: list('access-control-allow-methods'),
      headers: list('access-control-allow-headers'),
    };
  };

  test.each([...API_METHODS])('may send %s when it is on the list', async (method) => {
    const allowed = await preflight(OTHER, method, 'authorization');
    expect(allowed).toMatchObject({
      origin: OTHER,
      methods: expect.arrayContaining([method.toLowerCase()]),
    });
  });

  test.each([...REQUEST_HEADERS])('may send the header %s when it is on the list', async (name) => {
    const allowed = await preflight(OTHER, 'PATCH', name);
    expect(allowed).toMatchObject({
      origin: OTHER,
      headers: expect.arrayContaining([name.toLowerCase()]),
    });
  });

  test('may read what the portal reads of answers', async () => {
    const { headers } = await host.app.inject({ url: '/v1/blogs', headers: { origin: OTHER } });
    expect(headers['access-control-allow-origin']).toBe(OTHER);
    expect(String(headers['access-control-expose-headers']).split(', ')).toEqual([
      ...RESPONSE_HEADERS,
    ]);
  });

  test('may nothing when it is not on the list', async () => {
    const refused = await preflight('https://evil.example', 'PATCH', 'authorization');
    expect(refused.origin).toBeUndefined();
  });
});

test('[SPEC 7.3.2] a write that the page of another site makes is refused, whatever it carries; an allowed portal’s is not', async () => {
  const { authorization: _none, ...antiForgery } = await host.headersOf('grace');
  const write = async (headers: Record<string, string>, own: object = antiForgery) => {
    const answer = await host.app.inject({
      method: 'POST',
      url: '/v1/accounts/confirm',
      headers: { ...own, ...headers },
      payload: { token: 'x'.repeat(43) },
    });
    return answer.json<{ code: string }>().code;
  };
  const crossSite = { 'sec-fetch-site': 'cross-site' };
  expect(await write({ 'sec-fetch-site': 'same-origin' })).toBe('linkInvalid');
  expect(await write(crossSite)).toBe('antiForgery');
  expect(await write({ ...crossSite, origin: 'https://evil.example' })).toBe('antiForgery');
  // No cookie of ours reaches it: who is not signed in there writes, too.
  expect(await write({ ...crossSite, origin: 'https://other.example' }, {})).toBe('linkInvalid');
});

test('an answer to a signed-in person is never kept in a shared cache', async () => {
  const response = await host.app.inject({
    url: '/v1/blogs',
    headers: { authorization: 'Bearer x' },
  });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a body that is too large and a fault of ours are told apart, the latter with a reference', async () => {
  const large = await host.app.inject({
    method: 'POST',
    url: '/v1/have-your-say/any/ballots',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ answers: { any: 'x'.repeat(1_100_000) } }),
  });
  expect(large.json()).toMatchObject({ status: 413, code: 'tooLarge' });

  const fault = await host.app.inject('/test/fault');
  expect(fault.json()).toMatchObject({
    status: 500,
    code: 'internal',
    reference: expect.any(String) as string,
  });
  expect(fault.body).not.toContain('a secret detail');
});

test('more requests than the limit are answered 429 with the time to wait', async () => {
  const responses = await Promise.all(
    // From an address of its own: the other tests are not refused with it.
    Array.from({ length: 220 }, () =>
      host.app.inject({ url: '/v1/blogs', remoteAddress: '10.0.0.220' }),
    ),
  );
  const refused = responses.find(({ statusCode }) => statusCode === 429)!;
  expect(refused.json()).toMatchObject({ status: 429, code: 'tooManyFromNetwork' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test.each([
  'a b',
  'evil.example/x',
  'evil.example:port',
  'x@evil.example',
  '<script>',
  '[::1',
  'a,b',
  '-',
  'evil.example:65536',
  'evil.example:99999',
  'localhost:0',
  'localhost:00000',
])(
  'a Host that is none is a request that is none, for pages and for programs: %j',
  async (name) => {
    for (const url of ['/en/blogs', '/v1/blogs', '/connect/userinfo', '/healthz']) {
      const answer = await host.app.inject({ url, headers: { host: name, accept: '*/*' } });
      expect([url, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        url,
        400,
        'invalidRequest',
      ]);
    }
  },
);

test('two Host headers and a target that names a host are requests that are none', async () => {
  const { app, close } = await openTestHost({ seed: 'none' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const ask = async (target: string, ...names: string[]) => {
    const socket = connect(port, '127.0.0.1');
    socket.end(
      `GET ${target} HTTP/1.1\r\n${names.map((name) => `Host: ${name}\r\n`).join('')}Connection: close\r\n\r\n`,
    );
    const answer = await text(socket);
    return [target, ...names, answer.split(' ', 2)[1]];
  };
  expect(await ask('/healthz', 'localhost')).toEqual(['/healthz', 'localhost', '200']);
  for (const [target, ...names] of [
    ['/healthz', 'localhost', 'evil.example'],
    ['/healthz', 'evil.example', 'localhost'],
    ['/healthz', 'localhost', 'localhost'],
    ['http://evil.example/healthz', 'localhost'],
    ['http://localhost/healthz', 'localhost'],
    ['HTTPS://somebody@localhost:80/v1/blogs', 'localhost'],
    ['evil.example:443', 'localhost'],
    ['*', 'localhost'],
  ] as const)
    expect(await ask(target, ...names)).toEqual([target, ...names, '400']);
  await close();
});

test.each([
  'localhost',
  'localhost:3000',
  'localhost:65535',
  '192.0.2.7:80',
  '[2001:db8::1]:3000',
  'laptop.local',
  'a_b.example',
])('a host is reached by the names of its machine: %s', async (name) => {
  const answer = await host.app.inject({ url: '/healthz', headers: { host: name } });
  expect(answer.statusCode).toBe(200);
});

test('what no page needs of a browser is closed on every page, and on nothing else', async () => {
  const page = await host.app.inject({ url: '/en/nowhere', headers: { accept: 'text/html' } });
  const policy = String(page.headers['permissions-policy']);
  for (const power of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect(policy).toContain(`${power}=()`);
  for (const power of ['fullscreen', 'publickey-credentials-get'])
    expect(policy).toContain(`${power}=(self)`);
  expect((await host.app.inject('/healthz')).headers['permissions-policy']).toBeUndefined();
});
