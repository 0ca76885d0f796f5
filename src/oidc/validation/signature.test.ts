import { createHmac } from 'node:crypto';
import { generateKeyPair, exportJWK, type JWK } from 'jose';
import type { AuthenticationResponseInput } from './idTokenInput';
import {
  createResponseInput,
  CLAIMS,
  endpoints,
  toJsonPart,
  getPublicJwk,
  mint,
  createSigner,
  SECRET,
  createSettingsChanges,
  getSigner,
} from './testing/authenticationResponses';
import { MAX_TOKEN_CHARACTERS, parseJwt } from './tokenParts';
import { validateAuthenticationResponse } from './validateAuthenticationResponse';

const validation = async (token: string, changes: Partial<AuthenticationResponseInput> = {}) =>
  validateAuthenticationResponse(await createResponseInput(token, changes));
const resultOf = async (token: string, changes: Partial<AuthenticationResponseInput> = {}) =>
  (await validation(token, changes)).result;

/** Creates a token with the given header, signed with HMAC. */
const hmacToken = (header: object, secret: string | Buffer, hash = 'sha256') => {
  const input = `${toJsonPart(header)}.${toJsonPart(CLAIMS)}`;
  return `${input}.${createHmac(hash, secret).update(input).digest('base64url')}`;
};

describe('signature', () => {
  test.each(['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384'])(
    '[SPEC 5.1.9] %s is verified with the published key, and with no other',
    async (alg) => {
      const token = await mint({}, { alg });
      const { jwk: other } = await createSigner(alg);
      expect(await resultOf(token, { keys: [await getPublicJwk(alg)] })).toBe('Ok');
      expect(await resultOf(token, { keys: [other] })).toBe('SignatureFailed');
    },
  );

  test.each(['HS256', 'HS384', 'HS512'])(
    '[SPEC 5.1.9] %s needs the configured secret',
    async (alg) => {
      const token = await mint({}, { alg, key: new TextEncoder().encode(SECRET) });
      expect(await resultOf(token)).toBe('SignatureFailed');
      expect(await resultOf(token, { clientSecret: SECRET })).toBe('Ok');
      expect(await resultOf(token, { clientSecret: `${SECRET}x` })).toBe('SignatureFailed');
    },
  );

  test('[SPEC 5.1.9] a published key never verifies an HS signature', async () => {
    const oct: JWK = { kty: 'oct', k: Buffer.from(SECRET).toString('base64url'), kid: 'HS256' };
    const token = hmacToken({ alg: 'HS256', kid: 'HS256' }, SECRET);
    expect(await resultOf(token, { keys: [oct] })).toBe('SignatureFailed');
  });

  test.each(['n', 'whole'] as const)(
    '[SPEC 5.1.9] HS256 with the public RSA key as its secret is refused (%s)',
    async (kind) => {
      const jwk = await getPublicJwk('RS256');
      const secret = kind === 'n' ? Buffer.from(jwk.n!, 'base64url') : JSON.stringify(jwk);
      const token = hmacToken({ alg: 'HS256', kid: 'RS256' }, secret);
      expect(await resultOf(token)).toBe('SignatureFailed');
      expect(await resultOf(token, { clientSecret: SECRET })).toBe('SignatureFailed');
    },
  );

  test.each([
    { given: 'not announced by the provider', announced: ['ES256'], result: 'SignatureFailed' },
    { given: 'announced', announced: ['ES256', 'RS256'], result: 'Ok' },
    { given: 'nothing announced', announced: [], result: 'Ok' },
  ])('[SPEC 5.1.9] an algorithm that is $given: $result', async ({ announced, result }) => {
    const changes = { endpoints: { ...endpoints, idTokenAlgorithms: announced } };
    expect(await resultOf(await mint(), changes)).toBe(result);
  });

  test.each([
    'none',
    'None',
    '',
    'RS255',
    'ES512',
    'EdDSA',
    'constructor',
    '__proto__',
    7,
    null,
    {},
    ['RS256'],
  ])('[SPEC 5.1.9] the algorithm %j is refused, signed or not', async (alg) => {
    const [, claims, signature] = (await mint()).split('.');
    const header = toJsonPart({ alg, kid: 'RS256' });
    expect(await resultOf(`${header}.${claims}.${signature}`)).toBe('SignatureFailed');
    expect(await resultOf(`${header}.${claims}.`)).toBe('SignatureFailed');
  });

  test.each([['exp'], ['b64'], [], 'exp', null, 7])(
    '[SPEC 5.1.9] the critical header parameters %j are not understood',
    async (crit) => {
      const header = { alg: 'HS256', crit, b64: true, exp: 1 };
      const clientSecret = SECRET;
      expect(await resultOf(hmacToken(header, SECRET), { clientSecret })).toBe('SignatureFailed');
      const plain = hmacToken({ alg: 'HS256', b64: true, exp: 1 }, SECRET);
      expect(await resultOf(plain, { clientSecret })).toBe('Ok');
    },
  );

  test.each([
    {
      given: 'changed claims',
      change: (t: string) => t.replace(/\.[^.]*\./, `.${toJsonPart({ ...CLAIMS, sub: 'ada' })}.`),
    },
    {
      given: 'a changed header',
      change: (t: string) => t.replace(/^[^.]*/, toJsonPart({ alg: 'RS256', kid: 'RS256', x: 1 })),
    },
    {
      given: 'the signature of another algorithm',
      change: (t: string) => t.replace(/^[^.]*/, toJsonPart({ alg: 'PS256', kid: 'RS256' })),
    },
    { given: 'a signature cut short', change: (t: string) => t.slice(0, -4) },
    { given: 'a signature that is not base64url', change: (t: string) => `${t.slice(0, -2)}!!` },
    { given: 'a header that is not JSON', change: (t: string) => `eA${t}` },
  ])('[SPEC 5.1.9] $given: SignatureFailed', async ({ change }) => {
    expect(await resultOf(change(await mint()))).toBe('SignatureFailed');
  });

  test('[SPEC 5.1.9] a key of less than 2048 bits is refused', async () => {
    const { privateKey, publicKey } = (await crypto.subtle.generateKey(
      {
        name: 'RSASSA-PKCS1-v1_5',
        modulusLength: 1024,
        publicExponent: Uint8Array.of(1, 0, 1),
        hash: 'SHA-256',
      },
      true,
      ['sign', 'verify'],
    )) as CryptoKeyPair;
    const input = `${toJsonPart({ alg: 'RS256' })}.${toJsonPart(CLAIMS)}`;
    const bytes = await crypto.subtle.sign('RSASSA-PKCS1-v1_5', privateKey, Buffer.from(input));
    const token = `${input}.${Buffer.from(bytes).toString('base64url')}`;
    expect(await resultOf(token, { keys: [await exportJWK(publicKey)] })).toBe('SignatureFailed');
  });

  test('[SPEC 5.1.9] a key is imported once, however often it verifies', async () => {
    const jwk = await getPublicJwk('RS256');
    const importKey = jest.spyOn(crypto.subtle, 'importKey');
    const token = await mint();
    for (let round = 0; round < 3; round += 1)
      expect(await resultOf(token, { keys: [jwk] })).toBe('Ok');
    expect(importKey.mock.calls.filter(([format]) => (format as string) === 'jwk')).toHaveLength(1);
    importKey.mockRestore();
  });
});

describe('[SPEC 5.1.12, 9.5] a token has exactly three parts', () => {
  test.each([
    { given: 'two parts', change: (t: string) => t.split('.', 2).join('.') },
    { given: 'four parts', change: (t: string) => `${t}.x` },
    { given: 'no header', change: (t: string) => t.replace(/^[^.]*/, '') },
    { given: 'no claims', change: (t: string) => t.replace(/\.[^.]*\./, '..') },
    { given: 'no signature', change: (t: string) => t.replace(/[^.]*$/, '') },
    { given: 'a space behind', change: (t: string) => `${t} ` },
  ])('$given: SignatureFailed', async ({ change }) => {
    expect(await resultOf(change(await mint()))).toBe('SignatureFailed');
  });

  test('four parts are refused even if the first three are signed', async () => {
    const input = `${toJsonPart({ alg: 'HS256' })}.${toJsonPart(CLAIMS)}.eA`;
    const signature = createHmac('sha256', SECRET).update(input).digest('base64url');
    const clientSecret = SECRET;
    expect(await resultOf(`${input}.${signature}`, { clientSecret })).toBe('SignatureFailed');
  });

  test.each([1, 2, 3, 4, 5])('%i parts, of which nothing is verified', async (count) => {
    const parts = [toJsonPart({ alg: 'none' }), toJsonPart(CLAIMS), 'eA', 'eA', 'eA'];
    const { claims } = await validation(
      parts.slice(0, count).join('.'),
      createSettingsChanges({ disableIdTokenValidation: true }),
    );
    expect(claims).toEqual(count === 3 ? CLAIMS : null);
  });

  test.each(['[]', '7', 'null', '"x"', '{'])('claims that are %s are none', (claims) => {
    const part = Buffer.from(claims).toString('base64url');
    expect(parseJwt(`${toJsonPart({ alg: 'RS256' })}.${part}.x`)).toBeNull();
  });

  test.each([0, 1, 2])('a token without its part %i is not read', (place) => {
    const parts = [toJsonPart({ alg: 'RS256' }), toJsonPart(CLAIMS), 'x'].with(place, '');
    expect(parseJwt(parts.join('.'))).toBeNull();
  });

  test('claims that are not UTF-8 are none', () => {
    const latin1 = Buffer.from('{"sub":"Ay\xFEe"}', 'latin1').toString('base64url');
    expect(parseJwt(`${toJsonPart({ alg: 'RS256' })}.${latin1}.x`)).toBeNull();
  });

  test('a token of more than 256 kB is not read, and that is the reason', async () => {
    const token = (length: number) =>
      `${toJsonPart({ alg: 'RS256' })}.${toJsonPart(CLAIMS)}.`.padEnd(length, 'x');
    expect(parseJwt(token(MAX_TOKEN_CHARACTERS))).not.toBeNull();
    expect(parseJwt(token(MAX_TOKEN_CHARACTERS + 1))).toBeNull();
    expect(await validation(token(MAX_TOKEN_CHARACTERS + 1))).toMatchObject({
      result: 'SignatureFailed',
      keyProblem: 'idTokenTooLong',
    });
  });
});

describe('choice of the key', () => {
  test.each([
    { given: 'no keys', keys: async () => [], problem: 'noKeys' },
    {
      given: 'another kid',
      keys: async () => [await getPublicJwk('RS256', { kid: 'x' })],
      problem: 'noKeyMatches',
    },
    {
      given: 'a key without kid though the token names one',
      keys: async () => [await getPublicJwk('RS256', { kid: undefined! })],
      problem: 'noKeyMatches',
    },
    {
      given: 'another type',
      keys: async () => [await getPublicJwk('ES256', { kid: 'RS256' })],
      problem: 'noKeyMatches',
    },
    {
      given: 'use enc',
      keys: async () => [await getPublicJwk('RS256', { use: 'enc' })],
      problem: 'noKeyMatches',
    },
    {
      given: 'for another algorithm',
      keys: async () => [await getPublicJwk('RS256', { alg: 'RS512' })],
      problem: 'noKeyMatches',
    },
    {
      given: 'only for encryption',
      keys: async () => [await getPublicJwk('RS256', { key_ops: ['encrypt'] })],
      problem: 'noKeyMatches',
    },
    {
      given: 'the same kid twice',
      keys: async () => [
        await getPublicJwk('RS256'),
        await getPublicJwk('RS384', { kid: 'RS256' }),
      ],
      problem: 'severalKeysMatch',
    },
  ])('[SPEC 5.1.10] $given: $problem', async ({ keys, problem }) => {
    const { result, keyProblem } = await validation(await mint(), { keys: await keys() });
    expect({ result, keyProblem }).toEqual({ result: 'SignatureFailed', keyProblem: problem });
  });

  test('[SPEC 5.1.10] a key on another curve does not fit', async () => {
    const keys = [await getPublicJwk('ES384', { kid: 'ES256' })];
    const { keyProblem } = await validation(await mint({}, { alg: 'ES256' }), { keys });
    expect(keyProblem).toBe('noKeyMatches');
  });

  test('[SPEC 5.1.10] use and key_ops may be absent', async () => {
    const keys = [await getPublicJwk('RS256', { use: undefined! })];
    expect(await resultOf(await mint(), { keys })).toBe('Ok');
  });

  test.each([{ kid: 'RS256' }, { kid: undefined }])(
    '[SPEC 5.1.10] of several keys for the header %j, of which one says that it is for signing, it is that one',
    async (header) => {
      const [right, other] = [
        await getPublicJwk('RS256'),
        await getPublicJwk('RS384', { kid: 'RS256' }),
      ];
      const undecided = { ...other, use: undefined! };
      const token = await mint({}, header);
      expect(await resultOf(token, { keys: [undecided, right] })).toBe('Ok');
      expect(await resultOf(token, { keys: [right, undecided] })).toBe('Ok');
    },
  );

  test('[SPEC 5.1.10] without kid a single candidate is used', async () => {
    const keys = [await getPublicJwk('RS256'), await getPublicJwk('ES256')];
    expect(await resultOf(await mint({}, { kid: undefined }), { keys })).toBe('Ok');
  });

  test('[SPEC 5.1.10] without kid several candidates are refused', async () => {
    const keys = [await getPublicJwk('RS256'), await getPublicJwk('RS384')];
    const { result, keyProblem } = await validation(await mint({}, { kid: undefined }), { keys });
    expect([result, keyProblem]).toEqual(['SignatureFailed', 'severalKeysMatch']);
  });

  test('[SPEC 5.1.10] a bad signature under a good key is no problem of the keys', async () => {
    const { keyProblem } = await validation(`${(await mint()).slice(0, -8)}AAAAAAAA`);
    expect(keyProblem).toBeNull();
  });

  const JUNK: unknown[] = [
    null,
    'key',
    7,
    [],
    {},
    { kty: 'RSA' },
    { kid: 'RS256' },
    { kty: 'oct', kid: 'RS256', k: 'AA' },
  ];

  test('[SPEC 5.1.10] junk beside the right key changes nothing', async () => {
    const keys = [...JUNK, await getPublicJwk('RS256')] as JWK[];
    expect(await resultOf(await mint(), { keys })).toBe('Ok');
  });

  test.each([
    { kty: 'RSA', kid: 'RS256' },
    { kty: 'RSA', kid: 'RS256', n: 'AQAB', e: '!' },
    { kty: 'RSA', kid: 'RS256', n: 7, e: {} },
    { kty: 'RSA', kid: 'RS256', key_ops: 7 },
    { kty: 'RSA', kid: 'RS256', key_ops: ['verify', 7] },
  ])('[SPEC 5.1.10] the broken key %j verifies nothing', async (key) => {
    expect(await resultOf(await mint(), { keys: [key as unknown as JWK] })).toBe('SignatureFailed');
  });

  test('[SPEC 5.1.10] a published private key verifies nothing', async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = { ...(await exportJWK(privateKey)), kid: 'RS256' };
    const token = await mint({}, { key: privateKey });
    expect(await resultOf(token, { keys: [jwk] })).toBe('SignatureFailed');
  });

  test('[SPEC 5.1.10] the right one of 10,000 keys is found', async () => {
    const { jwk } = await getSigner('RS256');
    const others = Array.from({ length: 9_999 }, (_, index) => ({ ...jwk, kid: `other-${index}` }));
    expect(await resultOf(await mint(), { keys: [...others, jwk] })).toBe('Ok');
  });
});
