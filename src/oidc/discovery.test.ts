import { completeConfiguration } from './configuration';
import { getDiscoveryUrl, getConfiguredEndpoints, parseDiscovery } from './discovery';

const ISSUER = 'https://door.example';
const config = completeConfiguration({ authority: ISSUER }, 0);
const read = (document: unknown, given: object = {}) =>
  parseDiscovery(document, { ...config, ...given });

describe('address of the document', () => {
  test.each([
    { given: { authority: 'https://d' }, url: 'https://d/.well-known/openid-configuration' },
    { given: { authority: 'https://d/' }, url: 'https://d/.well-known/openid-configuration' },
    {
      given: { authority: 'https://d/.well-known/openid-configuration' },
      url: 'https://d/.well-known/openid-configuration',
    },
    {
      given: { authority: 'https://d', authWellknownEndpointUrl: 'https://w/t' },
      url: 'https://w/t/.well-known/openid-configuration',
    },
    {
      given: {
        authority: 'https://d',
        authWellknownUrlSuffix: '.well-known/oauth-authorization-server',
      },
      url: 'https://d/.well-known/oauth-authorization-server',
    },
    { given: { authority: '' }, url: null },
  ])('[SPEC 7.2.1] $given: $url', ({ given, url }) => {
    expect(getDiscoveryUrl({ ...config, ...given })).toBe(url);
  });
});

const DOCUMENT = {
  issuer: ISSUER,
  jwks_uri: 'https://door.example/jwks',
  authorization_endpoint: 'https://door.example/auth',
  token_endpoint: 'https://door.example/token',
  userinfo_endpoint: 'https://door.example/me',
  end_session_endpoint: 'https://door.example/end',
  check_session_iframe: 'https://door.example/check',
  revocation_endpoint: 'https://door.example/revoke',
  introspection_endpoint: 'https://door.example/introspect',
  pushed_authorization_request_endpoint: 'https://door.example/par',
  id_token_signing_alg_values_supported: ['RS256'],
  authorization_response_iss_parameter_supported: true,
  require_pushed_authorization_requests: true,
};

describe('reading the document', () => {
  test('[SPEC 3.1.12, 3.7.1] everything gets its stored name', () => {
    expect(read(DOCUMENT)).toEqual({
      issuer: ISSUER,
      jwksUri: 'https://door.example/jwks',
      authorizationEndpoint: 'https://door.example/auth',
      tokenEndpoint: 'https://door.example/token',
      userInfoEndpoint: 'https://door.example/me',
      endSessionEndpoint: 'https://door.example/end',
      checkSessionIframe: 'https://door.example/check',
      revocationEndpoint: 'https://door.example/revoke',
      introspectionEndpoint: 'https://door.example/introspect',
      parEndpoint: 'https://door.example/par',
      idTokenAlgorithms: ['RS256'],
      sendsIss: true,
      requiresPushedAuthorization: true,
    });
  });

  test('[SPEC 3.7.1] configured endpoints win over the fetched ones', () => {
    const authWellknownEndpoints = { jwksUri: 'https://keys.example' };
    expect(read(DOCUMENT, { authWellknownEndpoints })).toMatchObject({
      jwksUri: 'https://keys.example',
      tokenEndpoint: 'https://door.example/token',
    });
  });

  test('[SPEC 3.7.1] a field that is not what it should be is ignored by itself', () => {
    const junk = {
      token_endpoint: 7,
      jwks_uri: '/jwks',
      userinfo_endpoint: 'javascript:alert(1)',
      revocation_endpoint: null,
      id_token_signing_alg_values_supported: ['RS256', { toString: 1 }, null],
      require_pushed_authorization_requests: 'true',
    };
    expect(read({ ...DOCUMENT, ...junk })).toMatchObject({
      authorizationEndpoint: 'https://door.example/auth',
      tokenEndpoint: '',
      jwksUri: '',
      userInfoEndpoint: '',
      revocationEndpoint: '',
      idTokenAlgorithms: ['RS256'],
      requiresPushedAuthorization: false,
    });
  });

  test.each([
    { address: 'http://door.example/token', kept: false },
    { address: 'http://localhost.evil.example/token', kept: false },
    { address: 'ftp://localhost/token', kept: false },
    { address: 'http://localhost:3100/token', kept: true },
    { address: 'http://127.0.0.1/token', kept: true },
    { address: 'http://[::1]:3100/token', kept: true },
  ])('[SPEC 3.7.1] the endpoint $address is kept: $kept', ({ address, kept }) => {
    const tokenEndpoint = kept ? address : '';
    expect(read({ ...DOCUMENT, token_endpoint: address })).toMatchObject({ tokenEndpoint });
    expect(read(DOCUMENT, { authWellknownEndpoints: { tokenEndpoint: address } })).toMatchObject({
      tokenEndpoint,
    });
  });

  test.each([
    null,
    undefined,
    7,
    '<!doctype html>',
    [],
    [DOCUMENT],
    {},
    { issuer: '' },
    { issuer: 7 },
  ])('[SPEC 3.7.1] %j is no document', (document) => {
    expect(read(document)).toBeNull();
    expect(read(document, { strictIssuerValidationOnWellKnownRetrievalOff: true })).toBeNull();
  });
});

describe('whose document it is', () => {
  test.each([
    { issuer: ISSUER, given: {}, accepted: true },
    { issuer: `${ISSUER}/`, given: {}, accepted: true },
    { issuer: ISSUER, given: { authority: `${ISSUER}/` }, accepted: true },
    { issuer: `${ISSUER}//`, given: {}, accepted: false },
    { issuer: 'https://evil.example', given: {}, accepted: false },
    { issuer: 'http://door.example', given: {}, accepted: false },
    { issuer: 'https://DOOR.example', given: {}, accepted: false },
    { issuer: `${ISSUER}/tenant`, given: {}, accepted: false },
    {
      issuer: 'https://evil.example',
      given: { strictIssuerValidationOnWellKnownRetrievalOff: true },
      accepted: true,
    },
    {
      issuer: 'https://tenant.example/v2',
      given: { authWellknownEndpoints: { issuer: 'https://tenant.example/v2' } },
      accepted: true,
    },
    {
      issuer: ISSUER,
      given: { authWellknownEndpoints: { issuer: 'https://tenant.example/v2' } },
      accepted: false,
    },
  ])('[SPEC 3.7.1, 5.1.2] $issuer, $given: $accepted', ({ issuer, given, accepted }) => {
    expect(read({ issuer }, given)?.issuer ?? null).toBe(accepted ? issuer : null);
  });

  // Module oidcc-client-test-discovery-issuer-mismatch of the OpenID Foundation's conformance
  // suite.
  test('[SPEC 3.7.1] oidcc-client-test-discovery-issuer-mismatch', () => {
    expect(read({ ...DOCUMENT, issuer: `${ISSUER}1` })).toBeNull();
  });
});

describe('endpoints by hand', () => {
  const four = {
    issuer: ISSUER,
    authorizationEndpoint: 'https://door.example/auth',
    tokenEndpoint: 'https://door.example/token',
    jwksUri: 'https://door.example/jwks',
  };
  const handmade = (authWellknownEndpoints: object) =>
    getConfiguredEndpoints({ ...config, authWellknownEndpoints });

  test('[SPEC 3.7.1] issuer, authorization, token and keys need no document', () => {
    expect(handmade(four)).toMatchObject({ ...four, parEndpoint: '', idTokenAlgorithms: [] });
  });

  test.each(Object.keys(four))('[SPEC 3.7.1] without %s the document is needed', (name) => {
    expect(handmade({ ...four, [name]: '' })).toBeNull();
  });

  test('[SPEC 3.7.1] an endpoint without https does not count', () => {
    expect(handmade({ ...four, tokenEndpoint: 'http://door.example/token' })).toBeNull();
  });
});
