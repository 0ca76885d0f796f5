/** @jest-environment node */
import { DEMO_SETTINGS } from '../../../demo/city';
import { SETTINGS_HEADER } from '../../../shared/crossOrigin';
import { portalApi } from '../../api/portalApi';
import { PORTAL_ORIGIN, createJsonResponse } from '../testing/fakeServers';
import { waitUntil } from '../testing/openTab';
import { listCallsTo, openSignedInTab } from '../testing/providerTab';

const SETTINGS = `GET ${PORTAL_ORIGIN}/v1/settings`;
const THING = `GET ${PORTAL_ORIGIN}/v1/thing`;

const { endpoints } = portalApi.injectEndpoints({
  endpoints: (build) => ({ getThing: build.query<unknown, number>({ query: () => '/thing' }) }),
});

/** Opens a tab whose page was written by the settings of the demonstration. */
async function open(newest: number) {
  const { world, tab } = await openSignedInTab({});
  const settings = (number: number) => ({ ...DEMO_SETTINGS, number });
  const answer = (number: number) => () =>
    Response.json({}, { headers: { [SETTINGS_HEADER]: String(number) } });
  world.answer({ [SETTINGS]: () => createJsonResponse(settings(newest)) });
  let asked = 0;
  /** Calls the host, which answers by the settings of this number. */
  const callHost = (number: number) => {
    world.answer({ [THING]: answer(number) });
    asked += 1;
    return tab.store.dispatch(endpoints.getThing.initiate(asked));
  };
  const getNumber = () => tab.state().settings.number;
  const reads = () => listCallsTo(world, SETTINGS).length;
  return { world, tab, callHost, getNumber, reads, settings };
}

test('an answer by newer settings has them read, once; one by older settings has not', async () => {
  const { callHost, getNumber, reads, tab } = await open(7);
  await callHost(7);
  await waitUntil(() => getNumber() === 7);
  expect(reads()).toBe(1);
  await callHost(7);
  await callHost(6);
  await tab.ports.advance(0);
  expect(reads()).toBe(1);
});

test('a host that has not heard of the change yet changes nothing; the next answer asks again', async () => {
  const { world, callHost, getNumber, reads, settings } = await open(7);
  await callHost(7);
  await waitUntil(() => getNumber() === 7);
  world.answer({ [SETTINGS]: () => createJsonResponse(settings(6)) });
  await callHost(8);
  await waitUntil(() => reads() === 2);
  expect(getNumber()).toBe(7);
  world.answer({ [SETTINGS]: () => createJsonResponse(settings(8)) });
  await callHost(8);
  await waitUntil(() => getNumber() === 8);
});
