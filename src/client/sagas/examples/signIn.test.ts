/** @jest-environment node */
import { signInRequested } from '../../state/sessionSlice';
import { checkExternalLogin } from '../product/doorLogin';
import { updateFlow, type Attempt } from '../provider/flowStorage';
import { signIn } from '../provider/signIn';
import { startUp } from '../startUp';
import { NOW_MS, PORTAL_ORIGIN } from '../testing/fakeServers';
import { mockPage } from '../testing/mockPage';

test('[SPEC 4.1.1] [SPEC 10.7] a sign-in leaves for the provider and puts nothing', async () => {
  const request = signInRequested({ returnTo: '/dialogs' });
  const page = mockPage({ sagas: [[signIn, request]] });
  await page.ports.advance(0);

  const { searchParams: asked } = new URL(page.ports.visited[0]!);
  expect(asked.get('response_type')).toBe('code');
  expect(asked.get('state')).toHaveLength(40);
  expect(page.types()).toEqual([]);
});

test('[SPEC 4.1.4] [SPEC 10.7] an answer with a state that is not ours signs nobody in', async () => {
  const attempt: Attempt = {
    kind: 'redirect',
    state: 'ours',
    nonce: 'nonce',
    codeVerifier: 'verifier',
    redirectUri: `${PORTAL_ORIGIN}/callback`,
    returnTo: '/dialogs',
    createdAt: NOW_MS,
  };
  const page = mockPage({
    href: `${PORTAL_ORIGIN}/callback?code=c&state=theirs`,
    answers: [[checkExternalLogin, () => 'refused']],
  });
  updateFlow(page.ports, 'door', { authRequests: { ours: attempt } });
  page.run(startUp);
  await page.ports.advance(0);

  expect(page.types()).toEqual([
    'session/checkingAuth',
    'session/newAuthenticationResult',
    'session/userDataChanged',
    'session/sessionEnded',
    'session/checkingAuthFinishedWithError',
  ]);
  expect(page.session()).toMatchObject({
    status: 'signedOut',
    problem: { code: 'incorrectState' },
  });
});
