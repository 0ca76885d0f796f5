import { buildAuthorizeUrl, type AuthorizeRequest } from './authorizeUrl';
import { completeConfiguration } from './configuration';
import {
  toPushedAuthorizationFields,
  createPushedAuthorizeUrl,
  parsePushedAuthorizationResponse,
} from './pushedAuthorization';
import { getRedirectUri } from './redirectUri';
import { toFormBody } from './tokenFields';

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
  const built = buildAuthorizeUrl({ ...request, ...changes });
  return 'url' in built ? built.url : built.missing;
};
const parametersOf = (changes: Partial<AuthorizeRequest>) => new URL(urlOf(changes)).searchParams;

const bodyOf = (changes: Partial<AuthorizeRequest> = {}) => {
  const pushed = toPushedAuthorizationFields({ ...request, ...changes });
  return 'fields' in pushed ? toFormBody(pushed.fields) : pushed.missing;
};

const MISSING = [
  { missing: 'clientId', code: 'noClientId' },
  { missing: 'scope', code: 'noScope' },
  { missing: 'responseType', code: 'noResponseType' },
  { missing: 'endpoint', code: 'noAuthorizationEndpoint' },
  { missing: 'redirectUri', code: 'noRedirectUrl' },
];

describe('authorize URL', () => {
  test('[SPEC 4.1.2] carries the request; the endpoint keeps its own parameters', () => {
    expect(urlOf()).toBe(
      'https://door.example/auth?tenant=1&client_id=portal' +
        '&redirect_uri=https%3A%2F%2Fportal.example%2Fcallback&response_type=code' +
        '&scope=openid%20email&nonce=n&state=s&code_challenge=c&code_challenge_method=S256',
    );
  });

  test.each(MISSING)('[SPEC 5.2.2, 8.4] without $missing it is not built', ({ missing, code }) => {
    expect(urlOf({ [missing]: '' })).toBe(code);
  });

  test('[SPEC 4.1.2] call-time parameters win over configured ones', () => {
    const custom = { acr_values: 'low', tenant: 'a' };
    const sent = parametersOf({ custom, callTime: { acr_values: 'high' } });
    expect(sent.getAll('acr_values')).toEqual(['high']);
    expect(sent.getAll('tenant')).toEqual(['a']);
  });

  test('[SPEC 4.1.2] one of the protocol is never replaced nor doubled, wherever it comes from', () => {
    const forged = Object.fromEntries([...parametersOf({}).keys()].map((name) => [name, 'forged']));
    const endpoint = `https://door.example/auth?${new URLSearchParams(forged)}`;
    const sent = parametersOf({ endpoint, custom: forged, callTime: forged });
    const good = parametersOf({});
    good.delete('tenant');
    sent.delete('tenant');
    expect([...sent]).toEqual([...good]);
  });

  test('[SPEC 4.1.2] the prompt of a silent renewal wins, a configured one is sent otherwise', () => {
    const custom = { prompt: 'login', hd: 'a.example' };
    expect(parametersOf({ custom, prompt: 'none' }).getAll('prompt')).toEqual(['none']);
    expect(parametersOf({ custom }).getAll('prompt')).toEqual(['login']);
    expect(parametersOf({ custom, hd: '' }).getAll('hd')).toEqual(['a.example']);
    expect(parametersOf({ custom, hd: 'b.example' }).getAll('hd')).toEqual(['b.example']);
  });

  test('[SPEC 4.1.2] without PKCE neither challenge nor method is sent', () => {
    expect(urlOf({ codeChallenge: undefined })).not.toContain('code_challenge');
  });

  test('[SPEC 4.1.2] a fragment of the endpoint is cut off', () => {
    expect(urlOf({ endpoint: 'https://door.example/auth#x' })).toMatch(/^[^#]*auth\?client_id=/);
  });
});

describe('pushed authorization', () => {
  test('[SPEC 7.2.6] the body is the request', () => {
    expect(String(bodyOf({ hd: 'city.example' }))).toBe(
      'client_id=portal&redirect_uri=https%3A%2F%2Fportal.example%2Fcallback&response_type=code' +
        '&scope=openid+email&nonce=n&state=s&code_challenge=c&code_challenge_method=S256' +
        '&hd=city.example',
    );
  });

  test.each(MISSING)(
    '[SPEC 5.2.2, 7.2.6] without $missing it is not built',
    ({ missing, code }) => {
      expect(bodyOf({ [missing]: '' })).toBe(code);
    },
  );

  test('[SPEC 7.2.6] call-time parameters win, protocol ones stay, request_uri is not pushed', () => {
    const custom = { tenant: 'a', state: 'forged', request_uri: 'urn:x' };
    const body = bodyOf({ custom, callTime: { tenant: 'b' } }) as URLSearchParams;
    expect(body.getAll('tenant')).toEqual(['b']);
    expect(body.getAll('state')).toEqual(['s']);
    expect(body.has('request_uri')).toBe(false);
  });

  test.each([
    {
      reply: { request_uri: 'urn:x', expires_in: 60 },
      read: { requestUri: 'urn:x', expiresInS: 60 },
    },
    { reply: { request_uri: 'urn:x' }, read: null },
    { reply: { request_uri: 'urn:x', expires_in: 0 }, read: null },
    { reply: { request_uri: 'urn:x', expires_in: '60' }, read: null },
    { reply: { request_uri: '', expires_in: 60 }, read: null },
    { reply: { expires_in: 60 }, read: null },
    { reply: [], read: null },
    { reply: '<!doctype html>', read: null },
    { reply: null, read: null },
  ])('[SPEC 7.2.6] the reply $reply: $read', ({ reply, read }) => {
    expect(parsePushedAuthorizationResponse(reply)).toEqual(read);
  });

  test('[SPEC 7.2.6] the browser goes on with the client and the address of the request', () => {
    expect(createPushedAuthorizeUrl('https://door.example/auth?a=1', 'portal', 'urn:par:x y')).toBe(
      'https://door.example/auth?a=1&client_id=portal&request_uri=urn%3Apar%3Ax%20y',
    );
  });
});

describe('redirect URI', () => {
  const PAGE = 'https://portal.example/ar/blogs';
  const uri = (
    given: Readonly<Record<string, string>>,
    kind: Parameters<typeof getRedirectUri>[1],
  ) => getRedirectUri(completeConfiguration(given, 0), kind, PAGE);
  const redirectUrl = 'https://app.example/callback';

  test('[SPEC 4.1.2] a redirect returns to the redirect URL, letter for letter', () => {
    expect(uri({ redirectUrl: 'https://app.example' }, 'redirect')).toBe('https://app.example');
    expect(uri({ redirectUrl: '/callback' }, 'redirect')).toBe('https://portal.example/callback');
  });

  test('[SPEC 7.2.3] a silent renewal returns to its own page', () => {
    const silentRenewUrl = 'https://app.example/silent.html';
    expect(uri({ redirectUrl, silentRenewUrl }, 'silentRenew')).toBe(silentRenewUrl);
    expect(uri({ redirectUrl }, 'silentRenew')).toBe('');
  });

  test('[SPEC 2.10] a popup returns to its own page, by default on the origin of the redirect URL', () => {
    expect(uri({ redirectUrl }, 'popup')).toBe('https://app.example/popup.html');
    expect(uri({ redirectUrl: '/callback' }, 'popup')).toBe('https://portal.example/popup.html');
    expect(uri({ redirectUrl, popupUrl: 'https://app.example/p' }, 'popup')).toBe(
      'https://app.example/p',
    );
  });
});
