/** @jest-environment node */
import { TIMING } from '../../../shared/constants';
import { portalApi } from '../../api/portalApi';
import type { MemoryPorts } from '../../browser/memoryPorts';
import type { WakeReason } from '../../browser/ports';
import {
  GRACE,
  createJsonResponse,
  createNetworkError,
  PORTAL_ORIGIN,
} from '../testing/fakeServers';
import { waitUntil, type Tab } from '../testing/openTab';
import { duplicateTab } from '../testing/otherTab';
import { listCallsTo, listFrames, openSignedInTab, type SignedInTab } from '../testing/providerTab';

const RENEWAL = `POST ${PORTAL_ORIGIN}/connect/token`;
const MINE = `GET ${PORTAL_ORIGIN}/v1/me`;
const HOURS_MS = 8 * 60 * 60_000;

const { getMine } = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getMine: build.query<unknown, null>({
      query: () => '/me',
      extraOptions: { auth: 'required' },
    }),
  }),
}).endpoints;

const renewals = ({ world }: SignedInTab) =>
  listCallsTo(world, RENEWAL).filter(({ form }) => form['grant_type'] === 'refresh_token');
const status = ({ state }: Tab) => state().session.status;
const isUnreachable = (tab: Tab) => () => tab.state().session.isRenewalUnreachable;
const tokenOf = ({ localStorage }: MemoryPorts) =>
  (JSON.parse(localStorage.read('sol-auth')!) as { access_token: string }).access_token;

describe('after a sleep', () => {
  test.each(['visible', 'focus', 'online', 'resumed', 'restored'] satisfies WakeReason[])(
    '[SPEC 4.5.7, 9.10] a page that is told "%s" renews at once, without waiting for a tick',
    async (reason) => {
      const given = await openSignedInTab({});
      given.tab.ports.jump(HOURS_MS);
      expect(status(given.tab)).toBe('signedIn');
      given.tab.ports.wake(reason);
      expect(status(given.tab)).toBe('renewing');
      await waitUntil(() => status(given.tab) === 'signedIn');
      expect(renewals(given)).toHaveLength(1);
    },
  );

  test('[SPEC 9.10, 9.14] what one return tells in several ways is one look, at the provider too', async () => {
    const { tab } = await openSignedInTab(
      { startCheckSession: true },
      { session_state: 'state.salt' },
    );
    await waitUntil(() => listFrames(tab, 'check-session').length > 0);
    const { received } = listFrames(tab, 'check-session')[0]!;
    await tab.ports.advance(0);
    await waitUntil(() => received.length > 0);
    const before = received.length;
    for (const reason of ['visible', 'focus', 'resumed'] as const) tab.ports.wake(reason);
    await tab.ports.advance(0);
    expect(received).toHaveLength(before + 1);
    await tab.ports.advance(1_000);
    tab.ports.wake('focus');
    await tab.ports.advance(0);
    expect(received).toHaveLength(before + 2);
  });

  test('[SPEC 4.5.2, 9.10] all tabs wake, one of them renews', async () => {
    const given = await openSignedInTab({});
    const other = await duplicateTab(given);
    given.tab.ports.jump(HOURS_MS);
    given.tab.ports.wake('visible');
    other.ports.wake('visible');
    await waitUntil(() => [given.tab, other].every((tab) => status(tab) === 'signedIn'));
    expect(renewals(given)).toHaveLength(1);
    const [one, two] = [given.tab, other].map((tab) => tab.state().session.accessToken);
    expect(one).toEqual(two);
  });

  test('[SPEC 4.5.7] no call leaves with the token that expired meanwhile', async () => {
    const given = await openSignedInTab({});
    const { tab, world } = given;
    const before = tokenOf(tab.ports);
    world.answer({ [MINE]: () => createJsonResponse({}) });
    tab.ports.jump(HOURS_MS);
    await tab.store.dispatch(getMine.initiate(null)).unwrap();
    const sent = listCallsTo(world, MINE).map(({ headers }) => headers.get('authorization'));
    expect(tokenOf(tab.ports)).not.toBe(before);
    expect(sent).toEqual([`Bearer ${tokenOf(tab.ports)}`]);
    expect(renewals(given)).toHaveLength(1);
  });

  test('[SPEC 4.5.7, 8.5] offline as well: the call is answered without being sent', async () => {
    const { tab, world } = await openSignedInTab({});
    world.answer({ [RENEWAL]: createNetworkError, [MINE]: () => createJsonResponse({}) });
    tab.ports.isOffline = true;
    tab.ports.jump(HOURS_MS);
    const { error } = await tab.store.dispatch(getMine.initiate(null));
    expect(error).toMatchObject({ status: 0, code: 'unreachable' });
    expect(listCallsTo(world, MINE)).toEqual([]);
    expect(status(tab)).toBe('renewing');
  });
});

describe('without a network', () => {
  /** Expired, offline, and the first try has failed. */
  async function stranded(): Promise<SignedInTab> {
    const given = await openSignedInTab({});
    given.world.answer({ [RENEWAL]: createNetworkError });
    given.tab.ports.isOffline = true;
    given.tab.ports.jump(HOURS_MS);
    given.tab.ports.wake('visible');
    await waitUntil(isUnreachable(given.tab));
    return given;
  }

  test('[SPEC 9.11] nothing is asked and nothing is lost while the device is offline', async () => {
    const given = await stranded();
    const { tab } = given;
    await tab.ports.advance(20 * 3_000);
    expect(renewals(given)).toHaveLength(1);
    expect(tab.state().session).toMatchObject({ status: 'renewing', user: GRACE });
  });

  test('[SPEC 9.11] coming online renews at once', async () => {
    const given = await stranded();
    const { tab } = given;
    given.world.answer({
      [RENEWAL]: () => createJsonResponse({ access_token: 'new', expires_in: 300 }),
    });
    await tab.ports.advance(3_000);
    tab.ports.isOffline = false;
    tab.ports.wake('online');
    await waitUntil(() => status(tab) === 'signedIn');
    expect(renewals(given)).toHaveLength(2);
  });

  test('[SPEC 9.11] a browser that does not tell that it is online again is asked at the next look', async () => {
    const given = await stranded();
    given.tab.ports.isOffline = false;
    given.tab.ports.wake('focus');
    await waitUntil(() => renewals(given).length === 2);
    expect(status(given.tab)).toBe('renewing');
  });

  test('[SPEC 9.11] a sign-in server that asks to be left alone is, even if the network changes', async () => {
    const given = await openSignedInTab({});
    const { tab, world } = given;
    const busy = () => new Response('{}', { status: 503, headers: { 'retry-after': '60' } });
    world.answer({ [RENEWAL]: busy });
    tab.ports.jump(HOURS_MS);
    tab.ports.wake('visible');
    await waitUntil(isUnreachable(tab));
    tab.ports.wake('online');
    await tab.ports.advance(59_999);
    expect(renewals(given)).toHaveLength(1);
    await tab.ports.advance(1);
    await waitUntil(() => renewals(given).length === 2);
    expect(status(tab)).toBe('renewing');
  });
});

test.each([
  { given: 'none', expiresIn: undefined },
  { given: '0', expiresIn: 0 },
  { given: 'a negative one', expiresIn: -300 },
  { given: 'a text', expiresIn: 'soon' },
])(
  '[SPEC 4.5.7] a renewed token whose lifetime is $given is not renewed with every tick',
  async ({ expiresIn }) => {
    const given = await openSignedInTab({});
    const { tab, world } = given;
    world.answer({
      [RENEWAL]: () => createJsonResponse({ access_token: 'new', expires_in: expiresIn }),
    });
    tab.ports.jump(HOURS_MS);
    tab.ports.wake('visible');
    await waitUntil(() => status(tab) === 'signedIn');
    await tab.ports.advance(TIMING.renewalPauseMs - 4_000);
    expect(renewals(given)).toHaveLength(1);
  },
);
