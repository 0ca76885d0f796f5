import type { AuthenticationResponseInput } from './idTokenInput';
import {
  createResponseInput,
  CLAIMS,
  endpoints,
  computeAtHash,
  ISSUER,
  getPublicJwk,
  mint,
  NOW_S,
  createRefreshChanges,
  createSettingsChanges,
} from './testing/authenticationResponses';
import { validateAuthenticationResponse } from './validateAuthenticationResponse';
import { VALIDATION_RESULTS, type ValidationResult } from './validationResult';

interface Row {
  readonly given: string;
  readonly claims?: object;
  readonly changes?: Partial<AuthenticationResponseInput>;
  readonly result: ValidationResult;
}

const at = (seconds: number) => NOW_S + seconds;
const promised = { endpoints: { ...endpoints, sendsIss: true } };

const everyRow = (rows: readonly Row[]) =>
  test.each(rows)('$given: $result', async ({ claims, changes, result }) => {
    expect(
      (await validateAuthenticationResponse(await createResponseInput(await mint(claims), changes)))
        .result,
    ).toBe(result);
  });

test('[SPEC 4.6.1] the sixteen results have the names that are promised, in their order', () => {
  expect(VALIDATION_RESULTS).toEqual([
    'NotSet',
    'StatesDoNotMatch',
    'SignatureFailed',
    'IncorrectNonce',
    'RequiredPropertyMissing',
    'MaxOffsetExpired',
    'IssDoesNotMatchIssuer',
    'NoAuthWellKnownEndPoints',
    'IncorrectAud',
    'IncorrectIdTokenClaimsAfterRefresh',
    'IncorrectAzp',
    'TokenExpired',
    'IncorrectAtHash',
    'Ok',
    'LoginRequired',
    'SecureTokenServerError',
  ]);
});

describe('[SPEC 4.6.1] each of the sixteen results has an answer that leads to it', () => {
  const answers: Record<ValidationResult, () => Promise<AuthenticationResponseInput>> = {
    NotSet: () => createResponseInput(null, { accessToken: null }),
    StatesDoNotMatch: async () => createResponseInput(await mint(), { state: 'another' }),
    SignatureFailed: async () => createResponseInput(await mint(), { keys: [] }),
    IncorrectNonce: async () => createResponseInput(await mint({ nonce: 'another' })),
    RequiredPropertyMissing: async () => createResponseInput(await mint({ sub: undefined })),
    MaxOffsetExpired: async () => createResponseInput(await mint({ iat: at(-120) })),
    IssDoesNotMatchIssuer: async () =>
      createResponseInput(await mint({ iss: 'https://other.example' })),
    NoAuthWellKnownEndPoints: async () => createResponseInput(await mint(), { endpoints: null }),
    IncorrectAud: async () => createResponseInput(await mint({ aud: 'another' })),
    IncorrectIdTokenClaimsAfterRefresh: async () =>
      createResponseInput(await mint(), createRefreshChanges({ sub: 'ada' })),
    IncorrectAzp: async () => createResponseInput(await mint({ azp: 'another' })),
    TokenExpired: async () => createResponseInput(await mint({ exp: at(0) })),
    IncorrectAtHash: async () => createResponseInput(await mint({ at_hash: 'another' })),
    Ok: async () => createResponseInput(await mint()),
    LoginRequired: () => createResponseInput(null, { error: 'login_required' }),
    SecureTokenServerError: () => createResponseInput(null, { error: 'server_error' }),
  };
  test.each(VALIDATION_RESULTS)('%s', async (result) => {
    expect((await validateAuthenticationResponse(await answers[result]())).result).toBe(result);
  });
});

describe('[SPEC 3.6.1, 5.1.1] iss, sub, aud, exp and iat are required', () => {
  const missing = (given: string, claims: object): Row => ({
    given,
    claims,
    result: 'RequiredPropertyMissing',
  });
  everyRow([
    ...Object.keys(CLAIMS)
      .filter((claim) => claim !== 'nonce')
      .map((claim) => missing(`${claim} absent`, { [claim]: undefined })),
    missing('sub empty', { sub: '' }),
    missing('sub null', { sub: null }),
    missing('iss a number', { iss: 7 }),
    missing('aud an empty list', { aud: [] }),
    missing('aud a list with an empty text', { aud: ['portal', ''] }),
    missing('iat a numeric text', { iat: String(NOW_S) }),
    missing('exp an object', { exp: {} }),
  ]);
});

describe('[SPEC 3.6.1, 5.1.2] iss is the issuer', () => {
  const other = { iss: 'https://other.example' };
  everyRow([
    { given: 'another issuer', claims: other, result: 'IssDoesNotMatchIssuer' },
    { given: 'a slash more', claims: { iss: `${ISSUER}/` }, result: 'IssDoesNotMatchIssuer' },
    {
      given: 'other capitals',
      claims: { iss: 'https://DOOR.example' },
      result: 'IssDoesNotMatchIssuer',
    },
    {
      given: 'another, check off',
      claims: other,
      changes: createSettingsChanges({ issValidationOff: true }),
      result: 'Ok',
    },
    {
      given: 'endpoints unknown',
      changes: { endpoints: null },
      result: 'NoAuthWellKnownEndPoints',
    },
    {
      given: 'another provider named in the callback (RFC 9207)',
      changes: { callbackIss: 'https://other.example' },
      result: 'IssDoesNotMatchIssuer',
    },
    {
      given: 'no provider named in the callback although promised',
      changes: promised,
      result: 'IssDoesNotMatchIssuer',
    },
    {
      given: 'the promised provider in the callback',
      changes: { ...promised, callbackIss: ISSUER },
      result: 'Ok',
    },
    {
      given: 'no callback in a refresh, whatever is promised',
      changes: { ...promised, ...createRefreshChanges() },
      result: 'Ok',
    },
  ]);
});

describe('[SPEC 3.6.1, 5.1.3] aud is or includes the client', () => {
  everyRow([
    { given: 'another client', claims: { aud: 'x' }, result: 'IncorrectAud' },
    {
      given: 'a text that contains the client',
      claims: { aud: 'portal2' },
      result: 'IncorrectAud',
    },
    { given: 'a list without the client', claims: { aud: ['x', 'y'] }, result: 'IncorrectAud' },
    { given: 'a list of one', claims: { aud: ['portal'] }, result: 'Ok' },
    {
      given: 'a list that has the client last',
      claims: { aud: ['x', 'y', 'portal'], azp: 'portal' },
      result: 'Ok',
    },
  ]);
});

describe('[SPEC 3.6.1, 5.1.4] several audiences need azp, which is the client', () => {
  const aud = ['portal', 'x'];
  everyRow([
    { given: 'two audiences, no azp', claims: { aud }, result: 'IncorrectAzp' },
    { given: 'two, azp of another client', claims: { aud, azp: 'x' }, result: 'IncorrectAzp' },
    { given: 'two, azp of the client', claims: { aud, azp: 'portal' }, result: 'Ok' },
    { given: 'one audience, azp of another', claims: { azp: 'x' }, result: 'IncorrectAzp' },
    { given: 'azp null', claims: { azp: null }, result: 'IncorrectAzp' },
  ]);
});

describe('[SPEC 3.6.1, 5.1.5] the nonce is the stored one; after a refresh it may be absent', () => {
  const none = { nonce: undefined };
  const ignored = {
    ...createRefreshChanges(),
    ...createSettingsChanges({ ignoreNonceAfterRefresh: true }),
  };
  everyRow([
    { given: 'another', claims: { nonce: 'x' }, result: 'IncorrectNonce' },
    { given: 'none', claims: none, result: 'IncorrectNonce' },
    {
      given: 'none, none stored',
      claims: none,
      changes: { storedNonce: null },
      result: 'IncorrectNonce',
    },
    {
      given: 'empty, an empty one stored',
      claims: { nonce: '' },
      changes: { storedNonce: '' },
      result: 'IncorrectNonce',
    },
    { given: 'none after a refresh', claims: none, changes: createRefreshChanges(), result: 'Ok' },
    { given: 'the original one after a refresh', changes: createRefreshChanges(), result: 'Ok' },
    {
      given: 'another after a refresh',
      claims: { nonce: 'x' },
      changes: createRefreshChanges(),
      result: 'IncorrectNonce',
    },
    {
      given: 'another after a refresh, to be ignored',
      claims: { nonce: 'x' },
      changes: ignored,
      result: 'Ok',
    },
    {
      given: 'another at a sign-in, to be ignored after a refresh',
      claims: { nonce: 'x' },
      changes: createSettingsChanges({ ignoreNonceAfterRefresh: true }),
      result: 'IncorrectNonce',
    },
  ]);
});

describe('[SPEC 3.6.1, 5.1.6] exp lies after now, up to an offset', () => {
  everyRow([
    { given: 'a second away', claims: { exp: at(1) }, result: 'Ok' },
    { given: 'now', claims: { exp: at(0) }, result: 'TokenExpired' },
    {
      given: '29 s ago, offset 30 s',
      claims: { exp: at(-29) },
      changes: { expiryOffsetS: 30 },
      result: 'Ok',
    },
    {
      given: '30 s ago, offset 30 s',
      claims: { exp: at(-30) },
      changes: { expiryOffsetS: 30 },
      result: 'TokenExpired',
    },
    {
      given: 'now, after a refresh',
      claims: { exp: at(0) },
      changes: createRefreshChanges(),
      result: 'TokenExpired',
    },
    {
      given: 'sooner than the lead time of renewals',
      claims: { exp: at(60) },
      changes: createSettingsChanges({ renewTimeBeforeTokenExpiresInSeconds: 600 }),
      result: 'Ok',
    },
  ]);
});

describe('[SPEC 5.1.7] nbf is not further ahead than iat may be (RFC 7519 §4.1.5)', () => {
  everyRow([
    { given: 'an hour ago', claims: { nbf: at(-3600) }, result: 'Ok' },
    { given: '119 s ahead', claims: { nbf: at(119) }, result: 'Ok' },
    { given: '120 s ahead', claims: { nbf: at(120) }, result: 'MaxOffsetExpired' },
    {
      given: '120 s ahead after a refresh',
      claims: { nbf: at(120) },
      changes: createRefreshChanges(),
      result: 'MaxOffsetExpired',
    },
    { given: 'a text', claims: { nbf: String(NOW_S) }, result: 'RequiredPropertyMissing' },
    { given: 'null', claims: { nbf: null }, result: 'RequiredPropertyMissing' },
  ]);
});

describe('[SPEC 3.6.1, 5.1.7, 9.9] iat is less than 120 s away from now', () => {
  everyRow([
    { given: '119 s old', claims: { iat: at(-119) }, result: 'Ok' },
    { given: '120 s old', claims: { iat: at(-120) }, result: 'MaxOffsetExpired' },
    { given: '119 s ahead', claims: { iat: at(119) }, result: 'Ok' },
    { given: '120 s ahead', claims: { iat: at(120) }, result: 'MaxOffsetExpired' },
    {
      given: '1 h old, check off',
      claims: { iat: at(-3600) },
      changes: createSettingsChanges({ disableIatOffsetValidation: true }),
      result: 'Ok',
    },
    {
      given: '60 s old, maximum 60 s',
      claims: { iat: at(-60) },
      changes: createSettingsChanges({ maxIdTokenIatOffsetAllowedInSeconds: 60 }),
      result: 'MaxOffsetExpired',
    },
    {
      given: '1 h old after a refresh',
      claims: { iat: at(-3600) },
      changes: createRefreshChanges(),
      result: 'Ok',
    },
  ]);
});

describe('[SPEC 5.1.8] the state is the stored one', () => {
  everyRow([
    { given: 'another', changes: { state: 'x' }, result: 'StatesDoNotMatch' },
    { given: 'none', changes: { state: null }, result: 'StatesDoNotMatch' },
    {
      given: 'none on either side',
      changes: { state: null, storedState: null },
      result: 'StatesDoNotMatch',
    },
    {
      given: 'empty on both sides',
      changes: { state: '', storedState: '' },
      result: 'StatesDoNotMatch',
    },
    {
      given: 'another, with an error',
      changes: { error: 'login_required', state: 'x' },
      result: 'StatesDoNotMatch',
    },
    {
      given: 'none in a refresh',
      changes: { ...createRefreshChanges(), state: null, storedState: null },
      result: 'Ok',
    },
  ]);
});

describe('[SPEC 3.6.1, 5.1.11] at_hash belongs to the access token', () => {
  test.each([
    { alg: 'RS256', digest: 'sha256' },
    { alg: 'ES256', digest: 'sha256' },
    { alg: 'RS384', digest: 'sha384' },
    { alg: 'PS512', digest: 'sha512' },
  ])('$alg takes $digest, and no other', async ({ alg, digest }) => {
    const keys = [await getPublicJwk(alg)];
    const resultOf = async (at_hash: string) =>
      (
        await validateAuthenticationResponse(
          await createResponseInput(await mint({ at_hash }, { alg }), { keys }),
        )
      ).result;
    const others = ['sha256', 'sha384', 'sha512'].filter((name) => name !== digest);

    expect(await resultOf(computeAtHash(digest))).toBe('Ok');
    for (const name of others) expect(await resultOf(computeAtHash(name))).toBe('IncorrectAtHash');
  });

  const good = { at_hash: computeAtHash('sha256') };
  everyRow([
    {
      given: 'of another token',
      claims: { at_hash: computeAtHash('sha256', 'x') },
      result: 'IncorrectAtHash',
    },
    {
      given: 'no access token',
      claims: good,
      changes: { accessToken: null },
      result: 'IncorrectAtHash',
    },
    { given: 'a number', claims: { at_hash: 7 }, result: 'IncorrectAtHash' },
    { given: 'absent', result: 'Ok' },
    {
      given: 'absent though required',
      changes: createSettingsChanges({ requireAtHash: true }),
      result: 'IncorrectAtHash',
    },
    {
      given: 'required and there',
      claims: good,
      changes: createSettingsChanges({ requireAtHash: true }),
      result: 'Ok',
    },
    {
      given: 'the digest fails',
      claims: good,
      changes: { digest: () => Promise.reject(new Error('no digest')) },
      result: 'IncorrectAtHash',
    },
  ]);
});

describe('[SPEC 3.6.1, 5.1.13] claims after a refresh are those of the earlier token', () => {
  const differs = 'IncorrectIdTokenClaimsAfterRefresh';
  everyRow([
    { given: 'another sub', changes: createRefreshChanges({ sub: 'ada' }), result: differs },
    {
      given: 'another iss',
      changes: createRefreshChanges({ iss: 'https://other.example' }),
      result: differs,
    },
    { given: 'azp gone', changes: createRefreshChanges({ azp: 'portal' }), result: differs },
    {
      given: 'azp new',
      claims: { azp: 'portal' },
      changes: createRefreshChanges(),
      result: differs,
    },
    {
      given: 'an audience more',
      claims: { aud: ['portal', 'x'], azp: 'portal' },
      changes: createRefreshChanges({ aud: 'portal', azp: 'portal' }),
      result: differs,
    },
    {
      given: 'an earlier audience that was doubled',
      claims: { aud: ['portal', 'x'], azp: 'portal' },
      changes: createRefreshChanges({ aud: ['portal', 'portal'], azp: 'portal' }),
      result: differs,
    },
    {
      given: 'an audience less',
      changes: createRefreshChanges({ aud: ['portal', 'x'] }),
      result: differs,
    },
    {
      given: 'one audience in common',
      claims: { aud: ['portal', 'y'], azp: 'portal' },
      changes: createRefreshChanges({ aud: ['portal', 'x'], azp: 'portal' }),
      result: differs,
    },
    {
      given: 'as many audiences, one of them doubled',
      claims: { aud: ['portal', 'portal'], azp: 'portal' },
      changes: createRefreshChanges({ aud: ['portal', 'x'], azp: 'portal' }),
      result: differs,
    },
    {
      given: 'the audiences in another order',
      claims: { aud: ['x', 'portal'], azp: 'portal' },
      changes: createRefreshChanges({ aud: ['portal', 'x'], azp: 'portal' }),
      result: 'Ok',
    },
    {
      given: 'a text instead of a list of one',
      changes: createRefreshChanges({ aud: ['portal'] }),
      result: 'Ok',
    },
    {
      given: 'another auth_time',
      claims: { auth_time: 2 },
      changes: createRefreshChanges({ auth_time: 1 }),
      result: differs,
    },
    {
      given: 'auth_time new',
      claims: { auth_time: 2 },
      changes: createRefreshChanges(),
      result: 'Ok',
    },
    { given: 'auth_time gone', changes: createRefreshChanges({ auth_time: 1 }), result: 'Ok' },
    {
      given: 'another auth_time, check off',
      claims: { auth_time: 2 },
      changes: {
        ...createRefreshChanges({ auth_time: 1 }),
        ...createSettingsChanges({ disableRefreshIdTokenAuthTimeValidation: true }),
      },
      result: 'Ok',
    },
    { given: 'no earlier token', changes: { isRefresh: true }, result: 'Ok' },
  ]);
});

describe('[SPEC 4.6.1] errors of the provider', () => {
  everyRow([
    ...[
      'login_required',
      'interaction_required',
      'consent_required',
      'account_selection_required',
    ].map((error): Row => ({ given: error, changes: { error }, result: 'LoginRequired' })),
    {
      given: 'access_denied',
      changes: { error: 'access_denied' },
      result: 'SecureTokenServerError',
    },
    { given: 'an empty one', changes: { error: '' }, result: 'SecureTokenServerError' },
  ]);
});

describe('answers without an ID token', () => {
  test.each([
    { given: 'a sign-in that asked for openid', changes: {}, result: 'SignatureFailed' },
    {
      given: 'a sign-in that did not',
      changes: createSettingsChanges({ scope: 'email' }),
      result: 'Ok',
    },
    { given: 'a refresh', changes: createRefreshChanges(), result: 'Ok' },
    {
      given: 'a refresh that brings nothing',
      changes: { ...createRefreshChanges(), accessToken: null },
      result: 'NotSet',
    },
  ] as const)('[SPEC 5.1.12] $given: $result', async ({ changes, result }) => {
    const validation = await validateAuthenticationResponse(
      await createResponseInput(null, changes),
    );
    expect(validation).toEqual({ result, keyProblem: null, claims: null });
  });
});

describe('[SPEC 5.1.8, 5.1.9] with disableIdTokenValidation only state and error are checked', () => {
  const off = createSettingsChanges({ disableIdTokenValidation: true });
  everyRow([
    {
      given: 'everything else wrong',
      claims: { iss: 'x', aud: 'x', exp: 1 },
      changes: { ...off, keys: [] },
      result: 'Ok',
    },
    { given: 'another state', changes: { ...off, state: 'x' }, result: 'StatesDoNotMatch' },
    {
      given: 'an error',
      changes: { ...off, error: 'server_error' },
      result: 'SecureTokenServerError',
    },
  ]);

  test('claims are read as far as there are any', async () => {
    const { claims } = await validateAuthenticationResponse(
      await createResponseInput(await mint(), off),
    );
    expect(claims).toEqual(CLAIMS);
    const junk = await validateAuthenticationResponse(
      await createResponseInput('not a token', off),
    );
    expect(junk).toEqual({ result: 'Ok', keyProblem: null, claims: null });
  });
});

test('[SPEC 4.6.1] of several faults the first in the order of the checks names the result', async () => {
  const all = { nonce: 'x', iat: at(-600), iss: 'x', aud: 'x', exp: at(-1), at_hash: 'x' };
  const order = ['nonce', 'iat', 'iss', 'aud', 'exp', 'at_hash'] as const;
  const results: string[] = [];
  for (const [place] of order.entries()) {
    const mended = Object.fromEntries(order.slice(0, place).map((name) => [name, undefined]));
    const good = Object.fromEntries(Object.entries(CLAIMS).filter(([name]) => name in mended));
    const token = await mint({ ...all, ...mended, ...good });
    results.push((await validateAuthenticationResponse(await createResponseInput(token))).result);
  }
  expect(results).toEqual([
    'IncorrectNonce',
    'MaxOffsetExpired',
    'IssDoesNotMatchIssuer',
    'IncorrectAud',
    'TokenExpired',
    'IncorrectAtHash',
  ]);
});
