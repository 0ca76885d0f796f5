import { Browser } from './testing/browser';
import { PORTAL, REQUEST, redeem, refresh, signIn, signInAndRedeem } from './testing/portal';
import { startDoor } from './testing/startDoor';
import type { RunningDoor } from './testing/startDoor';

const SECOND_PORTAL = 'https://portal.example';
const EVIL = 'https://evil.example';

let door: RunningDoor;
let issuer: string;

beforeAll(async () => {
  door = await startDoor({ MEYDAN_ORIGINS: SECOND_PORTAL });
  issuer = door.issuer;
});

afterAll(() => door.stop());

const CALLS = [
  { path: '/.well-known/openid-configuration', method: 'GET', header: 'accept' },
  { path: '/connect/jwks', method: 'GET', header: 'accept' },
  { path: '/connect/token', method: 'POST', header: 'content-type' },
  { path: '/connect/userinfo', method: 'GET', header: 'authorization' },
  { path: '/connect/par', method: 'POST', header: 'content-type' },
  { path: '/connect/revocation', method: 'POST', header: 'content-type' },
  { path: '/connect/endsession', method: 'POST', header: 'content-type' },
];

const CALLS_OF_PORTALS = [PORTAL, SECOND_PORTAL].flatMap((origin) =>
  CALLS.map((call) => ({ ...call, origin })),
);

const listOf = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').toLowerCase().split(/,\s*/);

/**
 * Calls an endpoint with what it needs to get as far as knowing the client; the answer itself is
 * not looked at here.
 */
const call = (path: string, method: string, origin: string) =>
  fetch(issuer + path, {
    method,
    headers: { origin, ...(path.endsWith('userinfo') && { authorization: 'Bearer unknown' }) },
    ...(method === 'POST' && {
      body: new URLSearchParams({ client_id: 'meydan-portal', token: 'unknown' }),
    }),
  });

describe('preflight', () => {
  it.each(CALLS_OF_PORTALS)(
    'lets $origin send $method with $header to $path',
    async ({ path, method, header, origin }) => {
      const { status, headers } = await fetch(issuer + path, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': header,
        },
      });
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(listOf(headers, 'access-control-allow-methods')).toContain(method.toLowerCase());
      expect(listOf(headers, 'access-control-allow-headers')).toContain(header);
      expect(listOf(headers, 'vary')).toContain('origin');
    },
  );
});

describe('answer', () => {
  it.each(CALLS_OF_PORTALS)(
    'of $path to $origin may be read, with the clock and the waiting time',
    async ({ path, method, origin }) => {
      const { headers } = await call(path, method, origin);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      const exposed = listOf(headers, 'access-control-expose-headers');
      expect(exposed).toEqual(expect.arrayContaining(['date', 'retry-after']));
      expect(Date.parse(headers.get('date')!)).not.toBeNaN();
    },
  );

  it('keeps the library’s own exposed header: why userinfo refuses', async () => {
    const { status, headers } = await call('/connect/userinfo', 'GET', PORTAL);
    expect(status).toBe(401);
    expect(listOf(headers, 'access-control-expose-headers')).toContain('www-authenticate');
  });

  it.each(['/connect/token', '/connect/par', '/connect/revocation'])(
    'of %s may not be read by another origin, whose request is refused',
    async (path) => {
      const { status, headers } = await call(path, 'POST', EVIL);
      expect(status).toBe(400);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(listOf(headers, 'access-control-expose-headers')).not.toContain('date');
    },
  );

  it('refuses another origin the person’s data, and leaves the refresh token unused', async () => {
    const { tokens } = await signInAndRedeem(issuer, 'grace');
    const headers = { origin: EVIL, authorization: `Bearer ${tokens.access_token}` };
    const person = await fetch(`${issuer}/connect/userinfo`, { headers });
    expect([person.status, person.headers.get('access-control-allow-origin')]).toEqual([400, null]);
    const stolen = await fetch(`${issuer}/connect/token`, {
      method: 'POST',
      headers: { origin: EVIL },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: 'meydan-portal',
        refresh_token: tokens.refresh_token,
      }),
    });
    expect(stolen.status).toBe(400);
    expect((await refresh(issuer, tokens.refresh_token)).status).toBe(200);
  });

  it.each(['/.well-known/openid-configuration', '/connect/jwks'])(
    'of %s is asked for again at each use',
    async (path) => {
      const { headers } = await call(path, 'GET', PORTAL);
      expect(headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each(['/connect/token', '/connect/par'])('of %s is never kept', async (path) => {
    const { headers } = await call(path, 'POST', PORTAL);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('a portal of another origin', () => {
  it('pushes its request, signs in and redeems the code', async () => {
    const redirect = { redirect_uri: `${SECOND_PORTAL}/callback` };
    const pushed = await fetch(`${issuer}/connect/par`, {
      method: 'POST',
      headers: { origin: SECOND_PORTAL },
      body: new URLSearchParams({ ...REQUEST, ...redirect }),
    });
    expect(pushed.status).toBe(201);
    expect(pushed.headers.get('access-control-allow-origin')).toBe(SECOND_PORTAL);
    const { request_uri, expires_in } = (await pushed.json()) as Record<string, string>;
    expect(expires_in).toBe(60);
    const query = new URLSearchParams({ client_id: 'meydan-portal', request_uri: request_uri! });
    const browser = new Browser();
    const page = await browser.page(`${issuer}/connect/authorize?${query}`);
    const callback = (await browser.submit(page.url, { person: 'omar' })) as URL;
    expect(callback.origin).toBe(SECOND_PORTAL);
    const code = callback.searchParams.get('code')!;
    expect((await redeem(issuer, code, redirect)).status).toBe(200);
  });

  it('cannot push a request without PKCE', async () => {
    const body = new URLSearchParams(REQUEST);
    body.delete('code_challenge');
    body.delete('code_challenge_method');
    const headers = { origin: PORTAL };
    const pushed = await fetch(`${issuer}/connect/par`, { method: 'POST', headers, body });
    expect(pushed.status).toBe(400);
    expect(await pushed.json()).toMatchObject({ error: 'invalid_request' });
  });
});

describe('two configurations side by side', () => {
  it('share the session at the door and keep their tokens apart', async () => {
    const { browser } = await signIn(issuer, 'grace');
    const client = { client_id: 'meydan-archive' };
    const query = new URLSearchParams({ ...REQUEST, ...client, prompt: 'none' });
    const answer = await browser.away(`${issuer}/connect/authorize?${query}`);
    const code = answer.searchParams.get('code')!;
    expect((await redeem(issuer, code)).body.error).toBe('invalid_grant');
    const again = await browser.away(`${issuer}/connect/authorize?${query}`);
    const { status, body } = await redeem(issuer, again.searchParams.get('code')!, client);
    expect(status).toBe(200);
    expect((await refresh(issuer, body.refresh_token)).status).toBe(400);
  });
});
