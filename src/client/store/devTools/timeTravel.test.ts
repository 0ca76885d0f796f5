/** @jest-environment node */
import { portalApi } from '../../api/portalApi';
import {
  DOOR_ORIGIN,
  EXPIRES_IN_S,
  createJsonResponse,
  PORTAL_ORIGIN,
  type FakeServers,
} from '../../sagas/testing/fakeServers';
import { advanceUntil, type Tab, waitUntil } from '../../sagas/testing/openTab';
import { listFrames, openSignedInTab } from '../../sagas/testing/providerTab';
import { signOutRequested } from '../../state/sessionSlice';
import {
  createInspectedTools,
  jumpTo,
  jumpToNewest,
  listLoggedTypes,
  getActionLog,
  findLogIndex,
  dispatchToLog,
} from '../../testing/inspectedTools';
import { exportRawLog, type InstrumentedStore } from '../../testing/instrument';

const WATCHED = { silentRenew: true, useRefreshToken: true, startCheckSession: true };
const LONG_MS = 3 * EXPIRES_IN_S * 1_000;
const THINGS = `GET ${PORTAL_ORIGIN}/v1/things`;

const { getThings } = portalApi.injectEndpoints({
  endpoints: (build) => ({ getThings: build.query<unknown, null>({ query: () => '/things' }) }),
}).endpoints;

/** Opens a tab in which a person has just signed in, and a developer looks at it. */
async function watched(pauseActionType?: string) {
  const { developerTools, told } = createInspectedTools({
    maxAge: 200,
    ...(pauseActionType && { pauseActionType }),
  });
  const given = await openSignedInTab(WATCHED, { session_state: 'hash.salt' }, { developerTools });
  given.world.answer({ [THINGS]: () => createJsonResponse(['a thing']) });
  await given.tab.ports.advance(0);
  return { ...given, told };
}

/** Lists all that can be seen of the tab from outside. */
function outsideOf({ ports }: Tab, { calls }: FakeServers) {
  const KEYS = ['door', 'sol-auth', 'sol-user', 'access_token'];
  const storages = [ports.localStorage, ports.sessionStorage];
  return {
    stored: storages.map(({ read }) => KEYS.map(read)),
    calls: calls.length,
    posted: listFrames({ ports } as Tab, 'check-session').map(({ received }) => received.length),
    visited: ports.visited.length,
    frames: ports.frames.length,
  };
}

/** Lets the token's life pass until the session is renewed. */
async function renewal(tab: Tab): Promise<void> {
  await tab.ports.advance(EXPIRES_IN_S * 1_000);
  await advanceUntil(tab, () => tab.events().filter((type) => type === SIGNED_IN).length > 1);
}

const SIGNED_IN = 'session/productSignedIn';

type Watched = Awaited<ReturnType<typeof watched>>;

const BEHIND: readonly { what: string; act: (given: Watched) => void }[] = [
  { what: 'a jump to before the sign-in', act: ({ tab }) => jumpTo(tab.store, 1) },
  { what: 'a jump to the very beginning', act: ({ tab }) => jumpTo(tab.store, 0) },
  {
    what: 'an action that is skipped',
    act: ({ tab }) =>
      dispatchToLog(tab.store, {
        type: 'TOGGLE_ACTION',
        id: findLogIndex(tab.store, 'session/productSignedIn'),
      }),
  },
  {
    what: 'a lock',
    act: ({ tab }) => dispatchToLog(tab.store, { type: 'LOCK_CHANGES', status: true }),
  },
];

describe('[SPEC 10.7] while something else than the newest state is shown', () => {
  test.each(BEHIND)('$what: nothing is sent, stored or left for, however long', async ({ act }) => {
    const given = await watched();
    const { tab, world, told } = given;
    const before = outsideOf(tab, world);
    act(given);
    await tab.ports.advance(LONG_MS);
    tab.ports.wake('visible');
    tab.ports.storageChanged('sol-auth', null);
    listFrames(tab, 'check-session')[0]!.say({ origin: DOOR_ORIGIN, data: 'changed' });
    await tab.ports.advance(LONG_MS);
    expect(outsideOf(tab, world)).toEqual(before);
    expect(told).toEqual([expect.stringContaining('requests and storage wait')]);
  });

  test.each(BEHIND)('$what, taken back: the session goes on as after a sleep', async (row) => {
    const given = await watched();
    const { tab, told } = given;
    row.act(given);
    await tab.ports.advance(LONG_MS);
    const renewals = () =>
      listLoggedTypes(tab.store).filter((type) => type === 'session/productRenewalRequested')
        .length;
    expect(renewals()).toBe(0);

    dispatchToLog(tab.store, { type: 'LOCK_CHANGES', status: false });
    const { skippedActionIds } = getActionLog(tab.store).getState();
    for (const id of skippedActionIds) dispatchToLog(tab.store, { type: 'TOGGLE_ACTION', id });
    jumpToNewest(tab.store);
    expect(told.at(-1)).toContain('go on');
    await advanceUntil(tab, () => renewals() > 0 && tab.state().session.status === 'signedIn');
    await tab.ports.advance(LONG_MS);
    expect(tab.state().session.status).toBe('signedIn');
    expect(tab.errors()).toEqual([]);
  });

  test('what is pressed in the past is not done, neither then nor later', async () => {
    const { tab, world, told } = await watched();
    jumpTo(tab.store, findLogIndex(tab.store, 'session/providerSignedIn'));
    tab.store.dispatch(signOutRequested());
    await tab.ports.advance(LONG_MS);
    expect(told.at(-1)).toContain('session/signOutRequested is not done');
    jumpToNewest(tab.store);
    await renewal(tab);
    expect(tab.ports.visited).toEqual([]);
    expect(world.calls.some(({ key }) => key.endsWith('/revoke'))).toBe(false);
    expect(tab.state().session.user).not.toBeNull();
  });

  test('a request waits without failing, and is answered once the newest state is shown', async () => {
    const { tab, world } = await watched();
    jumpTo(tab.store, 1);
    void tab.store.dispatch(getThings.initiate(null));
    await tab.ports.advance(LONG_MS);
    expect(world.calls.map(({ key }) => key)).not.toContain(THINGS);
    jumpToNewest(tab.store);
    await waitUntil(() => getThings.select(null)(tab.state()).isSuccess);
    expect(getThings.select(null)(tab.state()).data).toEqual(['a thing']);
  });

  test('an answer that comes in the past is not lost when changes were locked meanwhile', async () => {
    const { tab, world } = await watched();
    const letGo = world.hold(THINGS);
    const answer = tab.store.dispatch(getThings.initiate(null));
    await waitUntil(() => world.calls.some(({ key }) => key === THINGS));
    dispatchToLog(tab.store, { type: 'LOCK_CHANGES', status: true });
    letGo();
    await tab.ports.advance(0);
    expect(getThings.select(null)(tab.state()).status).toBe('pending');
    dispatchToLog(tab.store, { type: 'LOCK_CHANGES', status: false });
    await answer;
    expect(getThings.select(null)(tab.state()).data).toEqual(['a thing']);
  });

  test('a renewal that was under way ends where it was', async () => {
    const { tab, world } = await watched();
    const letGo = world.hold(`POST ${PORTAL_ORIGIN}/connect/token`);
    await tab.ports.advance(EXPIRES_IN_S * 1_000);
    expect(tab.state().session.status).toBe('renewing');
    const before = tab.ports.localStorage.read('sol-auth');
    jumpTo(tab.store, 1);
    letGo();
    await tab.ports.advance(LONG_MS);
    expect(tab.ports.localStorage.read('sol-auth')).toBe(before);
    jumpToNewest(tab.store);
    await advanceUntil(tab, () => tab.state().session.status === 'signedIn');
    expect(tab.ports.localStorage.read('sol-auth')).not.toBe(before);
  });
});

describe('[SPEC 10.7] a log that is no longer that of the session', () => {
  const STRANGE: readonly { what: string; act: (given: Watched) => void }[] = [
    { what: 'reset', act: ({ tab }) => dispatchToLog(tab.store, { type: 'RESET' }) },
    { what: 'rolled back', act: ({ tab }) => dispatchToLog(tab.store, { type: 'ROLLBACK' }) },
    {
      what: 'swept of what was skipped',
      act: ({ tab }) => {
        const id = findLogIndex(tab.store, 'session/productSignedIn');
        dispatchToLog(tab.store, { type: 'TOGGLE_ACTION', id });
        dispatchToLog(tab.store, { type: 'SWEEP' });
      },
    },
    {
      what: 'committed in the past',
      act: ({ tab }) => {
        jumpTo(tab.store, 1);
        dispatchToLog(tab.store, { type: 'COMMIT' });
      },
    },
    {
      what: 'put into another order',
      act: ({ tab }) =>
        dispatchToLog(tab.store, { type: 'REORDER_ACTION', actionId: 3, beforeActionId: 2 }),
    },
    {
      what: 'paused in the past',
      act: ({ tab }) => {
        jumpTo(tab.store, 1);
        dispatchToLog(tab.store, { type: 'PAUSE_RECORDING', status: true });
        dispatchToLog(tab.store, { type: 'PAUSE_RECORDING', status: false });
      },
    },
    {
      what: 'imported',
      act: ({ tab }) =>
        dispatchToLog(tab.store, {
          type: 'IMPORT_STATE',
          nextLiftedState: [{ type: 'session/sessionEnded', payload: { reason: 'signedOut' } }],
        } as never),
    },
  ];

  test.each(STRANGE)('$what: the session waits, and loses nothing', async ({ act }) => {
    const given = await watched();
    const { tab, world } = given;
    const before = outsideOf(tab, world);
    act(given);
    await tab.ports.advance(LONG_MS);
    jumpToNewest(tab.store);
    await tab.ports.advance(LONG_MS);
    expect(outsideOf(tab, world)).toEqual(before);
  });

  test('what was exported here and is imported again is the present once more', async () => {
    const { tab, told } = await watched();
    const { payload, preloadedState } = JSON.parse(
      exportRawLog(tab.store as unknown as InstrumentedStore),
    ) as Record<string, string>;
    dispatchToLog(tab.store, { type: 'RESET' });
    expect(told).toHaveLength(1);
    dispatchToLog(tab.store, {
      type: 'IMPORT_STATE',
      nextLiftedState: JSON.parse(payload!) as never,
      ...(preloadedState && { preloadedState: JSON.parse(preloadedState) as unknown }),
    });
    expect(told).toHaveLength(2);
    await renewal(tab);
  });
});

describe('[SPEC 10.7] recording that is paused stops the log, not the portal', () => {
  test.each([{ pauseActionType: '@@PAUSED' }, { pauseActionType: undefined }])(
    '$pauseActionType',
    async ({ pauseActionType }) => {
      const { tab, told } = await watched(pauseActionType);
      dispatchToLog(tab.store, { type: 'PAUSE_RECORDING', status: true });
      await renewal(tab);
      dispatchToLog(tab.store, { type: 'PAUSE_RECORDING', status: false });
      expect(listLoggedTypes(tab.store)).toEqual([]);
      expect(told).toEqual([]);

      dispatchToLog(tab.store, { type: 'COMMIT' });
      tab.store.dispatch(signOutRequested());
      await advanceUntil(tab, () => tab.state().session.ended === 'signedOut');
      expect(told).toEqual([]);
    },
  );
});
