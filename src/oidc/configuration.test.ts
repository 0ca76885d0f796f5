import { readdirSync, readFileSync } from 'node:fs';
import { Value } from 'typebox/value';
import { SignInConfig } from '../shared/contract/config';
import {
  completeConfiguration,
  findConfigurationProblems,
  OPTIONS,
  findOptionProblems,
  parseConfigurations,
} from './configuration';

const GIVEN = { authority: 'https://d', clientId: 'portal', redirectUrl: 'https://p/callback' };
const complete = (given: object, index = 0) => completeConfiguration({ ...GIVEN, ...given }, index);
const codes = (...given: object[]) =>
  findConfigurationProblems(given.map(complete)).map(({ code }) => code);

describe('required', () => {
  test('[SPEC 3.5.2, 5.3.1, 8.4] authority', () =>
    expect(codes({ authority: '' })).toEqual(['noAuthority']));

  test('[SPEC 3.5.2, 5.3.2, 8.4] clientId', () =>
    expect(codes({ clientId: '' })).toEqual(['noClientId']));

  test('[SPEC 3.5.2, 5.3.3, 8.4] redirectUrl', () =>
    expect(codes({ redirectUrl: '' })).toEqual(['noRedirectUrl']));

  test('[SPEC 5.3.4, 8.4] silentRenewUrl, when renewing by a frame', () => {
    expect(codes({ silentRenew: true })).toEqual(['noSilentRenewUrl']);
    expect(codes({ silentRenew: true, silentRenewUrl: '/silent.html' })).toEqual([]);
    expect(codes({ useRefreshToken: true })).toEqual([]);
  });

  test('[SPEC 5.3.1, 5.3.2, 5.3.3, 5.3.4, 5.3.5] all problems at once, in this order', () => {
    const nothing = { authority: '', clientId: '', redirectUrl: '', silentRenew: true };
    const inOrder = ['noAuthority', 'noRedirectUrl', 'noClientId', 'noSilentRenewUrl'];
    expect(codes(nothing)).toEqual(inOrder);
    expect(codes({ ...nothing, useRefreshToken: true })).toEqual([
      'noAuthority',
      'offlineScopeAdvised',
      'noRedirectUrl',
      'noClientId',
    ]);
  });
});

test('[SPEC 5.3.5] offline_access is advised as a whole word, as a warning', () => {
  const renewing = { silentRenew: true, useRefreshToken: true };
  expect(codes({ ...renewing, scope: 'openid offline_access' })).toEqual([]);
  expect(codes({ ...renewing, scope: 'openid' })).toEqual(['offlineScopeAdvised']);
  expect(codes({ useRefreshToken: true, scope: 'openid' })).toEqual([]);
  expect(codes({ silentRenew: true, silentRenewUrl: '/s', scope: 'openid' })).toEqual([]);
  expect(
    findConfigurationProblems([complete({ ...renewing, scope: 'not_offline_access' })]),
  ).toEqual([{ configId: '0-portal', code: 'offlineScopeAdvised', level: 'warning' }]);
});

describe('several configurations', () => {
  test('[SPEC 5.3.6] those that ask the same of the same provider draw a warning each', () => {
    const problems = findConfigurationProblems([{}, {}, {}].map(complete));
    expect(problems.map(({ configId, code, level }) => [configId, code, level])).toEqual(
      [0, 1, 2].map((index) => [`${index}-portal`, 'duplicateConfiguration', 'warning']),
    );
    expect(codes({}, { scope: 'openid' }, { authority: 'https://e' }, { clientId: 'x' })).toEqual(
      [],
    );
  });

  test('[SPEC 3.5.1, 5.3.6] two of one name are an error', () => {
    const problems = findConfigurationProblems([
      complete({ configId: 'a' }),
      complete({ configId: 'a', scope: 'openid' }),
    ]);
    expect(problems).toEqual(
      Array(2).fill({ configId: 'a', code: 'duplicateConfigId', level: 'error' }),
    );
  });

  test('[SPEC 3.5.1, 8.3] none at all is an error of the file', () => {
    expect(parseConfigurations([])).toEqual({
      configurations: [],
      problems: [{ configId: null, code: 'noConfiguration', level: 'error' }],
    });
  });

  test('[SPEC 3.5.2] one with an error is left out, the others are used', () => {
    const { configurations, problems } = parseConfigurations([
      { ...GIVEN, configId: 'good', ngswBypass: true },
      { ...GIVEN, configId: 'bad', scope: 7 },
    ]);
    expect(configurations.map(({ configId }) => configId)).toEqual(['good']);
    expect(problems.map(({ configId, code, detail }) => [configId, code, detail])).toEqual(
      expect.arrayContaining([
        ['good', 'unknownOption', 'ngswBypass'],
        ['bad', 'malformedOption', 'scope'],
      ]),
    );
  });
});

describe('options', () => {
  test('[SPEC 2.7, 3.5.1] defaults', () => {
    expect(complete({})).toEqual({
      ...GIVEN,
      configId: '0-portal',
      authWellknownEndpointUrl: '',
      authWellknownUrlSuffix: '/.well-known/openid-configuration',
      authWellknownEndpoints: {},
      checkRedirectUrlWhenCheckingIfIsCallback: true,
      responseType: 'code',
      scope: 'openid email profile',
      hdParam: '',
      postLogoutRedirectUri: '',
      startCheckSession: false,
      silentRenew: false,
      silentRenewUrl: '',
      silentRenewTimeoutInSeconds: 20,
      popupUrl: '',
      renewTimeBeforeTokenExpiresInSeconds: 0,
      useRefreshToken: false,
      usePushedAuthorisationRequests: false,
      ignoreNonceAfterRefresh: false,
      useCustomAuth0Domain: false,
      postLoginRoute: '/',
      forbiddenRoute: '/forbidden',
      unauthorizedRoute: '/unauthorized',
      autoUserInfo: true,
      renewUserInfoAfterTokenRenew: false,
      autoCleanStateAfterAuthentication: true,
      triggerAuthorizationResultEvent: false,
      logLevel: 'warn',
      issValidationOff: false,
      strictIssuerValidationOnWellKnownRetrievalOff: false,
      historyCleanupOff: false,
      maxIdTokenIatOffsetAllowedInSeconds: 120,
      disableIatOffsetValidation: false,
      requireAtHash: false,
      disableRefreshIdTokenAuthTimeValidation: false,
      disableIdTokenValidation: false,
      disablePkce: false,
      customParamsAuthRequest: {},
      customParamsCodeRequest: {},
      customParamsRefreshTokenRequest: {},
      customParamsEndSessionRequest: {},
      triggerRefreshWhenIdTokenExpired: true,
      tokenRefreshInSeconds: 4,
      refreshTokenRetryInSeconds: 3,
      secureRoutes: [],
      allowUnsafeReuseRefreshToken: false,
      disableCleaningPopupOnInvalidMessage: false,
    });
  });

  test.each([
    { option: 'scope', value: 7 },
    { option: 'scope', value: null },
    { option: 'configId', value: {} },
    { option: 'silentRenew', value: 'yes' },
    { option: 'tokenRefreshInSeconds', value: '4' },
    { option: 'tokenRefreshInSeconds', value: 0 },
    { option: 'maxIdTokenIatOffsetAllowedInSeconds', value: -1 },
    { option: 'maxIdTokenIatOffsetAllowedInSeconds', value: Infinity },
    { option: 'logLevel', value: 'loud' },
    { option: 'logLevel', value: 4 },
    { option: 'allowUnsafeReuseRefreshToken', value: true },
    { option: 'secureRoutes', value: '/v1' },
    { option: 'secureRoutes', value: ['/v1', 7] },
    { option: 'customParamsAuthRequest', value: { acr: 7 } },
    { option: 'customParamsAuthRequest', value: [] },
    { option: 'authWellknownEndpoints', value: { tokenEndpoint: 7 } },
    { option: 'authWellknownEndpoints', value: { token_endpoint: 'https://d' } },
    { option: 'authWellknownEndpoints', value: { idTokenAlgorithms: 'RS256' } },
  ])('[SPEC 3.5.1] $option may not be $value: an error, and the default', ({ option, value }) => {
    const given = { ...GIVEN, [option]: value };
    expect(findOptionProblems(given, 'a')).toEqual([
      { configId: 'a', code: 'malformedOption', level: 'error', detail: option },
    ]);
    expect(completeConfiguration(given, 0)).toEqual(complete({}));
    expect(Value.Check(SignInConfig, { configId: 'a', ...given })).toBe(false);
  });

  test.each([
    { value: 0, name: 'none' },
    { value: 1, name: 'debug' },
    { value: 2, name: 'warn' },
    { value: 3, name: 'error' },
    { value: 'debug', name: 'debug' },
  ])('[SPEC 3.5.1] logLevel $value is $name', ({ value, name }) => {
    expect(complete({ logLevel: value }).logLevel).toBe(name);
    expect(Value.Check(SignInConfig, { configId: 'a', ...GIVEN, logLevel: value })).toBe(true);
  });

  test('[SPEC 3.5.1] a name that no option has is a warning, also one that every object has', () => {
    const given = JSON.parse('{"ngswBypass":true,"constructor":1,"__proto__":{"scope":"x"}}');
    expect(findOptionProblems(given, 'a').map(({ code, detail }) => [code, detail])).toEqual([
      ['unknownOption', 'ngswBypass'],
      ['unknownOption', 'constructor'],
      ['unknownOption', '__proto__'],
    ]);
    expect(completeConfiguration(given, 0).scope).toBe('openid email profile');
  });

  test('[SPEC 3.5.1] every option does something: the portal reads it where it acts, or refuses it by name', () => {
    const code = ['src/oidc', 'src/client']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
          (file) => `${folder}/${file}`,
        ),
      )
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\/|conformance\//.test(file))
      .filter((file) => file !== 'src/oidc/configuration.ts')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const idle = Object.keys(OPTIONS).filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
    const refused = findOptionProblems({ allowUnsafeReuseRefreshToken: true }, 'a');
    expect(idle).toEqual(refused.map(({ detail }) => detail));
  });

  test('[SPEC 3.5.1] the host knows the same options and takes every default', () => {
    const { clientSecret: _, ...known } = SignInConfig.properties;
    expect(Object.keys(known).sort()).toEqual(Object.keys(OPTIONS).sort());
    expect([...Value.Errors(SignInConfig, complete({}))]).toEqual([]);
    expect(Value.Check(SignInConfig, { ...complete({}), ngswBypass: true })).toBe(false);
  });
});
