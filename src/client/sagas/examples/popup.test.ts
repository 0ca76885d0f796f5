/** @jest-environment node */
import { TIMING } from '../../../shared/constants';
import { signInRequested } from '../../state/sessionSlice';
import { signInByPopup } from '../provider/popup';
import { mockPage } from '../testing/mockPage';
import { runTimer } from '../time/runTimer';
import { TIMERS } from '../time/timers';

test('[SPEC 9.17] [SPEC 10.7] a window that the person closes ends the sign-in, and the page stays', async () => {
  const page = mockPage({
    sagas: [
      [runTimer, 'popupPoll', TIMERS.popupPoll],
      [signInByPopup, signInRequested({ inWindow: true })],
    ],
  });
  await page.ports.advance(2 * TIMING.popupIsolatedMs);
  const [popup] = page.ports.popups;
  expect(popup!.visited).toHaveLength(1);
  expect(page.types()).toEqual(['session/signInWindowChanged']);

  popup!.isClosed = true;
  await page.ports.advance(200);
  expect(page.types().slice(1)).toEqual([
    'session/signInWindowGivenUp',
    'session/signInFailed',
    'session/signInWindowChanged',
  ]);
  expect(page.session()).toMatchObject({
    signInWindow: 'closed',
    problem: { code: 'popupClosed' },
  });
  expect(page.ports.visited).toEqual([]);
});
