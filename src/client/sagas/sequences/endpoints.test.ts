/** @jest-environment node */
import { identityApi } from '../../api/identityApi';
import { portalApi } from '../../api/portalApi';
import {
  proofFinished,
  selectIsProofAsked,
  selectProofKind,
  sessionEnded,
  signInRequested,
  signOutRequested,
} from '../../state/sessionSlice';
import { openStoredSession } from '../testing/storedSession';
import {
  createFakeServers,
  createJsonResponse,
  NOW_MS,
  PORTAL_ORIGIN,
} from '../testing/fakeServers';
import { isSessionKnown, openTab, waitUntil } from '../testing/openTab';

const { getThing, changeThing } = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getThing: build.query<unknown, null>({ query: () => '/thing' }),
    changeThing: build.mutation<unknown, null>({
      query: () => ({ url: '/thing', method: 'POST' }),
    }),
  }),
}).endpoints;

test('[SPEC 10.6] token, userinfo, revocation and API host are RTK Query endpoints with one injection of headers', async () => {
  expect(Object.keys(identityApi.endpoints)).toEqual(
    expect.arrayContaining(['requestToken', 'getUserInfo', 'revokeToken']),
  );
  const world = await createFakeServers(() => NOW_MS);
  world.answer({ [`GET ${PORTAL_ORIGIN}/v1/thing`]: () => createJsonResponse({}) });
  const before = openTab(world);
  before.ports.cookies.write('XSRF-TOKEN', 'anti-forgery', 60);
  await waitUntil(isSessionKnown(before));
  before.store.dispatch(signInRequested({}));
  await waitUntil(() => before.ports.visited.length > 0);
  const tab = openTab(world, {
    href: world.comeBack(before.ports.visited[0]!),
    after: before.ports,
  });
  await waitUntil(() => tab.events().includes('session/checkingAuthFinished'));
  await tab.store.dispatch(getThing.initiate(null));
  tab.store.dispatch(signOutRequested());
  await waitUntil(() => tab.ports.visited.length > 0);

  const sent = (call: string) => world.calls.find(({ key }) => key === call)!.headers;
  const reading = [`GET ${PORTAL_ORIGIN}/connect/userinfo`, `GET ${PORTAL_ORIGIN}/v1/thing`].map(
    sent,
  );
  const writing = [
    `POST ${PORTAL_ORIGIN}/connect/token`,
    `POST ${PORTAL_ORIGIN}/connect/revocation`,
  ].map(sent);
  for (const headers of [...reading, ...writing]) expect(headers.get('accept-language')).toBe('en');
  for (const headers of reading) {
    expect(headers.get('accept')).toBe('application/json');
    expect(headers.get('authorization')).toMatch(/^Bearer /);
    expect(headers.get('x-xsrf-token')).toBeNull();
  }
  for (const headers of writing) {
    expect(headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    expect(headers.get('x-xsrf-token')).toBe('anti-forgery');
  }
});

describe('a call that a session left open must not make', () => {
  const EXPORT = `GET ${PORTAL_ORIGIN}/v1/thing`;
  const needsProof = () => createJsonResponse({ code: 'recentSignInRequired' }, 403);

  /** Makes the call in a tab with a session; the host wants a proof so many times. */
  async function callWith(refusals: number) {
    const { world, ports } = await openStoredSession();
    let left = refusals;
    world.answer({
      [EXPORT]: () => (left-- > 0 ? needsProof() : createJsonResponse({ done: true })),
    });
    const tab = openTab(world, { after: ports });
    await waitUntil(() => tab.state().session.status === 'signedIn');
    const answer = tab.store.dispatch(getThing.initiate(null));
    const isAsked = () => selectIsProofAsked(tab.state());
    await waitUntil(isAsked);
    const calls = () => world.calls.filter(({ key }) => key === EXPORT).length;
    return { tab, answer, isAsked, calls };
  }

  test('waits for a proof of who is here, and goes on with it', async () => {
    const { tab, answer, calls } = await callWith(1);
    expect(calls()).toBe(1);
    tab.store.dispatch(proofFinished('given'));
    expect((await answer).data).toEqual({ done: true });
    expect(calls()).toBe(2);
  });

  test('a write that needs a second factor at the provider waits for it; a page that is read does not', async () => {
    const { world, ports } = await openStoredSession();
    const WRITE = `POST ${PORTAL_ORIGIN}/v1/thing`;
    let hasFactor = false;
    const answerThing = () =>
      hasFactor
        ? createJsonResponse({ done: true })
        : createJsonResponse({ code: 'providerFactorDue' }, 403);
    world.answer({ [WRITE]: answerThing, [EXPORT]: answerThing });
    const tab = openTab(world, { after: ports });
    await waitUntil(() => tab.state().session.status === 'signedIn');
    const read = await tab.store.dispatch(getThing.initiate(null));
    expect(read.error).toMatchObject({ code: 'providerFactorDue' });
    expect(selectIsProofAsked(tab.state())).toBe(false);

    const answer = tab.store.dispatch(changeThing.initiate(null));
    await waitUntil(() => selectIsProofAsked(tab.state()));
    expect(selectProofKind(tab.state())).toBe('providerFactor');
    hasFactor = true;
    tab.store.dispatch(proofFinished('given'));
    expect((await answer).data).toEqual({ done: true });
  });

  test('a proof that the host does not take is asked for once more', async () => {
    const { tab, answer, isAsked, calls } = await callWith(2);
    tab.store.dispatch(proofFinished('given'));
    await waitUntil(() => calls() === 2 && isAsked());
    tab.store.dispatch(proofFinished('given'));
    expect((await answer).data).toEqual({ done: true });
  });

  test.each([
    ['the person gives none', proofFinished('refused')],
    ['the session ends', sessionEnded({ reason: 'endedElsewhere' })],
  ])('is refused where %s', async (_, action) => {
    const { tab, answer, isAsked, calls } = await callWith(1);
    tab.store.dispatch(action);
    expect((await answer).error).toMatchObject({ status: 403, code: 'recentSignInRequired' });
    expect([isAsked(), calls()]).toEqual([false, 1]);
  });
});
