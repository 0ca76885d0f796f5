/** @jest-environment node */
import { STORAGE_KEYS, TIMING } from '../../../shared/constants';
import { signInRequested } from '../../state/sessionSlice';
import { readFlow } from '../provider/flowStorage';
import { createFakeServers, NOW_MS, PORTAL_ORIGIN, type FakeServers } from '../testing/fakeServers';
import { isSessionKnown, openTab, waitUntil, type Tab } from '../testing/openTab';

const DEEP_LINK = '/tr/me/have-your-say?page=2#receipt';
const LOOP = '[ERROR] signIn - three automatic redirects to the provider within 60 s: stopped';

/** Arrive at an account page, as the gate of the account pages does. */
async function arrive(world: FakeServers, before?: Tab, isAutomatic = true): Promise<Tab> {
  const href = PORTAL_ORIGIN + DEEP_LINK;
  const tab = openTab(world, { href, ...(before && { after: before.ports }) });
  await waitUntil(isSessionKnown(tab));
  tab.store.dispatch(signInRequested({ returnTo: DEEP_LINK, isAutomatic }));
  await waitUntil(() => tab.ports.visited.length > 0 || tab.state().session.problem !== null);
  return tab;
}

test('[SPEC 4.1.6] an automatic sign-in comes back to the page with its language, query and hash, which is then forgotten', async () => {
  const world = await createFakeServers(() => NOW_MS);
  const leaving = await arrive(world);
  expect(readFlow(leaving.ports, 'door').redirect).toBe(DEEP_LINK);

  const href = world.comeBack(leaving.ports.visited[0]!);
  const tab = openTab(world, { href, after: leaving.ports });
  await waitUntil(() => tab.events().includes('session/checkingAuthFinished'));
  expect(tab.state().session.status).toBe('signedIn');
  expect(tab.navigations).toEqual([`replace ${DEEP_LINK}`]);
  expect(readFlow(tab.ports, 'door').redirect).toBeUndefined();
});

describe('the circuit breaker', () => {
  test('the third automatic redirect within 60 s is not made, and the page learns why', async () => {
    const world = await createFakeServers(() => NOW_MS);
    const second = await arrive(world, await arrive(world));
    expect(second.ports.visited).toHaveLength(1);
    await second.ports.advance(TIMING.redirectLoopMs - 1);

    const third = await arrive(world, second);
    expect(third.ports.visited).toEqual([]);
    expect(third.state().session).toMatchObject({
      status: 'signedOut',
      problem: { code: 'signInLoops' },
    });
    expect(third.errors()).toEqual([LOOP]);
  });

  test('after it a person can sign in by hand', async () => {
    const world = await createFakeServers(() => NOW_MS);
    const third = await arrive(world, await arrive(world, await arrive(world)));
    third.store.dispatch(signInRequested({ returnTo: DEEP_LINK }));
    await waitUntil(() => third.ports.visited.length > 0);
    expect(third.state().session.problem).toBeNull();
  });

  test('redirects that are further apart, or asked for by a person, are no loop', async () => {
    const world = await createFakeServers(() => NOW_MS);
    const byHand = await arrive(world, await arrive(world, undefined, false), false);
    const first = await arrive(world, byHand);
    await first.ports.advance(TIMING.redirectLoopMs);
    const third = await arrive(world, await arrive(world, first));
    expect(third.ports.visited).toHaveLength(1);
  });

  test.each([['{'], ['{"at":1}'], ['["soon",null]'], [`[${NOW_MS + 1},${NOW_MS + 2}]`]])(
    '%s in its storage counts as nothing',
    async (stored) => {
      const world = await createFakeServers(() => NOW_MS);
      const before = openTab(world, { hasSagas: false });
      before.ports.sessionStorage.write(STORAGE_KEYS.automaticRedirects, stored);
      const second = await arrive(world, await arrive(world, before));
      expect(second.ports.visited).toHaveLength(1);
    },
  );
});
