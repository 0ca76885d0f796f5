/** @jest-environment node */
import { signInRequested, signOutRequested } from '../../state/sessionSlice';
import { createInspectedTools, listLoggedTypes } from '../../testing/inspectedTools';
import { exportLiftedLog, exportRawLog, type InstrumentedStore } from '../../testing/instrument';
import { DOOR_ORIGIN, EXPIRES_IN_S, PORTAL_ORIGIN } from '../testing/fakeServers';
import { advanceUntil, openTab, type Tab, waitUntil } from '../testing/openTab';
import {
  respondInFrame,
  listCallsTo,
  listFrames,
  findRenewalFrame,
  openSignedInTab,
  TOKEN_CALL,
} from '../testing/providerTab';

const WATCHED = { silentRenew: true, useRefreshToken: true, startCheckSession: true };

/** Lists every state that a tab goes through, as text. */
function statesOf({ store, state }: Tab): string[] {
  const states = [deepText(state())];
  store.subscribe(() => states.push(deepText(state())));
  return states;
}

test('[SPEC 10.7] no secret occurs in any action, state, line or export of a session: window, refresh, frame, other tab, sign-out', async () => {
  const { developerTools } = createInspectedTools(WHOLE_LOG);
  const inspector = createInspectedTools(WHOLE_LOG);
  const { world, tab } = await openSignedInTab(
    WATCHED,
    { session_state: 'hash.salt' },
    { developerTools },
  );
  const states = statesOf(tab);
  const renewals = () => listCallsTo(world, TOKEN_CALL).length;
  const [checkFrame] = listFrames(tab, 'check-session');

  const before = renewals();
  await tab.ports.advance(EXPIRES_IN_S * 1_000);
  await advanceUntil(tab, () => renewals() > before);
  await advanceUntil(tab, () => tab.state().session.providers['door']?.status === 'signedIn');
  checkFrame!.say({ origin: DOOR_ORIGIN, data: 'unchanged' });
  checkFrame!.say({ origin: DOOR_ORIGIN, data: 'changed' });
  respondInFrame({ world }, await findRenewalFrame(tab));
  await advanceUntil(tab, () => tab.state().session.providers['door']?.status === 'signedIn');

  const other = openTab(world, {
    beside: tab.ports,
    developerTools: inspector.developerTools,
  });
  states.push(...statesOf(other));
  await waitUntil(() => other.events().includes('session/checkingAuthFinished'));
  other.store.dispatch(signInRequested({ inWindow: true }));
  const [popup] = other.ports.popups;
  await waitUntil(() => popup!.visited.length > 0);
  const url = world.comeBack(popup!.visited[0]!);
  popup!.say({ origin: PORTAL_ORIGIN, data: { v: 1, kind: 'popup', url } });
  await advanceUntil(other, () => other.state().session.signInWindow === 'closed');
  tab.store.dispatch(signOutRequested());
  await advanceUntil(tab, () => other.state().session.ended === 'otherTab');

  const verifiers = world.calls.flatMap(({ form }) => form['code_verifier'] ?? []);
  const secrets = [...world.secrets, ...verifiers];
  const told = [tab, other].flatMap(({ actions, ports }) => [
    deepText(actions),
    deepText(ports.logs),
  ]);
  const exported = [tab, other].flatMap(exportsOf);
  const everything = [...told, ...states, deepText(other.state()), ...exported].join('\n');
  expect(secrets.length).toBeGreaterThan(20);
  expect(secrets.filter((secret) => secret === '' || everything.includes(secret))).toEqual([]);
  // Not because there was nothing to look through.
  for (const text of exported) {
    expect(text).toContain('Grace Bell');
    expect(text).toContain('session/sessionEnded');
  }
});

/** Longer than any session here: nothing is committed and forgotten. */
const WHOLE_LOG = { maxAge: 10_000 };

/**
 * Returns what "Export" writes, in both shapes; the sanitizers take nothing away that a test should
 * find.
 */
const exportsOf = ({ store }: Tab) => {
  const inspectedStore = store as unknown as InstrumentedStore;
  return [exportRawLog(inspectedStore), exportLiftedLog(inspectedStore)];
};

/**
 * Also what JSON would hide: headers and bodies inside Request and Response objects would show up
 * as such.
 */
function deepText(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (part instanceof Request || part instanceof Response || part instanceof Headers) {
      throw new Error(`${key} is a live object`);
    }
    return part;
  });
}

test('[SPEC 10.7] the log of an hour is what happened in it: every action is there for a reason, and no tick is one', async () => {
  const { developerTools } = createInspectedTools(WHOLE_LOG);
  const { world, tab } = await openSignedInTab(
    WATCHED,
    { session_state: 'hash.salt' },
    { developerTools },
  );
  const [checkFrame] = listFrames(tab, 'check-session');
  await tab.ports.advance(0);
  const before = listLoggedTypes(tab.store).length;

  for (let minute = 0; minute < MINUTES; minute += 1) {
    await tab.ports.advance(MINUTE_MS);
    await advanceUntil(tab, () => tab.state().session.status === 'signedIn');
    checkFrame!.say({ origin: DOOR_ORIGIN, data: 'unchanged' });
  }
  const beats = checkFrame!.received.length;
  const types = listLoggedTypes(tab.store).slice(before);
  const own = types.filter((type) => !/^(identityApi|portalApi)\//.test(type));
  const renewals = listCallsTo(world, `POST ${PORTAL_ORIGIN}/connect/token`).length - 1;

  expect(beats).toBeGreaterThan(800);
  expect(renewals).toBeGreaterThan(10);
  expect(new Set(own)).toEqual(
    new Set([
      'session/checkSessionReceived',
      'session/idTokenExpired',
      'session/tokenExpired',
      'session/productRenewalRequested',
      'session/productSignedIn',
      'session/providerRenewalRequested',
      'session/silentRenewStarted',
      'session/providerSignedIn',
      'session/newAuthenticationResult',
    ]),
  );
  // A renewal of both sessions is nine actions of ours and the two calls; a tick of the check would
  // be nine hundred.
  expect(types.length).toBeLessThan(30 * renewals);
});

const MINUTES = 60;
const MINUTE_MS = 60_000;
