/** @jest-environment node */
import { STORAGE_KEYS } from '../../../shared/constants';
import { signInRequested } from '../../state/sessionSlice';
import {
  EXPIRES_IN_S,
  createFakeServers,
  createJsonResponse,
  NOW_MS,
  PORTAL_ORIGIN,
  type FakeServers,
} from '../testing/fakeServers';
import { isSessionKnown, openTab, waitUntil, type Tab } from '../testing/openTab';
import { listCallsTo } from '../testing/providerTab';

const HOUR_MS = 60 * 60_000;
const RENEWAL = `POST ${PORTAL_ORIGIN}/connect/token`;

interface Given {
  readonly world: FakeServers;
  readonly tab: Tab;
}

/** Servers whose clock is ahead of the device's, with or without a `Date` that can be read. */
async function serversAhead(aheadMs: number, hasDate = true) {
  let device = () => NOW_MS;
  const clock = () => device() + aheadMs;
  const world = await createFakeServers(clock);
  const dated: typeof globalThis.fetch = async (input, init) => {
    const answer = await world.fetch(input, init);
    if (hasDate) answer.headers.set('date', new Date(clock()).toUTCString());
    answer.headers.set('cache-control', 'no-store');
    return answer;
  };
  return {
    world,
    open: (options: Parameters<typeof openTab>[1]) => {
      const tab = openTab({ fetch: dated }, options);
      device = tab.ports.clock;
      return tab;
    },
  };
}

async function signedIn(aheadMs: number, hasDate?: boolean): Promise<Given> {
  const { world, open } = await serversAhead(aheadMs, hasDate);
  const leaving = open({});
  await waitUntil(isSessionKnown(leaving));
  leaving.store.dispatch(signInRequested({ returnTo: '/dialogs' }));
  await waitUntil(() => leaving.ports.visited.length > 0);
  const tab = open({ href: world.comeBack(leaving.ports.visited[0]!), after: leaving.ports });
  await waitUntil(() =>
    tab.events().some((type) => type.startsWith('session/checkingAuthFinished')),
  );
  return { world, tab };
}

describe.each([
  { device: 'an hour slow', aheadMs: HOUR_MS },
  { device: 'an hour fast', aheadMs: -HOUR_MS },
])('a device whose clock is $device', ({ aheadMs }) => {
  test('[SPEC 5.1.7, 5.1.8, 9.9] signs in by the time of the servers', async () => {
    const { tab } = await signedIn(aheadMs);
    const { session } = tab.state();
    expect(session).toMatchObject({ status: 'signedIn', problem: null });
    expect(session.clock).toMatchObject({ source: 'date' });
    expect(Math.abs(session.clock.skewMs - aheadMs)).toBeLessThan(1_000);
    expect(tab.errors()).toEqual([]);
  });

  test('[SPEC 4.5.2, 4.5.7, 9.10] renews when the token ends for the servers, once, and stays signed in', async () => {
    const { tab, world } = await signedIn(aheadMs);
    const renewals = () => listCallsTo(world, RENEWAL).length - 1;
    await tab.ports.advance((EXPIRES_IN_S - 10) * 1_000);
    expect(renewals()).toBe(0);
    await tab.ports.advance(10_000 + 4_000);
    await waitUntil(() => renewals() === 1 && tab.state().session.status === 'signedIn');
    await tab.ports.advance((EXPIRES_IN_S - 20) * 1_000);
    expect(renewals()).toBe(1);
  });

  test('[SPEC 4.5.3] a page that is loaded anew takes the stored session by the same clock', async () => {
    const { tab, world } = await signedIn(aheadMs);
    const calls = listCallsTo(world, RENEWAL).length;
    const next = openTab(world, { after: tab.ports });
    await waitUntil(() => next.events().includes('session/checkingAuthFinished'));
    expect(next.state().session.status).toBe('signedIn');
    expect(listCallsTo(world, RENEWAL)).toHaveLength(calls);
  });
});

test('[SPEC 9.9] a clock that is right is left alone: nothing is published, nothing is stored', async () => {
  const { tab } = await signedIn(0);
  expect(tab.events()).not.toContain('session/clockSkewLearned');
  expect(tab.ports.localStorage.read(STORAGE_KEYS.clockSkew)).toBeNull();
});

test('[SPEC 9.9] what is learned is published when it changes by a second, not with every answer', async () => {
  const { tab, world } = await signedIn(HOUR_MS);
  const learned = () => tab.events().filter((type) => type === 'session/clockSkewLearned').length;
  expect(learned()).toBe(1);
  expect(world.calls.length).toBeGreaterThan(4);
});

test('[SPEC 4.5.7] a clock that is set right while the page is open is believed again', async () => {
  const { tab, world } = await signedIn(-HOUR_MS);
  tab.ports.jump(-HOUR_MS);
  await tab.ports.advance(4_000);
  expect(tab.state().session.clock).toEqual({ skewMs: 0, source: 'none', samples: 0 });
  expect(tab.state().session.status).toBe('signedIn');
  expect(listCallsTo(world, RENEWAL)).toHaveLength(1);
});

test('an answer that comes out of a cache says nothing about the time', async () => {
  const world = await createFakeServers(() => NOW_MS);
  const old = { date: new Date(NOW_MS - HOUR_MS).toUTCString(), 'cache-control': 'max-age=86400' };
  world.answer({
    [`GET ${PORTAL_ORIGIN}/config.json`]: () => new Response('{"signIn":[]}', { headers: old }),
  });
  const tab = openTab(world);
  await waitUntil(isSessionKnown(tab));
  expect(tab.events()).not.toContain('session/clockSkewLearned');
  expect(createJsonResponse({}).headers.get('date')).toBeNull();
});

test('[SPEC 5.1.7, 9.9] without a Date that can be read the token of the first sign-in tells the time', async () => {
  const { tab } = await signedIn(HOUR_MS, false);
  expect(tab.state().session).toMatchObject({ status: 'signedIn', clock: { source: 'iat' } });
});
