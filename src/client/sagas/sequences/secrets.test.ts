/** @jest-environment node */
import { signInRequested, signOutRequested } from '../../state/sessionSlice';
import { DOOR, EXPIRES_IN_S, PORTAL } from '../testing/fakeServers';
import { openTab, until, type Tab } from '../testing/openTab';
import {
  answerFrame,
  callsTo,
  framesOf,
  goOnUntil,
  renewalFrame,
  signedInWith,
  TOKEN_CALL,
} from '../testing/providerTab';

const WATCHED = { silentRenew: true, useRefreshToken: true, startCheckSession: true };

/** Every state that a tab goes through, as text. */
function statesOf({ store, state }: Tab): string[] {
  const states = [deepText(state())];
  store.subscribe(() => states.push(deepText(state())));
  return states;
}

test('[SPEC 10.7] no secret occurs in any action, state or line of a session: window, refresh, frame, other tab, sign-out', async () => {
  const { world, tab } = await signedInWith(WATCHED, { session_state: 'hash.salt' });
  const states = statesOf(tab);
  const renewals = () => callsTo(world, TOKEN_CALL).length;
  const [checkFrame] = framesOf(tab, 'check-session');

  const before = renewals();
  await tab.ports.advance(EXPIRES_IN_S * 1_000);
  await goOnUntil(tab, () => renewals() > before);
  await goOnUntil(tab, () => tab.state().session.providers['door']?.status === 'signedIn');
  checkFrame!.say({ origin: DOOR, data: 'unchanged' });
  checkFrame!.say({ origin: DOOR, data: 'changed' });
  answerFrame({ world }, await renewalFrame(tab));
  await goOnUntil(tab, () => tab.state().session.providers['door']?.status === 'signedIn');

  const other = openTab(world, { beside: tab.ports });
  states.push(...statesOf(other));
  await until(() => other.events().includes('session/checkingAuthFinished'));
  other.store.dispatch(signInRequested({ inWindow: true }));
  const [popup] = other.ports.popups;
  await until(() => popup!.visited.length > 0);
  const url = world.comeBack(popup!.visited[0]!);
  popup!.say({ origin: PORTAL, data: { v: 1, kind: 'popup', url } });
  await goOnUntil(other, () => other.state().session.signInWindow === 'closed');
  tab.store.dispatch(signOutRequested());
  await goOnUntil(tab, () => other.state().session.ended === 'otherTab');

  const verifiers = world.calls.flatMap(({ form }) => form['code_verifier'] ?? []);
  const secrets = [...world.secrets, ...verifiers];
  const told = [tab, other].flatMap(({ actions, ports }) => [
    deepText(actions),
    deepText(ports.logs),
  ]);
  const everything = [...told, ...states, deepText(other.state())].join('\n');
  expect(secrets.length).toBeGreaterThan(20);
  expect(secrets.filter((secret) => secret === '' || everything.includes(secret))).toEqual([]);
  expect(everything).toContain('Grace Bell');
});

/** Also what JSON would hide: headers and bodies inside Request and Response objects would show up as such. */
function deepText(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (part instanceof Request || part instanceof Response || part instanceof Headers) {
      throw new Error(`${key} is a live object`);
    }
    return part;
  });
}
