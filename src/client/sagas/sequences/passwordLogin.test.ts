/** @jest-environment node */
import { STORAGE_KEYS } from '../../../shared/constants';
import { depositSecrets } from '../../api/depositSecrets';
import type { PasskeyPort } from '../../browser/ports';
import { aSignedPasskey } from '../../testing/accountFactories';
import {
  passkeyRequested,
  passwordFormLeft,
  passwordSignInRequested,
  secondFactorGivenUp,
  secondFactorRequested,
  signInFailed,
  signOutRequested,
} from '../../state/sessionSlice';
import {
  DOOR_ORIGIN,
  createFakeServers,
  GRACE,
  createJsonResponse,
  NOW_MS,
  createNetworkError,
  PORTAL_ORIGIN,
} from '../testing/fakeServers';
import type { FakeServers, Handler } from '../testing/fakeServers';
import { isSessionKnown, openTab, waitUntil, type Tab } from '../testing/openTab';
import { listCallsTo } from '../testing/providerTab';

const LOGIN = `POST ${PORTAL_ORIGIN}/connect/token`;
const USER_INFO = `GET ${PORTAL_ORIGIN}/connect/userinfo`;
const PASSWORD = 'lanterns over the quay';
const GRANTED = { access_token: 'outside', refresh_token: 'r', expires_in: 300 };
const isByPassword = (form: Readonly<Record<string, string>>) => form['grant_type'] === 'password';
const grantsAsked = (world: FakeServers) =>
  listCallsTo(world, LOGIN).map(({ form }) => form['grant_type']);
const refused = () => createJsonResponse({ error: 'invalid_grant' }, 400);
const RETURN_TO = '/tr/blogs?page=2#top';

/** Sends the form as a person has filled it in. */
function sendForm({ store }: Tab): void {
  const ticket = store.dispatch(depositSecrets({ email: GRACE.email, password: PASSWORD }));
  store.dispatch(passwordSignInRequested({ ticket, returnTo: RETURN_TO }));
}

/** Opens a tab in which the door has signed a person in. */
function tabOfDoor(world: FakeServers): Tab {
  const tab = openTab(world, { hasSagas: false });
  const flow = { authnResult: { access_token: 'door-token' } };
  tab.ports.sessionStorage.write('door', JSON.stringify(flow));
  return tab;
}

async function signInAt(world: FakeServers, before?: Tab): Promise<Tab> {
  const tab = openTab(world, {
    href: `${PORTAL_ORIGIN}/tr/sign-in`,
    ...(before && { after: before.ports }),
  });
  await waitUntil(isSessionKnown(tab));
  sendForm(tab);
  await waitUntil(() => !tab.state().session.passwordSignIn.isPending);
  return tab;
}

async function answered(answer: Handler): Promise<{ world: FakeServers; tab: Tab }> {
  const world = await createFakeServers(() => NOW_MS);
  world.answer({ [LOGIN]: answer });
  return { world, tab: await signInAt(world) };
}

const problemOf = (tab: Tab) => tab.state().session.passwordSignIn.problem;

test('[SPEC 1.4, 3.4.1, 7.1.1] the login is a form with these fields and no other', async () => {
  const world = await createFakeServers(() => NOW_MS);
  await signInAt(world);
  expect(listCallsTo(world, LOGIN).map(({ form }) => form)).toEqual([
    {
      username: GRACE.email,
      password: PASSWORD,
      grant_type: 'password',
      scope: 'offline_access profile roles phone email',
    },
  ]);
});

test('[SPEC 4.5.4, 7.1.4] the auth is saved, the user fetched and published, and the person is where they wanted to go', async () => {
  const world = await createFakeServers(() => NOW_MS);
  const tab = await signInAt(world);
  await waitUntil(() => tab.navigations.length > 0);
  expect(tab.state().session).toMatchObject({ status: 'signedIn', user: GRACE, problem: null });
  expect(tab.ports.cookies.read('accessToken')).not.toBeNull();
  expect(JSON.parse(tab.ports.localStorage.read('sol-user')!)).toEqual(GRACE);
  expect(tab.navigations).toEqual([`replace ${RETURN_TO}`]);
  expect(tab.errors()).toEqual([]);
});

test('[SPEC 7.1.1] the password stands in no action, not in the store and not in the log', async () => {
  const { world, tab } = await answered(refused);
  world.answer({ [LOGIN]: createNetworkError });
  await signInAt(world, tab);
  const seen = JSON.stringify([tab.actions, tab.state(), tab.ports.logs]);
  expect(listCallsTo(world, LOGIN)).toHaveLength(2);
  expect(seen).not.toContain(PASSWORD);
});

describe('[SPEC 4.5.5, 8.1] a refused login', () => {
  test('[SPEC 4.5.5, 8.1] is logged, publishes that there is no user, and stays on the form', async () => {
    const { world, tab } = await answered(refused);
    expect(problemOf(tab)?.code).toBe('passwordRefused');
    expect(tab.state().session).toMatchObject({ status: 'signedOut', user: null, problem: null });
    expect(tab.events().filter((type) => type === 'session/userDataChanged')).toHaveLength(2);
    expect(tab.ports.logs.map(({ text }) => text)).toEqual([
      '[WARN] product - the sign-in server refused the password login (invalid_grant)',
    ]);
    expect([tab.navigations, tab.ports.visited]).toEqual([[], []]);
    expect(listCallsTo(world, USER_INFO)).toEqual([]);
  });

  test('[SPEC 4.5.5, 8.1] tries the external login, without a redirect', async () => {
    const world = await createFakeServers(() => NOW_MS);
    let grants = 0;
    world.answer({
      [LOGIN]: ({ form }) => {
        grants += 1;
        // The start-up asks for the external login as well: the first answer sends it away.
        if (grants === 1 || isByPassword(form))
          return createJsonResponse({ error: 'invalid_grant' }, 400);
        return createJsonResponse(GRANTED);
      },
    });
    const tab = await signInAt(world, tabOfDoor(world));
    await waitUntil(() => tab.navigations.length > 0);
    expect(grantsAsked(world)).toEqual([
      'sol:door_account_token',
      'password',
      'sol:door_account_token',
    ]);
    expect(tab.state().session).toMatchObject({ status: 'signedIn', user: GRACE });
    expect(tab.ports.visited).toEqual([]);
  });
});

test('[SPEC 8.2] a session without its user record is a session', async () => {
  const world = await createFakeServers(() => NOW_MS);
  world.answer({ [USER_INFO]: () => createJsonResponse({}, 404) });
  const tab = await signInAt(world);
  expect(tab.state().session).toMatchObject({ status: 'signedIn', user: null });
  expect(tab.errors()).toEqual(['[ERROR] product - Failed to retrieve user info (404)']);
});

test.each([
  [
    'too many tries',
    () =>
      Response.json(
        { error: 'temporarily_unavailable' },
        { status: 429, headers: { 'retry-after': '240' } },
      ),
    { code: 'tooManyTries', retryAfterMs: 240_000 },
  ],
  [
    'too many tries from one network',
    () =>
      Response.json(
        { error: 'temporarily_unavailable', code: 'tooManyFromNetwork' },
        { status: 429, headers: { 'retry-after': '240' } },
      ),
    { code: 'tooManyFromNetwork', retryAfterMs: 240_000 },
  ],
  ['a server that is down', () => createJsonResponse({}, 503), { code: 'signInServerUnreachable' }],
  ['no network', createNetworkError, { code: 'signInServerUnreachable' }],
])('[SPEC 4.5.5] %s: the form says so, and the login is not repeated', async (_, answer, said) => {
  const { world, tab } = await answered(answer);
  expect(problemOf(tab)).toMatchObject(said);
  expect(listCallsTo(world, LOGIN)).toHaveLength(1);
});

test('[SPEC 7.1.1] a second try while one is under way is ignored', async () => {
  const world = await createFakeServers(() => NOW_MS);
  const tab = openTab(world);
  await waitUntil(isSessionKnown(tab));
  const release = world.hold(LOGIN);
  for (const password of [PASSWORD, 'another']) {
    const ticket = tab.store.dispatch(depositSecrets({ email: GRACE.email, password }));
    tab.store.dispatch(passwordSignInRequested({ ticket, returnTo: '/' }));
  }
  await waitUntil(() => listCallsTo(world, LOGIN).length > 0);
  release();
  await waitUntil(() => tab.state().session.status === 'signedIn');
  expect(listCallsTo(world, LOGIN)).toHaveLength(1);
});

test('[SPEC 4.5.1, 7.1.1] sent while the start still looks who is here, it waits for its turn, and is not ended by what the start finds', async () => {
  const world = await createFakeServers(() => NOW_MS);
  let answerDoor: (answer: Response) => void;
  let answerForm: (answer: Response) => void;
  const door = new Promise<Response>((answer) => (answerDoor = answer));
  const byPassword = new Promise<Response>((answer) => (answerForm = answer));
  world.answer({ [LOGIN]: ({ form }) => (isByPassword(form) ? byPassword : door) });
  const tab = openTab(world, { after: tabOfDoor(world).ports });
  sendForm(tab);
  await waitUntil(() => listCallsTo(world, LOGIN).length > 0);
  answerDoor!(createJsonResponse({ error: 'invalid_grant' }, 400));
  await waitUntil(isSessionKnown(tab));
  expect(tab.state().session.passwordSignIn.isPending).toBe(true);
  answerForm!(createJsonResponse(GRANTED));
  await waitUntil(() => tab.navigations.length > 0);
  expect(grantsAsked(world)).toEqual(['sol:door_account_token', 'password']);
  expect(tab.state().session).toMatchObject({ status: 'signedIn', user: GRACE });
});

test('[SPEC 4.5.6] who signed in by password signs out without being asked by the door', async () => {
  const world = await createFakeServers(() => NOW_MS);
  const tab = await signInAt(world);
  await waitUntil(() => tab.navigations.length > 0);
  tab.store.dispatch(signOutRequested());
  await waitUntil(() => tab.navigations.length > 1);
  expect(tab.ports.visited.filter((url) => url.startsWith(DOOR_ORIGIN))).toEqual([]);
  expect(tab.navigations.at(-1)).toBe('replace /tr/');
  expect(tab.ports.localStorage.read(STORAGE_KEYS.passwordSession)).toBeNull();
});

describe('a second factor', () => {
  const MFA_TOKEN = 'the-token-of-this-attempt';
  const OTP = '492817';
  const challenge = () => createJsonResponse({ error: 'mfa_required', mfa_token: MFA_TOKEN }, 403);
  const refuse = (code: string) => () => createJsonResponse({ error: 'invalid_grant', code }, 400);

  /** Signs in with the password; codes are answered by `answers`, one after another. */
  async function challenged(...answers: readonly Handler[]) {
    const world = await createFakeServers(() => NOW_MS);
    const left = [...answers];
    world.answer({
      [LOGIN]: (call) => (isByPassword(call.form) ? challenge() : left.shift()!(call)),
    });
    return { world, tab: await signInAt(world) };
  }
  async function sendCode(tab: Tab, fields: object = { otp: OTP }): Promise<void> {
    const ticket = tab.store.dispatch(depositSecrets({ ...fields }));
    tab.store.dispatch(secondFactorRequested({ ticket }));
    await waitUntil(() => !tab.state().session.passwordSignIn.isPending);
  }
  const accept = () => createJsonResponse(GRANTED);

  test('after the password the form asks for the code, and with it the session begins', async () => {
    const { world, tab } = await challenged(accept);
    expect(tab.state().session.passwordSignIn).toEqual({
      isPending: false,
      problem: null,
      needsCode: true,
      methods: ['otp'],
    });
    expect([tab.navigations, tab.errors()]).toEqual([[], []]);
    await sendCode(tab);
    await waitUntil(() => tab.navigations.length > 0);
    expect(listCallsTo(world, LOGIN).at(-1)!.form).toEqual({
      grant_type: 'sol:mfa',
      mfa_token: MFA_TOKEN,
      otp: OTP,
    });
    expect(tab.state().session).toMatchObject({ status: 'signedIn', user: GRACE });
    expect(tab.ports.localStorage.read(STORAGE_KEYS.passwordSession)).toBe('true');
    expect(tab.navigations).toEqual([`replace ${RETURN_TO}`]);
    expect(JSON.stringify([tab.actions, tab.state(), tab.ports.logs])).not.toMatch(
      new RegExp([MFA_TOKEN, OTP, PASSWORD].join('|')),
    );
  });

  test('a wrong code and a wait are said, the form goes on asking, and a recovery code will do', async () => {
    const wait = () =>
      Response.json(
        { error: 'temporarily_unavailable' },
        { status: 429, headers: { 'retry-after': '60' } },
      );
    const { world, tab } = await challenged(refuse('wrongCode'), wait, accept);
    await sendCode(tab);
    expect(tab.state().session.passwordSignIn).toMatchObject({
      needsCode: true,
      problem: { code: 'wrongCode' },
    });
    await sendCode(tab);
    expect(tab.state().session.passwordSignIn).toMatchObject({
      needsCode: true,
      problem: { code: 'tooManyTries', retryAfterMs: 60_000 },
    });
    await sendCode(tab, { recovery_code: 'ABCD-EFGH-JKMN-PQRS' });
    await waitUntil(() => tab.navigations.length > 0);
    expect(listCallsTo(world, LOGIN).at(-1)!.form).toMatchObject({
      recovery_code: 'ABCD-EFGH-JKMN-PQRS',
    });
  });

  test('a code that came too late leads back to the password, which can be sent again', async () => {
    const { tab } = await challenged(refuse('signInExpired'), accept);
    await sendCode(tab);
    const { passwordSignIn } = tab.state().session;
    expect(passwordSignIn).toMatchObject({ problem: { code: 'signInExpired' } });
    expect(passwordSignIn.needsCode).toBeUndefined();
    sendForm(tab);
    await waitUntil(() => tab.state().session.passwordSignIn.needsCode === true);
    await sendCode(tab);
    await waitUntil(() => tab.navigations.length > 0);
  });

  test.each([
    ['the person goes back', secondFactorGivenUp()],
    ['the page is left', passwordFormLeft()],
    ['another way to sign in fails', signInFailed({ code: 'providerUnreachable' })],
  ])('when %s, the password is asked for again and can be sent', async (_, action) => {
    const { tab } = await challenged(accept);
    tab.store.dispatch(action);
    expect(tab.state().session.passwordSignIn.needsCode).toBeUndefined();
    sendForm(tab);
    await waitUntil(() => tab.state().session.passwordSignIn.needsCode === true);
    await sendCode(tab);
    await waitUntil(() => tab.navigations.length > 0);
  });

  describe('by a passkey', () => {
    const ASK = `POST ${PORTAL_ORIGIN}/connect/passkey`;
    const OPTIONS = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' };
    const SIGNED = aSignedPasskey();

    /** Signs in with the password; the browser answers with `get`, the host with `answers`. */
    async function challengedForPasskey(
      get: PasskeyPort['get'],
      ask: Handler,
      ...answers: readonly Handler[]
    ) {
      const given = await challenged(...answers);
      given.world.answer({ [ASK]: ask });
      given.tab.ports.authenticator = { get };
      return given;
    }
    const askOk = () => createJsonResponse(OPTIONS);
    const usePasskey = async (tab: Tab) => {
      tab.store.dispatch(passkeyRequested());
      await waitUntil(() => !tab.state().session.passwordSignIn.isPending);
    };

    test('a challenge is asked for with the token, and what is signed completes the sign-in', async () => {
      const asked: unknown[] = [];
      const { world, tab } = await challengedForPasskey(
        async (options) => {
          asked.push(options);
          return SIGNED;
        },
        askOk,
        accept,
      );
      await usePasskey(tab);
      await waitUntil(() => tab.navigations.length > 0);
      expect(asked).toEqual([OPTIONS]);
      expect(listCallsTo(world, ASK).map(({ form }) => form)).toEqual([{ mfa_token: MFA_TOKEN }]);
      expect(listCallsTo(world, LOGIN).at(-1)!.form).toEqual({
        grant_type: 'sol:mfa',
        mfa_token: MFA_TOKEN,
        passkey: JSON.stringify(SIGNED),
      });
      expect(JSON.stringify([tab.actions, tab.state(), tab.ports.logs])).not.toMatch(
        new RegExp([MFA_TOKEN, SIGNED.response.signature, OPTIONS.challenge].join('|')),
      );
    });

    test('a dialog that was closed and a refusal are said, and it can be tried again', async () => {
      const given = [null, SIGNED, SIGNED];
      const { tab } = await challengedForPasskey(
        async () => given.shift() ?? null,
        askOk,
        refuse('wrongPasskey'),
        accept,
      );
      const problem = () => tab.state().session.passwordSignIn;
      await usePasskey(tab);
      expect(problem()).toMatchObject({ needsCode: true, problem: { code: 'passkeyNotUsed' } });
      await usePasskey(tab);
      expect(problem()).toMatchObject({ needsCode: true, problem: { code: 'wrongPasskey' } });
      await usePasskey(tab);
      await waitUntil(() => tab.navigations.length > 0);
    });

    test.each([
      ['signInExpired', refuse('signInExpired'), undefined],
      ['signInServerUnreachable', createNetworkError, true],
    ] as const)('a challenge that is not given is said: %s', async (code, ask, needsCode) => {
      const { tab } = await challengedForPasskey(async () => SIGNED, ask);
      await usePasskey(tab);
      const { passwordSignIn } = tab.state().session;
      expect([passwordSignIn.problem?.code, passwordSignIn.needsCode]).toEqual([code, needsCode]);
    });

    test('who goes back while the browser asks sends the password again', async () => {
      let isAsked = false;
      const { tab } = await challengedForPasskey(
        () => {
          isAsked = true;
          return new Promise(() => undefined);
        },
        askOk,
        accept,
      );
      tab.store.dispatch(passkeyRequested());
      await waitUntil(() => isAsked);
      tab.store.dispatch(secondFactorGivenUp());
      sendForm(tab);
      await waitUntil(() => tab.state().session.passwordSignIn.needsCode === true);
      await sendCode(tab);
      await waitUntil(() => tab.navigations.length > 0);
    });
  });

  test('no provider is asked after a right password', async () => {
    const world = await createFakeServers(() => NOW_MS);
    world.answer({
      [LOGIN]: ({ form }) => (isByPassword(form) ? challenge() : refuse('')()),
    });
    await signInAt(world, tabOfDoor(world));
    expect(grantsAsked(world)).toEqual(['sol:door_account_token', 'password']);
  });
});
