/** @jest-environment node */
import { TIMING } from '../../../shared/constants';
import { contentApi } from '../../api/contentEndpoints';
import {
  createFakeServers,
  createJsonResponse,
  NOW_MS,
  createNetworkError,
  PORTAL_ORIGIN,
  type FakeServers,
} from '../testing/fakeServers';
import { advanceUntil, isSessionKnown, openTab, type Tab, waitUntil } from '../testing/openTab';
import { listCallsTo } from '../testing/providerTab';

const HOST = `HEAD ${PORTAL_ORIGIN}/`;
const STATISTICS = `GET ${PORTAL_ORIGIN}/v1/statistics`;
const statusOf = ({ ports }: Tab) => ports.connection.read().status;
const asked = (world: FakeServers, key: string) => listCallsTo(world, key).length;

async function openPage(): Promise<{ readonly tab: Tab; readonly world: FakeServers }> {
  const world = await createFakeServers(() => NOW_MS);
  world.answer({ [HOST]: () => new Response(null), [STATISTICS]: () => createJsonResponse({}) });
  const tab = openTab(world);
  await waitUntil(isSessionKnown(tab));
  return { tab, world };
}

test('[SPEC 8.5] a call that found nobody: the host is asked less and less often, then what is shown is asked again', async () => {
  const { tab, world } = await openPage();
  world.answer({ [HOST]: createNetworkError, [STATISTICS]: createNetworkError });
  void tab.store.dispatch(contentApi.endpoints.getStatistics.initiate(undefined));
  await advanceUntil(tab, () => statusOf(tab) === 'unreachable');
  await tab.ports.advance(3_000);
  await tab.ports.advance(3_000);
  expect(asked(world, HOST)).toBe(2);

  world.answer({ [HOST]: () => new Response(null), [STATISTICS]: () => createJsonResponse({}) });
  const before = asked(world, STATISTICS);
  await advanceUntil(tab, () => statusOf(tab) === 'reached');
  await waitUntil(() => asked(world, STATISTICS) > before);
});

test('[SPEC 8.5] a device without a network asks nobody until it has one', async () => {
  const { tab, world } = await openPage();
  tab.ports.isOffline = true;
  tab.ports.connection.lost();
  await tab.ports.advance(10 * TIMING.longestRetryMs);
  expect([statusOf(tab), asked(world, HOST)]).toEqual(['offline', 0]);

  tab.ports.isOffline = false;
  tab.ports.wake('online');
  await waitUntil(() => statusOf(tab) === 'reached');
  expect(asked(world, HOST)).toBe(1);
});

test('[SPEC 8.5] a gateway that says the host is down is no answer', async () => {
  const { tab, world } = await openPage();
  world.answer({ [HOST]: () => new Response(null, { status: 502 }) });
  tab.ports.connection.lost();
  await waitUntil(() => asked(world, HOST) === 1);
  await tab.ports.advance(0);
  expect(statusOf(tab)).toBe('unreachable');
});

test('[SPEC 8.5] a page that comes from the device is renewed as soon as the host answers', async () => {
  const world = await createFakeServers(() => NOW_MS);
  world.answer({ [HOST]: () => new Response(null) });
  const before = openTab(world);
  await waitUntil(isSessionKnown(before));
  before.ports.savedAt = NOW_MS - 60_000;
  before.ports.connection.lost();
  expect(before.ports.connection.read().savedAt).toBe(NOW_MS - 60_000);
  await waitUntil(() => statusOf(before) === 'reached');
  expect(before.ports.connection.read()).toEqual({ status: 'reached', savedAt: null });
});

test('[SPEC 8.5] a refusal is an answer: nothing is lost', async () => {
  const { tab, world } = await openPage();
  world.answer({ [STATISTICS]: () => createJsonResponse({ code: 'forbidden' }, 403) });
  await tab.store.dispatch(contentApi.endpoints.getStatistics.initiate(undefined));
  expect([statusOf(tab), asked(world, HOST)]).toEqual(['reached', 0]);
});
