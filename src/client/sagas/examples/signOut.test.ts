/** @jest-environment node */
import { takeLeading } from 'redux-saga/effects';
import { productSignedIn, signOutRequested } from '../../state/sessionSlice';
import { callEndpoint } from '../callEndpoint';
import { resetApiCache } from '../product/apiCache';
import { signOut } from '../signOut';
import { DOOR_ORIGIN, NOW_MS } from '../testing/fakeServers';
import { mockPage } from '../testing/mockPage';

function* watchSignOut() {
  yield takeLeading(signOutRequested, signOut);
}

test('[SPEC 4.3.1] [SPEC 4.5.6] [SPEC 10.7] a sign-out: ended here, then revoked, then told to the provider', async () => {
  let revoked = 0;
  const page = mockPage({
    sagas: [watchSignOut],
    answers: [
      [callEndpoint, () => ({ data: (revoked += 1) })],
      [resetApiCache, () => undefined],
    ],
  });
  page.vault.keep('product', { accessToken: 'access', refreshToken: 'refresh', idToken: null });
  page.ports.localStorage.write('sol-auth', '{}');
  const expiresAt = NOW_MS + 300_000;
  page.dispatch(
    productSignedIn({ expiresAt, scopes: [], subject: 'grace', fingerprint: '0a1b2c3d' }),
  );
  page.dispatch(signOutRequested());
  await page.ports.advance(0);

  expect(page.types()).toEqual([
    'session/productSignedIn',
    'session/signOutRequested',
    'session/userDataChanged',
    'session/sessionEnded',
  ]);
  expect(page.ports.localStorage.read('sol-auth')).toBeNull();
  expect(revoked).toBe(2);
  expect(page.ports.visited[0]).toMatch(`${DOOR_ORIGIN}/end?`);
});
