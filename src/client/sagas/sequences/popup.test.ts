/** @jest-environment node */
import { TIMING } from '../../../shared/constants';
import { toPopupChannelName } from '../../../shared/popupChannel';
import { createMemoryPorts, type OpenedWindow } from '../../browser/memoryPorts';
import { sessionEnded, signInRequested, signInWindowGivenUp } from '../../state/sessionSlice';
import { readFlow } from '../provider/flowStorage';
import { signInByPopup } from '../provider/popup';
import {
  CONFIG_FILE,
  DOOR_ORIGIN,
  createFakeServers,
  createJsonResponse,
  NOW_MS,
  PORTAL_ORIGIN,
  type FakeServers,
} from '../testing/fakeServers';
import { mockPage } from '../testing/mockPage';
import { isSessionKnown, openTab, waitUntil, type Tab } from '../testing/openTab';

const PAGE = `${PORTAL_ORIGIN}/tr/dialogs?page=2`;

interface Given {
  readonly world: FakeServers;
  readonly tab: Tab;
}

interface Asked extends Given {
  readonly popup: OpenedWindow;
}

async function portal(option: object = {}): Promise<Given> {
  const world = await createFakeServers(() => NOW_MS);
  const signIn = [{ ...CONFIG_FILE.signIn[0], ...option }];
  world.answer({
    [`GET ${PORTAL_ORIGIN}/config.json`]: () => createJsonResponse({ ...CONFIG_FILE, signIn }),
  });
  const tab = openTab(world, { href: PAGE });
  await waitUntil(isSessionKnown(tab));
  return { world, tab };
}

const request = ({ tab }: Given) => tab.store.dispatch(signInRequested({ inWindow: true }));

/** Opens a window that has been sent to the provider. */
async function ask(option: object = {}): Promise<Asked> {
  const given = await portal(option);
  request(given);
  const popup = given.tab.ports.popups[0]!;
  await waitUntil(() => popup.visited.length > 0);
  return { ...given, popup };
}

const authorizeUrl = ({ popup }: Asked) => popup.visited[0]!;
const stateOf = (asked: Asked) => new URL(authorizeUrl(asked)).searchParams.get('state')!;
const envelope = (url: string) => ({ v: 1, kind: 'popup', url });
const answerOf = (asked: Asked, changes = {}) =>
  envelope(asked.world.comeBack(authorizeUrl(asked), changes));

/** Says it over the channel, as the helper page does, from a window that the portal cannot see. */
function sayOnChannel(asked: Asked, data: unknown) {
  const helper = createMemoryPorts({ browser: asked.tab.ports.browser });
  helper.openChannel(toPopupChannelName(stateOf(asked)), () => undefined).post(data);
}

const session = ({ tab }: Given) => tab.state().session;
const isSignedIn = (given: Given) => () => session(given).status === 'signedIn';
const isOver = (given: Given) => () => session(given).signInWindow === 'closed';
const warnings = ({ tab }: Given) =>
  tab.ports.logs.filter(({ level }) => level === 'warn').map(({ text }) => text);

function expectPageStays({ tab }: Given) {
  expect(tab.ports.visited).toEqual([]);
  expect(tab.navigations).toEqual([]);
  expect(tab.ports.location.href()).toBe(PAGE);
}

test('[SPEC 2.10] the window is opened at once, before anything is waited for, and then leaves for the provider', async () => {
  const given = await portal();
  request(given);
  const popup = given.tab.ports.popups[0]!;
  expect([popup.visited, session(given).signInWindow]).toEqual([[], 'open']);
  await waitUntil(() => popup.visited.length > 0);

  const asked = new URL(popup.visited[0]!);
  expect(asked.origin + asked.pathname).toBe(`${DOOR_ORIGIN}/auth`);
  expect(asked.searchParams.get('redirect_uri')).toBe(`${PORTAL_ORIGIN}/popup.html`);
  expect(asked.searchParams.get('code_challenge_method')).toBe('S256');
  expectPageStays(given);
});

test('a second factor is asked for by its class, before what the configuration asks for', async () => {
  const given = await portal({ customParamsAuthRequest: { acr_values: 'one-step', tenant: 'a' } });
  const parameters = { prompt: 'login', acr_values: 'two-steps passkey' };
  given.tab.store.dispatch(signInRequested({ inWindow: true, parameters }));
  const popup = given.tab.ports.popups[0]!;
  await waitUntil(() => popup.visited.length > 0);
  const { searchParams } = new URL(popup.visited[0]!);
  expect(searchParams.getAll('acr_values')).toEqual(['two-steps passkey']);
  expect([searchParams.get('prompt'), searchParams.get('tenant')]).toEqual(['login', 'a']);
  expectPageStays(given);
});

test('[SPEC 2.10, 4.1.5] its answer signs in: the window closes, the page stays as it was', async () => {
  const asked = await ask();
  asked.popup.say({ origin: PORTAL_ORIGIN, data: answerOf(asked) });
  await waitUntil(isOver(asked));
  expect(session(asked)).toMatchObject({ status: 'signedIn', user: { name: 'Grace Bell' } });
  expect(session(asked).problem).toBeNull();
  expect(asked.popup.isClosed).toBe(true);
  expect(readFlow(asked.tab.ports, 'door').authRequests).toEqual({});
  expectPageStays(asked);
});

test('[SPEC 2.10] neither the code nor any other secret gets into an action or the state', async () => {
  const asked = await ask();
  asked.popup.say({ origin: PORTAL_ORIGIN, data: answerOf(asked) });
  await waitUntil(isOver(asked));
  const seen = JSON.stringify([asked.tab.actions, asked.tab.state(), asked.tab.ports.logs]);
  expect(asked.world.secrets.filter((secret) => seen.includes(secret))).toEqual([]);
});

test('[SPEC 8.3] "There is already a popup open.": the open one goes on', async () => {
  const asked = await ask();
  request(asked);
  expect(session(asked)).toMatchObject({
    signInWindow: 'open',
    problem: { code: 'popupAlreadyOpen' },
  });
  expect(asked.tab.errors()).toEqual(['[ERROR] signIn - There is already a popup open.']);
  expect(asked.tab.ports.popups).toHaveLength(1);

  asked.popup.say({ origin: PORTAL_ORIGIN, data: answerOf(asked) });
  await waitUntil(isSignedIn(asked));
});

test('[SPEC 8.3] "Could not open popup": the browser blocks it, the next request may open one', async () => {
  const given = await portal();
  given.tab.ports.arePopupsBlocked = true;
  request(given);
  expect(session(given)).toMatchObject({
    signInWindow: 'closed',
    problem: { code: 'popupBlocked' },
  });
  expect(given.tab.errors()).toEqual(['[ERROR] signIn - Could not open popup']);

  given.tab.ports.arePopupsBlocked = false;
  request(given);
  expect(session(given)).toMatchObject({ signInWindow: 'open', problem: null });
});

describe('a window that is closed', () => {
  async function closedByPerson(): Promise<Asked> {
    const asked = await ask();
    await asked.tab.ports.advance(TIMING.popupIsolatedMs);
    asked.popup.isClosed = true;
    await asked.tab.ports.advance(200);
    return asked;
  }

  test('[SPEC 9.17] [SPEC 8.3] "User closed popup": it is looked at every 200 ms', async () => {
    const asked = await ask();
    await asked.tab.ports.advance(2 * TIMING.popupIsolatedMs);
    asked.popup.isClosed = true;
    await asked.tab.ports.advance(200 - 1);
    expect(session(asked).signInWindow).toBe('open');
    await asked.tab.ports.advance(1);
    expect(session(asked)).toMatchObject({
      signInWindow: 'closed',
      problem: { code: 'popupClosed' },
    });
    expect(warnings(asked)).toEqual(['[WARN] signIn - User closed popup']);
    expectPageStays(asked);
  });

  test('[SPEC 9.17] before it has left for the provider, a person has closed it', async () => {
    const given = await portal();
    given.world.answer({
      [`GET ${DOOR_ORIGIN}/.well-known/openid-configuration`]: () => new Promise(() => undefined),
    });
    request(given);
    given.tab.ports.popups[0]!.isClosed = true;
    await given.tab.ports.advance(200);
    expect(session(given).problem).toEqual({ code: 'popupClosed' });
  });

  test('[SPEC 9.17] right after it has left, the provider has cut it off: its answer comes over the channel', async () => {
    const asked = await ask();
    asked.popup.isClosed = true;
    await asked.tab.ports.advance(200);
    expect(session(asked)).toMatchObject({ signInWindow: 'isolated', problem: null });
    expect(warnings(asked)).toEqual([
      '[WARN] signIn - the sign-in window was cut off from the portal by its opener policy',
    ]);

    await asked.tab.ports.advance(60_000);
    expect(session(asked).signInWindow).toBe('isolated');
    sayOnChannel(asked, answerOf(asked));
    await waitUntil(isOver(asked));
    expect(session(asked)).toMatchObject({ status: 'signedIn', problem: null });
    expectPageStays(asked);
  });

  test('[SPEC 9.17] an answer that comes over the channel after all signs in', async () => {
    const asked = await closedByPerson();
    expect(session(asked).problem).toEqual({ code: 'popupClosed' });
    sayOnChannel(asked, answerOf(asked));
    await waitUntil(isSignedIn(asked));
    expect(session(asked)).toMatchObject({ signInWindow: 'closed', problem: null });
    expectPageStays(asked);
  });

  test('[SPEC 9.17] its answer no longer counts once another sign-in has begun', async () => {
    const asked = await closedByPerson();
    request(asked);
    await waitUntil(() => asked.tab.ports.popups[1]!.visited.length > 0);
    sayOnChannel(asked, answerOf(asked));
    await asked.tab.ports.advance(200);
    expect(Object.keys(readFlow(asked.tab.ports, 'door').authRequests!)).toContain(stateOf(asked));
    expect(session(asked)).toMatchObject({ status: 'signedOut', signInWindow: 'open' });
  });

  test('[SPEC 4.1.4] its answer no longer counts when the attempt is older than 15 minutes', async () => {
    const asked = await closedByPerson();
    await asked.tab.ports.advance(TIMING.attemptLifeMs);
    sayOnChannel(asked, answerOf(asked));
    await asked.tab.ports.advance(0);
    expect(Object.keys(readFlow(asked.tab.ports, 'door').authRequests!)).toContain(stateOf(asked));
    expect(session(asked).problem).toEqual({ code: 'popupClosed' });
  });
});

test('[SPEC 2.10] a window that does not answer is given up after 10 minutes', async () => {
  const asked = await ask();
  await asked.tab.ports.advance(TIMING.popupDeadlineMs - 1);
  expect(session(asked).signInWindow).toBe('open');
  await asked.tab.ports.advance(1);
  expect(session(asked)).toMatchObject({
    signInWindow: 'closed',
    problem: { code: 'popupSilent' },
  });
  expect(asked.popup.isClosed).toBe(true);
});

test('[SPEC 2.10] a person who no longer waits closes the window', async () => {
  const asked = await ask();
  asked.tab.store.dispatch(signInWindowGivenUp());
  expect(session(asked)).toMatchObject({
    signInWindow: 'closed',
    problem: { code: 'popupClosed' },
  });
  expect(asked.popup.isClosed).toBe(true);
});

test('[SPEC 2.10] the end of the session elsewhere does not end the sign-in', async () => {
  const asked = await ask();
  asked.tab.store.dispatch(sessionEnded({ reason: 'otherTab' }));
  asked.popup.say({ origin: PORTAL_ORIGIN, data: answerOf(asked) });
  await waitUntil(isSignedIn(asked));
});

const NOT_OURS: readonly { given: string; message: (asked: Asked) => unknown }[] = [
  { given: 'a text', message: () => 'hello' },
  { given: 'nothing', message: () => null },
  { given: 'another version', message: (asked) => ({ ...answerOf(asked), v: 2 }) },
  {
    given: 'the kind of the frame',
    message: (asked) => ({ ...answerOf(asked), kind: 'silent-renew' }),
  },
  { given: 'no address', message: () => envelope('somewhere') },
  {
    given: 'the state of another attempt',
    message: (asked) => answerOf(asked, { state: 'other' }),
  },
];

test.each(NOT_OURS)(
  '[SPEC 2.10] $given from the window is not an answer: it is closed',
  async ({ message }) => {
    const asked = await ask();
    asked.popup.say({ origin: PORTAL_ORIGIN, data: message(asked) });
    expect(session(asked)).toMatchObject({
      signInWindow: 'closed',
      status: 'signedOut',
      problem: { code: 'popupInvalidMessage' },
    });
    expect(asked.popup.isClosed).toBe(true);
  },
);

test.each(NOT_OURS)(
  '[SPEC 2.10] $given is passed over where the configuration says so',
  async ({ message }) => {
    const asked = await ask({ disableCleaningPopupOnInvalidMessage: true });
    asked.popup.say({ origin: PORTAL_ORIGIN, data: message(asked) });
    expect(session(asked)).toMatchObject({ signInWindow: 'open', problem: null });
    asked.popup.say({ origin: PORTAL_ORIGIN, data: answerOf(asked) });
    await waitUntil(isSignedIn(asked));
  },
);

test('[SPEC 2.10] a message from another origin is never heard', async () => {
  const asked = await ask();
  asked.popup.say({ origin: DOOR_ORIGIN, data: answerOf(asked) });
  await asked.tab.ports.advance(200);
  expect(session(asked)).toMatchObject({ signInWindow: 'open', problem: null });
  expect(asked.world.calls.map(({ key }) => key)).not.toContain(`POST ${DOOR_ORIGIN}/token`);
});

test('[SPEC 4.8.1] tokens that cannot be believed: everything is reset, the page stays and is told', async () => {
  const asked = await ask();
  asked.world.claims = { aud: 'other' };
  asked.popup.say({ origin: PORTAL_ORIGIN, data: answerOf(asked) });
  await waitUntil(isOver(asked));
  expect(session(asked)).toMatchObject({
    status: 'signedOut',
    ended: 'invalid',
    problem: { code: 'validationFailed', result: 'IncorrectAud' },
  });
  expect(asked.tab.state().validation.latest?.result).toBe('IncorrectAud');
  expect(asked.tab.errors()).toHaveLength(1);
  expect(readFlow(asked.tab.ports, 'door').authzData).toBeUndefined();
  expectPageStays(asked);
});

test('[SPEC 4.8.1] a refusal of the provider is told in its words', async () => {
  const asked = await ask();
  const refusal = { code: '', error: 'access_denied', error_description: 'Not today' };
  asked.popup.say({ origin: PORTAL_ORIGIN, data: answerOf(asked, refusal) });
  await waitUntil(isOver(asked));
  expect(session(asked).problem).toMatchObject({
    code: 'signInDeclined',
    provider: { error: 'access_denied', description: 'Not today' },
  });
});

test('[SPEC 8.5] a provider that cannot be reached: the empty window is closed', async () => {
  const given = await portal();
  const discovery = `GET ${DOOR_ORIGIN}/.well-known/openid-configuration`;
  given.world.answer({ [discovery]: () => createJsonResponse({}, 503) });
  request(given);
  await waitUntil(() => given.world.calls.some(({ key }) => key === discovery));
  for (const pauseMs of TIMING.getRetriesMs) await given.tab.ports.advance(pauseMs);
  await waitUntil(isOver(given));
  expect(session(given).problem).toEqual({ code: 'discoveryFailed' });
  expect(given.tab.ports.popups[0]).toMatchObject({ visited: [], isClosed: true });
});

test('[SPEC 2.10, 9.18] the window is asked for with 500 pixels on each side', () => {
  const page = mockPage({});
  const openPopup = jest.fn(() => null);
  Object.assign(page.ports, { openPopup });
  page.run(signInByPopup, signInRequested({ inWindow: true }));
  expect(openPopup.mock.calls).toEqual([[500, expect.any(Function)]]);
});
