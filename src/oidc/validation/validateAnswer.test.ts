import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose';
import { completeConfiguration } from '../configuration';
import { readDiscovery } from '../discovery';
import type { AnswerInput } from './idTokenInput';
import { validateAnswer } from './validateAnswer';
import { VALIDATION_RESULTS, type ValidationResult } from './validationResult';

const NOW_S = 1_800_000_000;
const ISSUER = 'https://door.example';
const SECRET = 'a client secret that is long enough for HS512 to be happy with it, really';
const ACCESS_TOKEN = 'the-access-token';
const settings = completeConfiguration(
  { authority: ISSUER, clientId: 'portal', redirectUrl: 'https://portal.example/callback' },
  0,
);
const endpoints = readDiscovery({ issuer: ISSUER }, settings);

const CLAIMS = {
  iss: ISSUER,
  sub: 'grace',
  aud: 'portal',
  exp: NOW_S + 300,
  iat: NOW_S,
  nonce: 'the-nonce',
} satisfies JWTPayload;

interface Signer {
  readonly key: Parameters<SignJWT['sign']>[0];
  readonly jwk: JWK;
}

const signers = new Map<string, Signer>();

beforeAll(async () => {
  const names = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384'];
  for (const alg of names) {
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
    const jwk = { ...(await exportJWK(publicKey)), kid: alg, use: 'sig' };
    signers.set(alg, { key: privateKey, jwk });
  }
});

const signer = (alg: string) => signers.get(alg)!;
const keyOf = (alg: string, changes: Partial<JWK> = {}): JWK => ({
  ...signer(alg).jwk,
  ...changes,
});

interface Minting {
  readonly alg?: string;
  readonly kid?: string | undefined;
  readonly key?: Signer['key'];
}

function mint(claims: JWTPayload = {}, { alg = 'RS256', ...rest }: Minting = {}) {
  const kid = 'kid' in rest ? rest.kid : alg;
  const key = rest.key ?? signer(alg).key;
  return new SignJWT({ ...CLAIMS, ...claims })
    .setProtectedHeader({ alg, ...(kid !== undefined && { kid }) })
    .sign(key);
}

const digest: AnswerInput['digest'] = async (name, text) =>
  new Uint8Array(createHash(name.replace('-', '').toLowerCase()).update(text).digest());

const hashOf = (name: string, text = ACCESS_TOKEN) => {
  const hash = createHash(name).update(text).digest();
  return hash.subarray(0, hash.length / 2).toString('base64url');
};

function answer(idToken: string | null, changes: Partial<AnswerInput> = {}): AnswerInput {
  return {
    settings,
    endpoints,
    idToken,
    digest,
    isRefresh: false,
    error: null,
    state: 'the-state',
    storedState: 'the-state',
    callbackIss: null,
    accessToken: ACCESS_TOKEN,
    storedNonce: 'the-nonce',
    previousClaims: null,
    keys: [...signers.values()].map(({ jwk }) => jwk),
    clientSecret: null,
    nowS: NOW_S,
    expiryOffsetS: 0,
    ...changes,
  };
}

interface Row {
  readonly clause: string;
  readonly given: string;
  readonly claims?: JWTPayload;
  readonly changes?: Partial<AnswerInput>;
  readonly result: ValidationResult;
}

const refresh = (previousClaims: object = CLAIMS) =>
  ({ isRefresh: true, previousClaims: { ...CLAIMS, ...previousClaims } }) as Partial<AnswerInput>;
const set = (options: Partial<typeof settings>) => ({ settings: { ...settings, ...options } });
const at = (seconds: number) => NOW_S + seconds;
const promised = { endpoints: { ...endpoints!, sendsIss: true } };

const ROWS: readonly Row[] = [
  { clause: '5.1', given: 'nothing changed', result: 'Ok' },
  ...['iss', 'sub', 'aud', 'exp', 'iat'].map((claim): Row => ({
    clause: '5.1.1',
    given: `${claim} absent`,
    claims: { [claim]: undefined },
    result: 'RequiredPropertyMissing',
  })),
  { clause: '5.1.1', given: 'sub empty', claims: { sub: '' }, result: 'RequiredPropertyMissing' },
  { clause: '5.1.1', given: 'aud empty', claims: { aud: [] }, result: 'RequiredPropertyMissing' },
  {
    clause: '5.1.1',
    given: 'iat a numeric text',
    claims: { iat: String(NOW_S) as unknown as number },
    result: 'RequiredPropertyMissing',
  },
  {
    clause: '5.1.2',
    given: 'another issuer',
    claims: { iss: 'https://other.example' },
    result: 'IssDoesNotMatchIssuer',
  },
  {
    clause: '5.1.2',
    given: 'the issuer with a slash more',
    claims: { iss: `${ISSUER}/` },
    result: 'IssDoesNotMatchIssuer',
  },
  {
    clause: '5.1.2',
    given: 'another issuer, the check being off',
    claims: { iss: 'https://other.example' },
    changes: set({ issValidationOff: true }),
    result: 'Ok',
  },
  {
    clause: '4.6',
    given: 'endpoints unknown',
    changes: { endpoints: null },
    result: 'NoAuthWellKnownEndPoints',
  },
  { clause: '5.1.3', given: 'aud of another client', claims: { aud: 'x' }, result: 'IncorrectAud' },
  { clause: '5.1.3', given: 'aud a list of one', claims: { aud: ['portal'] }, result: 'Ok' },
  {
    clause: '5.1.4',
    given: 'two audiences, no azp',
    claims: { aud: ['portal', 'x'] },
    result: 'IncorrectAzp',
  },
  {
    clause: '5.1.4',
    given: 'two audiences, azp of another client',
    claims: { aud: ['portal', 'x'], azp: 'x' },
    result: 'IncorrectAzp',
  },
  {
    clause: '5.1.4',
    given: 'two audiences, azp of the client',
    claims: { aud: ['portal', 'x'], azp: 'portal' },
    result: 'Ok',
  },
  {
    clause: '5.1.4',
    given: 'one audience, azp of another client',
    claims: { azp: 'x' },
    result: 'IncorrectAzp',
  },
  { clause: '5.1.5', given: 'another nonce', claims: { nonce: 'x' }, result: 'IncorrectNonce' },
  { clause: '5.1.5', given: 'no nonce', claims: { nonce: undefined }, result: 'IncorrectNonce' },
  {
    clause: '5.1.5',
    given: 'no nonce, none stored',
    claims: { nonce: undefined },
    changes: { storedNonce: null },
    result: 'IncorrectNonce',
  },
  {
    clause: '5.1.5',
    given: 'no nonce after a refresh',
    claims: { nonce: undefined },
    changes: refresh(),
    result: 'Ok',
  },
  {
    clause: '5.1.5',
    given: 'the original nonce after a refresh',
    changes: refresh(),
    result: 'Ok',
  },
  {
    clause: '5.1.5',
    given: 'another nonce after a refresh',
    claims: { nonce: 'x' },
    changes: refresh(),
    result: 'IncorrectNonce',
  },
  {
    clause: '5.1.5',
    given: 'another nonce after a refresh, to be ignored',
    claims: { nonce: 'x' },
    changes: { ...refresh(), ...set({ ignoreNonceAfterRefresh: true }) },
    result: 'Ok',
  },
  { clause: '5.1.6', given: 'exp a second away', claims: { exp: at(1) }, result: 'Ok' },
  { clause: '5.1.6', given: 'exp now', claims: { exp: at(0) }, result: 'TokenExpired' },
  {
    clause: '5.1.6',
    given: 'exp 29 s ago with an offset of 30 s',
    claims: { exp: at(-29) },
    changes: { expiryOffsetS: 30 },
    result: 'Ok',
  },
  {
    clause: '5.1.6',
    given: 'exp now after a refresh',
    claims: { exp: at(0) },
    changes: refresh(),
    result: 'TokenExpired',
  },
  { clause: '5.1.7', given: 'iat 119 s old', claims: { iat: at(-119) }, result: 'Ok' },
  {
    clause: '5.1.7',
    given: 'iat 120 s old',
    claims: { iat: at(-120) },
    result: 'MaxOffsetExpired',
  },
  {
    clause: '5.1.7',
    given: 'iat 120 s ahead',
    claims: { iat: at(120) },
    result: 'MaxOffsetExpired',
  },
  {
    clause: '5.1.7',
    given: 'iat 1 h old, the check being off',
    claims: { iat: at(-3600) },
    changes: set({ disableIatOffsetValidation: true }),
    result: 'Ok',
  },
  {
    clause: '5.1.7',
    given: 'iat 1 h old after a refresh',
    claims: { iat: at(-3600) },
    changes: refresh(),
    result: 'Ok',
  },
  {
    clause: '5.1.8',
    given: 'another state',
    changes: { state: 'x' },
    result: 'StatesDoNotMatch',
  },
  {
    clause: '5.1.8',
    given: 'no state on either side',
    changes: { state: null, storedState: null },
    result: 'StatesDoNotMatch',
  },
  {
    clause: '5.1.11',
    given: 'at_hash of the access token',
    claims: { at_hash: hashOf('sha256') },
    result: 'Ok',
  },
  {
    clause: '5.1.11',
    given: 'at_hash of another token',
    claims: { at_hash: hashOf('sha256', 'x') },
    result: 'IncorrectAtHash',
  },
  {
    clause: '5.1.11',
    given: 'at_hash without an access token',
    claims: { at_hash: hashOf('sha256') },
    changes: { accessToken: null },
    result: 'IncorrectAtHash',
  },
  ...(['iss', 'sub', 'azp'] as const).map((claim): Row => ({
    clause: '5.1.13',
    given: `another ${claim} before the refresh`,
    changes: refresh({ [claim]: 'other' }),
    result: 'IncorrectIdTokenClaimsAfterRefresh',
  })),
  {
    clause: '5.1.13',
    given: 'audiences of which only one agrees',
    changes: refresh({ aud: ['portal', 'x'] }),
    result: 'IncorrectIdTokenClaimsAfterRefresh',
  },
  {
    clause: '5.1.13',
    given: 'the same audiences in another order',
    claims: { aud: ['x', 'portal'], azp: 'portal' },
    changes: refresh({ aud: ['portal', 'x'], azp: 'portal' }),
    result: 'Ok',
  },
  {
    clause: '5.1.13',
    given: 'another auth_time',
    claims: { auth_time: 2 },
    changes: refresh({ auth_time: 1 }),
    result: 'IncorrectIdTokenClaimsAfterRefresh',
  },
  {
    clause: '5.1.13',
    given: 'another auth_time, the check being off',
    claims: { auth_time: 2 },
    changes: {
      ...refresh({ auth_time: 1 }),
      ...set({ disableRefreshIdTokenAuthTimeValidation: true }),
    },
    result: 'Ok',
  },
  {
    clause: '4.6',
    given: 'error login_required',
    changes: { error: 'login_required' },
    result: 'LoginRequired',
  },
  {
    clause: '4.6',
    given: 'error interaction_required',
    changes: { error: 'interaction_required' },
    result: 'LoginRequired',
  },
  {
    clause: '4.6',
    given: 'error access_denied',
    changes: { error: 'access_denied' },
    result: 'SecureTokenServerError',
  },
  {
    clause: '4.6',
    given: 'an error under a wrong state',
    changes: { error: 'login_required', state: 'x' },
    result: 'StatesDoNotMatch',
  },
  {
    clause: '5.1.2',
    given: 'iss of another provider in the callback',
    changes: { callbackIss: 'https://other.example' },
    result: 'IssDoesNotMatchIssuer',
  },
  {
    clause: '5.1.2',
    given: 'no iss in the callback although promised',
    changes: promised,
    result: 'IssDoesNotMatchIssuer',
  },
  {
    clause: '5.1.2',
    given: 'the promised iss in the callback',
    changes: { ...promised, callbackIss: ISSUER },
    result: 'Ok',
  },
];

describe('claims', () => {
  test.each(ROWS)('[SPEC $clause] $given: $result', async ({ claims, changes, result }) => {
    expect((await validateAnswer(answer(await mint(claims), changes))).result).toBe(result);
  });
});

describe('signature', () => {
  test.each(['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384'])(
    '[SPEC 5.1.9] %s is verified with the published key',
    async (alg) => {
      expect((await validateAnswer(answer(await mint({}, { alg })))).result).toBe('Ok');
    },
  );

  test.each(['HS256', 'HS384', 'HS512'])(
    '[SPEC 5.1.9] %s needs the configured secret',
    async (alg) => {
      const token = await mint({}, { alg, key: new TextEncoder().encode(SECRET) });
      expect((await validateAnswer(answer(token))).result).toBe('SignatureFailed');
      const withSecret = answer(token, { clientSecret: SECRET });
      expect((await validateAnswer(withSecret)).result).toBe('Ok');
    },
  );

  test('[SPEC 5.1.9] a published key never verifies an HS signature', async () => {
    const oct: JWK = { kty: 'oct', k: Buffer.from(SECRET).toString('base64url'), kid: 'HS256' };
    const token = await mint({}, { alg: 'HS256', key: new TextEncoder().encode(SECRET) });
    const { result } = await validateAnswer(answer(token, { keys: [oct] }));
    expect(result).toBe('SignatureFailed');
  });

  test('[SPEC 5.1.9] an algorithm that the provider does not announce is refused', async () => {
    const announced = { endpoints: { ...endpoints!, idTokenAlgorithms: ['ES256'] } };
    const { result } = await validateAnswer(answer(await mint(), announced));
    expect(result).toBe('SignatureFailed');
  });

  test.each([
    { clause: '5.1.12', given: 'two parts', change: (t: string) => t.split('.', 2).join('.') },
    { clause: '5.1.12', given: 'four parts', change: (t: string) => `${t}.x` },
    { clause: '5.1.12', given: 'no header', change: (t: string) => t.replace(/^[^.]*/, '') },
    { clause: '5.1.9', given: 'a header that is not JSON', change: (t: string) => `eA${t}` },
    {
      clause: '5.1.9',
      given: 'alg none',
      change: (t: string) =>
        t.replace(/^[^.]*/, Buffer.from('{"alg":"none"}').toString('base64url')),
    },
    {
      clause: '5.1.9',
      given: 'changed claims',
      change: (t: string) =>
        t.replace(/\.[^.]*\./, `.${Buffer.from(JSON.stringify(CLAIMS)).toString('base64url')}A.`),
    },
  ])('[SPEC $clause] $given: SignatureFailed', async ({ change }) => {
    const { result } = await validateAnswer(answer(change(await mint())));
    expect(result).toBe('SignatureFailed');
  });

  test('[SPEC 5.1.12] a sign-in that asked for openid is refused without an ID token', async () => {
    expect((await validateAnswer(answer(null))).result).toBe('SignatureFailed');
  });

  test('a refresh may come without an ID token', async () => {
    const { result, claims } = await validateAnswer(answer(null, refresh()));
    expect({ result, claims }).toEqual({ result: 'Ok', claims: null });
  });
});

describe('choice of the key', () => {
  const withoutKid = () => mint({}, { kid: undefined });

  test.each([
    { given: 'no keys', keys: () => [], problem: 'noKeys' },
    {
      given: 'another kid',
      keys: () => [keyOf('RS256', { kid: 'x' })],
      problem: 'noKeyMatches',
    },
    {
      given: 'another type',
      keys: () => [keyOf('ES256', { kid: 'RS256' })],
      problem: 'noKeyMatches',
    },
    {
      given: 'use enc',
      keys: () => [keyOf('RS256', { use: 'enc' })],
      problem: 'noKeyMatches',
    },
    {
      given: 'a key for another algorithm',
      keys: () => [keyOf('RS256', { alg: 'RS512' })],
      problem: 'noKeyMatches',
    },
    {
      given: 'a key that may only encrypt',
      keys: () => [keyOf('RS256', { key_ops: ['encrypt'] })],
      problem: 'noKeyMatches',
    },
    {
      given: 'the same kid twice',
      keys: () => [keyOf('RS256'), keyOf('RS384', { kid: 'RS256' })],
      problem: 'severalKeysMatch',
    },
  ])('[SPEC 5.1.10] $given: $problem', async ({ keys, problem }) => {
    const { result, keyProblem } = await validateAnswer(answer(await mint(), { keys: keys() }));
    expect({ result, keyProblem }).toEqual({ result: 'SignatureFailed', keyProblem: problem });
  });

  test('[SPEC 5.1.10] without kid a single candidate is used', async () => {
    const keys = [keyOf('RS256'), keyOf('ES256')];
    expect((await validateAnswer(answer(await withoutKid(), { keys }))).result).toBe('Ok');
  });

  test('[SPEC 5.1.10] without kid several candidates are refused', async () => {
    const keys = [keyOf('RS256'), keyOf('RS384')];
    const { result, keyProblem } = await validateAnswer(answer(await withoutKid(), { keys }));
    expect([result, keyProblem]).toEqual(['SignatureFailed', 'severalKeysMatch']);
  });
});

test('[SPEC 5.1.11] at_hash follows the digest of the algorithm', async () => {
  for (const [alg, name] of [
    ['RS384', 'sha384'],
    ['PS512', 'sha512'],
  ] as const) {
    const token = await mint({ at_hash: hashOf(name) }, { alg });
    expect((await validateAnswer(answer(token))).result).toBe('Ok');
  }
});

test('[SPEC 4.6.1] every result but the initial one is produced by some row', () => {
  const produced = new Set<string>([...ROWS.map(({ result }) => result), 'SignatureFailed']);
  expect(VALIDATION_RESULTS.filter((result) => !produced.has(result))).toEqual(['NotSet']);
});
