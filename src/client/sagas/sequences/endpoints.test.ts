/** @jest-environment node */
import { identityApi } from '../../api/identityApi';
import { portalApi } from '../../api/portalApi';
import { signInRequested, signOutRequested } from '../../state/sessionSlice';
import {
  createFakeServers,
  createJsonResponse,
  NOW_MS,
  PORTAL_ORIGIN,
} from '../testing/fakeServers';
import { isSessionKnown, openTab, waitUntil } from '../testing/openTab';

const { getThing } = portalApi.injectEndpoints({
  endpoints: (build) => ({ getThing: build.query<unknown, null>({ query: () => '/thing' }) }),
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
