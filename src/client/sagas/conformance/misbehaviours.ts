import type { JWTPayload } from 'jose';
import type { Header, Signing } from './providerKeys';

export type Json = Readonly<Record<string, unknown>>;
export type Form = Readonly<Record<string, string>>;
export type Endpoint =
  | 'discovery'
  | 'keys'
  | 'authorize'
  | 'token'
  | 'userInfo'
  | 'revocation'
  | 'endSession'
  | 'par'
  | 'checkSession';

export interface ProviderResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Fault that a call meets instead of its answer. `never`: not before `release()`. `reset`: the
 * connection breaks.
 */
type Fault = (call: number) => ProviderResponse | 'never' | 'reset' | null;

/**
 * One wrong thing. Each field changes what would have been right; calls are counted from 1 since
 * the change.
 */
export interface Misbehaviour {
  readonly discovery?: (document: Json) => Json;
  /**
   * Time that a browser may keep the discovery document, the keys and the user data, in seconds.
   */
  readonly maxAgeS?: number;
  readonly keys?: (
    published: readonly unknown[],
    next: unknown,
    call: number,
    parameters: Form,
  ) => unknown;
  readonly header?: Header;
  readonly claims?: (claims: JWTPayload) => JWTPayload;
  readonly signing?: Signing;
  readonly idToken?: (signed: string) => string;
  readonly answer?: (tokens: Json) => Json;
  readonly userInfo?: (claims: Json) => unknown;
  readonly callback?: (parameters: Json) => readonly (readonly [name: string, value: unknown])[];
  readonly pushed?: (answer: Json) => Json;
  /** Parameters of the address to come back to after the sign-out. */
  readonly signedOut?: (parameters: Form) => Form;
  /** Lead of the provider's clock, in seconds. */
  readonly aheadS?: number;
  readonly faults?: Partial<Record<Endpoint, Fault>>;
}

const HTML = '<!doctype html><title>Wi-Fi</title><p>Please accept the terms of use.';
const html: Fault = () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: HTML });
const failing =
  (times: number, status: number, headers: ProviderResponse['headers'] = {}): Fault =>
  (call) =>
    call <= times ? { status, headers } : null;
const refusing =
  (error: string): Fault =>
  () => ({ status: 400, body: JSON.stringify({ error }) });
const busy = (seconds: string) => failing(1, 429, { 'retry-after': seconds });

const without =
  (...names: readonly string[]) =>
  <T extends object>(all: T): T =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name))) as T;
const and =
  (changes: Json) =>
  <T extends object>(all: T): T => ({ ...all, ...changes });
const later =
  (seconds: number, ...names: readonly ('iat' | 'exp' | 'auth_time')[]) =>
  (claims: JWTPayload): JWTPayload => ({
    ...claims,
    ...Object.fromEntries(names.map((name) => [name, Number(claims[name]) + seconds])),
  });
const refusal = (error: string) => ({
  callback: (parameters: Json) =>
    Object.entries({ ...without('code')(parameters), error, error_description: '<b>no</b>' }),
});

const replying =
  (body: string, status = 200): Fault =>
  () => ({ status, body });
/** Changes the address of this name in the document. */
const address =
  (name: string, change: (address: string) => unknown) =>
  (document: Json): Json => ({ ...document, [name]: change(String(document[name])) });

const RATHER_LARGE = 30_000;
const LARGE = 1_000_000;
const ELSEWHERE = 'https://elsewhere.example';
const JUNK = [null, 'a text', 42, [], {}, { kty: 'RSA' }, { kty: 'RSA', kid: 'other', n: '!' }];

/** All misbehaviours of a provider, each by a name. */
export const MISBEHAVIOURS = {
  none: {},

  otherIssuerInDiscovery: { discovery: and({ issuer: ELSEWHERE }) },
  htmlDiscovery: { faults: { discovery: html } },
  discoveryFailsTwice: { faults: { discovery: failing(2, 500) } },
  discoveryFailsAlways: { faults: { discovery: failing(Infinity, 500) } },
  discoveryBusy: { faults: { discovery: busy('0') } },
  discoveryBusyForLonger: { faults: { discovery: busy('30') } },
  slowDiscovery: { faults: { discovery: () => 'never' } },

  htmlKeys: { faults: { keys: html } },
  keysFailTwice: { faults: { keys: failing(2, 500) } },
  keysFailAlways: { faults: { keys: failing(Infinity, 500) } },
  noKeys: { keys: () => [] },
  keysNoList: { keys: () => 'keys' },
  keysEmptyObject: { faults: { keys: () => ({ status: 200, body: '{}' }) } },
  keysNull: { faults: { keys: () => ({ status: 200, body: 'null' }) } },
  keysLost: {
    header: { alg: 'RS256', kid: 'next' },
    faults: { keys: () => ({ status: 200, body: '{}' }) },
  },
  noKeysAddress: { discovery: without('jwks_uri') },
  junkKeys: { keys: (published) => [...JUNK, ...published] },
  rotatedKeys: { header: { alg: 'RS256', kid: 'next' }, keys: (_, next) => [next] },
  cachedAnswers: { maxAgeS: 86_400 },
  rotatedKeysBehindCache: {
    maxAgeS: 86_400,
    header: { alg: 'RS256', kid: 'next' },
    keys: (_, next) => [next],
  },
  movedKeys: {
    header: { alg: 'RS256', kid: 'next' },
    discovery: (document) => ({ ...document, jwks_uri: `${String(document['jwks_uri'])}?at=new` }),
    keys: (published, next, _, { at }) => (at === 'new' ? [next] : published),
  },
  rotatedKeysLate: {
    header: { alg: 'RS256', kid: 'next' },
    keys: (published, next, call) => (call === 1 ? published : [...published, next]),
  },
  rotatedKeysAfterOutage: {
    header: { alg: 'RS256', kid: 'next' },
    keys: (_, next) => [next],
    faults: { keys: failing(3, 503) },
  },
  rotatedKeyWithoutKid: {
    header: { alg: 'RS256' },
    signing: 'nextKey',
    keys: (_, next) => [without('kid')(next as object)],
  },
  unknownKey: { header: { alg: 'RS256', kid: 'next' } },
  keyForEncryption: { keys: ([rsa]) => [{ ...(rsa as object), use: 'enc' }] },

  noKidOneKey: { header: { alg: 'RS256' }, keys: ([rsa]) => [without('kid')(rsa as object)] },
  noKidOneKeyOfItsType: { header: { alg: 'RS256' } },
  noKidSeveralKeys: {
    header: { alg: 'RS256' },
    keys: (published, next) => [...published, next].map((key) => without('kid')(key as object)),
  },

  rs384: { header: { alg: 'RS384', kid: 'rsa' } },
  rs512: { header: { alg: 'RS512', kid: 'rsa' } },
  ps256: { header: { alg: 'PS256', kid: 'rsa' } },
  ps384: { header: { alg: 'PS384', kid: 'rsa' } },
  ps512: { header: { alg: 'PS512', kid: 'rsa' } },
  es256: { header: { alg: 'ES256', kid: 'p256' } },
  es384: { header: { alg: 'ES384', kid: 'p384' } },
  algorithmNone: { signing: 'none' },
  keyConfusion: { header: { alg: 'HS256', kid: 'rsa' }, signing: 'publicKeyAsSecret' },
  unpublishedKey: { signing: 'unpublishedKey' },
  brokenSignature: { signing: 'broken' },
  brokenEs256Signature: { header: { alg: 'ES256', kid: 'p256' }, signing: 'broken' },
  unannouncedAlgorithm: {
    header: { alg: 'ES256', kid: 'p256' },
    discovery: and({ id_token_signing_alg_values_supported: ['RS256'] }),
  },

  twoParts: { idToken: (signed) => signed.split('.').slice(0, 2).join('.') },
  fourParts: { idToken: (signed) => `${signed}.more` },
  ratherLargeIdToken: { claims: and({ padding: 'x'.repeat(RATHER_LARGE) }) },
  manyGroups: {
    claims: and({
      groups: Array.from({ length: 2_500 }, (_, at) => `group-${at}-${'x'.repeat(30)}`),
    }),
  },
  largeIdToken: { claims: and({ padding: 'x'.repeat(LARGE) }) },
  largeNonsense: { idToken: () => 'x'.repeat(LARGE) },
  noIdToken: { answer: without('id_token') },

  noIss: { claims: without('iss') },
  noSub: { claims: without('sub') },
  noAud: { claims: without('aud') },
  noIat: { claims: without('iat') },
  noExp: { claims: without('exp') },
  otherIss: { claims: and({ iss: ELSEWHERE }) },
  otherAud: { claims: and({ aud: 'another-client' }) },
  severalAud: { claims: and({ aud: ['meydan-portal', 'another-client'] }) },
  severalAudWithAzp: {
    claims: and({ aud: ['meydan-portal', 'another-client'], azp: 'meydan-portal' }),
  },
  otherAzp: { claims: and({ azp: 'another-client' }) },
  oldIat: { claims: later(-120, 'iat') },
  ratherOldIat: { claims: later(-60, 'iat') },
  futureNbf: { claims: (claims) => ({ ...claims, nbf: claims.iat! + 600 }) },
  futureIat: { claims: later(180, 'iat', 'exp') },
  expired: { claims: (claims) => ({ ...claims, iat: claims.iat! - 100, exp: claims.iat! - 90 }) },
  noNonce: { claims: without('nonce') },
  otherNonce: { claims: and({ nonce: 'another-nonce' }) },
  noAtHash: { claims: without('at_hash') },
  otherAtHash: { claims: and({ at_hash: 'AAAAAAAAAAAAAAAAAAAAAA' }) },
  otherSub: { claims: and({ sub: 'somebody-else' }) },
  otherAuthTime: { claims: later(-10, 'auth_time') },

  noAccessToken: { claims: without('at_hash'), answer: without('access_token') },
  atHashWithoutAccessToken: { answer: without('access_token') },
  noTokenType: { answer: without('token_type') },
  otherTokenType: { answer: and({ token_type: 'mac' }) },
  textExpiresIn: { answer: and({ expires_in: '300' }) },
  negativeExpiresIn: { answer: and({ expires_in: -300 }) },
  zeroExpiresIn: { answer: and({ expires_in: 0 }) },
  nonsenseExpiresIn: { answer: and({ expires_in: 'soon' }) },
  noExpiresIn: { answer: without('expires_in') },
  noRefreshToken: { answer: without('refresh_token') },
  htmlTokens: { faults: { token: html } },
  refusedGrant: { faults: { token: refusing('invalid_grant') } },
  refusedClient: { faults: { token: refusing('invalid_client') } },
  tokensFailTwice: { faults: { token: failing(2, 500) } },
  tokensFailAlways: { faults: { token: failing(Infinity, 503) } },
  tokensBusy: { faults: { token: busy('1') } },
  tokensBusyForLonger: { faults: { token: busy('30') } },
  tokensOffline: { faults: { token: (call) => (call === 1 ? 'reset' : null) } },
  slowTokens: { faults: { token: () => 'never' } },

  otherUser: { userInfo: and({ sub: 'somebody-else' }) },
  userWithoutSub: { userInfo: without('sub') },
  userList: { userInfo: (claims) => [claims] },
  htmlUserInfo: { faults: { userInfo: html } },
  userInfoFailsTwice: { faults: { userInfo: failing(2, 502) } },
  userInfoFailsAlways: { faults: { userInfo: failing(Infinity, 502) } },

  loginRequired: refusal('login_required'),
  interactionRequired: refusal('interaction_required'),
  accessDenied: refusal('access_denied'),
  temporarilyUnavailable: refusal('temporarily_unavailable'),
  strangeError: refusal('<script>alert(1)</script>'),
  otherIssInCallback: {
    callback: (parameters) => Object.entries({ ...parameters, iss: ELSEWHERE }),
  },
  promisedIssMissing: { callback: (parameters) => Object.entries(without('iss')(parameters)) },
  issNotPromised: {
    discovery: without('authorization_response_iss_parameter_supported'),
    callback: (parameters) => Object.entries(without('iss')(parameters)),
  },
  doubledCode: {
    callback: (parameters) => [...Object.entries(parameters), ['code', 'another-code']],
  },
  doubledState: {
    callback: (parameters) => [...Object.entries(parameters), ['state', 'another-state']],
  },
  otherState: {
    callback: (parameters) => Object.entries({ ...parameters, state: 'another-state' }),
  },
  noState: { callback: (parameters) => Object.entries(without('state')(parameters)) },
  noCode: { callback: (parameters) => Object.entries(without('code')(parameters)) },

  pushRequired: { discovery: and({ require_pushed_authorization_requests: true }) },
  pushFailsTwice: { faults: { par: failing(2, 500) } },
  pushFailsAlways: { faults: { par: failing(Infinity, 500) } },
  pushRefused: { faults: { par: refusing('invalid_request') } },
  pushWithoutUri: { pushed: without('request_uri') },
  htmlPush: { faults: { par: html } },

  clockAhead: { aheadS: 600 },
  clockBehind: { aheadS: -600 },

  discoveryList: { faults: { discovery: replying('[]') } },
  discoveryNull: { faults: { discovery: replying('null') } },
  discoveryText: { faults: { discovery: replying('"a text"') } },
  scriptAuthorizeAddress: { discovery: and({ authorization_endpoint: 'javascript:alert(1)' }) },
  dataAuthorizeAddress: { discovery: and({ authorization_endpoint: 'data:text/html,hello' }) },
  relativeAuthorizeAddress: { discovery: and({ authorization_endpoint: '/authorize' }) },
  numberAuthorizeAddress: { discovery: and({ authorization_endpoint: 42 }) },
  authorizeAddressWithQuery: {
    discovery: address('authorization_endpoint', (at) => `${at}?tenant=harbour#top`),
  },
  authorizeAddressWithOurNames: {
    discovery: address('authorization_endpoint', (at) => `${at}?state=theirs&client_id=theirs`),
  },
  scriptTokenAddress: { discovery: and({ token_endpoint: 'javascript:alert(1)' }) },
  relativeTokenAddress: { discovery: and({ token_endpoint: '/token' }) },
  numberTokenAddress: { discovery: and({ token_endpoint: 42 }) },
  noTokenAddress: { discovery: without('token_endpoint') },
  relativeKeysAddress: { discovery: and({ jwks_uri: '/keys' }) },
  noUserInfoAddress: { discovery: without('userinfo_endpoint') },
  algorithmsText: { discovery: and({ id_token_signing_alg_values_supported: 'RS256' }) },
  algorithmsJunk: {
    discovery: and({ id_token_signing_alg_values_supported: [null, {}, 'RS256'] }),
  },
  namesOfEveryObject: {
    discovery: (document) =>
      JSON.parse(
        `{"__proto__":{"token_endpoint":"${ELSEWHERE}"},${JSON.stringify(document).slice(1)}`,
      ) as Json,
  },

  doubledKid: {
    keys: (published, next) => [{ ...(next as object), kid: 'rsa' }, ...published],
  },
  thousandsOfKeys: {
    keys: (published, next) => [
      ...Array.from({ length: 5_000 }, (_, at) => ({ ...(next as object), kid: `key-${at}` })),
      ...published,
    ],
  },
  keyForOtherAlgorithm: { keys: ([rsa]) => [{ ...(rsa as object), alg: 'RS512' }] },
  keyForSigningAlone: { keys: ([rsa]) => [{ ...(rsa as object), key_ops: ['sign'] }] },

  noAudInList: { claims: and({ aud: [] }) },
  numberAud: { claims: and({ aud: 42 }) },
  objectAud: { claims: and({ aud: { 'meydan-portal': true } }) },
  mixedAud: { claims: and({ aud: [null, 'meydan-portal'], azp: 'meydan-portal' }) },
  emptySub: { claims: and({ sub: '' }) },
  numberSub: { claims: and({ sub: 42 }) },
  textExp: { claims: and({ exp: '9999999999' }) },
  endlessExp: { claims: and({ exp: 1e300 }) },
  nullExp: { claims: and({ exp: null }) },
  negativeIat: { claims: and({ iat: -1 }) },
  textIat: { claims: and({ iat: 'now' }) },
  textNbf: { claims: and({ nbf: 'soon' }) },
  nonceInList: { claims: (claims) => ({ ...claims, nonce: [claims['nonce']] }) as JWTPayload },
  numberAtHash: { claims: and({ at_hash: 42 }) },
  listAzp: { claims: and({ azp: ['meydan-portal'] }) },

  numberIdToken: { answer: and({ id_token: 42 }) },
  objectIdToken: { answer: and({ id_token: {} }) },
  numberAccessToken: { answer: and({ access_token: 42 }) },
  emptyAccessToken: { answer: and({ access_token: '' }) },
  brokenAccessToken: { claims: without('at_hash'), answer: and({ access_token: 'a\r\nb: c' }) },
  numberRefreshToken: { answer: and({ refresh_token: 42 }) },
  emptyRefreshToken: { answer: and({ refresh_token: '' }) },
  objectTokenType: { answer: and({ token_type: {} }) },
  endlessExpiresIn: { answer: and({ expires_in: 1e300 }) },
  tokensAndError: { answer: and({ error: 'invalid_grant' }) },
  tokensList: { faults: { token: replying('[]') } },
  tokensNull: { faults: { token: replying('null') } },
  tokensNothing: { faults: { token: replying('', 204) } },
  tokensMoved: {
    faults: { token: () => ({ status: 302, headers: { location: `${ELSEWHERE}/token` } }) },
  },
  tokensMovedForGood: {
    faults: { token: () => ({ status: 308, headers: { location: `${ELSEWHERE}/token` } }) },
  },
  tokenErrorObject: { faults: { token: replying('{"error":{"code":1}}', 400) } },

  userNull: { userInfo: () => null },
  userNumberSub: { userInfo: and({ sub: 42 }) },
  userObjects: { userInfo: and({ name: {}, email: ['x'], picture: 'javascript:alert(1)' }) },
  userNamesOfEveryObject: {
    userInfo: (claims) =>
      JSON.parse(`{"__proto__":{"roles":["admin"]},${JSON.stringify(claims).slice(1)}`) as unknown,
  },
  largeUser: { userInfo: and({ padding: 'x'.repeat(LARGE) }) },
  jwtUser: {
    faults: {
      userInfo: () => ({
        status: 200,
        headers: { 'content-type': 'application/jwt' },
        body: 'a.b.c',
      }),
    },
  },

  emptyCode: { callback: (parameters) => Object.entries({ ...parameters, code: '' }) },
  emptyState: { callback: (parameters) => Object.entries({ ...parameters, state: '' }) },
  codeAndError: {
    callback: (parameters) => Object.entries({ ...parameters, error: 'access_denied' }),
  },
  doubledIss: { callback: (parameters) => [...Object.entries(parameters), ['iss', ELSEWHERE]] },
  doubledSessionState: {
    callback: (parameters) => [...Object.entries(parameters), ['session_state', 'another']],
  },
  numberPushUri: { pushed: and({ request_uri: 42 }) },

  otherStateAfterSignOut: { signedOut: () => ({ state: 'another-state' }) },
  noStateAfterSignOut: { signedOut: () => ({}) },
  revocationFails: { faults: { revocation: failing(Infinity, 500) } },
} as const satisfies Record<string, Misbehaviour>;

export type MisbehaviourName = keyof typeof MISBEHAVIOURS;
