import { createPath } from 'react-router-dom';
import { toSignInPath } from '../../shared/routes';
import { NoMatchError } from '../browser/navigationResult';
import {
  checkingAuth,
  productSignedIn,
  sessionEnded,
  userDataChanged,
} from '../state/sessionSlice';
import { aStaffMember } from '../testing/adminFactories';
import { toNavigationAction } from './navigationActions';
import type { Guard } from './guards';
import { testNavigation } from '../testing/testNavigation';

const FACTS = { expiresAt: null, scopes: [], subject: 'grace', fingerprint: '12345678' };
const SIGN_IN = toSignInPath('/me');

const guard = (ask: Guard['ask']): readonly Guard[] => [{ name: 'test', ask }];
const chunkError = () => Object.assign(new Error('gone'), { name: 'ChunkLoadError' });

test('[SPEC 4.9.1] a navigation ends when its page is ready: address and page change together', async () => {
  const { navigation, address, shown, asked, settle } = testNavigation({ isSlow: true });
  const going = navigation.go('/blogs?q=tree');
  await settle();
  expect([address(), shown(), navigation.isPending()]).toEqual(['/', '/', true]);
  asked[0]!.ready();
  expect(await going).toEqual({ status: 'ended', id: 1, from: '/', to: '/blogs?q=tree', ms: 0 });
  expect([address(), shown(), navigation.isPending()]).toEqual([
    '/blogs?q=tree',
    '/blogs?q=tree',
    false,
  ]);
});

test('[SPEC 4.9.1] a navigation is cancelled when a guard rejects it: nothing is prepared, the address stays', async () => {
  const { navigation, address, asked } = testNavigation({ guards: guard(() => 'reject') });
  expect(await navigation.go('/blogs')).toMatchObject({
    status: 'cancelled',
    code: 'guard-rejected',
    guard: 'test',
  });
  expect([address(), asked]).toEqual(['/', []]);
});

test('[SPEC 4.9.1] a navigation is cancelled by a newer one, which is named; what was prepared for it is let go', async () => {
  const { navigation, asked, address, released, settle } = testNavigation({ isSlow: true });
  const first = navigation.go('/blogs');
  await settle();
  const second = navigation.go('/events');
  expect(await first).toMatchObject({ status: 'cancelled', code: 'superseded', by: 2 });
  await settle();
  asked[1]!.ready();
  expect(await second).toMatchObject({ status: 'ended', id: 2, to: '/events' });
  asked[0]!.ready();
  await settle();
  expect([address(), released]).toEqual(['/events', ['/blogs']]);
});

test('[SPEC 4.9.1] a navigation is superseded while it waits for a guard, too', async () => {
  const { navigation, store, asked, shown } = testNavigation();
  store.dispatch(checkingAuth());
  const waiting = navigation.go('/me');
  expect(await navigation.go('/faqs')).toMatchObject({ status: 'ended' });
  expect(await waiting).toMatchObject({ status: 'cancelled', code: 'superseded', by: 2 });
  store.dispatch(productSignedIn(FACTS));
  expect([shown(), asked.map(({ path }) => path)]).toEqual(['/faqs', ['/faqs']]);
});

test('[SPEC 4.9.1] a navigation fails when its page cannot be loaded: the address is entered, the failure is in the view', async () => {
  const { navigation, address, asked, settle } = testNavigation({ isSlow: true });
  const going = navigation.go('/blogs');
  await settle();
  const error = new Error('broken');
  asked[0]!.fail(error);
  expect(await going).toMatchObject({ status: 'failed', code: 'error', error });
  expect(address()).toBe('/blogs');
  expect(navigation.view()).toMatchObject({
    failure: error,
    location: { pathname: '/blogs' },
    page: { location: { pathname: '/' } },
  });
});

test('a page that failed is tried again by the same link, without another entry in the history', async () => {
  const { navigation, asked, ports, settle } = testNavigation({ isSlow: true });
  const failing = navigation.go('/blogs');
  await settle();
  asked[0]!.fail(new Error('broken'));
  await failing;
  const again = navigation.go('/blogs');
  await settle();
  asked[1]!.ready();
  expect(await again).toMatchObject({ status: 'ended' });
  expect(ports.history.current().index).toBe(1);
  expect(navigation.view().failure).toBeNull();
});

test('[SPEC 8.6] an address without a page raises the no-match error; the page that says so is shown there', async () => {
  const { navigation, address, asked } = testNavigation();
  const result = await navigation.go('/nowhere?x=1');
  const error = expect.any(NoMatchError) as NoMatchError;
  expect(result).toMatchObject({ status: 'failed', code: 'no-match', url: '/nowhere?x=1', error });
  expect([address(), asked[0]!.path]).toEqual(['/nowhere?x=1', '/nowhere?x=1']);
  expect(navigation.view().failure).toBeNull();
});

test.each([[null], [['/user', undefined]]])(
  '[SPEC 8.7] go(%j) is rejected; it never was a navigation',
  async (commands) => {
    const { navigation, facts } = testNavigation();
    await expect(navigation.go(commands as never)).rejects.toThrow(/index \d is null or undefined/);
    expect(facts()).toEqual([]);
  },
);

test.each([
  [31, { status: 'ended', to: '/blogs?n=31' }],
  [32, { status: 'failed', code: 'redirect-limit' }],
])('[SPEC 9.4] %i redirects in one navigation', async (redirects, outcome) => {
  const next = (search: string) => Number(search.slice(3)) + 1;
  const { navigation, facts } = testNavigation({
    guards: guard(({ to: { search } }) =>
      next(search) > redirects ? 'pass' : { redirectTo: `/blogs?n=${next(search)}` },
    ),
  });
  expect(await navigation.go('/blogs')).toMatchObject(outcome);
  expect(facts().filter(({ type }) => type === 'navigation/redirected')).toHaveLength(31);
});

test('[SPEC 9.6] the address that is shown is ignored: no entry, no preparation', async () => {
  const { navigation, ports, asked } = testNavigation({ url: '/blogs?q=tree#end' });
  expect(await navigation.go('/blogs?q=tree#end')).toMatchObject({ status: 'ignored', id: 1 });
  expect(await navigation.go('/blogs?q=tree#end', { replace: true, state: 1 })).toMatchObject({
    status: 'ignored',
  });
  expect([ports.history.current(), asked]).toEqual([
    { index: 0, url: '/blogs?q=tree#end', state: null },
    [],
  ]);
});

test('[SPEC 9.6] on request the address that is shown is loaded anew, without another entry', async () => {
  const { navigation, ports, asked } = testNavigation({ url: '/blogs' });
  const result = await navigation.go('/blogs', { onSameUrl: 'reload' });
  expect(result.status).toBe('ended');
  expect(asked.map(({ path, isReload }) => [path, isReload])).toEqual([['/blogs', true]]);
  expect(ports.history.current().index).toBe(0);
  expect(navigation.view().page.isReload).toBe(true);
});

test('[SPEC 9.6] a second click on the same link is ignored while the first is on its way: one preparation', async () => {
  const { navigation, asked, settle } = testNavigation({ isSlow: true });
  const first = navigation.go('/blogs');
  await settle();
  expect(await navigation.go('/blogs')).toMatchObject({ status: 'ignored' });
  await settle();
  expect(asked).toHaveLength(1);
  asked[0]!.ready();
  expect(await first).toMatchObject({ status: 'ended' });
});

test('[SPEC 9.6] a link to the page that is shown takes back what is on its way', async () => {
  const { navigation, shown, settle } = testNavigation({ isSlow: true });
  const leaving = navigation.go('/blogs');
  await settle();
  expect(await navigation.go('/')).toMatchObject({ status: 'ignored', id: 2 });
  expect(await leaving).toMatchObject({ code: 'superseded', by: 2 });
  expect([shown(), navigation.isPending()]).toEqual(['/', false]);
});

test('another place on the same page is entered at once: no guard, no preparation', async () => {
  const { navigation, address, asked, ports } = testNavigation({
    url: '/faqs',
    guards: guard(() => 'reject'),
  });
  const { page } = navigation.view();
  expect(await navigation.go('/faqs#votes')).toMatchObject({ status: 'ended' });
  expect([address(), asked, ports.history.current().index]).toEqual(['/faqs#votes', [], 1]);
  expect(navigation.view()).toMatchObject({ page, location: { hash: '#votes' } });
});

test('`replace` leaves no way back; `state` stays with the entry', async () => {
  const { navigation, ports } = testNavigation();
  await navigation.go('/blogs', { state: { from: 'mail' } });
  await navigation.go('/events', { replace: true, state: 7 });
  expect(ports.history.current()).toEqual({ index: 1, url: '/events', state: 7 });
  expect(navigation.view().location.state).toBe(7);
});

test('[SPEC 2.4] addresses of history and browser carry the language prefix, those of pages do not', async () => {
  const { navigation, address, shown, traverse } = testNavigation({ prefix: '/ar', url: '/' });
  await navigation.go('/blogs');
  expect([address(), shown()]).toEqual(['/ar/blogs', '/blogs']);
  await navigation.go('/?q=1');
  expect([address(), shown()]).toEqual(['/ar?q=1', '/?q=1']);
  await traverse(-1);
  expect([address(), shown()]).toEqual(['/ar/blogs', '/blogs']);
});

test('[SPEC 2.5] a path in another language is loaded anew', async () => {
  const { navigation, ports, asked } = testNavigation({ prefix: '/ar', url: '/blogs' });
  expect(await navigation.open('/tr/blogs', { replace: true })).toMatchObject({ status: 'ended' });
  await navigation.open('/events', { replace: false });
  await navigation.open('//evil.example/x', { replace: false });
  expect(ports.visited).toEqual([
    'http://localhost:3000/tr/blogs',
    'http://localhost:3000/events',
    'http://localhost:3000/evil.example/x',
  ]);
  expect(asked).toEqual([]);
});

describe('[SPEC 2.4] both addresses of the same language', () => {
  test('lead on without the page being loaded anew: from the sign-in callback as from any other', async () => {
    const { navigation, ports, address, shown, asked } = testNavigation({ url: '/callback' });
    await navigation.open('/en/blogs?q=1', { replace: true });
    expect([address(), shown(), asked.length]).toEqual(['/en/blogs?q=1', '/blogs?q=1', 1]);
    await navigation.go('/events');
    expect([address(), ports.visited]).toEqual(['/en/events', []]);
  });

  test('are one page: the address changes alone', async () => {
    const { navigation, address, asked } = testNavigation();
    expect(await navigation.open('/en/', { replace: true })).toMatchObject({ status: 'ended' });
    expect([address(), navigation.view().prefix, asked]).toEqual(['/en', '/en', []]);
  });

  test('are two entries of the history: back and on, links are those of the entry', async () => {
    const { navigation, address, traverse } = testNavigation({ url: '/blogs' });
    await navigation.open('/en/events', { replace: false });
    await traverse(-1);
    expect([address(), navigation.view().prefix]).toEqual(['/blogs', '']);
    await traverse(1);
    expect([address(), navigation.view().prefix]).toEqual(['/en/events', '/en']);
  });

  test('a page that cannot be loaded has the address that was wanted', async () => {
    const { navigation, address, asked, settle } = testNavigation({ isSlow: true });
    void navigation.open('/en/blogs', { replace: false });
    await settle();
    asked[0]!.fail(new Error('broken'));
    await settle();
    expect([address(), navigation.view().prefix]).toEqual(['/en/blogs', '/en']);
  });
});

test.each(['//evil.example/x', '/\\evil.example/x', 'evil.example/x'])(
  'another site cannot be opened: %s is a path of this one',
  async (path) => {
    const { navigation, address } = testNavigation();
    expect(await navigation.go(path)).toMatchObject({ status: 'failed', code: 'no-match' });
    expect(address()).toBe('/evil.example/x');
  },
);

test('back and on: the page of the entry is prepared, the old one stays until then', async () => {
  const { navigation, address, shown, asked, traverse, settle } = testNavigation({ isSlow: true });
  const going = navigation.go('/blogs');
  await settle();
  asked[0]!.ready();
  await going;
  await traverse(-1);
  expect([address(), shown()]).toEqual(['/', '/blogs']);
  asked[1]!.ready();
  await settle();
  expect([shown(), navigation.view().cause]).toEqual(['/', 'history']);
});

test('[SPEC 4.9.1] a guard rejects the way back, too: the address returns to the page that is shown', async () => {
  const { navigation, address, shown, traverse, facts } = testNavigation({
    guards: guard(({ to }) => (to.pathname === '/' ? 'reject' : 'pass')),
  });
  await navigation.go('/blogs');
  await navigation.go('/events');
  await traverse(-2);
  await traverse(0);
  expect([address(), shown()]).toEqual(['/events', '/events']);
  expect(facts().at(-1)).toMatchObject({ type: 'navigation/cancelled', payload: { id: 3 } });
});

test('who goes back and on again before the page is ready is where they were', async () => {
  const { navigation, address, shown, asked, traverse, settle } = testNavigation({ isSlow: true });
  const going = navigation.go('/blogs');
  await settle();
  asked[0]!.ready();
  await going;
  await traverse(-1);
  await traverse(1);
  asked[1]!.ready();
  await settle();
  expect([address(), shown(), navigation.isPending()]).toEqual(['/blogs', '/blogs', false]);
});

test('[SPEC 6.1] an account page waits until the session is known, then opens', async () => {
  const { navigation, store, shown, settle } = testNavigation();
  store.dispatch(checkingAuth());
  const going = navigation.go('/me');
  await settle();
  expect(shown()).toBe('/');
  store.dispatch(productSignedIn(FACTS));
  expect(await going).toMatchObject({ status: 'ended', to: '/me' });
});

test('[SPEC 6.1] who is not signed in is taken to the sign-in page; Back leads to where they came from', async () => {
  const { navigation, store, address, traverse, facts } = testNavigation({ url: '/faqs' });
  store.dispatch(sessionEnded({ reason: 'notSignedIn' }));
  expect(await navigation.go('/me')).toMatchObject({ status: 'ended', to: SIGN_IN });
  expect(address()).toBe(SIGN_IN);
  expect(facts()[1]).toMatchObject({
    type: 'navigation/redirected',
    payload: { from: '/me', to: '/sign-in' },
  });
  await traverse(-1);
  expect(address()).toBe('/faqs');
});

test('[SPEC 6.1] who goes back to an account page without a session is taken to the sign-in page in its place', async () => {
  const { navigation, store, ports, traverse } = testNavigation({ url: '/me' });
  store.dispatch(sessionEnded({ reason: 'notSignedIn' }));
  await navigation.go('/faqs');
  await traverse(-1);
  expect(ports.history.current()).toMatchObject({ index: 0, url: SIGN_IN });
});

test('after a session that ended nobody is taken away: the page itself says why', async () => {
  const { navigation, store } = testNavigation();
  store.dispatch(sessionEnded({ reason: 'refused' }));
  expect(await navigation.go('/me')).toMatchObject({ status: 'ended', to: '/me' });
});

test('a page of the administration opens for everybody who is signed in: it says itself which role is missing', async () => {
  const { navigation, store } = testNavigation();
  store.dispatch(productSignedIn(FACTS));
  store.dispatch(userDataChanged({ user: { ...aStaffMember('admin'), roles: [] } }));
  expect(await navigation.go('/admin')).toMatchObject({ status: 'ended', to: '/admin' });
});

test('a session that is not known in time does not keep anybody: the page goes on waiting in its place', async () => {
  const { navigation, store, ports } = testNavigation();
  store.dispatch(checkingAuth());
  const going = navigation.go('/me');
  await ports.advance(20_000);
  expect(await going).toMatchObject({ status: 'ended', ms: 20_000 });
});

test('the facts in the store are the results, in order; queries and hashes are in none', async () => {
  const { navigation, facts, store } = testNavigation();
  store.dispatch(sessionEnded({ reason: 'notSignedIn' }));
  const results = [
    await navigation.go('/blogs?token=s3cret#token=s3cret'),
    await navigation.go('/blogs?token=s3cret#token=s3cret'),
    await navigation.go('/nowhere'),
    await navigation.go('/me?token=s3cret'),
  ];
  const isEnding = /ended|ignored|cancelled|failed/;
  expect(facts().filter(({ type }) => isEnding.test(type))).toEqual(
    results.map(toNavigationAction),
  );
  expect(facts().map(({ type }) => type.replace('navigation/', ''))).toEqual([
    'started',
    'ended',
    'ignored',
    'started',
    'failed',
    'started',
    'redirected',
    'ended',
  ]);
  expect(JSON.stringify(facts())).not.toContain('s3cret');
});

test('a fact tells of an error its name alone', async () => {
  const { navigation, asked, facts, settle } = testNavigation({ isSlow: true });
  const going = navigation.go('/blogs');
  await settle();
  asked[0]!.fail(new TypeError('s3cret'));
  await going;
  expect(facts().at(-1)).toMatchObject({
    type: 'navigation/failed',
    payload: { code: 'error', error: 'TypeError' },
  });
});

test('a failed chunk after a deployment: the address is loaded anew once, then the failure is shown', async () => {
  const { navigation, ports, asked, settle } = testNavigation({ isSlow: true });
  const going = navigation.go('/blogs');
  await settle();
  asked[0]!.fail(chunkError());
  expect(await going).toMatchObject({ status: 'failed', code: 'error' });
  expect([ports.visited, navigation.view().failure]).toEqual([
    ['http://localhost:3000/blogs'],
    null,
  ]);
  const again = navigation.go('/blogs');
  await settle();
  asked[1]!.fail(chunkError());
  await again;
  expect(ports.visited).toHaveLength(1);
  expect(navigation.view().failure).toMatchObject({ name: 'ChunkLoadError' });
});

test('a failed chunk without a network is told at once; after a page that came a failure is answered by loading anew again', async () => {
  const { navigation, ports, asked, settle } = testNavigation({ isSlow: true });
  const failAt = async (path: string) => {
    const going = navigation.go(path);
    await settle();
    asked.at(-1)!.fail(chunkError());
    await going;
  };
  ports.isOffline = true;
  await failAt('/blogs');
  expect(ports.visited).toEqual([]);
  ports.isOffline = false;
  await failAt('/events');
  const fine = navigation.go('/faqs');
  await settle();
  asked.at(-1)!.ready();
  await fine;
  await failAt('/events');
  expect(ports.visited).toHaveLength(2);
});

test('what react-router’s own links and hooks ask for goes through the service', async () => {
  const { navigation, address, facts, settle } = testNavigation({ prefix: '/tr', url: '/' });
  navigation.navigator.push({ pathname: '/tr/blogs', search: '?q=1' });
  await settle();
  navigation.navigator.replace('/tr/events');
  await settle();
  expect([address(), createPath(navigation.view().location)]).toEqual(['/tr/events', '/events']);
  navigation.navigator.go(-1);
  await settle();
  expect([address(), facts().filter(({ type }) => type.endsWith('ended'))]).toMatchObject([
    '/tr/',
    { length: 3 },
  ]);
});

describe('unsaved changes', () => {
  test('[SPEC 4.9.1] who stays keeps the page: the navigation is rejected by the guard', async () => {
    const { navigation, address, settle, ports } = testNavigation({ url: '/blogs/create' });
    navigation.leaving.hold();
    expect(ports.unloadWarnings).toBe(1);
    const going = navigation.go('/blogs');
    await settle();
    expect(navigation.leaving.isAsking()).toBe(true);
    navigation.leaving.answer(false);
    expect(await going).toMatchObject({ code: 'guard-rejected', guard: 'unsavedChanges' });
    expect([address(), navigation.leaving.isAsking()]).toEqual(['/blogs/create', false]);
  });

  test('who leaves all the same leaves', async () => {
    const { navigation, settle } = testNavigation({ url: '/blogs/create' });
    navigation.leaving.hold();
    const going = navigation.go('/blogs');
    await settle();
    navigation.leaving.answer(true);
    expect(await going).toMatchObject({ status: 'ended' });
  });

  test('the way back is asked about; staying restores the address', async () => {
    const { navigation, address, traverse, settle } = testNavigation();
    await navigation.go('/profile-form');
    navigation.leaving.hold();
    await traverse(-1);
    expect(address()).toBe('/');
    navigation.leaving.answer(false);
    await settle();
    expect(address()).toBe('/profile-form');
  });

  test('another query of the same page and what was let go of are not asked about', async () => {
    const { navigation, ports } = testNavigation({ url: '/blogs' });
    const letGo = navigation.leaving.hold();
    expect(await navigation.go('/blogs?q=1')).toMatchObject({ status: 'ended' });
    letGo();
    expect(ports.unloadWarnings).toBe(0);
    expect(await navigation.go('/events')).toMatchObject({ status: 'ended' });
  });

  test('a newer navigation takes the question away and asks its own', async () => {
    const { navigation, settle, address } = testNavigation({ url: '/blogs/create' });
    navigation.leaving.hold();
    const first = navigation.go('/blogs');
    await settle();
    const second = navigation.go('/events');
    expect(await first).toMatchObject({ code: 'superseded', by: 2 });
    await settle();
    expect(navigation.leaving.isAsking()).toBe(true);
    navigation.leaving.answer(true);
    expect([await second, address()]).toMatchObject([{ status: 'ended' }, '/events']);
  });
});
