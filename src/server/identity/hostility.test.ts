import { createPublicKey } from 'node:crypto';
import argon2 from '@node-rs/argon2';
import {
  SignJWT,
  UnsecuredJWT,
  decodeJwt,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';
import { openAccountsHost, type AccountsHost } from '../accounts/testing/accountsHost';
import type { TokenResponse } from '../../shared/contract/connect';
import { FIRST_START } from '../testing/testHost';
import { withApiRoutes, type ApiRoute } from './testing/apiRoutes';

const NOW_S = FIRST_START.getTime() / 1000;
/**
 * Calls that prove themselves by their body or their address; a Bearer header beside them says
 * nothing.
 */
const PROVED_WITHOUT_BEARER = [
  'DELETE /v1/unsubscribe/:token',
  'POST /connect/passkey',
  'POST /connect/revocation',
  'POST /connect/token',
  'POST /v1/push/renewals',
  'POST /v1/unsubscribe/:token',
];
/** An answer that never ends. */
const STREAMS = ['GET /v1/stream', 'HEAD /v1/stream'];
const READS = ['GET', 'HEAD'];

let host: AccountsHost;
let routes: readonly ApiRoute[];
let tokens: TokenResponse;
let key: { readonly kid: string; readonly jwk: JWK };
beforeAll(async () => {
  ({ host, routes } = await withApiRoutes(() => openAccountsHost({ seed: 'demo' })));
  await host.account('person@one.example');
  tokens = await host.signIn('person@one.example');
  const row = host.database.db.selectFrom('signing_keys').select(['kid', 'private_jwk']);
  const { kid, private_jwk } = await row.executeTakeFirstOrThrow();
  key = { kid, jwk: private_jwk as JWK };
});
afterAll(() => host.close());

const nameOf = ({ method, path }: ApiRoute) => `${method} ${path}`;
/** Every caller has an address of its own, so that no limit answers first. */
let callers = 0;
const anyAddress = () => `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers++ & 255}`;

function call({ method, path }: ApiRoute, headers: Record<string, string>, query = '') {
  return host.app.inject({
    method: method as 'GET',
    url: path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000') + query,
    remoteAddress: anyAddress(),
    headers,
  });
}

const publicJwk = (): JWK => {
  const { d: _private, ...rest } = key.jwk;
  return rest;
};
const publicPem = () =>
  createPublicKey({ key: publicJwk() as Record<string, string>, format: 'jwk' }).export({
    type: 'spki',
    format: 'pem',
  });
const bytes = (text: string | Buffer) => new TextEncoder().encode(text.toString());
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs a token as the host would have issued it, but for what is named. */
async function signed(claims: object, header: object = {}, by?: CryptoKey): Promise<string> {
  const own = { ...decodeJwt(tokens.access_token), ...claims };
  return new SignJWT(own)
    .setProtectedHeader({ alg: 'ES256', kid: key.kid, typ: 'at+jwt', ...header })
    .sign(by ?? ((await importJWK(key.jwk, 'ES256')) as CryptoKey));
}

const byPublicKey = (secret: Uint8Array) =>
  new SignJWT(decodeJwt(tokens.access_token))
    .setProtectedHeader({ alg: 'HS256', kid: key.kid, typ: 'at+jwt' })
    .sign(secret);

const strange = async (alg: string) => (await generateKeyPair(alg)).privateKey;

type Forgery = () => string | Promise<string>;
const FORGERIES: Readonly<Record<string, Forgery>> = {
  'signed by another key under our key id': async () => signed({}, {}, await strange('ES256')),
  'signed by another key that the header brings along': async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await crypto.subtle.exportKey('jwk', publicKey as CryptoKey);
    return signed({}, { jwk }, privateKey);
  },
  'with other claims under the old signature': () => {
    const [header, , signature] = tokens.access_token.split('.');
    const claims = { ...decodeJwt(tokens.access_token), sub: crypto.randomUUID() };
    return [header, encoded(claims), signature].join('.');
  },
  expired: () => signed({ exp: NOW_S }),
  'not valid yet': () => signed({ nbf: NOW_S + 60 }),
  'without an end': () => signed({ exp: undefined }),
  'without a person': () => signed({ sub: undefined }),
  'of another issuer': () => signed({ iss: 'https://meydan.example' }),
  'without an issuer': () => signed({ iss: undefined }),
  'for another audience': () => signed({ aud: 'meydan-portal' }),
  'without an audience': () => signed({ aud: undefined }),
  'of the type of an ID token': () => signed({ aud: 'meydan-portal', nonce: 'n' }, { typ: 'JWT' }),
  'of no type': () => signed({}, { typ: undefined }),
  'of the type of a logout token': () => signed({}, { typ: 'logout+jwt' }),
  'with a header that must be understood': async () =>
    new SignJWT(decodeJwt(tokens.access_token))
      .setProtectedHeader({ alg: 'ES256', kid: key.kid, typ: 'at+jwt', crit: ['x'], x: 1 })
      .sign(await importJWK(key.jwk, 'ES256'), { crit: { x: true } }),
  'of no key id': () => signed({}, { kid: undefined }),
  'of an unknown key id': () => signed({}, { kid: '../signing_keys' }),
  'of another algorithm': async () => signed({}, { alg: 'ES384' }, await strange('ES384')),
  'HS256 with our public key as the secret (PEM)': () => byPublicKey(bytes(publicPem())),
  'HS256 with our public key as the secret (JWK)': () =>
    byPublicKey(bytes(JSON.stringify(publicJwk()))),
  'alg none': () => new UnsecuredJWT(decodeJwt(tokens.access_token)).encode(),
  'alg none under our key id': () =>
    `${encoded({ alg: 'none', kid: key.kid, typ: 'at+jwt' })}.${tokens.access_token.split('.')[1]}.`,
  'with an empty signature': () => `${tokens.access_token.split('.').slice(0, 2).join('.')}.`,
  'with a signature of zeros': () =>
    `${tokens.access_token.split('.').slice(0, 2).join('.')}.${Buffer.alloc(64).toString('base64url')}`,
  'without its signature': () => tokens.access_token.split('.').slice(0, 2).join('.'),
  'cut by one character': () => tokens.access_token.slice(0, -1),
  'cut in the middle': () => tokens.access_token.slice(0, tokens.access_token.length / 2),
  'with something behind it': () => `${tokens.access_token}.x`,
  'a refresh token': () => tokens.refresh_token,
  'no token at all': () => 'x'.repeat(4_000),
  empty: () => '',
};

test('the routes are those of the running host', () => {
  expect(routes.length).toBeGreaterThan(50);
  const others = routes.filter(({ ignoresBearer }) => ignoresBearer).map(nameOf);
  expect(others.sort()).toEqual(PROVED_WITHOUT_BEARER);
});

test.each(Object.keys(FORGERIES))(
  '[SPEC 6.1, 7.3.1] a token %s opens no route of the API',
  async (forgery) => {
    const authorization = `Bearer ${await FORGERIES[forgery]!()}`;
    const { cookie, 'x-xsrf-token': xsrf } = (await host.headersOf('grace')) as Record<
      'cookie' | 'x-xsrf-token',
      string
    >;
    const opened: string[] = [];
    for (const route of routes) {
      const { statusCode } = await call(route, { authorization, cookie, 'x-xsrf-token': xsrf });
      const isRefused = route.ignoresBearer ? statusCode >= 400 : statusCode === 401;
      if (!isRefused) opened.push(`${nameOf(route)} ${statusCode}`);
    }
    expect(opened).toEqual([]);
  },
);

test('the same token unchanged is taken, so that it is the change that was refused', async () => {
  const headers = { authorization: `Bearer ${await signed({})}` };
  expect((await host.app.inject({ url: '/connect/userinfo', headers })).statusCode).toBe(200);
});

test('a token in another place is none: cookie, query, another scheme', async () => {
  const route = { method: 'GET', path: '/v1/me/security', ignoresBearer: false };
  const { access_token } = tokens;
  const answers = [
    await call(route, { cookie: `accessToken=${access_token}` }),
    await call(route, {}, `?access_token=${access_token}`),
    await call(route, { 'x-access-token': access_token }),
    await call(route, { authorization: `Basic ${access_token}` }),
    await call(route, { authorization: access_token }),
    await call(route, { authorization: `Bearer ${access_token}, Bearer ${access_token}` }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 401));
});

test('[SPEC 7.3.2] every write without the anti-forgery header is refused, signed in or with the accessToken cookie', async () => {
  const writes = routes.filter((route) => !READS.includes(route.method) && !route.ignoresBearer);
  expect(writes.length).toBeGreaterThan(10);
  // The administrator may do most: no other rule is in the way.
  const { cookie, authorization } = (await host.headersOf('admin')) as Record<
    'cookie' | 'authorization',
    string
  >;
  const signedIn = [
    { authorization },
    { authorization, cookie },
    { authorization, cookie, 'x-xsrf-token': 'guessed' },
    { authorization, cookie, origin: 'https://evil.example' },
  ];
  const byCookie = [
    { cookie: `${cookie}; accessToken=${authorization.slice(7)}`, 'sec-fetch-site': 'cross-site' },
    { cookie: `accessToken=${authorization.slice(7)}`, origin: 'https://evil.example' },
  ];
  const passed: string[] = [];
  for (const headers of [...signedIn, ...byCookie])
    for (const route of writes) {
      const answer = await call(route, headers as Record<string, string>);
      const code = answer.json<{ code: string }>().code;
      const isRefused =
        code === 'antiForgery' || (!('authorization' in headers) && code === 'signInRequired');
      if (!isRefused) passed.push(`${nameOf(route)} ${answer.statusCode} ${code}`);
    }
  expect(passed).toEqual([]);
});

test('every answer to somebody who is signed in is kept by no cache, whatever it says', async () => {
  const { cookie, 'x-xsrf-token': xsrf } = (await host.headersOf('grace')) as Record<
    'cookie' | 'x-xsrf-token',
    string
  >;
  const headers = { authorization: `Bearer ${tokens.access_token}`, cookie, 'x-xsrf-token': xsrf };
  const kept: string[] = [];
  for (const route of routes) {
    // The last sign of life of an account is not wanted yet.
    if (STREAMS.includes(nameOf(route)) || nameOf(route) === 'DELETE /v1/me') continue;
    const answer = await call(route, headers);
    if (answer.headers['cache-control'] !== 'no-store')
      kept.push(`${nameOf(route)} ${answer.statusCode} ${answer.headers['cache-control']}`);
  }
  expect(kept).toEqual([]);
});

describe('the forms of the sign-in server', () => {
  const form = (path: string, payload: string, type = 'application/x-www-form-urlencoded') =>
    host.app.inject({
      method: 'POST',
      url: `/connect/${path}`,
      remoteAddress: anyAddress(),
      headers: { 'content-type': type },
      payload,
    });
  const login = 'username=person%40one.example&password=x&grant_type=password';

  test.each([
    ['a doubled field', `${login}&grant_type=password`, 'invalid_request'],
    ['a field given as a list', login.replace('grant_type', 'grant_type[]'), 'invalid_request'],
    ['a field of 64,001 characters', `${login}&scope=${'x'.repeat(64_001)}`, 'invalid_request'],
    ['a null character', login.replace('person', 'per%00son'), 'invalid_request'],
    ['a line break', login.replace('=x', '=x%0d%0ay'), 'invalid_request'],
    ['bytes that are no UTF-8', login.replace('person', '%ff%fe'), 'invalid_grant'],
    ['nothing', '', 'invalid_request'],
    ['an unknown grant type', 'grant_type=client_credentials', 'unsupported_grant_type'],
    ['the name of a property', 'grant_type=__proto__', 'unsupported_grant_type'],
    ['a grant type of the door', 'grant_type=authorization_code&code=x', 'unsupported_grant_type'],
    ['the polluting field', `__proto__=x&constructor=y&${login}`, 'invalid_grant'],
    [
      'a long refresh token',
      `grant_type=refresh_token&refresh_token=${'x'.repeat(7_999)}`,
      'invalid_grant',
    ],
  ])(
    '[SPEC 7.1.1] %s is refused as RFC 6749 says, and the answer repeats nothing of it',
    async (_title, body, error) => {
      const answer = await form('token', body);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'no-store']);
      const { error_description: description, ...rest } = answer.json<{
        error_description: string;
      }>();
      expect(rest).toEqual({ error });
      // RFC 6749 §5.2: no quotation marks, no backslash, nothing beyond ASCII.
      expect(description).toMatch(/^[\x20\x21\x23-\x5b\x5d-\x7e]{1,100}$/);
      expect(description).not.toMatch(/person|proto|client_credentials|xxx/);
    },
  );

  test.each(['token', 'revocation'])(
    '%s: more than 80 kB, and what is no form, is not read',
    async (path) => {
      const large = await form(path, `token=${'x'.repeat(81_000)}`);
      expect(large.json()).toMatchObject({ status: 413, code: 'tooLarge' });
      const json = JSON.stringify({
        grant_type: 'refresh_token',
        refresh_token: tokens.refresh_token,
      });
      for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
        expect((await form(path, json, type)).json()).toMatchObject({ status: 415 });
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    },
  );

  test('revocation takes no doubled token, and none of what it is given ends a session of somebody else', async () => {
    expect((await form('revocation', 'token=a&token=b')).json()).toMatchObject({
      error: 'invalid_request',
    });
    for (const token of [tokens.access_token, 'invented', '%00'])
      expect((await form('revocation', `token=${token}`)).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    expect((await host.app.inject({ url: '/connect/userinfo', headers })).statusCode).toBe(200);
  });
});

describe('known and unknown addresses cost the same work before the answer', () => {
  test('[SPEC 7.1.1] a sign-in: as many statements, one verification of a password', async () => {
    const verify = jest.spyOn(argon2, 'verify');
    const statements = jest.spyOn(host.database.db, 'getExecutor');
    const work = [];
    for (const email of ['person@one.example', 'nobody@one.example']) {
      verify.mockClear();
      statements.mockClear();
      await host.token({ grant_type: 'password', username: email, password: 'not the password' });
      work.push([verify.mock.calls.length, statements.mock.calls.length]);
    }
    verify.mockRestore();
    statements.mockRestore();
    expect(work[0]).toEqual(work[1]);
    expect(work[0]![0]).toBe(1);
  });

  test('[SPEC 7.1.5] a forgotten password: the answer waits for nothing that depends on the address', async () => {
    const { db } = host.database;
    const real = db.selectFrom.bind(db);
    let looks = 0;
    const find = jest.spyOn(db, 'selectFrom').mockImplementation(((table: 'credentials') => {
      if (table !== 'credentials') return real(table);
      looks += 1;
      throw new Error('this account is not to be found');
    }) as typeof db.selectFrom);
    const answers = [];
    for (const email of ['person@one.example', 'nobody@one.example'])
      answers.push(await host.post('ForgetPassword', { email, locale: 'en' }));
    find.mockRestore();
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [202, '{}'],
      [202, '{}'],
    ]);
    expect(looks).toBe(2);
  });
});
