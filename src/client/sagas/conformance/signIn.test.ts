/** @jest-environment node */
import type { ValidationResult } from '../../../oidc/validation/validationResult';
import type { ErrorCode } from '../../../shared/errors';
import type { MisbehaviourName } from './misbehaviours';
import { openRelyingParty, type RelyingParty } from './openRelyingParty';
import { NOW_MS } from '../testing/fakeServers';
import { waitUntil } from '../testing/openTab';
import { REFUSED, SIGNED_IN, readStoredFlow, readVerdict } from './verdict';

let portal: RelyingParty;
let uncaught: jest.SpyInstance;

beforeAll(async () => {
  portal = await openRelyingParty();
});
afterAll(() => portal.provider.stop());
beforeEach(() => {
  uncaught = jest.spyOn(console, 'error');
});
afterEach(() => {
  expect(uncaught).not.toHaveBeenCalled();
  uncaught.mockRestore();
});

const ACCEPTED: readonly { rule: string; given: MisbehaviourName }[] = [
  { rule: '[SPEC 4.1.5] nothing wrong', given: 'none' },
  { rule: '[SPEC 5.1.9, 5.1.11] RS384, at_hash by SHA-384', given: 'rs384' },
  { rule: '[SPEC 5.1.9, 5.1.11] RS512, at_hash by SHA-512', given: 'rs512' },
  { rule: '[SPEC 5.1.9, 5.1.11] PS256, at_hash by SHA-256', given: 'ps256' },
  { rule: '[SPEC 5.1.9, 5.1.11] PS384, at_hash by SHA-384', given: 'ps384' },
  { rule: '[SPEC 5.1.9, 5.1.11] PS512, at_hash by SHA-512', given: 'ps512' },
  { rule: '[SPEC 5.1.9, 5.1.11] ES256, at_hash by SHA-256', given: 'es256' },
  { rule: '[SPEC 5.1.9, 5.1.11] ES384, at_hash by SHA-384', given: 'es384' },
  { rule: '[SPEC 5.1.11] no at_hash: optional in the code flow', given: 'noAtHash' },
  { rule: '[SPEC 5.1.10] no kid, one key', given: 'noKidOneKey' },
  { rule: '[SPEC 5.1.10] no kid, one key of the type', given: 'noKidOneKeyOfItsType' },
  { rule: '[SPEC 5.1.10] a key set that is new altogether', given: 'rotatedKeys' },
  { rule: '[SPEC 5.1.10] a key that the set has on the second look', given: 'rotatedKeysLate' },
  { rule: '[SPEC 5.1.10] a key set full of junk with the right key in it', given: 'junkKeys' },
  { rule: '[SPEC 5.1.4] several audiences with azp', given: 'severalAudWithAzp' },
  { rule: '[SPEC 5.1.7] iat a minute ago', given: 'ratherOldIat' },
  { rule: '[SPEC 5.1.7] a clock ten minutes ahead of ours, as its Date says', given: 'clockAhead' },
  { rule: '[SPEC 5.1.7] a clock ten minutes behind ours, as its Date says', given: 'clockBehind' },
  { rule: '[SPEC 5.1.12] an ID token of 40 kB', given: 'ratherLargeIdToken' },
  { rule: '[SPEC 5.1.12] an ID token of 140 kB with 2,500 groups', given: 'manyGroups' },
  { rule: '[SPEC 4.1.4] no iss in an answer that promises none', given: 'issNotPromised' },
  { rule: '[SPEC 7.2.3] a token answer without token_type', given: 'noTokenType' },
  { rule: '[SPEC 7.2.3] a token answer without a refresh token', given: 'noRefreshToken' },
  { rule: '[SPEC 3.1.8] a token answer with expires_in as a text', given: 'textExpiresIn' },
  {
    rule: '[SPEC 7.2.1] an authorize address with a query and a fragment of its own',
    given: 'authorizeAddressWithQuery',
  },
  {
    rule: '[SPEC 4.1.4] an authorize address that names a state and a client of its own',
    given: 'authorizeAddressWithOurNames',
  },
  { rule: '[SPEC 5.1.9] a text instead of the list of algorithms', given: 'algorithmsText' },
  { rule: '[SPEC 5.1.9] a list of algorithms with other things in it', given: 'algorithmsJunk' },
  {
    rule: '[SPEC 3.7.1] a discovery document that names what every object has',
    given: 'namesOfEveryObject',
  },
  { rule: '[SPEC 5.1.10] one key among five thousand', given: 'thousandsOfKeys' },
  { rule: '[SPEC 5.1.6] an exp in the year 10^292', given: 'endlessExp' },
  { rule: '[SPEC 7.2.3] a number instead of a refresh token', given: 'numberRefreshToken' },
  { rule: '[SPEC 7.2.3] an empty refresh token', given: 'emptyRefreshToken' },
  { rule: '[SPEC 3.1.8] a lifetime of 10^300 seconds', given: 'endlessExpiresIn' },
  {
    rule: '[SPEC 7.2.5] user data with objects instead of texts, and a script',
    given: 'userObjects',
  },
  {
    rule: '[SPEC 7.2.5] user data that name what every object has',
    given: 'userNamesOfEveryObject',
  },
  { rule: '[SPEC 7.2.5] 1 MB of user data', given: 'largeUser' },
  {
    rule: '[SPEC 7.2.1] a discovery document that may be asked for again at once',
    given: 'discoveryBusy',
  },
  { rule: '[SPEC 9.11] a connection that breaks at the token endpoint', given: 'tokensOffline' },
];

describe('a sign-in that succeeds', () => {
  test.each(ACCEPTED)('$rule', async ({ given }) => {
    const { tab } = await portal.signInWith(given);
    expect(readVerdict(tab, portal)).toEqual(SIGNED_IN);
    expect(tab.errors()).toEqual([]);
  });
});

interface Refusal {
  readonly rule: string;
  readonly given: MisbehaviourName;
  readonly result: ValidationResult | null;
  readonly problem: ErrorCode;
}

const invalid = (rule: string, given: MisbehaviourName, result: ValidationResult): Refusal => ({
  rule,
  given,
  result,
  problem: 'validationFailed',
});

const INVALID: readonly Refusal[] = [
  invalid('[SPEC 4.8.1, 5.1.1] no iss', 'noIss', 'RequiredPropertyMissing'),
  invalid('[SPEC 4.8.1, 5.1.1] no sub', 'noSub', 'RequiredPropertyMissing'),
  invalid('[SPEC 4.8.1, 5.1.1] no aud', 'noAud', 'RequiredPropertyMissing'),
  invalid('[SPEC 4.8.1, 5.1.1] no iat', 'noIat', 'RequiredPropertyMissing'),
  invalid('[SPEC 4.8.1, 5.1.1] no exp', 'noExp', 'RequiredPropertyMissing'),
  invalid('[SPEC 4.8.1, 5.1.2] another iss', 'otherIss', 'IssDoesNotMatchIssuer'),
  invalid('[SPEC 4.8.1, 5.1.3] another aud', 'otherAud', 'IncorrectAud'),
  invalid('[SPEC 4.8.1, 5.1.4] several audiences without azp', 'severalAud', 'IncorrectAzp'),
  invalid('[SPEC 4.8.1, 5.1.4] azp of another client', 'otherAzp', 'IncorrectAzp'),
  invalid('[SPEC 4.8.1, 5.1.5] no nonce', 'noNonce', 'IncorrectNonce'),
  invalid('[SPEC 4.8.1, 5.1.5] another nonce', 'otherNonce', 'IncorrectNonce'),
  invalid('[SPEC 4.8.1, 5.1.9] alg none', 'algorithmNone', 'SignatureFailed'),
  invalid(
    '[SPEC 4.8.1, 5.1.9] HS256 with the public key as the secret',
    'keyConfusion',
    'SignatureFailed',
  ),
  invalid(
    '[SPEC 4.8.1, 5.1.9] a key that the provider did not publish, under a kid that it did',
    'unpublishedKey',
    'SignatureFailed',
  ),
  invalid('[SPEC 4.8.1, 5.1.9] a broken signature', 'brokenSignature', 'SignatureFailed'),
  invalid(
    '[SPEC 4.8.1, 5.1.9] an algorithm that the provider did not announce',
    'unannouncedAlgorithm',
    'SignatureFailed',
  ),
  invalid('[SPEC 4.8.1, 5.1.11] another at_hash', 'otherAtHash', 'IncorrectAtHash'),
  invalid(
    '[SPEC 4.8.1, 5.1.11] at_hash without an access token',
    'atHashWithoutAccessToken',
    'IncorrectAtHash',
  ),
  invalid('[SPEC 4.8.1, 5.1.12] an ID token of two parts', 'twoParts', 'SignatureFailed'),
  invalid('[SPEC 4.8.1, 5.1.12] an ID token of four parts', 'fourParts', 'SignatureFailed'),
  invalid('[SPEC 4.8.1, 5.1.9] no ID token', 'noIdToken', 'SignatureFailed'),
  invalid(
    '[SPEC 4.8.1, 5.1.2] iss of another provider in the callback',
    'otherIssInCallback',
    'IssDoesNotMatchIssuer',
  ),
  invalid(
    '[SPEC 4.8.1, 5.1.2] an iss that was promised and is not in the callback',
    'promisedIssMissing',
    'IssDoesNotMatchIssuer',
  ),
  invalid(
    '[SPEC 4.8.1, 5.1.1] an empty list of audiences',
    'noAudInList',
    'RequiredPropertyMissing',
  ),
  invalid('[SPEC 4.8.1, 5.1.1] a number for an audience', 'numberAud', 'RequiredPropertyMissing'),
  invalid('[SPEC 4.8.1, 5.1.1] an object of audiences', 'objectAud', 'RequiredPropertyMissing'),
  invalid('[SPEC 4.8.1, 5.1.1] nothing among the audiences', 'mixedAud', 'RequiredPropertyMissing'),
  invalid('[SPEC 4.8.1, 5.1.1] an empty sub', 'emptySub', 'RequiredPropertyMissing'),
  invalid('[SPEC 4.8.1, 5.1.1] a number for sub', 'numberSub', 'RequiredPropertyMissing'),
  invalid('[SPEC 4.8.1, 5.1.1] a text for exp', 'textExp', 'RequiredPropertyMissing'),
  invalid('[SPEC 4.8.1, 5.1.1] null for exp', 'nullExp', 'RequiredPropertyMissing'),
  invalid('[SPEC 4.8.1, 5.1.1] a word for iat', 'textIat', 'RequiredPropertyMissing'),
  invalid('[SPEC 4.8.1, 5.1.1] a word for nbf', 'textNbf', 'RequiredPropertyMissing'),
  invalid('[SPEC 4.8.1, 5.1.5] the nonce in a list', 'nonceInList', 'IncorrectNonce'),
  invalid('[SPEC 4.8.1, 5.1.11] a number for at_hash', 'numberAtHash', 'IncorrectAtHash'),
  invalid('[SPEC 4.8.1, 5.1.4] the client in a list for azp', 'listAzp', 'IncorrectAzp'),
  invalid('[SPEC 4.8.1, 5.1.9] a number for an ID token', 'numberIdToken', 'SignatureFailed'),
  invalid('[SPEC 4.8.1, 5.1.9] an object for an ID token', 'objectIdToken', 'SignatureFailed'),
  invalid(
    '[SPEC 4.8.1, 5.1.11] a number for an access token',
    'numberAccessToken',
    'IncorrectAtHash',
  ),
  invalid('[SPEC 4.8.1, 5.1.11] an empty access token', 'emptyAccessToken', 'IncorrectAtHash'),
  invalid(
    '[SPEC 4.8.1, 4.6.1] tokens with an error beside them',
    'tokensAndError',
    'SecureTokenServerError',
  ),
];

const OTHER_REFUSALS: readonly Refusal[] = [
  {
    rule: '[SPEC 4.8.1, 5.1.12] an ID token of 1 MB',
    given: 'largeIdToken',
    result: 'SignatureFailed',
    problem: 'idTokenTooLong',
  },
  {
    rule: '[SPEC 4.8.1, 5.1.12] 1 MB of nonsense',
    given: 'largeNonsense',
    result: 'SignatureFailed',
    problem: 'idTokenTooLong',
  },
  {
    rule: '[SPEC 4.8.1, 5.1.7] nbf ten minutes ahead',
    given: 'futureNbf',
    result: 'MaxOffsetExpired',
    problem: 'clockDiffers',
  },
  {
    rule: '[SPEC 4.8.1, 5.1.6] expired',
    given: 'expired',
    result: 'TokenExpired',
    problem: 'clockDiffers',
  },
  {
    rule: '[SPEC 4.8.1, 5.1.7] iat two minutes ago',
    given: 'oldIat',
    result: 'MaxOffsetExpired',
    problem: 'clockDiffers',
  },
  {
    rule: '[SPEC 4.8.1, 5.1.7] iat three minutes ahead',
    given: 'futureIat',
    result: 'MaxOffsetExpired',
    problem: 'clockDiffers',
  },
  {
    rule: '[SPEC 5.1.10, 8.3] no kid, several keys',
    given: 'noKidSeveralKeys',
    result: 'SignatureFailed',
    problem: 'severalKeysMatch',
  },
  {
    rule: '[SPEC 5.1.10, 8.3] a kid that no key has',
    given: 'unknownKey',
    result: 'SignatureFailed',
    problem: 'noKeyMatches',
  },
  {
    rule: '[SPEC 5.1.10, 8.3] a key that is for encryption',
    given: 'keyForEncryption',
    result: 'SignatureFailed',
    problem: 'noKeyMatches',
  },
  {
    rule: '[SPEC 8.3] an empty key set',
    given: 'noKeys',
    result: 'SignatureFailed',
    problem: 'noKeys',
  },
  {
    rule: '[SPEC 7.2.2] a key set that is no list',
    given: 'keysNoList',
    result: 'SignatureFailed',
    problem: 'noKeys',
  },
  {
    rule: '[SPEC 8.3] {} instead of a key set',
    given: 'keysEmptyObject',
    result: 'SignatureFailed',
    problem: 'noKeys',
  },
  {
    rule: '[SPEC 8.3] null instead of a key set',
    given: 'keysNull',
    result: 'SignatureFailed',
    problem: 'noKeys',
  },
  {
    rule: '[SPEC 8.3] a discovery document that names no address of the keys',
    given: 'noKeysAddress',
    result: 'SignatureFailed',
    problem: 'noKeys',
  },
  {
    rule: '[SPEC 7.2.2] HTML instead of the keys',
    given: 'htmlKeys',
    result: null,
    problem: 'keysUnavailable',
  },
  {
    rule: '[SPEC 7.2.2] keys that never come',
    given: 'keysFailAlways',
    result: null,
    problem: 'keysUnavailable',
  },
  {
    rule: '[SPEC 4.1.5] a code that is refused',
    given: 'refusedGrant',
    result: 'SecureTokenServerError',
    problem: 'providerRefused',
  },
  {
    rule: '[SPEC 4.1.5] a client that is refused',
    given: 'refusedClient',
    result: 'SecureTokenServerError',
    problem: 'providerRefused',
  },
  {
    rule: '[SPEC 4.1.5] no access token',
    given: 'noAccessToken',
    result: 'SecureTokenServerError',
    problem: 'providerRefused',
  },
  {
    rule: '[SPEC 4.1.5] a token of a type that we cannot use (RFC 6749 §7.1)',
    given: 'otherTokenType',
    result: 'SecureTokenServerError',
    problem: 'providerRefused',
  },
  {
    rule: '[SPEC 4.1.5] 500 from the token endpoint',
    given: 'tokensFailTwice',
    result: null,
    problem: 'providerUnreachable',
  },
  {
    rule: '[SPEC 4.1.5] 429 from the token endpoint',
    given: 'tokensBusy',
    result: null,
    problem: 'providerUnreachable',
  },
  {
    rule: '[SPEC 4.1.5] HTML instead of tokens',
    given: 'htmlTokens',
    result: null,
    problem: 'providerUnreachable',
  },
  {
    rule: '[SPEC 5.1.14] user data of somebody else',
    given: 'otherUser',
    result: null,
    problem: 'noUserData',
  },
  {
    rule: '[SPEC 5.1.14] user data of nobody',
    given: 'userWithoutSub',
    result: null,
    problem: 'noUserData',
  },
  {
    rule: '[SPEC 5.1.14] a list instead of user data',
    given: 'userList',
    result: null,
    problem: 'noUserData',
  },
  {
    rule: '[SPEC 7.2.5] HTML instead of user data',
    given: 'htmlUserInfo',
    result: null,
    problem: 'providerUnreachable',
  },
  {
    rule: '[SPEC 7.2.5] user data that never come',
    given: 'userInfoFailsAlways',
    result: null,
    problem: 'providerUnreachable',
  },
  {
    rule: '[SPEC 4.6.1] login_required',
    given: 'loginRequired',
    result: 'LoginRequired',
    problem: 'loginRequired',
  },
  {
    rule: '[SPEC 4.6.1] interaction_required',
    given: 'interactionRequired',
    result: 'LoginRequired',
    problem: 'loginRequired',
  },
  {
    rule: '[SPEC 4.6.1] access_denied',
    given: 'accessDenied',
    result: 'SecureTokenServerError',
    problem: 'signInDeclined',
  },
  {
    rule: '[SPEC 4.6.1] temporarily_unavailable',
    given: 'temporarilyUnavailable',
    result: 'SecureTokenServerError',
    problem: 'providerRefused',
  },
  {
    rule: '[SPEC 4.6.1] an error that is a script',
    given: 'strangeError',
    result: 'SecureTokenServerError',
    problem: 'providerRefused',
  },
  { rule: '[SPEC 4.1.3] no code', given: 'noCode', result: null, problem: 'noCode' },
  {
    rule: '[SPEC 5.1.10, 8.3] two keys with one kid',
    given: 'doubledKid',
    result: 'SignatureFailed',
    problem: 'severalKeysMatch',
  },
  {
    rule: '[SPEC 5.1.10] a key for another algorithm',
    given: 'keyForOtherAlgorithm',
    result: 'SignatureFailed',
    problem: 'noKeyMatches',
  },
  {
    rule: '[SPEC 5.1.10] a key that may only sign',
    given: 'keyForSigningAlone',
    result: 'SignatureFailed',
    problem: 'noKeyMatches',
  },
  {
    rule: '[SPEC 7.2.2] an address of the keys without a host',
    given: 'relativeKeysAddress',
    result: 'SignatureFailed',
    problem: 'noKeys',
  },
  {
    rule: '[SPEC 5.1.7] iat before 1970',
    given: 'negativeIat',
    result: 'MaxOffsetExpired',
    problem: 'clockDiffers',
  },
  {
    rule: '[SPEC 8.3] a script for the address of the tokens',
    given: 'scriptTokenAddress',
    result: null,
    problem: 'noTokenEndpoint',
  },
  {
    rule: '[SPEC 8.3] an address of the tokens without a host',
    given: 'relativeTokenAddress',
    result: null,
    problem: 'noTokenEndpoint',
  },
  {
    rule: '[SPEC 8.3] a number for the address of the tokens',
    given: 'numberTokenAddress',
    result: null,
    problem: 'noTokenEndpoint',
  },
  {
    rule: '[SPEC 8.3] no address of the tokens',
    given: 'noTokenAddress',
    result: null,
    problem: 'noTokenEndpoint',
  },
  {
    rule: '[SPEC 8.3] no address of the user data',
    given: 'noUserInfoAddress',
    result: null,
    problem: 'noUserData',
  },
  {
    rule: '[SPEC 4.1.5] an access token that no header can hold',
    given: 'brokenAccessToken',
    result: 'SecureTokenServerError',
    problem: 'providerRefused',
  },
  {
    rule: '[SPEC 4.1.5] an object for the type of the token',
    given: 'objectTokenType',
    result: 'SecureTokenServerError',
    problem: 'providerRefused',
  },
  {
    rule: '[SPEC 4.1.5] an error that is an object',
    given: 'tokenErrorObject',
    result: 'SecureTokenServerError',
    problem: 'providerRefused',
  },
  {
    rule: '[SPEC 4.1.5] a list instead of tokens',
    given: 'tokensList',
    result: null,
    problem: 'providerUnreachable',
  },
  {
    rule: '[SPEC 4.1.5] null instead of tokens',
    given: 'tokensNull',
    result: null,
    problem: 'providerUnreachable',
  },
  {
    rule: '[SPEC 4.1.5] nothing instead of tokens',
    given: 'tokensNothing',
    result: null,
    problem: 'providerUnreachable',
  },
  {
    rule: '[SPEC 4.1.5] a redirect instead of tokens',
    given: 'tokensMoved',
    result: null,
    problem: 'providerUnreachable',
  },
  {
    rule: '[SPEC 4.1.5] a redirect for good instead of tokens',
    given: 'tokensMovedForGood',
    result: null,
    problem: 'providerUnreachable',
  },
  {
    rule: '[SPEC 5.1.14] null instead of user data',
    given: 'userNull',
    result: null,
    problem: 'noUserData',
  },
  {
    rule: '[SPEC 5.1.14] user data with a number for sub',
    given: 'userNumberSub',
    result: null,
    problem: 'noUserData',
  },
  {
    rule: '[SPEC 7.2.5] user data in a JWT',
    given: 'jwtUser',
    result: null,
    problem: 'providerUnreachable',
  },
  { rule: '[SPEC 4.1.3] an empty code', given: 'emptyCode', result: null, problem: 'noCode' },
  {
    rule: '[SPEC 4.6.1] a code and an error',
    given: 'codeAndError',
    result: 'SecureTokenServerError',
    problem: 'signInDeclined',
  },
];

describe('a sign-in that is refused', () => {
  test.each([...INVALID, ...OTHER_REFUSALS])('$rule', async ({ given, result, problem }) => {
    const { tab } = await portal.signInWith(given);
    expect(readVerdict(tab, portal)).toMatchObject({ ...REFUSED, result, problem });
    expect(tab.state().session.user).toBeNull();
    expect(tab.ports.localStorage.read('sol-auth')).toBeNull();
    expect(tab.events().at(-1)).toBe('session/checkingAuthFinishedWithError');
  });

  const STRAY: readonly Refusal[] = [
    {
      rule: '[SPEC 4.1.4] another state',
      given: 'otherState',
      result: 'StatesDoNotMatch',
      problem: 'incorrectState',
    },
    { rule: '[SPEC 4.1.3] no state', given: 'noState', result: null, problem: 'noState' },
    { rule: '[SPEC 4.1.3] an empty state', given: 'emptyState', result: null, problem: 'noState' },
    {
      rule: '[SPEC 4.1.4] two issuers',
      given: 'doubledIss',
      result: null,
      problem: 'doubledParameter',
    },
    {
      rule: '[SPEC 4.1.4] two session states',
      given: 'doubledSessionState',
      result: null,
      problem: 'doubledParameter',
    },
    {
      rule: '[SPEC 4.1.4] two codes',
      given: 'doubledCode',
      result: null,
      problem: 'doubledParameter',
    },
    {
      rule: '[SPEC 4.1.4] two states',
      given: 'doubledState',
      result: null,
      problem: 'doubledParameter',
    },
  ];
  test.each(STRAY)(
    '$rule: an answer that belongs to no attempt asks the provider nothing',
    async ({ given, result, problem }) => {
      const { tab, callsTo } = await portal.signInWith(given);
      expect(readVerdict(tab, portal)).toMatchObject({
        ...REFUSED,
        route: 'replace /unauthorized',
        stored: expect.not.arrayContaining(['authzData', 'authnResult', 'userData']),
        result,
        problem,
      });
      expect(callsTo('token')).toEqual([]);
    },
  );

  test('[SPEC 7.2.3] a code is spent once, whatever came back instead of tokens', async () => {
    for (const given of [
      'htmlTokens',
      'tokensFailTwice',
      'tokensBusy',
      'refusedGrant',
      'tokensMoved',
      'tokensMovedForGood',
      'tokensList',
    ] as const) {
      const { callsTo } = await portal.signInWith(given);
      expect([given, callsTo('token').length]).toEqual([given, 1]);
    }
  });

  test('[SPEC 4.6.1] an error answer spends no code and asks for no tokens', async () => {
    const { callsTo } = await portal.signInWith('accessDenied');
    expect(callsTo('token')).toEqual([]);
  });
});

describe('a provider that cannot even be asked', () => {
  const UNREADABLE: readonly { rule: string; given: MisbehaviourName; problem: ErrorCode }[] = [
    {
      rule: '[SPEC 7.2.1] another issuer in the discovery document',
      given: 'otherIssuerInDiscovery',
      problem: 'issuerMismatch',
    },
    {
      rule: '[SPEC 7.2.1] HTML instead of the discovery document',
      given: 'htmlDiscovery',
      problem: 'discoveryFailed',
    },
    {
      rule: '[SPEC 7.2.1] a discovery document that never comes',
      given: 'discoveryFailsAlways',
      problem: 'discoveryFailed',
    },
    {
      rule: '[SPEC 7.2.1] a list instead of the discovery document',
      given: 'discoveryList',
      problem: 'discoveryFailed',
    },
    {
      rule: '[SPEC 7.2.1] null instead of the discovery document',
      given: 'discoveryNull',
      problem: 'discoveryFailed',
    },
    {
      rule: '[SPEC 7.2.1] a text instead of the discovery document',
      given: 'discoveryText',
      problem: 'discoveryFailed',
    },
  ];
  test.each(UNREADABLE)('$rule: the person stays and is told', async ({ given, problem }) => {
    const { tab, callsTo } = await portal.signInWith(given);
    expect(readVerdict(tab, portal)).toMatchObject({
      ...REFUSED,
      route: null,
      result: null,
      problem,
    });
    expect(tab.events()).toContain('config/configLoadingFailed');
    expect(readStoredFlow(tab)['storageCodeFlowInProgress'] ?? false).toBe(false);
    expect(callsTo('authorize')).toEqual([]);
  });
});

test.each([
  ['a script for the address to sign in at', 'scriptAuthorizeAddress'],
  ['a page for the address to sign in at', 'dataAuthorizeAddress'],
  ['an address to sign in at without a host', 'relativeAuthorizeAddress'],
  ['a number for the address to sign in at', 'numberAuthorizeAddress'],
] as const)('[SPEC 8.4] %s: the person stays and is told', async (_rule, given) => {
  const { tab, callsTo } = await portal.signInWith(given);
  const problem = 'noAuthorizationEndpoint';
  expect(readVerdict(tab, portal)).toMatchObject({
    ...REFUSED,
    route: null,
    result: null,
    problem,
  });
  expect([tab.ports.visited, callsTo('authorize')]).toEqual([[], []]);
});

describe('calls that are retried twice', () => {
  test.each([
    {
      rule: '[SPEC 7.2.1] the discovery document',
      given: 'discoveryFailsTwice',
      endpoint: 'discovery',
    },
    { rule: '[SPEC 7.2.2] the signing keys', given: 'keysFailTwice', endpoint: 'keys' },
    { rule: '[SPEC 7.2.5] the user data', given: 'userInfoFailsTwice', endpoint: 'userInfo' },
  ] as const)('$rule: 500 twice, then right', async ({ given, endpoint }) => {
    const { tab, callsTo } = await portal.signInWith(given);
    expect(readVerdict(tab, portal)).toEqual(SIGNED_IN);
    expect(callsTo(endpoint)).toHaveLength(3);
  });

  test.each([
    {
      rule: '[SPEC 7.2.1] the discovery document',
      given: 'discoveryFailsAlways',
      endpoint: 'discovery',
    },
    { rule: '[SPEC 7.2.2] the signing keys', given: 'keysFailAlways', endpoint: 'keys' },
    { rule: '[SPEC 7.2.5] the user data', given: 'userInfoFailsAlways', endpoint: 'userInfo' },
  ] as const)('$rule: three tries in all', async ({ given, endpoint }) => {
    const { callsTo } = await portal.signInWith(given);
    expect(callsTo(endpoint)).toHaveLength(3);
  });
});

test('[SPEC 7.2.2] where no address of the keys is named, the portal asks nothing of itself', async () => {
  const before = portal.world.calls.length;
  await portal.signInWith('noKeysAddress');
  const asked = portal.world.calls.slice(before).map(({ key }) => key);
  expect(asked.filter((key) => /callback|localhost:3000\/$/.test(key))).toEqual([]);
});

test('[SPEC 7.2.1] a provider that asks to be left alone for longer than a try would wait is not tried again', async () => {
  const { tab, callsTo } = await portal.signInWith('discoveryBusyForLonger');
  expect(callsTo('discovery')).toHaveLength(1);
  expect(readVerdict(tab, portal)).toMatchObject({ problem: 'discoveryFailed', isBroken: false });
});

describe('answers that the browser may keep for a day', () => {
  test('[SPEC 5.1.10, 7.2.2] keys that have changed since are known at the next sign-in', async () => {
    expect(readVerdict((await portal.signInWith('cachedAnswers')).tab, portal)).toEqual(SIGNED_IN);
    const { tab, callsTo } = await portal.signInWith('rotatedKeysBehindCache');
    expect(readVerdict(tab, portal)).toEqual(SIGNED_IN);
    expect([callsTo('discovery').length, callsTo('keys').length]).toEqual([1, 1]);
  });

  test('[SPEC 5.1.14, 7.2.5] nobody is shown what the provider said of the person before', async () => {
    await portal.signInWith('cachedAnswers');
    const { callsTo } = await portal.signInWith('cachedAnswers');
    expect(callsTo('userInfo')).toHaveLength(1);
  });
});

describe('a provider that takes its time', () => {
  test('[SPEC 7.2.1] a slow discovery document: the sign-in waits, then leaves', async () => {
    const leaving = portal.leaveWith('slowDiscovery');
    const { calls, release } = portal.provider;
    const before = calls.length;
    await waitUntil(() => calls.length > before);
    release();
    const tab = await leaving;
    expect(tab.ports.visited).toHaveLength(1);
    expect(tab.errors()).toEqual([]);
  });

  test('[SPEC 4.1.5] slow tokens: the session is not known before they are there', async () => {
    const left = await portal.leaveWith('slowTokens');
    const { calls, release } = portal.provider;
    const before = calls.length;
    const coming = portal.comeBack(left);
    const isAsked = () => calls.slice(before).some(({ endpoint }) => endpoint === 'token');
    await waitUntil(isAsked);
    release();
    expect(readVerdict(await coming, portal)).toEqual(SIGNED_IN);
  });
});

describe('what the calls carry', () => {
  test('[SPEC 7.2.3] the code exchange: these fields and no other, form-encoded', async () => {
    const { callsTo } = await portal.signInWith('none');
    const [call] = callsTo('token');
    expect(call).toMatchObject({
      method: 'POST',
      parameters: {
        grant_type: 'authorization_code',
        client_id: 'meydan-portal',
        redirect_uri: 'http://localhost:3000/callback',
        code: expect.stringMatching(/^code-/),
        code_verifier: expect.stringMatching(/^[\w-]{67}$/),
      },
    });
    expect(Object.keys(call!.parameters)).toHaveLength(5);
    expect(call!.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(call!.headers.authorization).toBeUndefined();
  });

  test('[SPEC 4.1.2] a code is worth nothing without its verifier', async () => {
    const left = await portal.leaveWith('none');
    const answer = await fetch(left.ports.visited.at(-1)!, { redirect: 'manual' });
    const { searchParams } = new URL(answer.headers.get('location')!);
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'meydan-portal',
      redirect_uri: 'http://localhost:3000/callback',
      code: searchParams.get('code')!,
      code_verifier: 'x'.repeat(67),
    });
    const refused = await fetch(`${portal.provider.issuer}/token`, { method: 'POST', body });
    expect(await refused.json()).toEqual({ error: 'invalid_grant' });
  });

  test('[SPEC 7.2.5, 7.3.1] the user data: by GET, with the bearer header and Accept', async () => {
    const { callsTo } = await portal.signInWith('none');
    expect(callsTo('userInfo')).toMatchObject([
      {
        method: 'GET',
        headers: {
          accept: 'application/json',
          authorization: expect.stringMatching(/^Bearer access-/),
        },
        parameters: {},
      },
    ]);
  });

  test('[SPEC 7.3.1] discovery document and keys: no token goes there', async () => {
    const { callsTo } = await portal.signInWith('none');
    const calls = [...callsTo('discovery'), ...callsTo('keys')];
    expect(calls.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  });
});

describe('a lifetime that cannot be believed', () => {
  const storedExpiry = async (given: MisbehaviourName) => {
    const { tab } = await portal.signInWith(given);
    expect(readVerdict(tab, portal)).toEqual(SIGNED_IN);
    const expiresAt = tab.state().session.providers['door']?.accessToken?.expiresAt ?? null;
    return [readStoredFlow(tab)['access_token_expires_at'] ?? null, expiresAt];
  };
  test('[SPEC 3.1.8] expires_in missing: no expiry is stored', async () => {
    expect(await storedExpiry('noExpiresIn')).toEqual([null, null]);
  });
  test('[SPEC 3.1.8] expires_in a word: no expiry is stored', async () => {
    expect(await storedExpiry('nonsenseExpiresIn')).toEqual([null, null]);
  });
  test.each(['zeroExpiresIn', 'negativeExpiresIn'] as const)(
    '[SPEC 3.1.8] %s: it has expired as it comes',
    async (given) => {
      const nowMs = Math.floor(NOW_MS / 1_000) * 1_000;
      expect(await storedExpiry(given)).toEqual([nowMs, nowMs]);
    },
  );
});

test('[SPEC 4.8.1] a refused sign-in does not stand in the way of the next one', async () => {
  const refused = await portal.signInWith('otherNonce');
  portal.provider.misbehave('none');
  const back = await portal.signInAgain(refused.tab);
  expect(readVerdict(back, portal)).toEqual(SIGNED_IN);
});
