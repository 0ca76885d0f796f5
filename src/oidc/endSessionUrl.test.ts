import {
  getEndSessionAction,
  toEndSessionFields,
  createEndSessionUrl,
  hasSpecialSignOut,
  type EndSessionRequest,
} from './endSessionUrl';

const request: EndSessionRequest = {
  authority: 'https://door.example',
  endSessionEndpoint: 'https://door.example/end',
  clientId: 'portal',
  postLogoutRedirectUri: 'https://portal.example/?a=1&b=2',
  idTokenHint: 'hint',
};

describe('address', () => {
  test('[SPEC 4.3.1] hint, client and way back', () => {
    expect(createEndSessionUrl(request)).toBe(
      'https://door.example/end?id_token_hint=hint&client_id=portal' +
        '&post_logout_redirect_uri=https%3A%2F%2Fportal.example%2F%3Fa%3D1%26b%3D2',
    );
  });

  test('[SPEC 4.3.1] what is not known is not sent', () => {
    const bare = { ...request, idTokenHint: null, postLogoutRedirectUri: '', state: undefined };
    expect(createEndSessionUrl(bare)).toBe('https://door.example/end?client_id=portal');
  });

  test('[SPEC 4.3.1] a configured parameter is added, one of the protocol is never replaced', () => {
    const custom = { tenant: '1', client_id: 'forged', ui_locales: 'ar' };
    const { searchParams } = new URL(createEndSessionUrl({ ...request, custom })!);
    expect(searchParams.getAll('client_id')).toEqual(['portal']);
    expect([searchParams.get('tenant'), searchParams.get('ui_locales')]).toEqual(['1', 'ar']);
  });

  test('[SPEC 4.3.1] no endpoint, no address', () => {
    expect(createEndSessionUrl({ ...request, endSessionEndpoint: '' })).toBeNull();
  });
});

describe('the address of one provider', () => {
  const SPECIAL =
    '/v2/logout?client_id=portal&returnTo=https%3A%2F%2Fportal.example%2F%3Fa%3D1%26b%3D2';

  test.each([
    { authority: 'https://city.auth0.com', url: `https://city.auth0.com${SPECIAL}` },
    { authority: 'https://city.auth0.com/', url: `https://city.auth0.com${SPECIAL}` },
    { authority: 'https://auth0.com', url: `https://auth0.com${SPECIAL}` },
  ])(
    '[SPEC 4.3.2] $authority: an address of its own, also without an endpoint',
    ({ authority, url }) => {
      expect(createEndSessionUrl({ ...request, authority, endSessionEndpoint: '' })).toBe(url);
    },
  );

  test.each([
    'https://notauth0.com',
    'https://auth0.com.evil.example',
    'https://evil.example/auth0.com',
    'auth0.com',
  ])('[SPEC 4.3.2] %s: the standard one', (authority) => {
    expect(createEndSessionUrl({ ...request, authority })).toMatch(
      /^https:\/\/door\.example\/end\?/,
    );
  });

  test('[SPEC 4.3.2] a flag says it for a domain of one’s own', () => {
    const own = { ...request, authority: 'https://id.city.example/', useCustomAuth0Domain: true };
    expect(createEndSessionUrl(own)).toBe(`https://id.city.example${SPECIAL}`);
    expect(hasSpecialSignOut(own)).toBe(true);
    expect(hasSpecialSignOut(request)).toBe(false);
  });
});

describe('form', () => {
  test('[SPEC 7.2.8] all six fields, and none else', () => {
    const known = { ...request, state: 's', logoutHint: 'grace', uiLocales: 'tr' };
    expect(toEndSessionFields({ ...known, custom: { tenant: '1', ui_locales: 'ar' } })).toEqual({
      id_token_hint: 'hint',
      client_id: 'portal',
      post_logout_redirect_uri: 'https://portal.example/?a=1&b=2',
      state: 's',
      logout_hint: 'grace',
      ui_locales: 'tr',
    });
  });

  test('[SPEC 7.2.8] null and undefined are removed, call-time names are taken from the parameters', () => {
    const custom = { ui_locales: 'ar', logout_hint: 'grace' };
    const fields = toEndSessionFields({ ...request, idTokenHint: null, state: undefined, custom });
    expect(Object.keys(fields)).toEqual([
      'client_id',
      'post_logout_redirect_uri',
      'logout_hint',
      'ui_locales',
    ]);
  });

  test.each(['https://d/end?a=1', 'https://d/end#x', 'https://d/end'])(
    '[SPEC 7.2.8] %s is posted to without its query',
    (endpoint) => {
      expect(getEndSessionAction(endpoint)).toBe('https://d/end');
    },
  );
});
