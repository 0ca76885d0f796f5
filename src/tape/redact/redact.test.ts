import { createHash, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createRedactor } from './redactor';
import { lintTape, type FindingKind } from './lintTape';

async function signed(claims: object, alg = 'RS256', kid = 'k1') {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const token = await new SignJWT({ ...claims }).setProtectedHeader({ alg, kid }).sign(privateKey);
  return { token, jwk: { ...(await exportJWK(publicKey)), kid, use: 'sig' } };
}

const bytes = (seed: string, count: number) =>
  createHash('shake256', { outputLength: count }).update(seed).digest();

const JWT_PARTS = ['{"alg":"RS256","kid":"k1"}', '{"sub":"grace"}', 'a signature of some length'];
const JWT = JWT_PARTS.map((part) => Buffer.from(part).toString('base64url')).join('.');
const JWE = `${Buffer.from('{"alg":"dir","enc":"A256GCM"}').toString('base64url')}..${'Ab3x9-Qz'.repeat(3)}.cc.dd`;

/** Every secret that a tape could pick up, in every wrapping that it could have. */
const PLANTED: readonly { what: FindingKind; name: string; row: string }[] = [
  { what: 'signed token', name: 'an ID token', row: `{"id_token":"${JWT}"}` },
  {
    what: 'signed token',
    name: 'one in an address',
    row: `{"url":"https://p/?id_token_hint=${JWT}"}`,
  },
  {
    what: 'signed token',
    name: 'one in JSON within JSON',
    row: JSON.stringify({ a: JSON.stringify({ b: JWT }) }),
  },
  {
    what: 'signed token',
    name: 'an unsigned one',
    row: `{"a":"eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0."}`,
  },
  { what: 'signed token', name: 'an encrypted one', row: `{"a":"${JWE}"}` },
  { what: 'cookie', name: 'a cookie header', row: '{"cookie":"accessToken=abc; theme=dark"}' },
  { what: 'cookie', name: 'a cookie that is set', row: '{"hdr":"Set-Cookie: sid=42; HttpOnly"}' },
  { what: 'authorization', name: 'a bearer header', row: '{"authorization":"Bearer short-token"}' },
  {
    what: 'authorization',
    name: 'a basic header',
    row: '{"authorization":"Basic cG9ydGFsOnNlY3JldA=="}',
  },
  { what: 'authorization', name: 'a DPoP header', row: '{"a":"dpop  abc.def"}' },
  { what: 'e-mail address', name: 'a mailbox', row: '{"email":"grace@harbour.example"}' },
  {
    what: 'e-mail address',
    name: 'one in an address',
    row: '{"url":"/x?to=grace%40harbour.example"}',
  },
  {
    what: 'e-mail address',
    name: 'one in a sentence',
    row: '{"text":"Write to grace.bell+x@mail.harbour.example!"}',
  },
  ...[16, 20, 32, 64].map((count) => ({
    what: 'random text' as const,
    name: `${count} bytes in hex`,
    row: `{"a":"${bytes(`hex${count}`, count).toString('hex')}"}`,
  })),
  ...[16, 20, 24, 32, 48, 96].flatMap((count) =>
    (['base64', 'base64url'] as const).map((encoding) => ({
      what: 'random text' as const,
      name: `${count} bytes in ${encoding}`,
      row: `{"a":"${bytes(`b${count}`, count).toString(encoding)}"}`,
    })),
  ),
  { what: 'random text', name: 'a UUID', row: '{"id":"6fa459ea-ee8a-3ca4-894e-db77e160355e"}' },
  {
    what: 'random text',
    name: 'a state in an address',
    row: '{"url":"/callback?state=Zx81kQm-4TbV_s93LpwQ7dRk2Yh"}',
  },
  {
    what: 'random text',
    name: 'one within words',
    row: '{"a":"the key is q8Zr2LmX91vBtY7cKd03 today"}',
  },
];

test.each(PLANTED)('[SPEC 10.7] $name is found', ({ what, row }) => {
  const found = lintTape(`{"i":1}\n${row}\n`).filter(({ line }) => line === 2);
  expect(found.map((one) => one.what)).toContain(what);
});

test('[SPEC 10.7] not one of a thousand random secrets is missed, in any encoding', () => {
  const missed = Array.from({ length: 1_000 }, (_, index) => {
    const encoding = (['hex', 'base64', 'base64url'] as const)[index % 3]!;
    return bytes(`secret ${index}`, 24 + (index % 40)).toString(encoding);
  }).filter((secret) => lintTape(`{"a":"${secret}"}`).length === 0);
  expect(missed).toEqual([]);
});

test('[SPEC 10.7] not one of two thousand UUIDs is missed, however its digits stand, nor one without dashes', () => {
  const missed = Array.from({ length: 2_000 }, (_, index) => {
    const hex = bytes(`uuid ${index}`, 16).toString('hex');
    return index % 2 === 0 ? hex : hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }).filter((id) => lintTape(`{"a":"/user/${id}"}`).length === 0);
  expect(missed).toEqual([]);
});

test.each([
  'session/newAuthenticationResult',
  'portalApi/executeQuery/fulfilled',
  '/v1/have-your-say/renewing-the-harbour-bridge-and-its-lamps-2027/comments',
  'root>watchProviderRenewals>renewHoldingLock>call(renewByRefreshToken)#12',
  'offline_access email phone profile roles',
  '2027-01-15T09:00:00.000Z',
  'person-00000000-0000-4000-8000-00000000000c',
  'renewTimeBeforeTokenExpiresInSeconds',
  'http://localhost:3100/.well-known/openid-configuration',
  'person12@example.org',
  'http://localhost:3000/callback?code=code%231&state=state%231',
])('words are no secret: %s', (text) => expect(lintTape(JSON.stringify({ text }))).toEqual([]));

describe('[SPEC 10.7] redaction', () => {
  test('equal secrets have one name, and what is left passes the linter', () => {
    const { value } = createRedactor();
    const access = randomBytes(32).toString('base64url');
    const clean = value(
      {
        url: `https://p.example/callback?code=${randomBytes(20).toString('hex')}&state=Zx81kQm-4TbV_s93LpwQ7dRk2Yh`,
        answer: {
          access_token: access,
          refresh_token: 'r'.repeat(9),
          email: 'grace@harbour.example',
        },
        stored: JSON.stringify({ authzData: access, sub: 'grace', name: 'Grace Bell' }),
        note: `Grace Bell used ${access} and wrote to grace@harbour.example`,
      },
      'outside',
    );
    expect(clean).toEqual({
      url: 'https://p.example/callback?code=code%231&state=id%231',
      answer: { access_token: 'at#1', refresh_token: 'rt#1', email: 'person1@example.org' },
      stored: '{"authzData":"at#1","sub":"sub#1","name":"person#1"}',
      note: 'person#1 used at#1 and wrote to person1@example.org',
    });
    expect(lintTape(JSON.stringify(clean))).toEqual([]);
  });

  test('what is clean already stays as it is', () => {
    const { value } = createRedactor();
    const clean = {
      access_token: 'at#7',
      sub: 'sub#2',
      email: 'person3@example.org',
      name: 'person#1',
    };
    expect(value(clean, 'outside')).toEqual(clean);
  });

  test('names stand for what a replay makes of them', () => {
    const { aliases } = createRedactor();
    aliases.bind('state#1', 'a b');
    expect(aliases.live('state#1 https://p/?state=state%231&code=code%231')).toBe(
      'a b https://p/?state=a%20b&code=code%231',
    );
  });
});

describe('[SPEC 10.7] signed tokens', () => {
  const linesOf = async (answer: object, keySets: readonly object[]) => {
    const { value, tokens, keys } = createRedactor();
    const clean = value(answer, 'outside');
    for (const keySet of keySets) value(keySet, 'outside');
    return { clean, lines: await tokens.lines(keys.seen()) };
  };

  test('are kept as header, claims and whether the signature was good', async () => {
    const { token, jwk } = await signed({ sub: 'grace', nonce: 'n', exp: 1, email: 'g@h.example' });
    const { clean, lines } = await linesOf({ id_token: token }, [{ keys: [jwk] }]);
    expect(clean).toEqual({ id_token: 'jwt#1' });
    expect(lines).toEqual([
      {
        j: 'jwt#1',
        hdr: { alg: 'RS256', kid: 'k1' },
        claims: { sub: 'sub#1', nonce: 'id#1', exp: 1, email: 'person1@example.org' },
        sig: 'ok',
        key: 'key#1',
      },
    ]);
  });

  test('that are signed by a key with a long name say so as the key set does', async () => {
    const kid = 'CKHYCxN82yg0mJIAHVb6OWew3rzgZk9kagdQQvX1PA4';
    const { token, jwk } = await signed({}, 'RS256', kid);
    const { value, tokens, keys } = createRedactor();
    value({ id_token: token }, 'outside');
    expect(value({ keys: [jwk] }, 'outside')).toMatchObject({ keys: [{ kid: 'id#1' }] });
    expect(await tokens.lines(keys.seen())).toEqual([
      { j: 'jwt#1', hdr: { alg: 'RS256', kid: 'id#1' }, claims: {}, sig: 'ok', key: 'key#1' },
    ]);
  });

  test('a key that nobody published, and a signature that the published key did not make', async () => {
    const { token } = await signed({});
    const other = await signed({});
    expect((await linesOf({ id_token: token }, [])).lines[0]).toMatchObject({ sig: 'unknown-kid' });
    expect((await linesOf({ id_token: token }, [{ keys: [other.jwk] }])).lines[0]).toMatchObject({
      sig: 'bad',
      key: 'key#1',
    });
  });

  test('whether the hash of the access token was right', async () => {
    const hash = createHash('sha256').update('the access token').digest().subarray(0, 16);
    const { token } = await signed({ at_hash: hash.toString('base64url') });
    const { lines } = await linesOf({ id_token: token, access_token: 'the access token' }, []);
    expect(lines[0]).toMatchObject({ at: 'at#1', atHash: 'ok', claims: {} });
    const wrong = await linesOf({ id_token: token, access_token: 'another one' }, []);
    expect(wrong.lines[0]).toMatchObject({ at: 'at#1', atHash: 'bad' });
  });
});
