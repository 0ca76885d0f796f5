/** @jest-environment node */
import { providerSignedIn } from '../../state/sessionSlice';
import { watchProviderSessions } from '../provider/checkSession';
import { updateFlow } from '../provider/flowStorage';
import { DOOR_ORIGIN } from '../testing/fakeServers';
import { mockPage } from '../testing/mockPage';
import { runTimer } from '../time/runTimer';
import { TIMERS } from '../time/timers';

test('[SPEC 2.9] [SPEC 10.7] the frame is asked every 3 s; that the session has changed is told once', async () => {
  const page = mockPage({
    sagas: [watchProviderSessions, [runTimer, 'sessionHeartbeat', TIMERS.sessionHeartbeat]],
    door: { startCheckSession: true },
  });
  updateFlow(page.ports, 'door', { session_state: 'hash.salt' });
  page.dispatch(providerSignedIn({ configId: 'door', accessToken: null, idToken: null } as never));
  await page.ports.advance(6_000);

  const [frame] = page.ports.frames;
  expect(frame!.received.length).toBeGreaterThan(1);
  for (const data of ['unchanged', 'changed', 'changed', 'nonsense']) {
    frame!.say({ origin: DOOR_ORIGIN, data });
    await page.ports.advance(0);
  }
  expect(page.actions().slice(1)).toMatchObject([
    { type: 'session/checkSessionReceived', payload: { message: 'unchanged' } },
    { type: 'session/checkSessionReceived', payload: { message: 'changed' } },
  ]);
});
