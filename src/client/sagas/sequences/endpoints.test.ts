/** @jest-environment node */
import { identityApi } from '../../api/identityApi';
import { portalApi } from '../../api/portalApi';
import { signInRequested, signOutRequested } from '../../state/sessionSlice';
import { fakeWorld, json, NOW_MS, PORTAL } from '../testing/fakeServers';
import { isKnown, openTab, until } from '../testing/openTab';

const { getThing } = portalApi.injectEndpoints({
  endpoints: (build) => ({ getThing: build.query<unknown, null>({ query: () => '/thing' }) }),
}).endpoints;

test('[SPEC 10.6] token, userinfo, revocation and API host are RTK Query endpoints with one injection of headers', async () => {
  expect(Object.keys(identityApi.endpoints)).toEqual(
    expect.arrayContaining(['requestToken', 'getUserInfo', 'revokeToken']),
  );
  const world = await fakeWorld(() => NOW_MS);
  world.answer({ [`GET ${PORTAL}/v1/thing`]: () => json({}) });
  const before = openTab(world);
  before.ports.cookies.write('XSRF-TOKEN', 'anti-forgery', 60);
  await until(isKnown(before));
  before.store.dispatch(signInRequested({}));
  await until(() => before.ports.visited.length > 0);
  const tab = openTab(world, {
    href: world.comeBack(before.ports.visited[0]!),
    after: before.ports,
  });
  await until(() => tab.events().includes('session/checkingAuthFinished'));
  await tab.store.dispatch(getThing.initiate(null));
  tab.store.dispatch(signOutRequested());
  await until(() => tab.ports.visited.length > 0);

  const sent = (call: string) => world.calls.find(({ key }) => key === call)!.headers;
  const reading = [`GET ${PORTAL}/connect/userinfo`, `GET ${PORTAL}/v1/thing`].map(sent);
  const writing = [`POST ${PORTAL}/connect/token`, `POST ${PORTAL}/connect/revocation`].map(sent);
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
