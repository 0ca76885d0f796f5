/** @jest-environment node */
import { TIMING } from '../../../shared/constants';
import { NOW_MS, PORTAL_ORIGIN, createNetworkError } from '../testing/fakeServers';
import { isSessionKnown, openTab, waitUntil } from '../testing/openTab';
import { listCallsTo } from '../testing/providerTab';
import { openStoredSession } from '../testing/storedSession';

test('[SPEC 9.10] [SPEC 10.7] a stored session that has ten seconds left is renewed at the third check', async () => {
  const LOGIN = `POST ${PORTAL_ORIGIN}/connect/token`;
  const { world, ports } = await openStoredSession({ product: { expiresInS: 10 } });
  const tab = openTab(world, { after: ports });
  await waitUntil(isSessionKnown(tab));
  await tab.ports.advance(3 * TIMING.tokenCheckMs);
  expect(listCallsTo(world, LOGIN).map(({ atMs }) => atMs - NOW_MS)).toEqual([12_000]);
  expect(tab.state().session.status).toBe('signedIn');
});

test('[SPEC 4.5.2] [SPEC 10.7] a stored session that has ended stays while nobody can be reached', async () => {
  const LOGIN = `POST ${PORTAL_ORIGIN}/connect/token`;
  const { world, ports } = await openStoredSession({ product: { ageS: 600 } });
  world.answer({ [LOGIN]: createNetworkError });
  const tab = openTab(world, { after: ports });
  await tab.ports.advance(0);
  expect(listCallsTo(world, LOGIN)).not.toEqual([]);
  expect(tab.ports.localStorage.read('sol-auth')).not.toBeNull();
});

test('[SPEC 10.7] another tab of the same browser finds the session', async () => {
  const { world, ports } = await openStoredSession();
  const tab = openTab(world, { after: ports });
  const other = openTab(world, { beside: tab.ports });
  await waitUntil(isSessionKnown(other));
  expect(other.state().session.status).toBe('signedIn');
});
