/** @jest-environment node */
import { TIMING } from '../../../shared/constants';
import type { OpenedWindow } from '../../browser/memoryPorts';
import { providerSessionEnded, signOutRequested } from '../../state/sessionSlice';
import {
  CHECK_SESSION_URL,
  DOOR_ORIGIN,
  createNetworkError,
  PORTAL_ORIGIN,
} from '../testing/fakeServers';
import { openTab, waitUntil, type Tab } from '../testing/openTab';
import {
  respondInFrame,
  listCallsTo,
  readDoorFlow,
  listFrames,
  getDoorSession,
  reloadTab,
  findRenewalFrame,
  openSignedInTab,
  TOKEN_CALL,
  type SignedInTab,
} from '../testing/providerTab';

const BEAT_MS = 3_000;
const QUESTION = { message: 'meydan-portal first', targetOrigin: DOOR_ORIGIN };

interface Watched extends SignedInTab {
  readonly frame: OpenedWindow;
}

/** Signs a person in, whose provider's frame is asked every 3 s. */
async function watched(options: object = {}, sessionState = 'first'): Promise<Watched> {
  const given = await openSignedInTab(
    { startCheckSession: true, ...options },
    { session_state: sessionState },
  );
  await waitUntil(() => listFrames(given.tab, 'check-session').length === 1);
  await given.tab.ports.advance(0);
  return { ...given, frame: listFrames(given.tab, 'check-session')[0]! };
}

const say = ({ frame }: Watched, data: unknown, origin = DOOR_ORIGIN) =>
  frame.say({ origin, data });
const warnings = ({ ports }: Tab) =>
  ports.logs.filter(({ level }) => level === 'warn').map(({ text }) => text);
const received = ({ actions }: Tab) =>
  actions
    .filter(({ type }) => type === 'session/checkSessionReceived')
    .map((action) => (action as unknown as { payload: unknown }).payload);
const renewalFrames = (tab: Tab) => listFrames(tab, 'silent-renew');
const SILENCE = '[WARN] door - not receiving check session response messages. Server unreachable?';

describe('the beat', () => {
  test('[SPEC 2.9, 9.14, 10.5] asks the frame of the provider at once and every 3 s', async () => {
    const given = await watched();
    const { tab, frame } = given;
    expect(frame.visited).toEqual([CHECK_SESSION_URL]);
    expect(frame.received).toEqual([QUESTION]);
    await tab.ports.advance(BEAT_MS - 1);
    expect(frame.received).toHaveLength(1);
    await tab.ports.advance(1 + BEAT_MS);
    expect(frame.received).toEqual([QUESTION, QUESTION, QUESTION]);
  });

  test('[SPEC 9.14] waits for a frame that is still being loaded', async () => {
    const { tab, frame } = await watched();
    frame.isLoaded = false;
    await tab.ports.advance(5 * BEAT_MS);
    expect(frame.received).toHaveLength(1);
    expect(warnings(tab)).toEqual([]);
    frame.isLoaded = true;
    await tab.ports.advance(0);
    expect(frame.received).toHaveLength(2);
    await tab.ports.advance(BEAT_MS);
    expect(frame.received).toHaveLength(3);
  });

  test('[SPEC 9.14] a frame that is slow at first is asked as soon as it has loaded, once', async () => {
    const given = await openSignedInTab({ startCheckSession: true }, { session_state: 'first' });
    const tab = openTab(given.world, { after: given.tab.ports });
    tab.ports.areFramesSlow = true;
    await waitUntil(() => listFrames(tab, 'check-session').length === 1);
    const [frame] = listFrames(tab, 'check-session');
    await tab.ports.advance(800);
    expect(frame!.received).toEqual([]);
    frame!.isLoaded = true;
    await tab.ports.advance(0);
    expect(frame!.received).toEqual([QUESTION]);
    await tab.ports.advance(BEAT_MS - 801);
    expect(frame!.received).toHaveLength(1);
    await tab.ports.advance(1);
    expect(frame!.received).toHaveLength(2);
  });

  test('[SPEC 9.14] a frame that is loaded anew between two beats is not asked for it', async () => {
    const { tab, frame } = await watched();
    frame.isLoaded = false;
    await tab.ports.advance(BEAT_MS - 1);
    frame.isLoaded = true;
    await tab.ports.advance(0);
    expect(frame.received).toHaveLength(1);
  });

  test('[SPEC 9.15, 10.5] the frame is loaded anew every 60 s', async () => {
    const { tab, frame } = await watched();
    await tab.ports.advance(60_000 + BEAT_MS / 2 - 1);
    expect(frame.visited).toHaveLength(1);
    await tab.ports.advance(1);
    expect(frame.visited).toEqual([CHECK_SESSION_URL, CHECK_SESSION_URL]);
    await tab.ports.advance(60_000 - 1);
    expect(frame.visited).toHaveLength(2);
    await tab.ports.advance(1);
    expect(frame.visited).toHaveLength(3);
  });

  test('[SPEC 9.14, 9.15] no beat is left out while the frame is loaded anew', async () => {
    const { tab, frame } = await watched();
    await tab.ports.advance(60_000 + BEAT_MS / 2);
    const beats = frame.received.length;
    frame.isLoaded = false;
    await tab.ports.advance(BEAT_MS / 2 - 1);
    frame.isLoaded = true;
    expect(frame.received).toHaveLength(beats);
    await tab.ports.advance(1);
    expect(frame.received).toHaveLength(beats + 1);
  });

  test.each([
    { given: 'nobody wants it', options: { startCheckSession: false }, sessionState: 'first' },
    { given: 'the provider gave no session state', options: {}, sessionState: '' },
  ])('[SPEC 2.9] there is no frame where $given', async ({ options, sessionState }) => {
    const given = await openSignedInTab(
      { startCheckSession: true, ...options },
      { session_state: sessionState },
    );
    await given.tab.ports.advance(2 * BEAT_MS);
    expect(given.tab.ports.frames).toEqual([]);
    expect(warnings(given.tab)).toEqual([]);
  });

  test('[SPEC 2.9] a provider without such a frame is told in the log', async () => {
    const given = await openSignedInTab(
      {
        startCheckSession: true,
        authWellknownEndpoints: {
          issuer: DOOR_ORIGIN,
          jwksUri: `${DOOR_ORIGIN}/jwks`,
          authorizationEndpoint: `${DOOR_ORIGIN}/auth`,
          tokenEndpoint: `${DOOR_ORIGIN}/token`,
          userInfoEndpoint: `${DOOR_ORIGIN}/me`,
          endSessionEndpoint: `${DOOR_ORIGIN}/end`,
          revocationEndpoint: `${DOOR_ORIGIN}/revoke`,
          checkSessionIframe: '',
          parEndpoint: '',
        },
      },
      { session_state: 'first' },
    );
    await waitUntil(() => warnings(given.tab).length > 0);
    expect(given.tab.ports.frames).toEqual([]);
    expect(warnings(given.tab)).toEqual([
      '[WARN] door - checkSessionIframe is not configured to run',
    ]);
  });

  test('[SPEC 2.9] a page that is loaded anew goes on watching', async () => {
    const given = await watched();
    const tab = await reloadTab(given);
    await tab.ports.advance(0);
    expect(listFrames(tab, 'check-session')[0]?.received).toEqual([QUESTION]);
    expect(given.frame.received).toEqual([QUESTION]);
  });

  test.each([
    { end: 'the person signs out', action: signOutRequested() },
    {
      end: 'the session at the provider ends',
      action: providerSessionEnded({ configId: 'door', reason: 'refused' }),
    },
  ])('[SPEC 2.9, 9.14] stops when $end', async ({ action }) => {
    const { tab, frame } = await watched();
    tab.store.dispatch(action);
    await tab.ports.advance(5 * BEAT_MS);
    expect(frame.isClosed).toBe(true);
    expect(frame.received).toHaveLength(1);
  });
});

describe('answers', () => {
  test('[SPEC 4.7.1] are published when they differ from the one before', async () => {
    const given = await watched();
    for (const message of ['unchanged', 'unchanged', 'unchanged']) {
      say(given, message);
      await given.tab.ports.advance(BEAT_MS);
    }
    expect(received(given.tab)).toEqual([{ configId: 'door', message: 'unchanged' }]);
  });

  test('[SPEC 2.9] are believed from the exact origin of the endpoint, and as one of three words', async () => {
    const given = await watched();
    say(given, 'changed', PORTAL_ORIGIN);
    say(given, 'changed', 'http://localhost:31000');
    say(given, 'changed', 'http://localhost');
    say(given, { message: 'changed' });
    say(given, 'changed ');
    say(given, null);
    await given.tab.ports.advance(BEAT_MS);
    expect(received(given.tab)).toEqual([]);
    expect(renewalFrames(given.tab)).toEqual([]);
  });

  test('[SPEC 9.16] more than 3 outstanding questions are one warning for each streak', async () => {
    const given = await watched();
    const { tab } = given;
    await tab.ports.advance(2 * BEAT_MS);
    expect(warnings(tab)).toEqual([]);
    await tab.ports.advance(BEAT_MS);
    expect(warnings(tab)).toEqual([SILENCE]);
    await tab.ports.advance(10 * BEAT_MS);
    expect(warnings(tab)).toEqual([SILENCE]);

    say(given, 'unchanged');
    await tab.ports.advance(3 * BEAT_MS);
    expect(warnings(tab)).toHaveLength(1);
    await tab.ports.advance(BEAT_MS);
    expect(warnings(tab)).toEqual([SILENCE, SILENCE]);
  });

  test('[SPEC 9.16] what somebody else says answers no question', async () => {
    const given = await watched();
    for (let beat = 1; beat <= 3; beat += 1) {
      say(given, 'unchanged', PORTAL_ORIGIN);
      await given.tab.ports.advance(BEAT_MS);
    }
    expect(warnings(given.tab)).toEqual([SILENCE]);
  });

  test('[SPEC 2.9, 9.14] `error` is one warning, and that session state is not asked about again', async () => {
    const given = await watched();
    const { tab, frame } = given;
    say(given, 'error');
    say(given, 'error');
    await tab.ports.advance(5 * BEAT_MS);
    expect(warnings(tab)).toEqual(['[WARN] door - error from check session messageHandler']);
    expect(received(tab)).toEqual([{ configId: 'door', message: 'error' }]);
    expect(frame.received).toHaveLength(1);
    expect(tab.state().session.status).toBe('signedIn');

    const flow = { ...readDoorFlow(tab), session_state: 'second' };
    tab.ports.sessionStorage.write('door', JSON.stringify(flow));
    await tab.ports.advance(BEAT_MS);
    expect(frame.received.at(-1)).toEqual({ ...QUESTION, message: 'meydan-portal second' });
  });
});

describe('`changed`', () => {
  const LOGIN_REQUIRED = { code: '', error: 'login_required' };
  const NO_ANSWER_MS = 20_000;

  /** Makes the frame say that all is well, and then that something has changed. */
  async function changed(options: object = {}): Promise<Watched & { asked: OpenedWindow }> {
    const given = await watched(options);
    say(given, 'unchanged');
    say(given, 'changed');
    return { ...given, asked: await findRenewalFrame(given.tab) };
  }

  test('[SPEC 2.9] leads to one question, during which no beat comes; the same person goes on with new tokens', async () => {
    const given = await changed();
    const { tab, frame, asked } = given;
    const before = readDoorFlow(tab);
    expect(received(tab)).toEqual([
      { configId: 'door', message: 'unchanged' },
      { configId: 'door', message: 'changed' },
    ]);
    expect(new URL(asked.visited[0]!).searchParams.get('prompt')).toBe('none');
    expect(getDoorSession(tab)?.status).toBe('renewing');
    say(given, 'changed');
    await tab.ports.advance(3 * BEAT_MS);
    expect(frame.received).toHaveLength(1);
    expect(renewalFrames(tab)).toHaveLength(1);

    respondInFrame(given, asked, { session_state: 'second' });
    await waitUntil(() => getDoorSession(tab)?.status === 'signedIn');
    expect(readDoorFlow(tab).session_state).toBe('second');
    expect(readDoorFlow(tab).authzData).not.toBe(before.authzData);
    expect(tab.state().session.status).toBe('signedIn');
    await waitUntil(() => tab.state().validation.latest?.isRenewal === true);
    expect(renewalFrames(tab)).toHaveLength(1);
  });

  test('[SPEC 9.14] the beats go on with the new session state', async () => {
    const given = await changed();
    const { tab, frame, asked } = given;
    respondInFrame(given, asked, { session_state: 'second' });
    await waitUntil(() => getDoorSession(tab)?.status === 'signedIn');
    await tab.ports.advance(BEAT_MS);
    expect(frame.received.at(-1)).toEqual({ ...QUESTION, message: 'meydan-portal second' });
  });

  test('[SPEC 2.9] the refresh token is kept where the answer brings none', async () => {
    const given = await changed();
    const { tab, world, asked } = given;
    const { refresh_token: kept } = readDoorFlow(tab).authnResult!;
    world.hasRefreshTokens = false;
    respondInFrame(given, asked, { session_state: 'second' });
    await waitUntil(() => readDoorFlow(tab).session_state === 'second');
    expect(readDoorFlow(tab).authnResult?.refresh_token).toBe(kept);
  });

  test('[SPEC 2.9] nobody is signed in there any more: the session ends, even right after the sign-in', async () => {
    const given = await changed();
    const { tab, asked, frame } = given;
    tab.navigations.length = 0;
    respondInFrame(given, asked, LOGIN_REQUIRED);
    await waitUntil(() => tab.state().session.status === 'signedOut');
    expect(tab.state().session).toMatchObject({
      ended: 'signedOutAtProvider',
      problem: { code: 'signedOutAtProvider' },
      user: null,
    });
    expect(frame.isClosed).toBe(true);
    expect(readDoorFlow(tab).authnResult).toBeUndefined();
    expect(tab.navigations).toEqual([]);
  });

  test('[SPEC 2.9] somebody else is signed in there: the session ends', async () => {
    const given = await changed();
    const { tab, world, asked } = given;
    Object.assign(world, { claims: { sub: 'door-ada' } });
    respondInFrame(given, asked, { session_state: 'second' });
    await waitUntil(() => tab.state().session.status === 'signedOut');
    expect(tab.state().session).toMatchObject({
      ended: 'otherPerson',
      problem: { code: 'otherPerson' },
    });
  });

  test('[SPEC 2.9] no answer: the session is kept, and asked about again after a minute', async () => {
    const given = await changed();
    const { tab, frame } = given;
    await tab.ports.advance(NO_ANSWER_MS);
    expect(getDoorSession(tab)?.status).toBe('signedIn');
    expect(renewalFrames(tab)).toHaveLength(1);
    await tab.ports.advance(TIMING.renewalPauseMs - 1);
    expect(frame.received).toHaveLength(1);
    await tab.ports.advance(1 + BEAT_MS);
    expect(frame.received.length).toBeGreaterThan(1);
    say(given, 'changed');
    await findRenewalFrame(tab, 2);
    expect(received(tab)).toHaveLength(3);
  });

  test('[SPEC 2.9] a provider that cannot be reached: the session is kept', async () => {
    const given = await changed();
    const { tab, world, asked } = given;
    world.answer({ [TOKEN_CALL]: createNetworkError });
    respondInFrame(given, asked);
    await waitUntil(() => listCallsTo(world, TOKEN_CALL).length === 2);
    await tab.ports.advance(3_000);
    await waitUntil(() => listCallsTo(world, TOKEN_CALL).length === 3);
    await tab.ports.advance(3_000);
    await waitUntil(() => getDoorSession(tab)?.status === 'signedIn');
    expect(tab.state().session.status).toBe('signedIn');
  });

  test('[SPEC 2.9] from the first beat on, and nobody known in a frame: cookies are blocked, watching stops', async () => {
    const given = await watched();
    const { tab, frame } = given;
    say(given, 'changed');
    respondInFrame(given, await findRenewalFrame(tab), LOGIN_REQUIRED);
    await waitUntil(() => frame.isClosed);
    expect(tab.state().session.status).toBe('signedIn');
    expect(readDoorFlow(tab).areFramesBlocked).toBe(true);
    await tab.ports.advance(5 * BEAT_MS);
    expect(listFrames(tab, 'check-session')).toHaveLength(1);
  });

  test('[SPEC 2.9] again and again: one question a minute, not one with every beat', async () => {
    const given = await changed();
    const { tab, asked } = given;
    respondInFrame(given, asked, { session_state: 'second' });
    await waitUntil(() => getDoorSession(tab)?.status === 'signedIn');
    for (let beat = 1; beat <= 10; beat += 1) {
      await tab.ports.advance(BEAT_MS);
      if (beat === 1) say(given, 'changed');
    }
    expect(renewalFrames(tab)).toHaveLength(1);
    await tab.ports.advance(TIMING.renewalPauseMs);
    say(given, 'changed');
    await findRenewalFrame(tab, 2);
  });
});
