import { createHash, randomBytes } from 'node:crypto';
import { authorizeUrl, type AuthorizeRequest } from './authorizeUrl';
import { isCallback, readCallback, withoutAnswer } from './callbackParams';
import { completeConfiguration, configurationProblems } from './configuration';
import { discoveryUrl, readDiscovery } from './discovery';
import { endSessionUrl } from './endSessionUrl';
import { codeChallenge } from './pkce';
import { randomText } from './random';
import {
  codeFields,
  doorFields,
  formBody,
  passwordFields,
  productRefreshFields,
  refreshFields,
  revocationFields,
} from './tokenFields';

const bytes = (count: number) => new Uint8Array(randomBytes(count));

describe('random texts', () => {
  test.each([
    { clause: '9.1', asked: 67, length: 67 },
    { clause: '9.2', asked: 40, length: 40 },
    { clause: '9.3', asked: 7, length: 7 },
    { clause: '9.3', asked: 6, length: 10 },
    { clause: '5.2.1', asked: 1, length: 10 },
    { clause: '5.2.1', asked: 0, length: 0 },
    { clause: '5.2.1', asked: -3, length: 0 },
  ])('[SPEC $clause] asking for $asked characters gives $length', ({ asked, length }) => {
    expect(randomText(asked, bytes)).toMatch(new RegExp(`^[\\w-]{${length}}$`));
  });

  test('every byte counts and no character is favoured', () => {
    const all = randomText(256, () => Uint8Array.from({ length: 256 }, (_, index) => index));
    const counts = [...new Set(all)].map((one) => all.split(one).length - 1);
    expect(counts).toEqual(Array(64).fill(4));
  });
});

test('[SPEC 4.1.2] the S256 challenge of RFC 7636, appendix B', async () => {
  const sha256 = async (text: string) => new Uint8Array(createHash('sha256').update(text).digest());
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  expect(await codeChallenge(verifier, sha256)).toBe(challenge);
});

describe('authorize URL', () => {
  const request: AuthorizeRequest = {
    endpoint: 'https://door.example/auth?tenant=1',
    clientId: 'portal',
    redirectUri: 'https://portal.example/callback',
    responseType: 'code',
    scope: 'openid email',
    state: 's',
    nonce: 'n',
    codeChallenge: 'c',
  };
  const urlOf = (changes: Partial<AuthorizeRequest> = {}) => {
    const built = authorizeUrl({ ...request, ...changes });
    return 'url' in built ? built.url : built.missing;
  };

  test('carries the request; the endpoint keeps its own parameters', () => {
    expect(urlOf()).toBe(
      'https://door.example/auth?tenant=1&client_id=portal' +
        '&redirect_uri=https%3A%2F%2Fportal.example%2Fcallback&response_type=code' +
        '&scope=openid%20email&nonce=n&state=s&code_challenge=c&code_challenge_method=S256',
    );
  });

  test.each([
    { missing: 'clientId', code: 'noClientId' },
    { missing: 'scope', code: 'noScope' },
    { missing: 'responseType', code: 'noResponseType' },
    { missing: 'endpoint', code: 'noAuthorizationEndpoint' },
    { missing: 'redirectUri', code: 'noRedirectUrl' },
  ])('[SPEC 5.2.2] without $missing it is not built', ({ missing, code }) => {
    expect(urlOf({ [missing]: '' })).toBe(code);
  });

  test('a configured parameter is added, one of the protocol is never replaced', () => {
    const { searchParams } = new URL(urlOf({ custom: { acr_values: 'high', state: 'forged' } }));
    expect(searchParams.get('acr_values')).toBe('high');
    expect(searchParams.getAll('state')).toEqual(['s']);
  });

  test('without PKCE neither challenge nor method is sent', () => {
    expect(urlOf({ codeChallenge: undefined })).not.toContain('code_challenge');
  });
});

describe('callback', () => {
  const REDIRECT = 'https://portal.example/callback';

  test.each([
    { url: `${REDIRECT}?code=c&state=s`, is: true },
    { url: `${REDIRECT}?error=access_denied`, is: true },
    { url: REDIRECT, is: false },
    { url: 'https://portal.example/dialogs?code=c&state=s', is: false },
    { url: 'https://evil.example/callback?code=c&state=s', is: false },
  ])('$url: $is', ({ url, is }) => {
    expect(isCallback(url, REDIRECT)).toBe(is);
  });

  test('[SPEC 4.1.3] state and code are read, with who answered', () => {
    expect(
      readCallback(`${REDIRECT}?code=c%2B&state=s&iss=https%3A%2F%2Fd&session_state=x`),
    ).toEqual({ code: 'c+', state: 's', error: null, iss: 'https://d', sessionState: 'x' });
  });

  test.each(['state', 'code', 'error', 'iss'])('a doubled %s is refused', (name) => {
    expect(readCallback(`${REDIRECT}?${name}=1&${name}=2`)).toEqual({
      refused: 'doubledParameter',
    });
  });

  test('the cleaned address holds nothing of the answer', () => {
    expect(withoutAnswer(`${REDIRECT}?code=c#x`)).toBe(REDIRECT);
  });
});

describe('discovery', () => {
  const config = completeConfiguration({ authority: 'https://door.example' }, 0);

  test.each([
    { authority: 'https://d', url: 'https://d/.well-known/openid-configuration' },
    { authority: 'https://d/', url: 'https://d/.well-known/openid-configuration' },
    {
      authority: 'https://d/.well-known/openid-configuration',
      url: 'https://d/.well-known/openid-configuration',
    },
    { authority: '', url: null },
  ])('[SPEC 7.2.1] authority "$authority": $url', ({ authority, url }) => {
    expect(discoveryUrl({ ...config, authority })).toBe(url);
  });

  test('[SPEC 3.7.1] endpoints get their stored names, configured ones win', () => {
    const document = {
      issuer: 'https://door.example',
      jwks_uri: 'https://door.example/jwks',
      userinfo_endpoint: 'https://door.example/me',
      pushed_authorization_request_endpoint: 'https://door.example/par',
      id_token_signing_alg_values_supported: ['RS256'],
    };
    const authWellknownEndpoints = { jwksUri: 'https://keys.example' };
    expect(readDiscovery(document, { ...config, authWellknownEndpoints })).toMatchObject({
      issuer: 'https://door.example',
      jwksUri: 'https://keys.example',
      userInfoEndpoint: 'https://door.example/me',
      parEndpoint: 'https://door.example/par',
      tokenEndpoint: '',
      idTokenAlgorithms: ['RS256'],
    });
  });

  test('a document of another issuer is refused, unless that check is off', () => {
    const document = { issuer: 'https://evil.example' };
    const lenient = { ...config, strictIssuerValidationOnWellKnownRetrievalOff: true };
    expect(readDiscovery(document, config)).toBeNull();
    expect(readDiscovery(document, lenient)).toMatchObject(document);
    expect(readDiscovery({ issuer: 'https://door.example/' }, config)).not.toBeNull();
  });
});

describe('form bodies', () => {
  test.each([
    {
      clause: '7.1.1',
      fields: passwordFields('grace', 'p w'),
      body: 'username=grace&password=p+w&grant_type=password&scope=offline_access+profile+roles+phone+email',
    },
    {
      clause: '7.1.2',
      fields: productRefreshFields('r'),
      body: 'refresh_token=r&grant_type=refresh_token&scope=offline_access',
    },
    {
      clause: '7.1.3',
      fields: doorFields('a'),
      body: 'grant_type=sol%3Adoor_account_token&scope=offline_access+email+phone+profile+roles&access_token=a',
    },
    {
      clause: '7.2.3',
      fields: codeFields({
        clientId: 'portal',
        code: 'c',
        codeVerifier: undefined,
        redirectUri: 'u',
        custom: { tenant: '1', code: 'forged' },
      }),
      body: 'tenant=1&code=c&grant_type=authorization_code&client_id=portal&redirect_uri=u',
    },
    {
      clause: '7.2.4',
      fields: refreshFields('portal', 'r'),
      body: 'grant_type=refresh_token&client_id=portal&refresh_token=r',
    },
    {
      clause: '7.2.7',
      fields: revocationFields('portal', 't', 'refresh_token'),
      body: 'client_id=portal&token=t&token_type_hint=refresh_token',
    },
  ])('[SPEC $clause] $body', ({ fields, body }) => {
    expect(String(formBody(fields))).toBe(body);
  });
});

describe('end of the session at the provider', () => {
  const request = {
    authority: 'https://door.example',
    endSessionEndpoint: 'https://door.example/end',
    clientId: 'portal',
    postLogoutRedirectUri: 'https://portal.example/?a=1&b=2',
    idTokenHint: 'hint',
  };

  test('[SPEC 4.3.1] hint, client and way back', () => {
    expect(endSessionUrl(request)).toBe(
      'https://door.example/end?id_token_hint=hint&client_id=portal' +
        '&post_logout_redirect_uri=https%3A%2F%2Fportal.example%2F%3Fa%3D1%26b%3D2',
    );
  });

  test.each([
    { authority: 'https://city.auth0.com/', special: true },
    { authority: 'https://auth0.com', special: true },
    { authority: 'https://notauth0.com', special: false },
    { authority: 'https://auth0.com.evil.example', special: false },
  ])('[SPEC 4.3.2] $authority has an address of its own: $special', ({ authority, special }) => {
    const url = endSessionUrl({ ...request, authority });
    expect(url?.includes('/v2/logout?client_id=portal&returnTo=https%3A%2F%2Fportal')).toBe(
      special,
    );
  });

  test('no endpoint, no address', () => {
    expect(endSessionUrl({ ...request, endSessionEndpoint: '' })).toBeNull();
  });
});

describe('configuration', () => {
  const complete = (given: object) =>
    completeConfiguration(
      { authority: 'https://d', clientId: 'portal', redirectUrl: 'https://p/callback', ...given },
      0,
    );
  const codes = (...given: object[]) =>
    configurationProblems(given.map(complete)).map(({ code }) => code);

  test.each([
    { clause: '5.3.1', given: { authority: '' }, code: 'noAuthority' },
    { clause: '5.3.2', given: { clientId: '' }, code: 'noClientId' },
    { clause: '5.3.3', given: { redirectUrl: '' }, code: 'noRedirectUrl' },
    { clause: '5.3.4', given: { silentRenew: true }, code: 'noSilentRenewUrl' },
    {
      clause: '5.3.5',
      given: { silentRenew: true, useRefreshToken: true },
      code: 'offlineScopeAdvised',
    },
  ])('[SPEC $clause] $given: $code', ({ given, code }) => {
    expect(codes(given)).toEqual([code]);
  });

  test('[SPEC 5.3.6] two that ask the same of the same provider draw a warning each', () => {
    expect(codes({ configId: 'a' }, { configId: 'b' })).toEqual(
      Array(2).fill('duplicateConfiguration'),
    );
    expect(codes({}, { scope: 'openid' })).toEqual([]);
  });

  test('[SPEC 3.5.1] defaults', () => {
    expect(complete({})).toMatchObject({
      configId: '0-portal',
      responseType: 'code',
      scope: 'openid email profile',
      autoUserInfo: true,
      maxIdTokenIatOffsetAllowedInSeconds: 120,
    });
  });
});
