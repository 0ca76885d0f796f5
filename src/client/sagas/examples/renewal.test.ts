/** @jest-environment node */
import { TIMING } from '../../../shared/constants';
import { createLocalProblem, type Problem } from '../../api/problem';
import { callEndpoint } from '../callEndpoint';
import { checkExternalLogin } from '../product/doorLogin';
import { saveProductAuth } from '../product/productRecord';
import { watchRenewals } from '../product/renewProduct';
import { watchProviderRenewals } from '../provider/renewProvider';
import { requestToken, type TokenResult } from '../requestToken';
import { productSignedIn, providerSignedIn } from '../../state/sessionSlice';
import { NOW_MS } from '../testing/fakeServers';
import { mockPage } from '../testing/mockPage';
import { runTimer } from '../time/runTimer';
import { TIMERS } from '../time/timers';

const LIFE_S = 10;
const FACTS = {
  expiresAt: NOW_MS + LIFE_S * 1_000,
  scopes: [],
  subject: null,
  fingerprint: '0a1b2c3d',
};
const TOKENS = { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 300 };
const REFUSED: TokenResult = { error: { code: 'invalid_grant', status: 400 } as Problem };
const UNREACHABLE: TokenResult = { error: createLocalProblem('unreachable') };

type Answers = NonNullable<Parameters<typeof mockPage>[0]['answers']>;

/**
 * Creates a page on which a person is signed in for ten seconds; the token endpoint gives these
 * answers, one after the other.
 */
function signedIn(replies: readonly TokenResult[], answers: Answers = []) {
  const left = [...replies];
  const page = mockPage({
    sagas: [watchRenewals, watchProviderRenewals, [runTimer, 'tokenCheck', TIMERS.tokenCheck]],
    door: { silentRenew: true, useRefreshToken: true },
    answers: [[requestToken, () => left.shift() ?? UNREACHABLE], ...answers],
  });
  saveProductAuth(page.ports, {
    access_token: 'access-1',
    refresh_token: 'refresh-1',
    expires_in: LIFE_S,
    createDate: new Date(NOW_MS).toISOString(),
  } as never);
  return page;
}

test('[SPEC 9.10] [SPEC 10.7] the check finds the end of a token at the third tick, and it is renewed', async () => {
  const page = signedIn([{ data: TOKENS }]);
  page.dispatch(productSignedIn(FACTS));
  await page.ports.advance(3 * 4_000);
  expect(page.types()).toEqual([
    'session/productSignedIn',
    'session/tokenExpired',
    'session/productRenewalRequested',
    'session/productSignedIn',
  ]);
});

test('[SPEC 4.5.5] [SPEC 10.7] a refresh that is refused ends the session', async () => {
  const page = signedIn([REFUSED], [[checkExternalLogin, () => 'refused']]);
  page.dispatch(productSignedIn(FACTS));
  await page.ports.advance(3 * 4_000);
  expect(page.types().slice(3)).toEqual([
    'session/userDataChanged',
    'session/sessionEnded',
    // Answers that were given to this person are forgotten.
    'portalApi/resetApiState',
  ]);
  expect(page.session()).toMatchObject({ ended: 'refused', problem: { code: 'renewalRefused' } });
});

test('[SPEC 9.11] [SPEC 10.7] a refresh that reaches nobody keeps the session and is tried again after 3 s', async () => {
  const page = signedIn([UNREACHABLE, { data: TOKENS }]);
  page.dispatch(productSignedIn(FACTS));
  await page.ports.advance(3 * 4_000);
  expect(page.types().slice(3)).toEqual(['session/productRenewalUnreachable']);
  await page.ports.advance(3_000);
  expect(page.types().slice(4)).toEqual(['session/productSignedIn']);
});

test('[SPEC 4.8.1] [SPEC 10.7] a refresh with an ID token that is none ends the session at the provider', async () => {
  // Only the provider's keys are asked for.
  const keys: Answers = [[callEndpoint, () => ({ data: { keys: [] } })]];
  const page = signedIn([{ data: { ...TOKENS, id_token: 'no token' } }], keys);
  page.vault.keep('provider:door', {
    accessToken: 'access-1',
    refreshToken: 'refresh-1',
    idToken: null,
  });
  const held = providerSignedIn({ configId: 'door', accessToken: FACTS, idToken: null });
  page.dispatch(held);
  // The other tabs are asked first whether they have newer tokens.
  await page.ports.advance(3 * 4_000 + TIMING.otherTabMs);
  expect(page.types().slice(0, 4)).toEqual([
    'session/providerSignedIn',
    'session/tokenExpired',
    'session/providerRenewalRequested',
    'session/silentRenewStarted',
  ]);
  expect(page.types()).toContain('session/silentRenewFailed');
  expect(page.session().ended).toBe('invalid');
});
