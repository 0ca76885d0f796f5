/** @jest-environment node */
import type { SignInConfiguration } from '../../../oidc/configuration';
import type { ValidationResult } from '../../../oidc/validation/validationResult';
import { providerRenewalRequested } from '../../state/sessionSlice';
import type { Tab } from '../testing/openTab';
import type { MisbehaviourName } from './misbehaviours';
import { openRelyingParty, type RelyingParty } from './openRelyingParty';
import { REFUSED, SIGNED_IN, readStoredFlow, readVerdict } from './verdict';
import { advanceUntil } from '../testing/openTab';

let portal: RelyingParty;
beforeAll(async () => {
  portal = await openRelyingParty();
});
afterAll(() => portal.provider.stop());

const BY_REFRESH = { silentRenew: true, useRefreshToken: true };
type Stored = Readonly<Record<'access_token' | 'id_token' | 'refresh_token', string | undefined>>;

const tokensOf = (tab: Tab) => (readStoredFlow(tab)['authnResult'] ?? {}) as Stored;
const tokenCalls = () => portal.provider.calls.filter(({ endpoint }) => endpoint === 'token');

interface Renewal {
  readonly tab: Tab;
  readonly before: Stored;
  /** Types of the events since the renewal was asked for. */
  readonly events: () => string[];
  /** Token requests since then. */
  readonly asked: () => ReturnType<typeof tokenCalls>;
}

/** Sign in rightly, then ask for a renewal that meets the misbehaviour. */
async function startRenewal(
  misbehaviour: MisbehaviourName,
  options: Partial<SignInConfiguration> = {},
): Promise<Renewal> {
  const { tab } = await portal.signInWith('none', { ...BY_REFRESH, ...options });
  const before = tokensOf(tab);
  const [events, calls] = [tab.events().length, tokenCalls().length];
  tab.navigations.length = 0;
  portal.provider.misbehave(misbehaviour);
  tab.store.dispatch(providerRenewalRequested({ configId: 'door' }));
  return {
    tab,
    before,
    events: () => tab.events().slice(events),
    asked: () => tokenCalls().slice(calls),
  };
}

const failed = ({ events }: Renewal) => events().includes('session/silentRenewFailed');
const isRenewing = ({ tab }: Renewal) =>
  tab.state().session.providers['door']?.status === 'renewing';
const isOver = (renewal: Renewal) => () =>
  failed(renewal) ||
  (!isRenewing(renewal) &&
    renewal
      .events()
      .some((type) => /^session\/(newAuthenticationResult|sessionEnded)$/.test(type)));

async function renewWith(
  misbehaviour: MisbehaviourName,
  options?: Partial<SignInConfiguration>,
): Promise<Renewal> {
  const renewal = await startRenewal(misbehaviour, options);
  await advanceUntil(renewal.tab, isOver(renewal));
  await renewal.tab.ports.advance(0);
  return renewal;
}

const RENEWED = { ...SIGNED_IN, route: null };
const latest = ({ tab }: Renewal) => tab.state().validation.latest;

describe('a renewal that succeeds', () => {
  test('[SPEC 7.2.4] oidcc-client-test-refresh-token: these fields and no other', async () => {
    const { tab, before, asked } = await renewWith('none');
    expect(asked().map(({ parameters }) => parameters)).toEqual([
      {
        grant_type: 'refresh_token',
        client_id: 'meydan-portal',
        refresh_token: before.refresh_token,
      },
    ]);
    expect(asked()[0]!.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(readVerdict(tab, portal)).toEqual(RENEWED);
    expect(Object.values(tokensOf(tab))).not.toEqual(
      expect.arrayContaining([before.access_token, before.id_token, before.refresh_token]),
    );
  });

  test('[SPEC 4.7.1] the result is published as that of a renewal', async () => {
    expect(latest(await renewWith('none'))).toMatchObject({ result: 'Ok', isRenewal: true });
  });

  const ACCEPTED: readonly { rule: string; given: MisbehaviourName }[] = [
    { rule: '[SPEC 5.1.5] no nonce', given: 'noNonce' },
    { rule: '[SPEC 5.1.5] the nonce of the sign-in', given: 'none' },
    { rule: '[SPEC 5.1.7] iat two minutes ago', given: 'oldIat' },
    { rule: '[SPEC 5.1.9] new keys since the sign-in', given: 'rotatedKeys' },
    { rule: '[SPEC 5.1.10, 7.2.2] new keys at another address', given: 'movedKeys' },
    { rule: '[SPEC 7.2.4] no new refresh token', given: 'noRefreshToken' },
    { rule: '[SPEC 7.2.4] no token_type', given: 'noTokenType' },
  ];
  test.each(ACCEPTED)('$rule', async ({ given }) => {
    const { tab, before } = await renewWith(given);
    expect(readVerdict(tab, portal)).toEqual(RENEWED);
    expect(tokensOf(tab).access_token).not.toBe(before.access_token);
  });

  test('[SPEC 7.2.4] no ID token: the earlier one stays (OIDC Core §12.2)', async () => {
    const { tab, before } = await renewWith('noIdToken');
    expect(readVerdict(tab, portal)).toEqual(RENEWED);
    expect(tokensOf(tab).id_token).toBe(before.id_token);
  });

  test('[SPEC 5.1.10] a new key under no kid: the kept keys are not the last word', async () => {
    const { tab } = await portal.signInWith('noKidOneKey', BY_REFRESH);
    portal.provider.misbehave('rotatedKeyWithoutKid');
    tab.store.dispatch(providerRenewalRequested({ configId: 'door' }));
    await advanceUntil(tab, () => tab.state().validation.history.length === 2);
    expect(tab.state().validation.latest).toMatchObject({ result: 'Ok', isRenewal: true });
  });

  test('[SPEC 5.1.13] another auth_time, where that is not looked at', async () => {
    const { tab } = await renewWith('otherAuthTime', {
      disableRefreshIdTokenAuthTimeValidation: true,
    });
    expect(readVerdict(tab, portal)).toEqual(RENEWED);
  });

  test('[SPEC 5.1.5] another nonce, where that is not looked at', async () => {
    const { tab } = await renewWith('otherNonce', { ignoreNonceAfterRefresh: true });
    expect(readVerdict(tab, portal)).toEqual(RENEWED);
  });

  test('[SPEC 7.2.4] every renewal uses the newest refresh token, each of them once', async () => {
    const { tab, asked } = await renewWith('none');
    for (const count of [2, 3]) {
      tab.store.dispatch(providerRenewalRequested({ configId: 'door' }));
      await advanceUntil(tab, () => tab.state().validation.history.length === count + 1);
    }
    const used = asked().map(({ parameters }) => parameters['refresh_token']);
    expect(new Set(used).size).toBe(3);
    expect(readVerdict(tab, portal)).toEqual(RENEWED);
  });

  test('[SPEC 4.2.1] asked for while one runs: it is that one', async () => {
    const renewal = await startRenewal('slowTokens');
    renewal.tab.store.dispatch(providerRenewalRequested({ configId: 'door' }));
    await advanceUntil(renewal.tab, () => renewal.asked().length > 0);
    portal.provider.release();
    await advanceUntil(renewal.tab, isOver(renewal));
    await renewal.tab.ports.advance(0);
    expect(renewal.asked()).toHaveLength(1);
  });

  test('[SPEC 7.2.5] user data that cannot be fetched again do not end the session', async () => {
    const { tab } = await renewWith('userInfoFailsAlways', { renewUserInfoAfterTokenRenew: true });
    expect(readVerdict(tab, portal)).toEqual(RENEWED);
  });

  test('[SPEC 4.2.1] slow: the person stays signed in meanwhile', async () => {
    const renewal = await startRenewal('slowTokens');
    await advanceUntil(renewal.tab, () => renewal.asked().length === 1);
    expect(renewal.tab.state().session.status).toBe('signedIn');
    portal.provider.release();
    await advanceUntil(renewal.tab, isOver(renewal));
    expect(readVerdict(renewal.tab, portal)).toEqual(RENEWED);
  });

  test('[SPEC 9.10] an access token that has expired is renewed by itself', async () => {
    const { tab } = await portal.signInWith('none', BY_REFRESH);
    const before = tokenCalls().length;
    await tab.ports.advance(300_000 + 4_000);
    await advanceUntil(tab, () => tokenCalls().length > before);
    expect(tokenCalls()[before]!.parameters['grant_type']).toBe('refresh_token');
    expect(tab.events()).toContain('session/silentRenewStarted');
  });
});

test('[SPEC 7.2.2] a provider that has a new key and no key set is not waited for for ever', async () => {
  const { tab } = await renewWith('keysLost');
  expect(readVerdict(tab, portal)).toMatchObject({
    ...REFUSED,
    route: null,
    result: 'SignatureFailed',
    problem: 'noKeys',
  });
});

describe('a renewal that is invalid', () => {
  const INVALID: readonly { rule: string; given: MisbehaviourName; result: ValidationResult }[] = [
    {
      rule: '[SPEC 5.1.13] oidcc-client-test-refresh-token-invalid-sub',
      given: 'otherSub',
      result: 'IncorrectIdTokenClaimsAfterRefresh',
    },
    {
      rule: '[SPEC 5.1.13, 5.1.2] oidcc-client-test-refresh-token-invalid-issuer',
      given: 'otherIss',
      result: 'IssDoesNotMatchIssuer',
    },
    {
      rule: '[SPEC 5.1.13, 5.1.3] oidcc-client-test-refresh-token-invalid-aud',
      given: 'otherAud',
      result: 'IncorrectAud',
    },
    {
      rule: '[SPEC 5.1.13] an audience more, with azp',
      given: 'severalAudWithAzp',
      result: 'IncorrectIdTokenClaimsAfterRefresh',
    },
    {
      rule: '[SPEC 5.1.13] another auth_time',
      given: 'otherAuthTime',
      result: 'IncorrectIdTokenClaimsAfterRefresh',
    },
    { rule: '[SPEC 5.1.5] another nonce', given: 'otherNonce', result: 'IncorrectNonce' },
    { rule: '[SPEC 5.1.1] no sub', given: 'noSub', result: 'RequiredPropertyMissing' },
    { rule: '[SPEC 5.1.6] expired', given: 'expired', result: 'TokenExpired' },
    {
      rule: '[SPEC 5.1.9] a broken signature',
      given: 'brokenSignature',
      result: 'SignatureFailed',
    },
    { rule: '[SPEC 5.1.9] alg none', given: 'algorithmNone', result: 'SignatureFailed' },
    { rule: '[SPEC 5.1.11] another at_hash', given: 'otherAtHash', result: 'IncorrectAtHash' },
  ];
  test.each(INVALID)(
    '$rule: the session is reset, the page stays [SPEC 4.8.1]',
    async ({ given, result }) => {
      const renewal = await renewWith(given);
      expect(readVerdict(renewal.tab, portal)).toMatchObject({ ...REFUSED, route: null, result });
      expect(latest(renewal)).toMatchObject({ result, isRenewal: true });
      expect(renewal.tab.ports.localStorage.read('sol-auth')).toBeNull();
    },
  );

  test('[SPEC 5.1.14] user data of somebody else, fetched again: the session is reset', async () => {
    const { tab } = await renewWith('otherUser', { renewUserInfoAfterTokenRenew: true });
    expect(readVerdict(tab, portal)).toMatchObject({
      ...REFUSED,
      route: null,
      problem: 'noUserData',
    });
  });
});

describe('a renewal that is refused', () => {
  test.each([
    { rule: '[SPEC 7.2.4] invalid_grant', given: 'refusedGrant' },
    { rule: '[SPEC 7.2.4] invalid_client', given: 'refusedClient' },
  ] as const)('$rule: ends the session, and is asked for once', async ({ given }) => {
    const { tab, asked } = await renewWith(given);
    expect(readVerdict(tab, portal)).toMatchObject({ ...REFUSED, route: null });
    expect(tab.state().session.ended).toBe('refused');
    await tab.ports.advance(60_000);
    expect(asked()).toHaveLength(1);
  });

  test('[SPEC 7.2.4] a refresh token that somebody else has used: the session ends', async () => {
    const { tab } = await portal.signInWith('none', BY_REFRESH);
    const { issuer } = portal.provider;
    const stolen = tokensOf(tab).refresh_token!;
    const body = new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'meydan-portal',
      refresh_token: stolen,
    });
    await fetch(`${issuer}/token`, { method: 'POST', body });
    tab.store.dispatch(providerRenewalRequested({ configId: 'door' }));
    await advanceUntil(tab, () => tab.events().includes('session/sessionEnded'));
    expect(readVerdict(tab, portal)).toMatchObject({ status: 'signedOut', stored: [], leaks: [] });
  });
});

describe('a provider that cannot be reached', () => {
  const UNREACHABLE: readonly { rule: string; given: MisbehaviourName; tries: number }[] = [
    { rule: '[SPEC 9.11, 8.5] a connection that breaks', given: 'tokensOffline', tries: 2 },
    { rule: '[SPEC 9.11] 500 twice, then right', given: 'tokensFailTwice', tries: 3 },
    { rule: '[SPEC 9.11] 429 once, then right', given: 'tokensBusy', tries: 2 },
  ];
  test.each(UNREACHABLE)(
    '$rule: the session is kept, the renewal tried again',
    async ({ given, tries }) => {
      const renewal = await startRenewal(given);
      await advanceUntil(renewal.tab, () => failed(renewal));
      expect(renewal.tab.state().session.status).toBe('signedIn');
      expect(tokensOf(renewal.tab)).toEqual(renewal.before);

      await advanceUntil(renewal.tab, () =>
        renewal.events().includes('session/newAuthenticationResult'),
      );
      await advanceUntil(renewal.tab, () => !isRenewing(renewal));
      expect(readVerdict(renewal.tab, portal)).toEqual(RENEWED);
      expect(renewal.asked()).toHaveLength(tries);
    },
  );

  test('[SPEC 9.11] the next try comes 3 s later, not sooner', async () => {
    const renewal = await startRenewal('tokensFailAlways');
    await advanceUntil(renewal.tab, () => failed(renewal), 1);
    await renewal.tab.ports.advance(3_000 - 2);
    expect(renewal.asked()).toHaveLength(1);
    await renewal.tab.ports.advance(2);
    await advanceUntil(renewal.tab, () => renewal.asked().length === 2, 0);
  });

  test('[SPEC 9.11] a provider that names a time is left alone until then (RFC 9110 §10.2.3)', async () => {
    const renewal = await startRenewal('tokensBusyForLonger');
    await advanceUntil(renewal.tab, () => failed(renewal));
    await renewal.tab.ports.advance(29_000);
    expect(renewal.asked()).toHaveLength(1);
    await advanceUntil(renewal.tab, () => renewal.asked().length === 2);
  });

  test('[SPEC 7.2.2] new keys that cannot be had just now: the session is kept until they can', async () => {
    const renewal = await startRenewal('rotatedKeysAfterOutage');
    await advanceUntil(renewal.tab, () => renewal.tab.state().validation.history.length === 2);
    expect(latest(renewal)).toMatchObject({ result: 'Ok', isRenewal: true });
  });

  test('[SPEC 9.11] HTML instead of tokens, as in a café: the session is kept', async () => {
    const renewal = await startRenewal('htmlTokens');
    await advanceUntil(renewal.tab, () => renewal.asked().length === 2);
    expect(renewal.tab.state().session.status).toBe('signedIn');
    expect(tokensOf(renewal.tab)).toEqual(renewal.before);
  });
});
