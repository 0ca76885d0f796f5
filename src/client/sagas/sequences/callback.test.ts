/** @jest-environment node */
import { STORAGE_KEYS, TIMING } from '../../../shared/constants';
import { signInRequested } from '../../state/sessionSlice';
import { readFlow } from '../provider/flowStorage';
import {
  DOOR_ORIGIN,
  createFakeServers,
  createJsonResponse,
  NOW_MS,
  createNetworkError,
  PORTAL_ORIGIN,
  createTimeoutError,
  type FakeServers,
  type Handler,
} from '../testing/fakeServers';
import { isSessionKnown, openTab, waitUntil, type Tab } from '../testing/openTab';
import { listCallsTo } from '../testing/providerTab';
import { openStoredSession } from '../testing/storedSession';

const CALLBACK = `${PORTAL_ORIGIN}/callback`;

interface Return {
  /** Parameters of the answer, over the correct ones; an empty one is left out. */
  readonly answer?: Readonly<Record<string, string>>;
  readonly href?: (correct: string) => string;
  readonly handlers?: Readonly<Record<string, Handler>>;
  readonly claims?: FakeServers['claims'];
  readonly laterMs?: number;
  /** The page that was left. */
  readonly returnTo?: string;
}

async function signInWith(given: Return): Promise<Tab> {
  const { answer, href, handlers, claims, laterMs = 0, returnTo = '/tr/have-your-say' } = given;
  const world = await createFakeServers(() => NOW_MS);
  const leaving = openTab(world);
  await waitUntil(isSessionKnown(leaving));
  leaving.store.dispatch(signInRequested({ returnTo }));
  await waitUntil(() => leaving.ports.visited.length > 0);

  Object.assign(world, { claims: claims ?? {} });
  world.answer(handlers ?? {});
  await leaving.ports.advance(laterMs);
  const correct = world.comeBack(leaving.ports.visited[0]!, answer);
  const tab = openTab(world, { href: href?.(correct) ?? correct, after: leaving.ports });
  await waitUntil(isSessionKnown(tab));
  return tab;
}

const finished = (tab: Tab) =>
  waitUntil(() => tab.events().some((type) => type.startsWith('session/checkingAuthFinished')));

const status =
  (code: number, body: unknown = {}) =>
  () =>
    createJsonResponse(body, code);
const NO_VALIDATION = null;

const ROWS: readonly (Return & {
  given: string;
  log: string;
  result: string | null;
  code: string;
})[] = [
  {
    given: '[SPEC 4.1.3] no state',
    answer: { state: '' },
    log: 'no state in url',
    result: NO_VALIDATION,
    code: 'noState',
  },
  {
    given: '[SPEC 4.1.3] no code',
    answer: { code: '' },
    log: 'no code in url',
    result: NO_VALIDATION,
    code: 'noCode',
  },
  {
    given: '[SPEC 4.1.4] another state',
    answer: { state: 'forged' },
    log: 'codeFlowCodeRequest incorrect state',
    result: 'StatesDoNotMatch',
    code: 'incorrectState',
  },
  {
    given: '[SPEC 4.1.4] two states',
    href: (correct) => `${correct}&state=forged`,
    log: 'a parameter occurs twice in the callback URL',
    result: NO_VALIDATION,
    code: 'doubledParameter',
  },
  {
    given: '[SPEC 4.1.4] an answer after more than 15 minutes',
    laterMs: TIMING.attemptLifeMs + 1,
    log: 'the sign-in attempt is older than 15 minutes',
    result: NO_VALIDATION,
    code: 'attemptExpired',
  },
  {
    given: '[SPEC 4.6.1] access denied',
    answer: { code: '', error: 'access_denied' },
    log: 'the sign-in was declined (access_denied)',
    result: 'SecureTokenServerError',
    code: 'signInDeclined',
  },
  {
    given: '[SPEC 4.6.1] login required',
    answer: { code: '', error: 'login_required' },
    log: 'the provider needs the person to sign in (login_required)',
    result: 'LoginRequired',
    code: 'loginRequired',
  },
  {
    given: '[SPEC 4.8.1] iss of another provider',
    answer: { iss: 'https://other.example' },
    log: 'authorizedCallback, token(s) validation failed, resetting (IssDoesNotMatchIssuer)',
    result: 'IssDoesNotMatchIssuer',
    code: 'validationFailed',
  },
  {
    given: '[SPEC 4.8.1] an ID token for another client',
    claims: { aud: 'other' },
    log: 'authorizedCallback, token(s) validation failed, resetting (IncorrectAud)',
    result: 'IncorrectAud',
    code: 'validationFailed',
  },
  {
    given: '[SPEC 8.3] an empty key set',
    handlers: { [`GET ${DOOR_ORIGIN}/jwks`]: status(200, { keys: [] }) },
    log: 'Array of keys was empty. Unable to extract (SignatureFailed)',
    result: 'SignatureFailed',
    code: 'noKeys',
  },
  {
    given: '[SPEC 8.3] a key of another kid',
    handlers: {
      [`GET ${DOOR_ORIGIN}/jwks`]: status(200, { keys: [{ kty: 'RSA', kid: 'other' }] }),
    },
    log: 'No key found matching the spec (SignatureFailed)',
    result: 'SignatureFailed',
    code: 'noKeyMatches',
  },
  {
    given: '[SPEC 5.1.14] user data of somebody else',
    handlers: { [`GET ${DOOR_ORIGIN}/me`]: status(200, { sub: 'somebody-else' }) },
    log: 'Received no user data, request failed',
    result: NO_VALIDATION,
    code: 'noUserData',
  },
  {
    given: '[SPEC 4.1.5] a code that the provider refuses',
    handlers: { [`POST ${DOOR_ORIGIN}/token`]: status(400, { error: 'invalid_grant' }) },
    log: 'the provider answered with an error (invalid_grant)',
    result: 'SecureTokenServerError',
    code: 'providerRefused',
  },
  {
    given: '[SPEC 4.5.5] a door token that the sign-in server refuses',
    handlers: { [`POST ${PORTAL_ORIGIN}/connect/token`]: status(400, { error: 'invalid_grant' }) },
    log: 'the sign-in server refused the door access token',
    result: 'Ok',
    code: 'exchangeRefused',
  },
];

test.each(ROWS)('$given: "$log"', async ({ log, result, code, ...given }) => {
  const tab = await signInWith(given);
  await finished(tab);
  const { session, validation } = tab.state();

  expect(tab.ports.logs.map(({ text }) => text.replace(/^\[\w+\] \w+ - /, ''))).toContainEqual(
    expect.stringContaining(log),
  );
  expect(tab.events()).toContain('session/checkingAuthFinishedWithError');
  expect(session).toMatchObject({ status: 'signedOut', user: null, problem: { code } });
  expect(validation.latest?.result ?? null).toBe(result);
  expect(tab.navigations.at(-1)).toMatch(/^replace (\/tr)?\/unauthorized$/);
  expect(tab.ports.location.href()).toBe(CALLBACK);
  expect(tab.ports.localStorage.read('sol-auth')).toBeNull();
  expect(readFlow(tab.ports, 'door').authzData).toBeUndefined();
});

test('[SPEC 8.3] a discovery document without a token endpoint: "Token Endpoint not defined"', async () => {
  const document = {
    issuer: DOOR_ORIGIN,
    authorization_endpoint: `${DOOR_ORIGIN}/auth`,
    jwks_uri: `${DOOR_ORIGIN}/jwks`,
  };
  const world = await createFakeServers(() => NOW_MS);
  world.answer({ [`GET ${DOOR_ORIGIN}/.well-known/openid-configuration`]: status(200, document) });
  const leaving = openTab(world);
  leaving.store.dispatch(signInRequested({}));
  await waitUntil(() => leaving.ports.visited.length > 0);
  const tab = openTab(world, {
    href: world.comeBack(leaving.ports.visited[0]!),
    after: leaving.ports,
  });
  await finished(tab);
  expect(tab.errors()).toEqual(['[ERROR] door - Token Endpoint not defined']);
});

test.each([
  {
    given: 'no configuration',
    config: { signIn: [] },
    log: 'Please provide a configuration before setting up the module',
  },
  { given: 'another response type', responseType: 'token', log: 'Invalid response type!' },
])('[SPEC 8.3] sign-in with $given: "$log"', async ({ config, responseType, log }) => {
  const world = await createFakeServers(() => NOW_MS);
  const signIn = [{ authority: DOOR_ORIGIN, clientId: 'p', redirectUrl: CALLBACK, responseType }];
  world.answer({ [`GET ${PORTAL_ORIGIN}/config.json`]: status(200, config ?? { signIn }) });
  const tab = openTab(world);
  tab.store.dispatch(signInRequested({}));
  await waitUntil(() => tab.state().session.problem !== null);
  expect(tab.errors()).toContain(`[ERROR] signIn - ${log}`);
  expect(tab.ports.visited).toEqual([]);
});

test('a second answer for the same attempt does not disturb the session that the first one began', async () => {
  const world = await createFakeServers(() => NOW_MS);
  const leaving = openTab(world);
  leaving.store.dispatch(signInRequested({}));
  await waitUntil(() => leaving.ports.visited.length > 0);
  const href = world.comeBack(leaving.ports.visited[0]!);
  const first = openTab(world, { href, after: leaving.ports });
  await finished(first);

  const second = openTab(world, { href, after: first.ports });
  await finished(second);
  expect(second.state().session).toMatchObject({
    status: 'signedIn',
    problem: { code: 'incorrectState' },
  });
  expect(second.navigations).toEqual(['replace /']);
});

const DEAD_ENDS = [
  { given: 'nothing, as after a reload', address: '/callback' },
  { given: 'empty values', address: '/callback?code=&state=' },
  { given: 'something else', address: '/callback?session_state=s' },
  { given: 'a code without its state', address: '/callback?code=c' },
  { given: 'the answer behind #', address: '/callback#code=c&state=s' },
  { given: 'a language and nothing', address: '/ar/callback' },
  { given: 'a language and a code without its state', address: '/ar/callback?code=c' },
  { given: 'a language and the answer behind #', address: '/ar/callback#code=c&state=s' },
];

/** Opens the page of an address in a browser where nobody has asked for an answer. */
async function pageAt(address: string, isSignedIn: boolean, language = 'en'): Promise<Tab> {
  const options = isSignedIn ? {} : { product: null, provider: null, user: null };
  const { world, ports } = await openStoredSession(options);
  const href = PORTAL_ORIGIN + address;
  const tab = openTab(world, { href, after: ports, ports: { language: () => language } });
  await finished(tab);
  return tab;
}

describe('[SPEC 4.1.3, 8.3] a callback that carries', () => {
  test.each(DEAD_ENDS)('$given: says so and leads to the sign-in', async ({ address }) => {
    const tab = await pageAt(address, false);
    expect(tab.errors()).toEqual(['[ERROR] door - no state in url']);
    expect(tab.state().session).toMatchObject({
      status: 'signedOut',
      problem: { code: 'noState' },
    });
    expect(tab.navigations).toEqual(['replace /unauthorized']);
    expect(tab.ports.location.href()).toBe(CALLBACK);
  });

  test.each(DEAD_ENDS)('$given: leads on whoever is signed in', async ({ address }) => {
    const tab = await pageAt(address, true);
    expect(tab.state().session).toMatchObject({ status: 'signedIn', user: { sub: 'grace' } });
    expect(tab.navigations).toEqual(['replace /']);
    expect(tab.ports.location.href()).toBe(CALLBACK);
  });

  test('nothing: in the language of the person', async () => {
    expect((await pageAt('/callback', false, 'tr')).navigations).toEqual([
      'replace /tr/unauthorized',
    ]);
  });
});

test.each(['ar', 'en'])(
  '[SPEC 2.6] the prefix %s before the callback is dropped: its answer signs in',
  async (locale) => {
    const href = (correct: string) => correct.replace('/callback', `/${locale}/callback`);
    const tab = await signInWith({ href });
    await finished(tab);
    expect(tab.state().session).toMatchObject({ status: 'signedIn', problem: null });
    expect(tab.navigations).toEqual(['replace /tr/have-your-say']);
    expect(tab.ports.location.href()).toBe(CALLBACK);
  },
);

test('[SPEC 2.6] an answer that says no is read behind a prefix as well', async () => {
  const href = (correct: string) => correct.replace('/callback', '/ar/callback');
  const tab = await signInWith({ href, answer: { code: '', error: 'access_denied' } });
  await finished(tab);
  expect(tab.state().session.problem).toMatchObject({ code: 'signInDeclined' });
});

test('[SPEC 9.11] a code exchange without a network is tried again after 3 s, three times in all', async () => {
  const world = await createFakeServers(() => NOW_MS);
  const leaving = openTab(world);
  leaving.store.dispatch(signInRequested({}));
  await waitUntil(() => leaving.ports.visited.length > 0);
  world.answer({ [`POST ${DOOR_ORIGIN}/token`]: createNetworkError });
  const tab = openTab(world, {
    href: world.comeBack(leaving.ports.visited[0]!),
    after: leaving.ports,
  });
  const tries = () => world.calls.filter(({ key }) => key === `POST ${DOOR_ORIGIN}/token`).length;
  await waitUntil(() => tries() === 1);
  await tab.ports.advance(3_000 - 1);
  expect(tries()).toBe(1);
  await tab.ports.advance(1);
  await waitUntil(() => tries() === 2);
  await tab.ports.advance(3_000);
  await finished(tab);
  expect(tries()).toBe(3);
  expect(tab.state().session.problem).toEqual({ code: 'providerUnreachable' });
});

test('endpoints that cannot be read anew for an unknown key are no problem of the configuration', async () => {
  const discovery = `GET ${DOOR_ORIGIN}/.well-known/openid-configuration`;
  const world = await createFakeServers(() => NOW_MS);
  const leaving = openTab(world);
  leaving.store.dispatch(signInRequested({}));
  await waitUntil(() => leaving.ports.visited.length > 0);
  const before = listCallsTo(world, discovery).length;
  world.answer({
    [discovery]: () => createJsonResponse({}, 404),
    [`GET ${DOOR_ORIGIN}/jwks`]: () => createJsonResponse({ keys: [{ kty: 'RSA', kid: 'other' }] }),
  });
  const href = world.comeBack(leaving.ports.visited[0]!);
  const tab = openTab(world, { href, after: leaving.ports });
  await finished(tab);
  expect(listCallsTo(world, discovery)).toHaveLength(before + 1);
  expect(tab.state().session.problem).not.toBeNull();
  expect(tab.state().config.problems).toEqual([]);
});

test('[SPEC 7.2.3] a code whose exchange timed out may be spent: it is not sent again', async () => {
  const world = await createFakeServers(() => NOW_MS);
  const leaving = openTab(world);
  leaving.store.dispatch(signInRequested({}));
  await waitUntil(() => leaving.ports.visited.length > 0);
  world.answer({ [`POST ${DOOR_ORIGIN}/token`]: createTimeoutError });
  const href = world.comeBack(leaving.ports.visited[0]!);
  const tab = openTab(world, { href, after: leaving.ports });
  await finished(tab);
  expect(listCallsTo(world, `POST ${DOOR_ORIGIN}/token`)).toHaveLength(1);
  expect(tab.state().session.problem).toEqual({ code: 'providerUnreachable' });
});

describe('servers that take the connection and never answer', () => {
  /** Promised limit, and not whatever the constant says. */
  const DUE_MS = 35_000;

  test('[SPEC 7.2.1] what timed out is not asked for again', async () => {
    const world = await createFakeServers(() => NOW_MS);
    const discovery = `GET ${DOOR_ORIGIN}/.well-known/openid-configuration`;
    world.answer({ [discovery]: createTimeoutError });
    const tab = openTab(world);
    await waitUntil(isSessionKnown(tab));
    tab.store.dispatch(signInRequested({}));
    await waitUntil(() => tab.state().session.problem !== null);
    expect(tab.state().session.problem).toEqual({ code: 'discoveryFailed' });
    expect(listCallsTo(world, discovery)).toHaveLength(1);
  });

  test('[SPEC 4.1.2] a sign-in that cannot leave is decided in time, and leaves nothing behind', async () => {
    const world = await createFakeServers(() => NOW_MS);
    const tab = openTab(world);
    await waitUntil(isSessionKnown(tab));
    world.hold(`GET ${DOOR_ORIGIN}/.well-known/openid-configuration`);
    tab.store.dispatch(signInRequested({}));
    await tab.ports.advance(DUE_MS - 1);
    expect(tab.state().session.problem).toBeNull();
    await tab.ports.advance(1);
    expect(tab.state().session.problem).toEqual({ code: 'providerUnreachable' });
    expect(tab.ports.visited).toEqual([]);
    expect(readFlow(tab.ports, 'door').authRequests).toEqual({});
  });

  test.each([
    { held: `POST ${DOOR_ORIGIN}/token`, code: 'providerUnreachable' },
    { held: `GET ${DOOR_ORIGIN}/jwks`, code: 'providerUnreachable' },
    { held: `GET ${DOOR_ORIGIN}/me`, code: 'providerUnreachable' },
    { held: `POST ${PORTAL_ORIGIN}/connect/token`, code: 'signInServerUnreachable' },
  ])('[SPEC 4.1.5] an answer that hangs at $held is decided in time', async ({ held, code }) => {
    const world = await createFakeServers(() => NOW_MS);
    const leaving = openTab(world);
    leaving.store.dispatch(signInRequested({}));
    await waitUntil(() => leaving.ports.visited.length > 0);
    world.hold(held);
    const href = world.comeBack(leaving.ports.visited[0]!);
    const tab = openTab(world, { href, after: leaving.ports });
    await waitUntil(() => listCallsTo(world, held).length > 0);
    await tab.ports.advance(DUE_MS);
    await finished(tab);
    expect(listCallsTo(world, held)).toHaveLength(1);
    expect(tab.state().session).toMatchObject({ status: 'signedOut', problem: { code } });
    expect(tab.navigations).toEqual(['replace /unauthorized']);
  });

  test.each([
    {
      answered: status(503, { error: 'temporarily_unavailable' }),
      code: 'signInServerUnreachable',
    },
    {
      answered: status(503, { error: 'temporarily_unavailable', code: 'doorMisconfigured' }),
      code: 'doorMisconfigured',
    },
    { answered: status(429, { code: 'tooManyFromNetwork' }), code: 'tooManyFromNetwork' },
    { answered: status(429), code: 'tooManyTries' },
  ])(
    '[SPEC 4.5.1] $code: it is said, and after a reload the door’s token is exchanged',
    async ({ answered, code }) => {
      const world = await createFakeServers(() => NOW_MS);
      const leaving = openTab(world);
      leaving.store.dispatch(signInRequested({}));
      await waitUntil(() => leaving.ports.visited.length > 0);
      const href = world.comeBack(leaving.ports.visited[0]!);
      const exchange = `POST ${PORTAL_ORIGIN}/connect/token`;
      world.answer({ [exchange]: answered });
      const tab = openTab(world, { href, after: leaving.ports });
      await finished(tab);
      expect(tab.state().session).toMatchObject({ status: 'signedOut', problem: { code } });
      expect(listCallsTo(world, exchange)).toHaveLength(1);

      const granted = { access_token: 'at', refresh_token: 'rt', expires_in: 300 };
      world.answer({ [exchange]: status(200, granted) });
      const reloaded = openTab(world, { after: tab.ports });
      await waitUntil(isSessionKnown(reloaded));
      expect(reloaded.state().session.status).toBe('signedIn');
      expect(listCallsTo(world, exchange)).toHaveLength(2);
    },
  );

  test('[SPEC 4.5.4, 8.2] user data that hang do not hold up the session', async () => {
    const world = await createFakeServers(() => NOW_MS);
    const leaving = openTab(world);
    leaving.store.dispatch(signInRequested({ returnTo: '/blogs' }));
    await waitUntil(() => leaving.ports.visited.length > 0);
    const userInfo = `GET ${PORTAL_ORIGIN}/connect/userinfo`;
    world.hold(userInfo);
    const href = world.comeBack(leaving.ports.visited[0]!);
    const tab = openTab(world, { href, after: leaving.ports });
    await waitUntil(() => listCallsTo(world, userInfo).length > 0);
    await tab.ports.advance(DUE_MS);
    await finished(tab);
    expect(tab.state().session).toMatchObject({ status: 'signedIn', user: null });
    expect(tab.navigations).toEqual(['replace /blogs']);
  });
});

test('[SPEC 2.5, 4.8.1] why a sign-in failed is told on the page that is loaded anew in the person’s language, once', async () => {
  const tab = await signInWith({ answer: { code: '', error: 'access_denied' } });
  await finished(tab);
  const { problem } = tab.state().session;
  expect(problem).not.toBeNull();
  expect(tab.navigations).toEqual(['replace /tr/unauthorized']);
  const next = { href: `${PORTAL_ORIGIN}/tr/unauthorized`, after: tab.ports };
  const world = await createFakeServers(() => NOW_MS);
  const page = openTab(world, next);
  await waitUntil(() => page.state().session.problem !== null);
  expect(page.state().session.problem).toEqual(problem);

  const reloaded = openTab(world, { ...next, after: page.ports });
  await waitUntil(isSessionKnown(reloaded));
  expect(reloaded.state().session.problem).toBeNull();
});

test('[SPEC 2.5, 4.8.1] in the language of the callback the page is not loaded anew: nothing is left for another one to tell', async () => {
  const returnTo = '/en/have-your-say';
  const tab = await signInWith({ answer: { code: '', error: 'access_denied' }, returnTo });
  await finished(tab);
  await waitUntil(() => tab.navigations.length > 0);
  expect(tab.navigations).toEqual(['replace /en/unauthorized']);
  expect(tab.state().session.problem).not.toBeNull();
  expect(tab.ports.sessionStorage.read(STORAGE_KEYS.news)).toBeNull();
});
