/** @jest-environment node */
import { TIMING } from '../../../shared/constants';
import { contentApi } from '../../api/contentEndpoints';
import { fakeWorld, json, NOW_MS, offline, PORTAL, type FakeWorld } from '../testing/fakeServers';
import { goOnUntil, isKnown, openTab, type Tab, until } from '../testing/openTab';
import { callsTo } from '../testing/providerTab';

const HOST = `HEAD ${PORTAL}/`;
const STATISTICS = `GET ${PORTAL}/v1/statistics`;
const statusOf = ({ ports }: Tab) => ports.connection.read().status;
const asked = (world: FakeWorld, key: string) => callsTo(world, key).length;

async function openPage(): Promise<{ readonly tab: Tab; readonly world: FakeWorld }> {
  const world = await fakeWorld(() => NOW_MS);
  world.answer({ [HOST]: () => new Response(null), [STATISTICS]: () => json({}) });
  const tab = openTab(world);
  await until(isKnown(tab));
  return { tab, world };
}

test('[SPEC 8.5] a call that found nobody: the host is asked less and less often, then what is shown is asked again', async () => {
  const { tab, world } = await openPage();
  world.answer({ [HOST]: offline, [STATISTICS]: offline });
  void tab.store.dispatch(contentApi.endpoints.getStatistics.initiate(undefined));
  await goOnUntil(tab, () => statusOf(tab) === 'unreachable');
  await tab.ports.advance(3_000);
  await tab.ports.advance(3_000);
  expect(asked(world, HOST)).toBe(2);

  world.answer({ [HOST]: () => new Response(null), [STATISTICS]: () => json({}) });
  const before = asked(world, STATISTICS);
  await goOnUntil(tab, () => statusOf(tab) === 'reached');
  await until(() => asked(world, STATISTICS) > before);
});

test('[SPEC 8.5] a device without a network asks nobody until it has one', async () => {
  const { tab, world } = await openPage();
  tab.ports.isOffline = true;
  tab.ports.connection.lost();
  await tab.ports.advance(10 * TIMING.longestRetryMs);
  expect([statusOf(tab), asked(world, HOST)]).toEqual(['offline', 0]);

  tab.ports.isOffline = false;
  tab.ports.wake('online');
  await until(() => statusOf(tab) === 'reached');
  expect(asked(world, HOST)).toBe(1);
});

test('[SPEC 8.5] a gateway that says the host is down is no answer', async () => {
  const { tab, world } = await openPage();
  world.answer({ [HOST]: () => new Response(null, { status: 502 }) });
  tab.ports.connection.lost();
  await until(() => asked(world, HOST) === 1);
  await tab.ports.advance(0);
  expect(statusOf(tab)).toBe('unreachable');
});

test('[SPEC 8.5] a page that comes from the device is renewed as soon as the host answers', async () => {
  const world = await fakeWorld(() => NOW_MS);
  world.answer({ [HOST]: () => new Response(null) });
  const before = openTab(world);
  await until(isKnown(before));
  before.ports.savedAt = NOW_MS - 60_000;
  before.ports.connection.lost();
  expect(before.ports.connection.read().savedAt).toBe(NOW_MS - 60_000);
  await until(() => statusOf(before) === 'reached');
  expect(before.ports.connection.read()).toEqual({ status: 'reached', savedAt: null });
});

test('[SPEC 8.5] a refusal is an answer: nothing is lost', async () => {
  const { tab, world } = await openPage();
  world.answer({ [STATISTICS]: () => json({ code: 'forbidden' }, 403) });
  await tab.store.dispatch(contentApi.endpoints.getStatistics.initiate(undefined));
  expect([statusOf(tab), asked(world, HOST)]).toEqual(['reached', 0]);
});
